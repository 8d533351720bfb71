import type { LookupAddress } from 'node:dns';
import { Agent, createServer } from 'node:https';
import { afterAll, expect, test } from 'vitest';
import { guardedLookup, type Lookup } from '../../../kernel/lib/guarded-lookup.ts';
import { post } from '../webhooks/post.ts';
import { webhookPlace } from './webhook-place.ts';

const place = await webhookPlace();
const { server, admin, add, checkIn, work, deliveries } = place;
afterAll(() => place.close());

type Receiver = Awaited<ReturnType<typeof place.receiver>>;
const arrived = (receiver: Receiver, count: number) =>
  expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(count);
const firstOf = async (webhook: number) => (await deliveries(webhook))[0];

/** Tries an address whose name leads where a name server says, which may change its mind each time it is asked. */
const tryBy = (answers: readonly (readonly string[])[], networks: readonly string[] = [], port = 443) => {
  let asked = 0;
  const resolve: Lookup = (_, __, found) => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    found(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  const agent = new Agent({ keepAlive: true, lookup: guardedLookup(networks, resolve), rejectUnauthorized: false });
  const one = () =>
    post({ url: `https://hooks.example.com:${port}/x`, headers: {}, body: '{}', agent, now: new Date() });
  return { one, agent, asked: () => asked };
};

test.each([
  [['169.254.169.254']],
  [['127.0.0.1']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['::ffff:a9fe:a9fe']],
  [['10.0.0.1']],
  [['fd00:ec2::254']],
  [['100.64.0.1']],
  [['0.0.0.0']],
  [['64:ff9b::7f00:1']],
  [['203.0.113.5', '127.0.0.1']],
  [['93.184.216.34', '10.0.0.1']],
])('a name that leads to %j is refused at the connection', async (addresses) => {
  const { one } = tryBy([addresses]);
  expect(await one()).toMatchObject({ trouble: 'refused', status: null });
});

test('a name server that changes its mind reaches nothing inside: each line is dialed as it was checked', async () => {
  let reached = 0;
  const inside = createServer({}, () => {
    reached += 1;
  });
  await new Promise<void>((listening) => inside.listen(0, '127.0.0.1', listening));
  inside.on('connection', () => {
    reached += 1;
  });
  const address = inside.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // First it is checked as a public address, then it answers the one inside: there is no second question.
  const { one, asked } = tryBy([['127.0.0.1'], ['127.0.0.1']], [], port);
  expect(await one()).toMatchObject({ trouble: 'refused' });
  expect(await one()).toMatchObject({ trouble: 'refused' });
  expect(asked()).toBe(2);
  expect(reached).toBe(0);
  inside.close();
});

test('an address that was fine and leads inside now is refused at its next try', async () => {
  const receiver = await place.receiver();
  const { id } = await add(receiver.url);
  receiver.answers.push(500);
  await checkIn();
  await work();
  await arrived(receiver, 1);
  await expect.poll(() => firstOf(id)).toMatchObject({ tries: 1, answer: 500 });
  const listed = process.env.WEBHOOK_NETWORKS;
  process.env.WEBHOOK_NETWORKS = '';
  try {
    server.clock.tick(6_000);
    await work();
    await expect.poll(() => firstOf(id)).toMatchObject({ tries: 2, trouble: 'refused', answer: null });
    expect(receiver.received).toHaveLength(1);
    const outcome = 'status errors { field code }';
    for (const url of [
      receiver.url,
      `https://127.0.0.1:${server.port}/graphql`,
      'https://nestling/',
      'https://db.internal/',
    ])
      expect(await admin.call('addWebhook', { url, types: ['invoice.paid'] }, outcome), url).toMatchObject({
        errors: [{ field: 'url', code: 'REFUSED' }],
      });
  } finally {
    process.env.WEBHOOK_NETWORKS = listed;
  }
});

test('a redirect is a failure, and is not followed', async () => {
  const [receiver, other] = [await place.receiver(), await place.receiver()];
  const { id } = await add(receiver.url);
  receiver.answers.push((_, response) => response.writeHead(307, { location: other.url }).end());
  await checkIn();
  await work();
  await arrived(receiver, 1);
  await expect.poll(() => firstOf(id)).toMatchObject({ status: 'waiting', answer: 307, trouble: 'redirect' });
  expect(other.received).toHaveLength(0);
});

test('of an answer of 1 GB a piece is read, and nothing kept', async () => {
  const receiver = await place.receiver();
  const { id } = await add(receiver.url);
  let sent = 0;
  let cut = false;
  receiver.answers.push((_, response) => {
    response.writeHead(200);
    const piece = Buffer.alloc(65_536, 'sekrit ');
    const more = (): void => {
      while (!cut && sent < 1_000_000_000) {
        sent += piece.length;
        if (!response.write(piece)) return void response.once('drain', more);
      }
    };
    response.on('close', () => {
      cut = true;
    });
    more();
  });
  await checkIn();
  await work();
  await expect.poll(() => firstOf(id), { timeout: 10_000 }).toMatchObject({ status: 'delivered', answer: 200 });
  await expect.poll(() => cut).toBe(true);
  expect(sent).toBeLessThan(50_000_000);
  const { length } = await firstOf(id);
  expect(length).toBeLessThan(200_000);
  const rows = await server.tenant.db.selectFrom('webhook_delivery').selectAll().where('webhook_id', '=', id).execute();
  expect(JSON.stringify(rows)).not.toContain('sekrit');
  expect(JSON.stringify(server.log)).not.toContain('sekrit');
});

test('one that does not answer, and one that is not there, hold up nobody', async () => {
  const [slow, quick] = [await place.receiver(), await place.receiver()];
  const { id } = await add(slow.url);
  const { id: other } = await add(quick.url);
  const { id: gone } = await add('https://localhost:9/nobody');
  for (let i = 0; i < 40; i += 1) slow.answers.push(() => undefined);
  const before = performance.now();
  for (let i = 0; i < 12; i += 1) await checkIn();
  await work();
  await arrived(quick, 12);
  await expect.poll(() => deliveries(other, { status: 'delivered' })).toHaveLength(12);
  expect(performance.now() - before).toBeLessThan(12_000);
  // No more than its share is under way to the slow one.
  expect(slow.received.length).toBeLessThanOrEqual(4);
  await expect
    .poll(() => deliveries(gone).then((all) => all.some((one: { trouble: string }) => one.trouble === 'unreachable')))
    .toBe(true);
  await admin.call('removeWebhook', { id }, 'status');
}, 30_000);

test('a certificate of nobody known is no receiver', async () => {
  const receiver = await place.receiver();
  const agent = new Agent({ lookup: guardedLookup(['127.0.0.0/8', '::1/128']) });
  expect(await post({ url: receiver.url, headers: {}, body: '{}', agent, now: new Date() })).toMatchObject({
    trouble: 'unreachable',
  });
  expect(receiver.received).toHaveLength(0);
});
