import { createPublicKey, verify } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test } from 'vitest';
import { lettersTo } from '../../auth/test/emails.ts';
import { claimDue } from '../webhooks/claim.ts';
import { nextTry, readRetryAfter } from '../webhooks/schedule.ts';
import { webhookPlace } from './webhook-place.ts';

const place = await webhookPlace();
const { server, admin, add, checkIn, work, deliveries } = place;
afterAll(() => place.close());

const outcome = 'status message errors { field code }';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
type Receiver = Awaited<ReturnType<typeof place.receiver>>;
const arrived = (receiver: Receiver, count: number) =>
  expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(count);
const headersOf = ({ headers }: Receiver['received'][number]): Record<string, string> => ({
  'webhook-id': String(headers['webhook-id']),
  'webhook-timestamp': String(headers['webhook-timestamp']),
  'webhook-signature': String(headers['webhook-signature']),
});
const statusOf = async (webhook: number) => (await deliveries(webhook))[0];
/** Lets the time go on and has what is due then sent. */
const after = async (ms: number) => {
  server.clock.tick(ms);
  await work();
};

test('a check-in arrives once, thin and signed, and is listed; nothing is told of what was not asked for', async () => {
  const receiver = await place.receiver();
  const { id, secret, key } = await add(receiver.url);
  const student = await checkIn();
  await work();
  await arrived(receiver, 1);
  const [one] = receiver.received;
  if (!one) throw new Error('Nothing came.');
  expect(one.path).toBe('/hook');
  expect(new Webhook(secret).verify(one.body, headersOf(one))).toMatchObject({
    type: 'student.checked_in',
    data: { student_id: student },
  });
  expect(Object.keys(JSON.parse(one.body).data).sort()).toEqual(['at', 'attendance_id', 'location_id', 'student_id']);
  expect(() => new Webhook(secret).verify(one.body.replace('1', '2'), headersOf(one))).toThrow();
  const [, v1a = ''] = headersOf(one)['webhook-signature']?.split(' ') ?? [];
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(key.slice(5), 'base64')]);
  const signed = `${headersOf(one)['webhook-id']}.${headersOf(one)['webhook-timestamp']}.${one.body}`;
  const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  expect(verify(null, Buffer.from(signed), publicKey, Buffer.from(v1a.slice(4), 'base64'))).toBe(true);
  await expect
    .poll(() => statusOf(id))
    .toMatchObject({
      message: headersOf(one)['webhook-id'],
      type: 'student.checked_in',
      status: 'delivered',
      tries: 1,
      answer: 204,
      length: 0,
      trouble: null,
      due_at: null,
    });
  const row = await server.tenant.db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret.slice(6, 30));
  expect(row.keys_sealed.toString('latin1')).not.toContain(secret.slice(6, 30));
  expect(JSON.stringify(server.log)).not.toContain(secret.slice(6, 30));
});

test('a secret is changed without a gap: both sign for a day, then the new one alone', async () => {
  const receiver = await place.receiver();
  const { id, secret } = await add(receiver.url);
  receiver.answers.push(500);
  await checkIn();
  await work();
  await arrived(receiver, 1);
  await expect.poll(() => statusOf(id)).toMatchObject({ tries: 1, answer: 500 });
  const { secret: fresh } = await admin.call('renewWebhookSecret', { id }, `secret ${outcome}`);
  expect(fresh).not.toBe(secret);
  await after(6_000);
  await arrived(receiver, 2);
  const one = receiver.received[1];
  if (!one) throw new Error('Nothing came.');
  expect(
    headersOf(one)
      ['webhook-signature']?.split(' ')
      .map((part) => part.split(',')[0]),
  ).toEqual(['v1', 'v1a', 'v1', 'v1a']);
  // Its own time is within five minutes of the receiver's, which goes on by itself.
  for (const known of [secret, fresh]) new Webhook(known).verify(one.body, headersOf(one));
  // Caught and sent once more later: its time is what gives it away.
  const stale = String(Math.floor(Date.now() / 1_000) - 6 * 60);
  expect(() => new Webhook(fresh).verify(one.body, { ...headersOf(one), 'webhook-timestamp': stale })).toThrow();
  await after(25 * HOUR);
  await checkIn();
  await work();
  await arrived(receiver, 3);
  expect(receiver.received[2]?.headers['webhook-signature']).not.toContain(' v1,');
});

