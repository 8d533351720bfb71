import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text as bodyOf } from 'node:stream/consumers';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { HOLD_MS } from '@nestling/rules/hold.ts';
import { textSize } from '@nestling/rules/texts/segments.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { httpGateway, type TextGateway, twilioGateway } from '../../../outbox/text-gateway.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { keepUnsubscribeLinks, unsubscribeToken } from '../consent/unsubscribe-links.ts';
import { kindOfReply } from '../texts/keywords.ts';
import { sendTextsBy } from '../texts/send-job.ts';

const TOKEN = 'twilio-secret';
const PHONE = '+12075550142';
let server: TestServer;
let provider: Server;
let base = '';
let gateway: TextGateway;
let answers: (number | 'silent')[] = [];
const sent: URLSearchParams[] = [];
let lastBody = '';
let manager: Person;
let parent: Person;
let child: { id: number };

beforeAll(async () => {
  provider = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      lastBody = body;
      sent.push(new URLSearchParams(body));
      const answer = answers.shift() ?? 201;
      if (answer === 'silent') return;
      response.writeHead(answer).end(answer < 300 ? JSON.stringify({ sid: `SM${sent.length}` }) : '{"code":21211}');
    });
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  const address = provider.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  gateway = twilioGateway({ account: 'AC1', token: TOKEN, from: '+12075550100', base, waitMs: 300 });
  server = await startTestServer({ textGateway: () => gateway });
  const elm = await aLocation(server.tenant, { name: 'Elm' });
  manager = await server.as('manager', { locations: [elm] });
  parent = await server.as('user');
  child = await aStudent(server.tenant, { location_id: elm.id });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, alert: true });
  await server.tenant.db.updateTable('app_user').set({ phone: '207-555-0142' }).where('id', '=', parent.id).execute();
});
afterAll(async () => {
  await server.close();
  provider.closeAllConnections();
  await new Promise((closed) => provider.close(closed));
});
beforeEach(() => {
  answers = [];
  sent.length = 0;
});

const work = () => sendTextsBy(() => gateway)(server.job());
const write = async (message: string) => {
  const done = await manager.call('createInstantSms', { message, students: [child.id] }, 'status errors { code }');
  // What is written leaves once it can no longer be taken back.
  server.clock.tick(HOLD_MS);
  return [done.status, ...done.errors.map(({ code }: { code: string }) => code)];
};
const states = async () =>
  (
    await sql<{ status: string; reason: string | null; key: string }>`select status, reason, key from text_recipient
    order by id desc limit 1`.execute(server.tenant.db)
  ).rows[0];
const hook = async (path: string, params: Record<string, string>, forged = false) => {
  const url = `http://localhost:${server.port}${path}`;
  const text = Object.keys(params)
    .sort()
    .reduce((sum, key) => sum + key + params[key], url);
  const signature = createHmac('sha1', forged ? 'guess' : TOKEN)
    .update(text)
    .digest('base64');
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(params),
  });
  return response.status;
};
let replies = 0;
const says = (Body: string, sid?: string) => {
  replies += 1;
  return hook('/hooks/text/reply', { MessageSid: sid ?? `SMin${replies}`, From: PHONE, Body });
};
const words = () => sent.map((one) => one.get('Body'));

test('a provider that says 429 or 500 is asked again later, one that is silent is not: one text, not two', async () => {
  answers = [429, 500, 201];
  expect(await write('Soup today')).toEqual(['Success']);
  await work();
  expect((await states())?.status).toBe('queued');
  await work();
  expect(sent).toHaveLength(1);
  server.clock.tick(31_000);
  await work();
  server.clock.tick(61_000);
  await work();
  expect([(await states())?.status, sent.length]).toEqual(['sent', 3]);
  answers = ['silent'];
  await write('Tea today');
  await work();
  server.clock.tick(600_000);
  await work();
  expect(words().filter((one) => one?.endsWith('Tea today'))).toHaveLength(1);
  expect(await states()).toMatchObject({ status: 'unknown', reason: 'no_answer' });
  answers = [400];
  await write('Cake today');
  await work();
  expect(await states()).toMatchObject({ status: 'failed', reason: 'code_21211' });
});

