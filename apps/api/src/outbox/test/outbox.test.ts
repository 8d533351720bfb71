import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inCentre } from '../../kernel/db/in-centre.ts';
import { deliverBy } from '../deliver.ts';
import { emailIdOf, emailNameOf, nameOfPosted } from '../email-id.ts';
import { post } from '../post.ts';
import { replyPathOf } from '../reply-path.ts';
import { returnPathOf } from '../return-path.ts';
import { smtpSender, twilioSender } from '../senders.ts';
import type { Written } from '../written.ts';

let testServer: TestServer;
const mails: string[] = [];
const returned: string[] = [];
let refusals = 0;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: ({ address }, _, next) => {
    returned.push(address);
    next();
  },
  onRcptTo: (_, __, next) => {
    if (refusals === 0) return next();
    refusals -= 1;
    next(Object.assign(new Error('mailbox busy'), { responseCode: 450 }));
  },
  onData: (stream, _, next) => {
    void text(stream).then((mail) => {
      mails.push(mail);
      next();
    });
  },
});
const texted: { authorization: string | undefined; body: URLSearchParams; path: string }[] = [];
const twilio: Server = createServer((request, response) => {
  void text(request).then((body) => {
    const { authorization } = request.headers;
    texted.push({ authorization, body: new URLSearchParams(body), path: request.url ?? '' });
    response.writeHead(201).end('{}');
  });
});
const portOf = (server: { address(): string | AddressInfo | null }): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

