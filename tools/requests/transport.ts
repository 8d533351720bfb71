import type { Seeded } from '@nestling/testing/seeded.ts';

/** A request as it goes over the wire. */
export interface Request {
  method: string;
  path: string;
  readonly headers: Record<string, string>;
  body: Buffer;
}

const ODD_HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['accept-language', ['es', 'xx', '*;q=NaN', 'es,'.repeat(500), 'a'.repeat(4_000)]],
  ['user-agent', ['', 'x'.repeat(6_000), 'Mozilla/5.0 ()', '\u00e9\u00ff']],
  ['x-forwarded-for', ['127.0.0.1', '1.2.3.4, x', "'; drop", '::1']],
  ['x-forwarded-host', ['evil.example']],
  ['x-forwarded-proto', ['https', 'javascript']],
  ['forwarded', ['for=1;host=evil']],
  ['cookie', ['a=b', 'nestling_refresh=x', '=;=;', 'x'.repeat(4_000), 'a=%E0%A4%A', '__proto__=1']],
  ['x-nestling', ['1', '0', '1, 1']],
  ['origin', ['null', 'https://evil.example', 'http://localhost', '\u00ff']],
  ['referer', ['https://evil.example/']],
  ['x-request-id', ['1', "a'b"]],
  ['range', ['bytes=0-']],
  ['expect', ['x']],
  ['if-none-match', ['*']],
  ['accept', ['text/event-stream', 'application/graphql-response+json', 'image/*']],
  ['accept-encoding', ['br;q=0', 'gzip, deflate, br', 'identity;q=0, *;q=0']],
  ['content-encoding', ['gzip', 'br', 'x']],
];

const CONTENT_TYPES = [
  'application/json; charset=utf-16',
  'application/json;charset=ibm037',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/graphql',
  'application/json, text/plain',
  'x',
  '',
  '/',
  'application/json\t; a="',
];

const HOSTS = ['evil.example', 'localhost:1', 'LOCALHOST', '127.0.0.1', '[::1]', 'a.localhost', '-', 'x'.repeat(300)];

const TOKENS = [
  'Bearer ',
  'Bearer x',
  'Bearer a.b.c',
  'Bearer eyJhbGciOiJub25lIn0.eyJjZW50cmUiOjEsInVzZXIiOjEsInJvbGUiOiJhZG1pbiJ9.',
  'Basic YTpi',
  'bearer',
  'x'.repeat(5_000),
];

const PATHS = [
  ...['/graphql/', '/graphql?query={__typename}', '//graphql', '/GRAPHQL', '/health', '/health?x=%', '/%', '/%00'],
  ...['/dev/outbox', '/gateway-control', '/assets/../../etc/passwd', '/assets/..%2f..%2fpackage.json', '/login'],
  ...['/graphql/../health', '/.env', '/index.html/', `/${'a'.repeat(3_000)}`, '*', '/?next=//evil.example'],
];
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'POST'];

/** JSON that is none, and bytes that are no text. */
const broken = (dice: Seeded, body: string): Buffer => {
  const bytes = Buffer.from(body);
  switch (dice.between(0, 4)) {
    case 0:
      return bytes.subarray(0, dice.between(0, bytes.length));
    case 1:
      return Buffer.from(
        dice.pick(['', '{', 'null', '[]', '"', 'NaN', '{"query":', '\ufeff{}', '{"a":1}{"b":2}', '1e999']),
      );
    case 2:
      return Buffer.concat([
        bytes.subarray(0, 20),
        Buffer.from([0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80]),
        bytes.subarray(20),
      ]);
    case 3:
      return Buffer.from(body.replace('{', '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}},'));
    default:
      return Buffer.from(`${'['.repeat(dice.pick([10, 100_000]))}${body}`);
  }
};

/** Puts a body on its way: mostly as the portal does. */
export const over = (dice: Seeded, body: string, host: string, token: string | undefined): Request => {
  const headers: Record<string, string> = { host, 'content-type': 'application/json' };
  if (token) headers.authorization = token;
  const request: Request = { method: 'POST', path: '/graphql', headers, body: Buffer.from(body) };
  if (dice.happens(0.9)) return request;
  for (let i = dice.between(0, 3); i > 0; i -= 1) {
    const [name, values] = dice.pick(ODD_HEADERS);
    headers[name] = dice.pick(values);
  }
  if (dice.happens(0.15)) headers['content-type'] = dice.pick(CONTENT_TYPES);
  if (dice.happens(0.1)) headers.host = dice.pick(HOSTS);
  if (dice.happens(0.1)) headers.authorization = dice.pick(TOKENS);
  if (dice.happens(0.2)) request.body = broken(dice, body);
  if (dice.happens(0.1)) request.path = dice.pick(PATHS);
  if (dice.happens(0.1)) request.method = dice.pick(METHODS);
  if (dice.happens(0.003)) request.body = Buffer.alloc(1_200_000, 'x');
  return request;
};
