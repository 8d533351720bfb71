import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { send } from '@nestling/api/harness/client.ts';
import { APP_PASSWORD } from '@nestling/api/harness/template.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type App, buildApp } from '../../src/app.ts';
import { APP_ROLE } from '../../src/db/app-role.ts';
import { lettersTo } from '../../src/domains/auth/test/emails.ts';
import { aContact } from '../../src/domains/users/test/users.factory.ts';
import { hashPassword } from '../../src/secrets/passwords.ts';
import { changedSince, contentsOf } from './contents.ts';
import { figure } from './figure.ts';

// S7 and S11: what a foreign page can make a browser do, and what a forged header can make the api believe. That a cookie
// alone refreshes for the portal's own requests only is held by domains/auth/test/sessions.test.ts; the origin at the gateway
// by apps/gateway/test/views.test.ts; a page in a frame by apps/e2e.

const PASSWORD = 'purple tractors at dawn';
let server: TestServer;
let app: App;
let folder: string;
let parent: Person;
let refresh: string;
let person: { id: number; email: string | null; username: string };

beforeAll(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'nestling-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>portal</title>');
  writeFileSync(join(folder, 'web-form.html'), '<!doctype html><title>form</title>');
  // The same database behind a process that serves pages, as in production.
  const url = Object.assign(new URL(server.ownerUrl), { username: APP_ROLE, password: APP_PASSWORD });
  app = await buildApp({
    databaseUrl: url.href,
    log: pino({ level: 'silent' }),
    clock: server.clock,
    portalDir: folder,
  });
  person = await aContact(server.tenant, { password_hash: await hashPassword(PASSWORD) });
  parent = await server.as({ id: person.id });
  const signedIn = await server
    .guest()
    .call('login', { username: person.username, password: PASSWORD }, 'refresh_token');
  refresh = signedIn.refresh_token;
});
afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const CHANGE = JSON.stringify({ query: 'mutation { refreshToken { status access_token } }' });

test('a public form is a page of its own, under the same policy; all else is the portal', async () => {
  const titles = [];
  for (const url of [
    '/web-form/k-1/view',
    '/web-form/k-1/view?a=b',
    '/web-form/k-1/view/',
    '/web-form/12',
    '/web-form/12/3/entries',
  ]) {
    const { headers, body } = await app.http.inject({ url, headers: { host: 'sunny.localhost' } });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['cache-control']).toBe('no-cache');
    titles.push(/<title>(\w+)/.exec(body)?.[1]);
  }
  expect(titles).toEqual(['form', 'form', 'form', 'portal', 'portal']);
});

test('a page of somebody else changes nothing, reads nothing and frames nothing', async () => {
  const leaks: string[] = [];
  let tried = 0;
  const before = await contentsOf(server);
  const cookie = `nestling-refresh=${refresh}; __Host-nestling-refresh=${refresh}`;
  const simple = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
    'text/plain; application/json',
  ];
  const origins = ['https://evil.example', 'null', 'http://localhost.evil.example'];
  // A browser sends these without asking first; the cookie may come along where a browser is old.
  for (const origin of origins) {
    for (const type of simple) {
      tried += 1;
      const headers = { origin, cookie, ...(type ? { 'content-type': type } : {}) };
      const {
        status,
        body,
        headers: answered,
      } = await send(parent.way, '/graphql', { method: 'POST', body: CHANGE, headers });
      if (status === 200 && JSON.stringify(body).includes('"Success"')) leaks.push(`posted as ${type}`);
      if (answered['access-control-allow-origin'] !== undefined) leaks.push(`readable by ${origin}`);
    }
    // Anything more it asks first, and is not told that it may.
    tried += 2;
    const asking = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-nestling',
    };
    const told = await send(parent.way, '/graphql', { method: 'OPTIONS', headers: asking });
    if (Object.keys(told.headers).some((name) => name.startsWith('access-control-')))
      leaks.push(`allowed to ${origin}`);
    const read = await send(parent.way, `/graphql?query=${encodeURIComponent('{ me { id } }')}`, {
      headers: { origin, cookie },
    });
    // Reads are served by GET, but to nobody by the cookie: what came back names no one.
    if (!JSON.stringify(read.body).includes('"UNAUTHENTICATED"'))
      leaks.push(`calls by GET: ${JSON.stringify(read.body)}`);
  }
  // JSON with the cookie but without the portal's header, as a page could send it through a hole in somebody's CORS.
  tried += 1;
  const json = { cookie, 'content-type': 'application/json' };
  const posted = await send(parent.way, '/graphql', { method: 'POST', body: CHANGE, headers: json });
  if (JSON.stringify(posted.body).includes('"Success"')) leaks.push('refreshed by the cookie alone');
  // A socket opened by a foreign page brings the cookie, which says nothing there.
  tried += 1;
  if (await socketServes(cookie)) leaks.push('a socket served by the cookie');
  leaks.push(...(await changedSince(server, before)));
  const page = await app.http.inject({ url: '/login' });
  const policy = String(page.headers['content-security-policy']);
  for (const part of [
    "frame-ancestors 'none'",
    "script-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ])
    if (!policy.includes(part)) leaks.push(`pages without ${part}`);
  figure('S7 what a foreign page can do', tried, leaks);
});

