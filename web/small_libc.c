// The two functions of the C library that would bring in its whole arithmetic of long numbers
// (some 20 KB in each module), cut down to what the JSON library asks of them. Both take the
// library's place when they are linked first.
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

// Numbers with a fraction or an exponent; whole ones are read elsewhere. Exact for as many digits
// as a double holds and powers of ten up to 22; beyond that nearly so.
double strtod(const char* restrict text, char** restrict end) {
  const char* at = text;
  const int negative = *at == '-';
  if (*at == '-' || *at == '+') ++at;
  const char* const first = at;
  uint64_t digits = 0;
  int exponent = 0, fraction = 0, any = 0;
  for (;; ++at) {
    if (*at == '.' && !fraction) {
      fraction = 1;
      continue;
    }
    if (*at < '0' || *at > '9') break;
    any = 1;
    if (digits < 100000000000000000u) {
      digits = digits * 10 + (uint64_t)(*at - '0');
      exponent -= fraction;
    } else {
      exponent += !fraction;
    }
  }
  if (!any) {
    if (end) *end = (char*)text;
    return 0;
  }
  if ((*at == 'e' || *at == 'E') && at > first) {
    const char* power = at + 1;
    const int down = *power == '-';
    if (*power == '-' || *power == '+') ++power;
    int number = 0, some = 0;
    for (; *power >= '0' && *power <= '9'; ++power, some = 1)
      if (number < 10000) number = number * 10 + (*power - '0');
    if (some) {
      exponent += down ? -number : number;
      at = power;
    }
  }
  if (end) *end = (char*)at;
  double value = (double)digits, scale = 1, ten = 10;
  for (int left = exponent < 0 ? -exponent : exponent; left && value != 0; left >>= 1, ten *= ten)
    if (left & 1) scale *= ten;
  value = exponent < 0 ? value / scale : value * scale;
  return negative ? -value : value;
}

// Their siblings live in the same file of the library.
float strtof(const char* restrict text, char** restrict end) { return (float)strtod(text, end); }
long double strtold(const char* restrict text, char** restrict end) { return strtod(text, end); }

// Text, and hexadecimal numbers with at least so many digits: "%s", "%04x", "%.4X".
int snprintf(char* restrict out, size_t room, const char* restrict format, ...) {
  va_list arguments;
  va_start(arguments, format);
  size_t length = 0;
#define PUT(c) \
  do { \
    if (length + 1 < room) out[length] = (c); \
    ++length; \
  } while (0)
  for (; *format; ++format) {
    if (*format != '%') {
      PUT(*format);
      continue;
    }
    unsigned least = 0;
    for (++format; *format == '.' || (*format >= '0' && *format <= '9'); ++format)
      if (*format != '.') least = least * 10 + (unsigned)(*format - '0');
    if (*format == 's') {
      for (const char* text = va_arg(arguments, const char*); *text; ++text) PUT(*text);
    } else if (*format == 'x' || *format == 'X') {
      const unsigned number = va_arg(arguments, unsigned);
      for (int digit = 7; digit >= 0; --digit)
        if (number >> (4 * digit) || (unsigned)digit < least || digit == 0)
          PUT((*format == 'x' ? "0123456789abcdef" : "0123456789ABCDEF")[number >> (4 * digit) & 15]);
    } else if (!*format) {
      break;
    }
  }
#undef PUT
  if (room) out[length < room ? length : room - 1] = 0;
  va_end(arguments);
  return (int)length;
}
