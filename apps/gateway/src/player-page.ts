import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { answerText, COMMON_HEADERS } from './http-answer.ts';
import { hostName } from './origin.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Serves the built player page: `/player` is its `index.html`, `/player/…` its files. */
export async function servePlayer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  path: string,
  origins: readonly string[],
): Promise<void> {
  const file = await fileIn(folder, path === '' || path === '/' ? 'index.html' : path);
  const type = file && TYPES[extname(file)];
  if (!file || !type) {
    answerText(
      response,
      404,
      'The player page is not here: it is built by "npm start", or PLAYER_DIR names another folder.',
    );
    return;
  }
  const page = file.endsWith('.html');
  response.writeHead(200, {
    ...COMMON_HEADERS,
    'content-type': type,
    // Built files carry a hash of their content in their name.
    ...(page
      ? { 'content-security-policy': pagePolicy(request, origins) }
      : { 'cache-control': 'public, max-age=31536000, immutable' }),
  });
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** The file below `folder`, or null: nothing outside it is ever answered, also not through a link. */
async function fileIn(folder: string, path: string): Promise<string | null> {
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, decodeURIComponent(path)));
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
}

/** Only its own files run, only this gateway is called, and only the portal's pages may frame it. */
function pagePolicy(request: IncomingMessage, origins: readonly string[]): string {
  const name = hostName(request.headers.host);
  const host = name === null ? '' : request.headers.host;
  const frames =
    origins.length > 0 ? origins.join(' ') : name === null ? "'none'" : `http://${name}:* https://${name}:*`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    `connect-src 'self' ${host ? `ws://${host} wss://${host}` : ''}`.trim(),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frames}`,
  ].join('; ');
}
