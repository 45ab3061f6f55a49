// Serves a folder (build/site) on this machine only, with the headers that a good host would send:
// MIME types, the strict content security policy, caching by hashed names, compressed copies.
//
// usage: node scripts/serve.mjs [--port N] [--folder FOLDER] [--base /path/] [--quiet]
// Tests can import `serve` from here.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
  "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; " +
  "manifest-src 'self'; base-uri 'none'; form-action 'none'";

const isHashed = (path) => /\.[0-9A-Za-z]{8}\.\w+$/.test(path);

/** The file that an address means, or null. */
async function find(folder, base, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  if (!path.startsWith(base)) return null;
  const file = normalize(join(folder, path.slice(base.length)));
  if (file !== folder && !file.startsWith(folder + sep)) return null;
  const info = await stat(file).catch(() => null);
  if (!info) return null;
  if (!info.isDirectory()) return file;
  if (!path.endsWith('/')) return null;
  return (await stat(join(file, 'index.html')).catch(() => null)) ? join(file, 'index.html') : null;
}

/** The compressed copy that the browser accepts, or the file itself. */
async function encoded(file, accepted = '') {
  for (const [coding, extension] of [['br', '.br'], ['gzip', '.gz']]) {
    if (!new RegExp(`\\b${coding}\\b`).test(accepted)) continue;
    const info = await stat(file + extension).catch(() => null);
    if (info) return { path: file + extension, size: info.size, coding };
  }
  return { path: file, size: (await stat(file)).size, coding: null };
}

/** @param {{folder?: string, base?: string, policy?: string | null, headers?: Record<string, string>}} options */
function handler({ folder = join(root, 'build', 'site'), base = '/', policy = POLICY, headers = {} }) {
  const served = resolve(folder);
  return async (request, response) => {
    const file = await find(served, base, request.url);
    if (!file || !['GET', 'HEAD'].includes(request.method)) {
      response.writeHead(file ? 405 : 404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(file ? 'Only GET and HEAD.\n' : 'There is no such file here.\n');
      return;
    }
    const { path, size, coding } = await encoded(file, request.headers['accept-encoding']);
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': size,
      ...(coding ? { 'Content-Encoding': coding } : {}),
      Vary: 'Accept-Encoding',
      'Cache-Control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(policy ? { 'Content-Security-Policy': policy } : {}),
      'X-Content-Type-Options': 'nosniff',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...headers,
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(path).on('error', () => response.destroy()).pipe(response);
  };
}

/** Starts a server on loopback. Without a port it takes the first free one from 8080 on.
 * @returns {Promise<{server: import('node:http').Server, port: number, address: string}>} */
export async function serve({ port, base = '/', ...options } = {}) {
  const server = createServer(handler({ base, ...options }));
  const listen = (number) => new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(number, '127.0.0.1', () => {
      server.off('error', fail);
      done();
    });
  });
  for (let number = port ?? 8080; ; ++number) {
    try {
      await listen(number);
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port !== undefined || number > 8180) throw error;
    }
  }
  const { port: taken } = server.address();
  return { server, port: taken, address: `http://localhost:${taken}${base}` };
}

function readOptions(words) {
  const options = {};
  for (let i = 0; i < words.length; ++i) {
    const [name, value] = words[i].split('=', 2);
    if (name === '--quiet') options.quiet = true;
    else if (['--port', '--folder', '--base'].includes(name)) options[name.slice(2)] = value ?? words[++i];
    else throw new Error(`Unknown option '${words[i]}'; the options are --port N, --folder FOLDER, --base /path/ and --quiet.`);
  }
  if ('port' in options) {
    if (!/^\d+$/.test(options.port) || Number(options.port) > 65535) throw new Error('--port needs a number from 0 to 65535.');
    options.port = Number(options.port);
  }
  return options;
}

function sentence(error, port) {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken; name another one with --port, or none to get a free one.`;
  if (error.code === 'EACCES') return `Port ${port} may not be used by you; name one above 1023 with --port.`;
  return error.message;
}

async function main() {
  let options = {};
  try {
    options = readOptions(process.argv.slice(2));
    const { address } = await serve(options);
    console.log(options.quiet ? address : `Flotilla is at ${address} (stop with Ctrl+C)`);
  } catch (error) {
    console.error(`flotilla: ${sentence(error, options.port)}`);
    process.exit(1);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