test('it asks for the password again, and takes https addresses outside alone', async () => {
  const unsure = await server.as('admin', { confirmed: false });
  const types = ['student.checked_in'];
  const asked = (given: object, who = admin) =>
    who.call('addWebhook', { url: 'https://example.com/x', types, ...given }, `secret ${outcome}`);
  expect(await asked({}, unsure)).toMatchObject({ secret: null, errors: [{ field: 'confirm_identity' }] });
  for (const [url, code] of [
    ['http://example.com/x', 'HTTPS'],
    ['ftp://example.com', 'HTTPS'],
    ['javascript:alert(1)', 'HTTPS'],
    ['not an address', 'INVALID'],
    ['https://user:pass@example.com/', 'INVALID'],
    ['https://169.254.169.254/latest/meta-data/', 'REFUSED'],
    ['https://[::ffff:169.254.169.254]/', 'REFUSED'],
    ['https://2852039166/', 'REFUSED'],
    ['https://0xa9fea9fe/', 'REFUSED'],
    ['https://0251.0376.0251.0376/', 'REFUSED'],
    ['https://[fd00:ec2::254]/', 'REFUSED'],
    ['https://10.0.0.8/', 'REFUSED'],
    ['https://192.168.1.1:8443/', 'REFUSED'],
    ['https://[64:ff9b::a9fe:a9fe]/', 'REFUSED'],
  ] as const)
    expect(await asked({ url }), url).toMatchObject({ status: 'Error', errors: [{ field: 'url', code }] });
  expect(await asked({ types: [] })).toMatchObject({ errors: [{ field: 'types', code: 'NONE' }] });
  expect(await asked({ types: ['webhook.test'] })).toMatchObject({ errors: [{ field: 'types', code: 'UNKNOWN' }] });
  const { id } = await add('https://example.com/first');
  const moved = { id, url: 'https://example.com/second' };
  expect(await unsure.call('changeWebhook', moved, outcome)).toMatchObject({ errors: [{ field: 'confirm_identity' }] });
  expect(await unsure.call('renewWebhookSecret', { id }, outcome)).toMatchObject({
    errors: [{ field: 'confirm_identity' }],
  });
  expect(await unsure.call('changeWebhook', { id, types: ['invoice.paid'] }, outcome)).toMatchObject({
    status: 'Success',
  });
  await admin.call('removeWebhook', { id }, 'status');
});

test('it is tried again in growing steps, under the same id, until a 2xx', async () => {
  const receiver = await place.receiver();
  const { id, secret } = await add(receiver.url);
  receiver.answers.push(500, (_, response) => response.writeHead(404).end('x'.repeat(300)));
  await checkIn();
  await work();
  await arrived(receiver, 1);
  await expect.poll(() => statusOf(id)).toMatchObject({ status: 'waiting', tries: 1, answer: 500, trouble: 'answer' });
  await after(6_000);
  await arrived(receiver, 2);
  await expect.poll(() => statusOf(id)).toMatchObject({ status: 'waiting', tries: 2, answer: 404, length: 300 });
  await after(4 * MINUTE);
  expect(receiver.received).toHaveLength(2);
  await after(2 * MINUTE);
  await arrived(receiver, 3);
  await expect.poll(() => statusOf(id)).toMatchObject({ status: 'delivered', tries: 3, answer: 204 });
  const ids = new Set(receiver.received.map((one) => headersOf(one)['webhook-id']));
  expect(ids.size).toBe(1);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  expect(secret).toMatch(/^whsec_/);
});