const socketServes = (cookie: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, ['graphql-transport-ws'], {
      origin: 'https://evil.example',
      headers: { host: `localhost:${server.port}`, cookie },
    });
    const id = '1';
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
    socket.on('message', (data) => {
      const { type } = JSON.parse(String(data));
      if (type === 'connection_ack')
        socket.send(
          JSON.stringify({
            id,
            type: 'subscribe',
            payload: { query: 'subscription { cameraAccessChanged { __typename } }' },
          }),
        );
      else {
        socket.close();
        resolve(!String(data).includes('UNAUTHENTICATED'));
      }
    });
    socket.on('close', () => resolve(false));
    socket.on('error', () => resolve(false));
  });

test('links of letters change nothing when they are opened, whoever opens them', async () => {
  const leaks: string[] = [];
  await server.guest().call('forgotPassword', { email: person.email ?? '' }, 'status');
  const before = await contentsOf(server);
  const paths = ['password/reset', 'user/approve', 'email/verify', 'invited', 'auto-login', 'unsubscribe', 'register'];
  const requests = paths.flatMap((path) =>
    (['GET', 'HEAD'] as const).map((method) => ({ method, url: `/${path}/${'a'.repeat(22)}?token=x` })),
  );
  for (const request of requests) {
    const { statusCode, headers } = await app.http.inject(request);
    if (statusCode !== 200 || headers.location) leaks.push(`${request.url} answers ${statusCode}`);
  }
  leaks.push(...(await changedSince(server, before)));
  figure('S7 links opened by scanners', requests.length, leaks);
});

test('a forged host, proxy header or address makes no link, no redirect and no other person', async () => {
  const leaks: string[] = [];
  let tried = 0;
  const forged: Record<string, string>[] = [
    { host: 'evil.example' },
    { host: 'localhost@evil.example' },
    { host: 'localhost:1@evil.example' },
    { host: 'evil.example#.localhost' },
    { host: 'localhost evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-original-url': '/dev/outbox', 'x-rewrite-url': '/dev/outbox' },
    { origin: 'https://evil.example', referer: 'https://evil.example/' },
  ];
  for (const headers of forged) {
    await server.tenant.db.deleteFrom('attempt').execute();
    tried += 1;
    const payload = { query: `mutation { forgotPassword(email: ${JSON.stringify(person.email)}) { status } }` };
    const all = { host: 'localhost', ...headers };
    const answered = await server.app.http.inject({ method: 'POST', url: '/graphql', headers: all, payload });
    if (answered.body.includes('evil.example') && !answered.body.includes('no center at'))
      leaks.push(`told back: ${JSON.stringify(headers)}`);
  }
  for (const { written } of await lettersTo(server.tenant, person.email ?? ''))
    if (!/^http:\/\/localhost(:\d+)?\//.test(written.button?.href ?? 'http://localhost/'))
      leaks.push(`a letter links to ${written.button?.href}`);
  const addresses = [
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/login?next=//evil.example',
    '/login?next=javascript:alert(1)',
  ];
  for (const url of [...addresses, '/..//evil.example/', '/%5cevil.example']) {
    tried += 1;
    const { statusCode, headers } = await app.http.inject({ url, headers: { host: 'localhost' } });
    if (headers.location || statusCode >= 500 || (statusCode >= 300 && statusCode < 400))
      leaks.push(`${url} leads away`);
  }
  figure('S11 forged hosts, proxy headers and addresses', tried, leaks);
});

test('a host that is none stands in no policy of a page, and names nothing it may reach', async () => {
  for (const host of ['evil.example"><script>', "evil.example; script-src 'unsafe-inline'", 'localhost:99999']) {
    const { headers } = await app.http.inject({ url: '/login', headers: { host } });
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/evil|99999|unsafe/);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-src 'none'");
  }
  const { headers } = await app.http.inject({ url: '/login', headers: { host: 'localhost:4000' } });
  expect(String(headers['content-security-policy'])).toContain('ws://localhost:4000 ');
});

test('what the forged headers were answered is the same for the next person', async () => {
  // Nothing that was answered may be kept by a cache in front for somebody else.
  const answers = [
    await app.http.inject({ url: '/login' }),
    await app.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'localhost' },
      payload: { query: '{ __typename }' },
    }),
  ];
  const kept = answers.map(({ headers }) => String(headers['cache-control']));
  expect(kept[0]).toMatch(/no-cache/);
  expect(kept[1]).toMatch(/no-store/);
});