beforeAll(async () => {
  testServer = await startTestServer();
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', () => listening()));
  await new Promise<void>((listening) => twilio.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await testServer.close();
  await new Promise<void>((closed) => smtp.close(() => closed()));
  await new Promise((closed) => twilio.close(closed));
});

const written: Written = {
  subject: '123456 is your code',
  lines: ['Hello Zoë <b>, type this code.'],
  code: '123456',
  button: { label: 'Confirm', href: 'http://localhost/verify-email/1-a?code=123456&email=a%40b.c' },
  centre: 'Sunny Days',
  language: 'en',
};

const send = async (channel: 'mail' | 'sms', to: string, returnPath?: string, more: Partial<Written> = {}) => {
  const { centre } = testServer.tenant;
  const at = testServer.clock.now();
  await inCentre(testServer.app.appContext.pools, centre, (db) =>
    post(db, centre, at, { channel, kind: 'test', to, user: null, written: { ...written, ...more } }),
  );
  const row = await testServer.tenant.db
    .selectFrom('outbox')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const url = `smtp://127.0.0.1:${portOf(smtp.server)}`;
  const deliver = deliverBy(() => ({
    mail: smtpSender(
      url,
      'Sunny Days <hello@sunny.example>',
      returnPathOf({ MAIL_RETURN_PATH: returnPath }),
      replyPathOf({ MAIL_REPLY: 'reply@mail.sunny.example' }),
    ),
    sms: twilioSender('AC1', 'secret', '+15550100', `http://127.0.0.1:${portOf(twilio)}`),
  }));
  return {
    row,
    deliver: () => deliver(testServer.job(), { letter: row.id }),
  };
};
const stateOf = (id: number) =>
  testServer.tenant.db
    .selectFrom('outbox')
    .select(['sent_at', 'tries', 'trouble'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a mail leaves as text and HTML, once, and what it says is sealed where it waits', async () => {
  const { row, deliver } = await send('mail', 'zoe@example.com');
  expect(row.sealed.toString('latin1')).not.toContain('123456');
  await deliver();
  await deliver();
  expect(mails).toHaveLength(1);
  const [mail = ''] = mails;
  expect(mail).toContain('Subject: 123456 is your code');
  expect(mail.replace(/\r?\n /g, ' ')).toContain(
    `Message-ID: <${emailIdOf(testServer.tenant.centre, nameOfPosted(row.key))}@sunny.example>`,
  );
  expect(mail).toContain('Content-Type: text/plain');
  expect(mail).toContain('Content-Type: text/html');
  const html = mail.slice(mail.indexOf('text/html'));
  expect(html).toContain('&#60;b&#62;, type');
  expect(html).not.toContain('<b>, type');
  expect(await stateOf(row.id)).toEqual({ sent_at: testServer.clock.now(), tries: 1, trouble: null });
});

test('each mail has a return path of its own where a mailbox is named for it, within 64 letters', async () => {
  const { row, deliver } = await send('mail', 'yan@example.com', 'bounces@mail.sunny.example');
  await deliver();
  const id = emailIdOf(testServer.tenant.centre, nameOfPosted(row.key));
  expect(returned.at(-1)).toBe(`bounces+${id}@mail.sunny.example`);
  expect(`bounces+${id}`.length).toBeLessThanOrEqual(64);
  expect(emailNameOf(testServer.tenant.centre, id)).toBe(nameOfPosted(row.key));
  expect(emailNameOf(testServer.tenant.centre + 1, id)).toBeNull();
});

test('a mail of a thread names those before it, where answers go, and wants none from programs', async () => {
  const reply = '0123456789abcdefghijklmno';
  const { deliver } = await send('mail', 'thread@example.com', undefined, {
    subject: 'Frozen\r\nBcc: everybody@example.com',
    reply_to: 'office@sunny.example',
    thread: { before: ['first-letter', 'second-letter'], reply },
  });
  await deliver();
  const [head = ''] = (mails.at(-1) ?? '').split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const of = (name: string) => lines.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  expect(of('In-Reply-To')).toEqual(['In-Reply-To: <second-letter@sunny.example>']);
  expect(of('References')).toEqual(['References: <first-letter@sunny.example> <second-letter@sunny.example>']);
  expect(of('Reply-To')).toEqual([`Reply-To: reply+${reply}@mail.sunny.example`]);
  expect(of('Auto-Submitted')).toEqual(['Auto-Submitted: auto-generated']);
  expect(of('X-Auto-Response-Suppress')).toEqual(['X-Auto-Response-Suppress: All']);
  expect(of('Bcc')).toEqual([]);
  const plain = await send('mail', 'alone@example.com');
  await plain.deliver();
  expect(mails.at(-1)).not.toMatch(/^(References|In-Reply-To|Reply-To|X-Auto-Response-Suppress):/im);
});

test('a mail that is refused for now is tried again, and says why until it has left', async () => {
  refusals = 1;
  const { row, deliver } = await send('mail', 'busy@example.com');
  await expect(deliver()).rejects.toThrow(/could not be delivered/);
  expect(await stateOf(row.id)).toMatchObject({ sent_at: null, tries: 1, trouble: expect.stringContaining('busy') });
  await deliver();
  expect(await stateOf(row.id)).toMatchObject({ tries: 2, trouble: null });
});

test('a text message goes to the number alone, in one piece', async () => {
  const { deliver } = await send('sms', '+1 (555) 010-4477');
  await deliver();
  expect(texted).toHaveLength(1);
  const [{ authorization, body, path } = { authorization: '', body: new URLSearchParams(), path: '' }] = texted;
  expect(path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
  expect(authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
  expect(body.get('To')).toBe('+15550104477');
  expect(body.get('Body')).toBe(`Sunny Days: ${written.lines[0]} 123456 ${written.button?.href}`);
});

test('without a sender a letter waits, and nobody reads it over HTTP unless that was switched on', async () => {
  const { row } = await send('mail', 'waits@example.com');
  const nothing = deliverBy(() => ({ mail: null, sms: null }));
  await nothing(testServer.job(), { letter: row.id });
  expect(await stateOf(row.id)).toEqual({ sent_at: null, tries: 0, trouble: null });
  const closed = await testServer.app.http.inject({ url: '/dev/outbox?format=json', headers: { host: 'localhost' } });
  expect(closed.statusCode).toBe(404);
});