test('the steps are those of the specification, with jitter, and come to an end', () => {
  const now = new Date('2026-03-11T15:00:00Z');
  const waits = [5_000, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
  for (const [i, wait] of waits.entries()) {
    const tried = Array.from({ length: 20 }, () => Number(nextTry(now, i + 1, null)) - now.getTime());
    expect(Math.min(...tried)).toBeGreaterThanOrEqual(wait * 0.9);
    expect(Math.max(...tried)).toBeLessThanOrEqual(wait * 1.1);
    expect(new Set(tried).size).toBeGreaterThan(1);
  }
  expect(nextTry(now, 10, null)).toBeNull();
  expect(nextTry(now, 1, 3 * HOUR)).toEqual(new Date('2026-03-11T18:00:00Z'));
  expect(Number(nextTry(now, 1, 400 * HOUR)) - now.getTime()).toBe(24 * HOUR);
  expect(readRetryAfter('120', now)).toBe(120_000);
  expect(readRetryAfter('Wed, 11 Mar 2026 15:10:00 GMT', now)).toBe(10 * MINUTE);
  expect(readRetryAfter('soon', now)).toBeNull();
});

test('410 switches it off with a letter, and it starts anew when it is switched on', async () => {
  const receiver = await place.receiver();
  const { id } = await add(receiver.url);
  const boss = await server.tenant.db
    .updateTable('app_user')
    .set({ email: 'boss@example.com', email_confirmed: true })
    .where('id', '=', admin.id)
    .returning('email')
    .executeTakeFirstOrThrow();
  receiver.answers.push(410);
  await checkIn();
  await work();
  await arrived(receiver, 1);
  const one = () =>
    admin
      .call('getWebhooks', {}, 'id status off_reason')
      .then((all) => all.find((row: { id: string }) => Number(row.id) === id));
  await expect.poll(one).toMatchObject({ status: 'off', off_reason: 'gone' });
  await server.work('webhook.off_letter');
  const letters = (await lettersTo(server.tenant, boss.email ?? '')).filter(({ kind }) => kind === 'webhook_off');
  expect(letters).toHaveLength(1);
  expect(letters[0]?.written.subject).toContain('localhost');
  expect(await statusOf(id)).toMatchObject({ status: 'stopped' });
  await checkIn();
  await work();
  expect(await admin.call('testWebhook', { id }, outcome)).toMatchObject({ errors: [{ code: 'STATE' }] });
  const [{ id: delivery } = { id: 0 }] = await deliveries(id);
  expect(await admin.call('resendWebhookDelivery', { id: delivery }, outcome)).toMatchObject({
    errors: [{ code: 'OFF' }],
  });
  expect(await admin.call('changeWebhook', { id, enabled: true }, outcome)).toMatchObject({ status: 'Success' });
  expect(await admin.call('resendWebhookDelivery', { id: delivery }, outcome)).toMatchObject({ status: 'Success' });
  await work();
  await arrived(receiver, 2);
  expect(receiver.received[0]?.headers['webhook-id']).toBe(receiver.received[1]?.headers['webhook-id']);
  await expect.poll(() => statusOf(id)).toMatchObject({ status: 'delivered', tries: 2 });
});

test('three days of failures switch it off with a letter; one success in between does not', async () => {
  const receiver = await place.receiver();
  const { id } = await add(receiver.url, ['student.checked_in']);
  const bad = (count: number) => receiver.answers.push(...Array(count).fill(500));
  bad(1);
  await checkIn();
  await work();
  await arrived(receiver, 1);
  await expect.poll(() => statusOf(id)).toMatchObject({ tries: 1, answer: 500 });
  await after(6_000);
  await arrived(receiver, 2);
  await expect.poll(() => statusOf(id)).toMatchObject({ status: 'delivered' });
  bad(40);
  await checkIn();
  await work();
  await arrived(receiver, 3);
  const status = async () =>
    (await admin.call('getWebhooks', {}, 'id status off_reason failing_since')).find(
      (row: { id: string }) => Number(row.id) === id,
    );
  await expect.poll(status).toMatchObject({ status: 'on', failing_since: expect.any(String) });
  for (let hours = 0; hours < 71; hours += 24) {
    const before = receiver.received.length;
    await after(23 * HOUR);
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBeGreaterThan(before);
    // While it is under way it is due again within half a minute; once noted, in minutes or hours.
    const rest = async () => Date.parse((await statusOf(id))?.due_at ?? '') - server.clock.now().getTime();
    await expect.poll(rest).toBeGreaterThan(MINUTE);
  }
  expect(await status()).toMatchObject({ status: 'on' });
  await after(24 * HOUR);
  await expect.poll(status, { timeout: 10_000 }).toMatchObject({ status: 'off', off_reason: 'failing' });
});

test('Retry-After is kept, and 429 holds the whole address', async () => {
  const receiver = await place.receiver();
  const { id } = await add(receiver.url);
  receiver.answers.push((_, response) => response.writeHead(429, { 'retry-after': '600' }).end());
  await checkIn();
  await work();
  await arrived(receiver, 1);
  await expect.poll(() => statusOf(id)).toMatchObject({ answer: 429, status: 'waiting' });
  await checkIn();
  await after(5 * MINUTE);
  await new Promise((later) => setTimeout(later, 700));
  expect(receiver.received).toHaveLength(1);
  await after(6 * MINUTE);
  await arrived(receiver, 3);
});

test('what was begun and lost with its process is sent by another, and was listed before', async () => {
  const receiver = await place.receiver();
  const { id } = await add(receiver.url);
  await checkIn();
  const claimed = await server.job().transaction((ctx) => claimDue(ctx, [{ webhook: id, room: 8 }]));
  expect(claimed).toHaveLength(1);
  expect(await statusOf(id)).toMatchObject({ status: 'waiting', tries: 1 });
  await work();
  expect(receiver.received).toHaveLength(0);
  await after(26_000);
  await arrived(receiver, 1);
  await expect.poll(() => statusOf(id)).toMatchObject({ status: 'delivered', tries: 2 });
});

test('a span is sent again; a test event arrives; what rolls back is told to nobody', async () => {
  const receiver = await place.receiver();
  const { id } = await add(receiver.url);
  const since = server.clock.now().toISOString();
  receiver.answers.push(500);
  await checkIn();
  await work();
  await arrived(receiver, 1);
  server.clock.tick(1_000);
  expect(await admin.call('testWebhook', { id }, outcome)).toMatchObject({ status: 'Success' });
  await work();
  await arrived(receiver, 2);
  expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({
    type: 'webhook.test',
    data: { webhook_id: id },
  });
  await expect.poll(() => deliveries(id, { status: 'delivered' })).toHaveLength(1);
  expect(await deliveries(id, { search: 'webhook.test' })).toHaveLength(1);
  expect(await deliveries(id, { search: String(receiver.received[0]?.headers['webhook-id']) })).toHaveLength(1);
  expect(await deliveries(id, { search: 'invoice' })).toEqual([]);
  await admin.call('changeWebhook', { id, enabled: false }, 'status');
  await admin.call('changeWebhook', { id, enabled: true }, 'status');
  const until = new Date(server.clock.now().getTime() + 1_000).toISOString();
  const span = { webhook: id, since, until };
  expect(await admin.call('resendWebhookDeliveries', span, outcome)).toMatchObject({ status: 'Success' });
  await work();
  await arrived(receiver, 3);
  await expect.poll(() => deliveries(id, { status: 'delivered' })).toHaveLength(2);
  expect(await admin.call('resendWebhookDeliveries', span, outcome)).toMatchObject({ errors: [{ code: 'NONE' }] });
  expect(await admin.call('resendWebhookDeliveries', { ...span, delivered: true }, outcome)).toMatchObject({
    status: 'Success',
  });
  await work();
  await arrived(receiver, 5);
});

test('another center is told nothing, and neither managers nor others see it', async () => {
  const receiver = await place.receiver();
  const elsewhere = await server.as('admin', { at: await server.centre() });
  const { id } = await add(receiver.url, ['student.checked_in'], elsewhere);
  await checkIn();
  await work();
  await new Promise((later) => setTimeout(later, 300));
  expect(receiver.received).toHaveLength(0);
  expect((await admin.call('getWebhooks', {}, 'id')).map((row: { id: string }) => Number(row.id))).not.toContain(id);
  await expect(server.as('manager').then((who) => who.call('getWebhooks', {}, 'id'))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