test('a text is held for half a minute, in which it can be taken back; one that has gone cannot', async () => {
  const send = async (message: string) => {
    const made = await manager.call('createInstantSms', { message, students: [child.id] }, 'status id');
    expect(made.status).toBe('Success');
    return { id: made.id };
  };
  const cancel = (given: { readonly id: string }, by = manager) =>
    by.call('cancelInstantSms', given, 'status errors { code }');
  const wrong = await send('To the wrong families');
  server.clock.tick(HOLD_MS - 1_000);
  await work();
  expect(sent).toHaveLength(0);
  expect(await cancel(wrong, await server.as('manager', { locations: [] }))).toMatchObject({ status: 'Error' });
  expect(await cancel(wrong)).toEqual({ status: 'Success', errors: [] });
  const left = await sql`select 1 from text_recipient where body like '%wrong families'`.execute(server.tenant.db);
  expect(left.rows).toEqual([]);
  server.clock.tick(HOLD_MS);
  await work();
  expect(sent).toHaveLength(0);
  expect(await cancel(wrong)).toMatchObject({ status: 'Error' });
  const right = await send('To the right ones');
  server.clock.tick(HOLD_MS);
  await work();
  expect(sent).toHaveLength(1);
  expect(await cancel(right)).toEqual({ status: 'Error', errors: [{ code: 'SENT' }] });
  const one = await manager.call('sendSmsToUser', { user_id: parent.id, message: 'To one' }, 'status id');
  expect(await cancel({ id: one.id })).toMatchObject({ status: 'Success' });
  server.clock.tick(HOLD_MS);
  await work();
  expect(sent).toHaveLength(1);
});

test('a text that was being handed over when we died is not sent again', async () => {
  await write('Pie today');
  await sql`update text_recipient set status = 'sending', updated_at = ${server.clock.now()}::timestamptz
    where status = 'queued'`.execute(server.tenant.db);
  server.clock.tick(300_000);
  await work();
  expect(sent).toHaveLength(0);
  expect(await states()).toMatchObject({ status: 'unknown', reason: 'interrupted' });
});

test('reports count only signed, for their own text, and never backwards', async () => {
  await write('Nap time');
  await work();
  const key = (await states())?.key;
  const report = (MessageStatus: string, forged = false, MessageSid = 'SM1') =>
    hook(`/hooks/text/report/${key}`, { MessageSid, MessageStatus }, forged);
  expect(await report('delivered', true)).toBe(403);
  expect(await report('delivered', false, 'SMother')).toBe(204);
  expect((await states())?.status).toBe('sent');
  expect(await report('delivered')).toBe(204);
  expect(await report('sent')).toBe(204);
  expect((await states())?.status).toBe('delivered');
});

test('STOP acts at once and is confirmed once; START undoes it; HELP helps; the rest waits for a person', async () => {
  await write('Waiting when STOP comes');
  expect(await says('¡Alto!', 'SMa')).toBe(200);
  await says('¡Alto!', 'SMa');
  await says('STOP');
  await work();
  expect(words()).toHaveLength(1);
  expect(words()[0]).toContain('no recibirá mensajes');
  expect(await write('Nobody reads this')).toEqual(['Error', 'NOBODY']);
  const list = (await manager.call('unsubscribedSms', { first: 9 }, 'data { id phone how source purpose }')).data;
  expect(list.map(({ phone, how }: { phone: string; how: string }) => [phone, how])).toEqual([[PHONE, 'stop_word']]);
  const lift = (reason?: string) =>
    manager.call('deleteUnsubscribedSms', { id: list[0].id, reason }, 'status errors { field }');
  expect(await lift()).toEqual({ status: 'Error', errors: [{ field: 'reason' }] });
  expect((await lift('asked for it at the door')).status).toBe('Success');
  expect((await manager.call('unsubscribedSms', { first: 9 }, 'total')).total).toBe(0);
  await says('stop');
  await says('START');
  await says('help');
  await work();
  expect(words()).toHaveLength(4);
  expect(await write('Back again')).toEqual(['Success']);
  await says("please don't text me any more");
  const read = async () =>
    (await manager.call('smsResponse', { first: 9, undecided: true }, 'data { id text kind thread user { id } }')).data;
  const [maybe] = await read();
  expect(maybe).toMatchObject({ kind: 'maybe_stop', user: { id: String(parent.id) } });
  expect(maybe.thread.length).toBeGreaterThan(4);
  await manager.call('decideSmsResponse', { id: maybe.id, stop: true }, 'status');
  expect(await read()).toEqual([]);
  expect(await write('Nobody reads this either')).toEqual(['Error', 'NOBODY']);
  expect(
    await says('STOP', 'SMforged').then(() =>
      hook('/hooks/text/reply', { Body: 'START', From: PHONE, MessageSid: 'x' }, true),
    ),
  ).toBe(403);
});

