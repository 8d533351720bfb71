import { createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { firebasePush } from '../push/firebase.ts';

/** Google as far as a sender sees it: a place that gives tokens, and one that takes messages. */
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const asked: string[] = [];
const came: { path: string; token: string; body: unknown }[] = [];
const answers: { status: number; headers?: Record<string, string> }[] = [];
let base = '';
const google = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString();
    if (request.url === '/token') {
      asked.push(new URLSearchParams(body).get('assertion') ?? '');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ access_token: `token ${asked.length}`, expires_in: 3600 }));
      return;
    }
    came.push({ path: request.url ?? '', token: request.headers.authorization ?? '', body: JSON.parse(body) });
    const { status, headers } = answers.shift() ?? { status: 200 };
    response.writeHead(status, headers).end('{}');
  });
});
beforeAll(async () => {
  await new Promise<void>((listening) => google.listen(0, '127.0.0.1', listening));
  const at = google.address();
  base = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
});
afterAll(() => google.close());
beforeEach(() => {
  for (const list of [asked, came, answers]) list.length = 0;
});

const sender = () =>
  firebasePush(
    {
      project_id: 'nestling-test',
      client_email: 'push@nestling-test.iam.example',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${base}/token`,
    },
    base,
  );
const shown = { title: 'Nora', body: 'Checked in', url: '/notifications?told=1', tag: 'n-1', urgent: false };
const subject = 'mailto:push@localhost';

test('asks for a token in its own name once, and sends as HTTP v1 wants it', async () => {
  const send = sender();
  expect(await send('device a', shown, subject)).toEqual({ kind: 'sent' });
  expect(await send('device b', { ...shown, urgent: true }, subject)).toEqual({ kind: 'sent' });
  expect(asked).toHaveLength(1);
  const [head = '', claims = '', signature = ''] = asked[0]?.split('.') ?? [];
  const isSigned = createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(publicKey, signature, 'base64url');
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    iss: 'push@nestling-test.iam.example',
    aud: `${base}/token`,
    scope: 'https://www.googleapis.com/auth/firebase.messaging',
  });
  expect(came.map(({ path, token }) => [path, token])).toEqual([
    ['/v1/projects/nestling-test/messages:send', 'Bearer token 1'],
    ['/v1/projects/nestling-test/messages:send', 'Bearer token 1'],
  ]);
  expect(came[0]?.body).toEqual({
    message: {
      token: 'device a',
      notification: { title: 'Nora', body: 'Checked in' },
      data: { url: '/notifications?told=1', tag: 'n-1' },
      android: { priority: 'NORMAL', collapse_key: 'n-1', notification: { tag: 'n-1' } },
    },
  });
  expect(came[1]?.body).toMatchObject({ message: { android: { priority: 'HIGH' } } });
});

test('tells what ended, what is to wait and what is refused apart; a token that is no good any more is asked anew', async () => {
  const send = sender();
  answers.push(
    { status: 404 },
    { status: 429, headers: { 'retry-after': '90' } },
    { status: 503 },
    { status: 400 },
    { status: 401 },
  );
  expect(await send('gone', shown, subject)).toEqual({ kind: 'ended' });
  expect(await send('a', shown, subject)).toEqual({ kind: 'later', afterMs: 90_000, reason: 'answer_429' });
  expect(await send('a', shown, subject)).toEqual({ kind: 'later', afterMs: null, reason: 'answer_503' });
  expect(await send('a', shown, subject)).toEqual({ kind: 'refused', reason: 'answer_400' });
  expect(await send('a', shown, subject)).toMatchObject({ kind: 'later' });
  expect(asked).toHaveLength(1);
  expect(await send('a', shown, subject)).toEqual({ kind: 'sent' });
  expect([asked.length, came.at(-1)?.token]).toEqual([2, 'Bearer token 2']);
});

test('nobody at home is no end of a device', async () => {
  const nowhere = firebasePush(
    {
      project_id: 'nestling-test',
      client_email: 'push@nestling-test.iam.example',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: 'http://127.0.0.1:9/token',
    },
    'http://127.0.0.1:9',
  );
  expect(await nowhere('a', shown, subject)).toMatchObject({ kind: 'later', afterMs: null });
});
