import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailIdOf, nameOfCopy, nameOfPosted } from '../../../outbox/email-id.ts';
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
let childId = 0;

beforeAll(async () => {
  process.env.MAIL_HOOK_SECRET = SECRET;
  server = await startTestServer();
  const elm = await aLocation(server.tenant, { name: 'Elm' });
  manager = await server.as('manager', { locations: [elm] });
  parent = await server.as('user');
  const child = await aStudent(server.tenant, { location_id: elm.id });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, alert: true });
  childId = child.id;
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
  keys = rows.map(({ key }) => emailIdOf(centre, nameOfPosted(key)));
});
afterAll(async () => {
  await server.close();
  delete process.env.MAIL_HOOK_SECRET;
});

const report = ({
  address = ADDRESS,
  key = keys[0] ?? '',
  action = 'failed',
  status = '5.1.1',
  to = 'bounces@sunny.example',
} = {}) =>
  [
    'From: Mail Delivery System <mailer-daemon@mx.example.com>',
    `To: ${to}`,
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

interface Sent {
  readonly secret?: string;
  readonly ago?: number;
  /** The same message again, byte for byte. */
  readonly again?: boolean;
  /** The host that was signed, and the one it is brought to. */
  readonly signedFor?: string;
  readonly host?: string;
}
const send = (
  body: string,
  { secret = SECRET, ago = 0, again = false, signedFor, host }: Sent = {},
): Promise<number | undefined> => {
  const own = `localhost:${server.port}`;
  if (!again) server.clock.tick(1000);
  const at = String(Math.floor(server.clock.now().getTime() / 1000) - ago);
  const signature = createHmac('sha256', secret)
    .update(`${at}.${signedFor ?? own}/hooks/mail/report.${body}`)
    .digest('hex');
  return new Promise((answered, failed) => {
    const headers = {
      host: host ?? own,
      'content-type': 'message/rfc822',
      'x-timestamp': at,
      'x-signature': signature,
    };
    const path = '/hooks/mail/report';
    request({ host: '127.0.0.1', port: server.port, path, method: 'POST', headers }, (response) => {
      response.resume();
      answered(response.statusCode);
    })
      .on('error', failed)
      .end(body);
  });
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

test('a report that counts up letters it never got puts nobody to rest; the letter’s own does', async () => {
  const { db, centre } = server.tenant;
  const at = server.clock.now();
  const { rows } = await sql<{ send: number; id: number }>`with s as (
      insert into letter_send (centre_id, kind, subject, html, plain, status, starts_at, created_at)
      values (${centre}, 'newsletter', 'March', 'x', 'x', 'done', ${at}::timestamptz, ${at}::timestamptz) returning id)
    insert into letter_recipient (centre_id, send_id, user_id, email, status, at)
    select ${centre}, s.id, ${parent.id}, e, 'sent', ${at}::timestamptz from s, unnest(array['nora@example.com', ${ADDRESS}]) as e
    returning send_id as send, id`.execute(db);
  const [mine, theirs] = rows;
  if (!mine || !theirs) throw new Error('no letters');
  const own = emailIdOf(centre, nameOfCopy(mine.send, mine.id));
  const seal = own.slice(own.lastIndexOf('-') + 1);
  for (const guess of [
    `letter-${centre}-${theirs.send}-${theirs.id}`,
    `${theirs.send}-${theirs.id}`,
    `${theirs.send}-${theirs.id}-${'0'.repeat(20)}`,
    `${theirs.send}-${theirs.id}-${seal}`,
    emailIdOf(centre + 1, nameOfCopy(theirs.send, theirs.id)),
  ]) {
    expect(await send(report({ key: guess }))).toBe(204);
    expect(await send(report({ key: 'unknown-to-us', to: `bounces+${guess}@sunny.example` }))).toBe(204);
  }
  expect(await listed()).toEqual([]);
  // A report that shows nothing of the letter is known by where it came to.
  const back = emailIdOf(centre, nameOfCopy(theirs.send, theirs.id));
  expect(await send(report({ key: 'x', to: `<bounces+${back}@sunny.example>` }))).toBe(204);
  const [row, ...more] = await listed();
  expect([row?.email, row?.purpose, more]).toEqual([ADDRESS, 'delivery', []]);
  const log = sql<{
    email: string;
    status: string;
  }>`select email, status from letter_recipient where send_id = ${theirs.send}`;
  expect(new Map((await log.execute(db)).rows.map(({ email, status }) => [email, status]))).toEqual(
    new Map([
      ['nora@example.com', 'sent'],
      [ADDRESS, 'failed'],
    ]),
  );
  await manager.call('deleteUnsubscribedEmail', { id: row?.id, reason: 'Mailbox works again' }, 'status');
});

test('what was signed for one centre is no report at another, and counts once', async () => {
  await server.centre('oakhill');
  const bounce = report({ status: '5.1.2' });
  expect(await send(bounce, { host: `oakhill.localhost:${server.port}` })).toBe(403);
  expect(await send(bounce, { signedFor: `oakhill.localhost:${server.port}` })).toBe(403);
  expect(await send(bounce)).toBe(204);
  const [row] = await listed();
  await manager.call('deleteUnsubscribedEmail', { id: row?.id, reason: 'Mailbox works again' }, 'status');
  expect(await send(bounce, { again: true })).toBe(204);
  expect(await listed()).toEqual([]);
});

test('an urgent alert is tried at a resting address all the same, and the office is told', async () => {
  expect(await send(report())).toBe(204);
  const [row] = await listed();
  const alert = async (urgent: boolean) => {
    const values = { message: 'Pick up early', urgent, channels: ['mail'], students: [childId] };
    const told = await manager.call('createAlert', values, 'status message id');
    const { alert_user: people } = await manager.call('alert', { id: told.id }, 'alert_user');
    const ways: { channel: string; status: string; reason: string | null }[] = people[0]?.ways ?? [];
    const mail = ways.find(({ channel }) => channel === 'mail');
    return { message: String(told.message), mail: [mail?.status, mail?.reason] };
  };
  expect((await alert(false)).mail).toEqual(['skipped', 'resting']);
  const urgent = await alert(true);
  expect(urgent.mail).toEqual(['waiting', 'resting_tried']);
  expect(urgent.message).toContain('Email to one of them has bounced before');
  await manager.call('deleteUnsubscribedEmail', { id: row?.id, reason: 'Mailbox works again' }, 'status');
});

test('an address where nothing arrives rests, the office is told once, and only a reason takes it off', async () => {
  const told = await notices();
  expect([await send(report()), await send(report())]).toEqual([204, 204]);
  const [row, ...rest] = await listed();
  expect([row, rest]).toEqual([
    { id: row?.id, email: ADDRESS, purpose: 'delivery', how: 'bounce', reason: 'smtp; 550 5.1.1 no such user' },
    [],
  ]);
  expect(await notices()).toBe(told + 1);
  expect((await manager.call('deleteUnsubscribedEmail', { id: row?.id }, 'status')).status).toBe('Error');
  await manager.call('deleteUnsubscribedEmail', { id: row?.id, reason: 'Mailbox was renewed' }, 'status');
  expect(await listed()).toEqual([]);
  const { rows } = await sql<{
    reason: string;
  }>`select reason from audit where call = 'deleteUnsubscribedEmail' order by id desc limit 1`.execute(
    server.tenant.db,
  );
  expect(rows).toEqual([{ reason: 'Mailbox was renewed' }]);
});

test('who marks a letter as unwanted gets no newsletters; an alert still reaches them', async () => {
  const told = await notices();
  expect(await send(complaint())).toBe(204);
  expect(await listed()).toMatchObject([{ email: ADDRESS, purpose: 'marketing', how: 'complaint' }]);
  expect(await notices()).toBe(told);
});