test('keywords are told from what only sounds like them', () => {
  const kinds = [
    'Stop.',
    'opt out',
    'DARME DE BAJA',
    'Stop by at 5?',
    'no me manden mensajes',
    'See you at noon',
    'Info',
  ];
  expect(kinds.map(kindOfReply)).toEqual(['stop', 'stop', 'stop', 'maybe_stop', 'maybe_stop', 'text', 'help']);
});

test('segments are counted as networks do', () => {
  expect(textSize('a'.repeat(160))).toEqual({ encoding: 'GSM-7', units: 160, segments: 1 });
  expect(textSize(`${'a'.repeat(159)}€`).segments).toBe(2);
  expect(textSize('á'.repeat(71))).toEqual({ encoding: 'UCS-2', units: 71, segments: 2 });
});

test('any HTTP gateway is filled by its template, and a text cannot break out of it', async () => {
  const other = httpGateway({ url: base, body: '{"n":"{to}","m":["{text}"]}', headers: {}, secret: 's' });
  expect(await other.send(PHONE, 'say "hi"\n{to}', 'key', 'http://x/')).toEqual({
    kind: 'taken',
    id: expect.any(String),
  });
  expect(JSON.parse(lastBody)).toEqual({ n: PHONE, m: ['say "hi"\n{to}'] });
  const body = '{"id":"1","status":"delivered"}';
  const at = server.clock.now();
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signed = createHmac('sha256', 's').update(`${seconds}.elm.example/hooks/text/report/k.${body}`).digest('hex');
  const told = (url: string, signature = signed, when = at) =>
    other.report({
      url,
      at: when,
      body,
      header: (name) => ({ 'x-timestamp': seconds, 'x-signature': signature })[name],
    });
  expect(told('https://elm.example/hooks/text/report/k')).toEqual({ id: '1', status: 'delivered', reason: null });
  expect(told('https://elm.example/hooks/text/report/k', 'f'.repeat(64))).toBeNull();
  // What was signed for one centre and one text is no word of another, nor of later.
  expect(told('https://oak.example/hooks/text/report/k')).toBeNull();
  expect(told('https://elm.example/hooks/text/report/another')).toBeNull();
  expect(told('https://elm.example/hooks/text/report/k', signed, new Date(at.getTime() + 400_000))).toBeNull();
});

test('one click ends newsletters alone; guessed and repeated ones change nothing', async () => {
  const { centre, db } = server.tenant;
  const token = unsubscribeToken(centre, 'letter 1');
  await keepUnsubscribeLinks(db, server.clock.now(), [
    { token, user: parent.id, address: 'Lucia@Example.com', source: 'March letter' },
  ]);
  const click = async (which: string) =>
    (
      await fetch(`http://localhost:${server.port}/unsubscribe/${which}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
    ).status;
  expect(await click('a'.repeat(43))).toBe(200);
  const list = async () =>
    (await manager.call('unsubscribedEmails', { first: 9 }, 'data { email purpose how source user { id } }')).data;
  expect(await list()).toEqual([]);
  expect(await server.guest().call('getUnsubscribeLink', { token }, 'address unsubscribed')).toEqual({
    address: 'l•••@example.com',
    unsubscribed: false,
  });
  await click(token);
  await click(token);
  expect(await list()).toEqual([
    {
      email: 'lucia@example.com',
      purpose: 'marketing',
      how: 'one_click',
      source: 'March letter',
      user: { id: String(parent.id) },
    },
  ]);
  const { rows } = await sql`select 1 from consent_entry where channel = 'mail'`.execute(db);
  expect(rows).toHaveLength(1);
  const guest = server.guest();
  expect((await guest.call('subscribeAgain', { token }, 'status')).status).toBe('Success');
  expect(await list()).toEqual([]);
  expect((await guest.call('unsubscribe', { token: `${token}x` }, 'status')).status).toBe('Error');
  const reason = 'Our child goes to school now';
  expect((await guest.call('unsubscribe', { token, reason }, 'status')).status).toBe('Success');
  expect(await list()).toMatchObject([{ email: 'lucia@example.com', how: 'page' }]);
});
