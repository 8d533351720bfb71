import { createHmac } from 'node:crypto';
import { type Person, startTestServer, type TestServer } from '@nestling/testing/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '../../../outbox/post.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

const SECRET = 'of the mail hook';
const ADDRESS = 'lena@example.com';
let server: TestServer;
let manager: Person;
let parent: Person;
let keys: string[] = [];

beforeAll(async () => {
  process.env.MAIL_HOOK_SECRET = SECRET;
  server = await startTestServer();
  const elm = await aLocation(server.tenant, { name: 'Elm' });
  manager = await server.as('manager', { locations: [elm] });
  parent = await server.as('user');
  const child = await aStudent(server.tenant, { location_id: elm.id });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, alert: true });
  const { db, centre } = server.tenant;
  await db.updateTable('app_user').set({ email: ADDRESS }).where('id', '=', parent.id).execute();
  for (const kind of ['alert', 'news'])
    await post(db, centre, server.clock.now(), {
      channel: 'mail',
      kind,
      to: 'Lena@Example.com',
      user: parent.id,
      written: { subject: 'x', lines: ['x'], centre: 'Sunny', language: 'en' },
    });
  const { rows } = await sql<{
    key: string;
  }>`select key from outbox where recipient = 'Lena@Example.com' order by id`.execute(db);
  keys = rows.map(({ key }) => key);
});
afterAll(async () => {
  await server.close();
  delete process.env.MAIL_HOOK_SECRET;
});

const report = ({ address = ADDRESS, key = keys[0] ?? '', action = 'failed', status = '5.1.1' } = {}) =>
  [
    'From: Mail Delivery System <mailer-daemon@mx.example.com>',
    'Subject: Undelivered',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain',
    '',
    'It could not be delivered.',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    `Final-Recipient: rfc822; ${address}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1',
    ' no such user',
    '--b1',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: <${key}@sunny.example>`,
    'Subject: x',
    '',
    'x',
    '--b1--',
    '',
  ].join('\r\n');
const complaint = () =>
  report({ key: keys[1] ?? '' })
    .replace('report-type=delivery-status', 'report-type=feedback-report')
    .replace('message/delivery-status', 'message/feedback-report')
    .replace('Reporting-MTA: dns; mx.example.com\r\n\r\n', 'Feedback-Type: abuse\r\nVersion: 1\r\n')
    .replace('Final-Recipient: rfc822; ', 'Original-Rcpt-To: ');

const send = async (body: string, { secret = SECRET, ago = 0 } = {}) => {
  const at = String(Math.floor(server.clock.now().getTime() / 1000) - ago);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const response = await fetch(`http://localhost:${server.port}/hooks/mail/report`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', 'x-timestamp': at, 'x-signature': signature },
    body,
  });
  return response.status;
};
const listed = async () => {
  const { data } = await manager.call('unsubscribedEmails', { first: 20 }, 'data { id email purpose how reason }');
  return data as { id: string; email: string; purpose: string; how: string; reason: string | null }[];
};
const notices = async () =>
  (await manager.call('notificationsShort', {}, 'data { kind }')).data.filter(
    ({ kind }: { kind: string }) => kind === 'mail_resting',
  ).length;

test('a forged or an old report is refused, and one of no letter of ours changes nothing', async () => {
  expect(await send(report(), { secret: 'guess' })).toBe(403);
  expect(await send(report(), { ago: 400 })).toBe(403);
  for (const other of [
    report({ address: 'somebody@example.com' }),
    report({ key: '6f1c1b7e-0000-4000-8000-000000000000' }),
    report({ action: 'delayed', status: '4.4.1' }),
    report({ status: '5.2.2' }),
    'Subject: hello\r\n\r\nno report at all',
  ])
    expect(await send(other)).toBe(204);
  expect(await listed()).toEqual([]);
});

test('an address where nothing arrives rests, the office is told once, and only a reason takes it off', async () => {
  expect([await send(report()), await send(report())]).toEqual([204, 204]);
  const [row, ...rest] = await listed();
  expect([row, rest]).toEqual([
    { id: row?.id, email: ADDRESS, purpose: 'delivery', how: 'bounce', reason: 'smtp; 550 5.1.1 no such user' },
    [],
  ]);
  expect(await notices()).toBe(1);
  expect((await manager.call('deleteUnsubscribedEmail', { id: row?.id }, 'status')).status).toBe('Error');
  await manager.call('deleteUnsubscribedEmail', { id: row?.id, reason: 'Mailbox works again' }, 'status');
  expect(await listed()).toEqual([]);
  const { rows } = await sql<{
    reason: string;
  }>`select reason from audit where call = 'deleteUnsubscribedEmail'`.execute(server.tenant.db);
  expect(rows).toEqual([{ reason: 'Mailbox works again' }]);
});

test('who marks a letter as unwanted gets no newsletters; an alert still reaches them', async () => {
  expect(await send(complaint())).toBe(204);
  expect(await listed()).toMatchObject([{ email: ADDRESS, purpose: 'marketing', how: 'complaint' }]);
  expect(await notices()).toBe(1);
});
