// seed.js: chance from outside the rules: where a match or a bot starts its own generator.

/** Sixteen hex digits. */
export function randomSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
