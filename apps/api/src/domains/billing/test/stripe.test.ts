import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { openStripe, type StripeStandIn, type Thing } from '@nestling/testing/stripe.ts';
import { signatureOf } from '@nestling/testing/stripe-signature.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { sendCharge } from '../payments/stripe/charge.ts';
import { catchUp, lookAt } from '../payments/stripe/events.ts';
import { askAgain } from '../payments/stripe/jobs.ts';
import { sendStripeRefund } from '../payments/stripe/refunds.ts';
import { anInvoice } from './billing.factory.ts';
import { differencesOf } from './ledger.model.ts';

const KEY = 'sk_test_abcdefgh12345678';
const HOOK = 'whsec_abcdefgh12345678';
const ok = { status: 'Success' };

let server: TestServer;
let stripe: StripeStandIn;
let elm: { id: number };
let child: number;
let mother: Person;
let manager: Person;

beforeAll(async () => {
  server = await startTestServer();
  stripe = await openStripe(KEY, () => server.clock.now());
  process.env.STRIPE_URL = stripe.url;
  elm = await aLocation(server.tenant, { billing: true });
  const admin = await server.as('admin', { locations: [elm] });
  manager = await server.as('manager', { locations: [elm] });
  mother = await server.as('user');
  child = (await aStudent(server.tenant, { location_id: elm.id, room_id: null })).id;
  await aGuardianLink(server.tenant, { student_id: child, user_id: mother.id, is_payer: true });
  const keys = { publish_key: 'pk_test_abcdefgh1', secret_key: KEY, webhook_secret: HOOK };
  expect(
    await admin.call(
      'savePaymentProviderSetting',
      { location: elm.id, can_pay: true, enable_test_mode: true, ...keys },
      'status',
    ),
  ).toEqual(ok);
});
afterAll(async () => {
  delete process.env.STRIPE_URL;
  await stripe?.close();
  await server?.close();
});

const { db, centre } = { db: () => server.tenant.db, centre: () => server.tenant.centre };

/** Gives a card on Stripe's page and comes back with it. */
const giveCard = async (card: Parameters<StripeStandIn['complete']>[1], who = mother): Promise<string> => {
  const opened = await who.call('createUserCardSession', { location: elm.id }, 'status provider url');
  expect(opened).toMatchObject({ status: 'Success', provider: 'stripe' });
  const session = String(opened.url).split('/pay/')[1] ?? '';
  stripe.complete(session, card);
  const kept = await who.call(
    'addUserCard',
    { payment_method: session, location: elm.id },
    'status method { id last4 }',
  );
  expect(kept.status).toBe('Success');
  return kept.method.id;
};
const owes = (amount = 10_000) =>
  anInvoice(server.tenant, { location: elm.id, student: child, user: mother.id, items: [{ name: 'Tuition', amount }] });
const pay = (id: number, payment_method: string, operation_id: string = randomUUID()) =>
  mother.call('chargeUserInvoice', { id, payment_method, operation_id }, 'status message payment { id status }');
const paymentNow = async (id: string | number) =>
  db().selectFrom('payment').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();
const openOf = async (id: number) =>
  (await db().selectFrom('invoice').select('open_cents').where('id', '=', id).executeTakeFirstOrThrow()).open_cents;
const send = (id: string | number) => sendCharge(server.job(), Number(id));
const sound = async () => expect(await differencesOf(db(), centre())).toEqual([]);

const hook = async (
  event: Thing | undefined,
  { secret = HOOK, at = server.clock.now(), location = elm.id, altered = false, host = 'localhost' } = {},
): Promise<number> => {
  const body = JSON.stringify(event);
  const signature = signatureOf(body, secret, at);
  const asked = request({
    host: '127.0.0.1',
    port: server.port,
    path: `/hooks/stripe/${location}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature, host: `${host}:${server.port}` },
  });
  const answered = once(asked, 'response');
  asked.end(altered ? body.replace('succeeded', 'canceled!') : body);
  const [response] = await answered;
  response.resume();
  return response.statusCode;
};
/** What waits of messages that were taken, worked off as its job would. */
const look = async (event: Thing | undefined) => {
  const data = event?.data;
  const object = typeof data === 'object' && data !== null ? Reflect.get(data, 'object') : null;
  await lookAt(server.job(), { location: elm.id, kind: String(event?.type), object: String(object?.id) });
};
const last = (type: string) => stripe.events.find((event) => event.type === type);

test('a card is given on the page of Stripe alone, kept once, and never taken for another payer', async () => {
  const id = await giveCard('visa');
  const row = await db().selectFrom('payment_method').selectAll().where('id', '=', Number(id)).executeTakeFirst();
  expect(row).toMatchObject({
    provider: 'stripe',
    livemode: false,
    last4: '4242',
    user_id: mother.id,
    is_default: true,
  });
  const event = last('checkout.session.completed');
  expect(await hook(event)).toBe(200);
  await look(event);
  expect(await db().selectFrom('payment_method').select('id').where('user_id', '=', mother.id).execute()).toHaveLength(
    1,
  );
  const other = await server.as('user');
  const { id: theirs } = await aStudent(server.tenant, { location_id: elm.id, room_id: null });
  await aGuardianLink(server.tenant, { student_id: theirs, user_id: other.id, is_payer: true });
  const data = Reflect.get(event ?? {}, 'data');
  const stolen = { payment_method: String(data.object.id), location: elm.id };
  expect(await other.call('addUserCard', stolen, 'status')).toEqual({ status: 'Error' });
  expect(await other.call('addUserCard', { ...stolen, payment_method: 'cs_test_none' }, 'status')).toEqual({
    status: 'Error',
  });
  expect(await other.call('addUserCard', { ...stolen, payment_method: 'pm_demo_visa' }, 'status')).toEqual({
    status: 'Error',
  });
});

test('money that was taken while nobody heard is taken once, whoever asks again', async () => {
  const card = await giveCard('visa');
  const taken = stripe.taken();
  const invoice = await owes();
  const operation = randomUUID();
  const first = await pay(invoice, card, operation);
  expect(first).toMatchObject({ status: 'Success', payment: { status: 'pending' } });
  expect((await pay(invoice, card, operation)).payment.id).toBe(first.payment.id);
  expect(await pay(invoice, card)).toMatchObject({ status: 'Error' });
  for (const how of ['hang-after', '500-after', 'busy', 'hang-before', '500-before'] as const) {
    stripe.mischief.push({ path: '/v1/payment_intents', how });
    await expect(send(first.payment.id)).rejects.toThrow();
    expect((await paymentNow(first.payment.id)).status).toBe('pending');
  }
  await Promise.all([send(first.payment.id), send(first.payment.id)]);
  await send(first.payment.id);
  expect(stripe.taken() - taken).toBe(10_000);
  expect(await paymentNow(first.payment.id)).toMatchObject({ status: 'approved', amount: 10_000, unapplied: 0 });
  expect(await openOf(invoice)).toBe(0);
  await sound();
});

test('after Stripe has forgotten a key it is asked what it knows, and nothing anew', async () => {
  const card = await giveCard('visa');
  const [heard, lost] = [await owes(), await owes()];
  const taken = stripe.taken();
  const [a, b] = [await pay(heard, card), await pay(lost, card)];
  stripe.mischief.push({ path: '/v1/payment_intents', how: 'hang-after' });
  await expect(send(a.payment.id)).rejects.toThrow();
  stripe.mischief.push({ path: '/v1/payment_intents', how: 'hang-before' });
  await expect(send(b.payment.id)).rejects.toThrow();
  server.clock.tick(25 * 3_600_000);
  await send(a.payment.id);
  await send(b.payment.id);
  expect((await paymentNow(a.payment.id)).status).toBe('approved');
  expect(await paymentNow(b.payment.id)).toMatchObject({ status: 'failed', failure: 'not_taken' });
  expect(stripe.taken() - taken).toBe(10_000);
  expect(await openOf(lost)).toBe(10_000);
});

test('what was written down and never asked for, as after a kill, is asked for again by the minute', async () => {
  const invoice = await owes();
  const { payment } = await pay(invoice, await giveCard('visa'));
  server.clock.tick(6 * 60_000);
  await server.job().transaction(askAgain);
  await send(payment.id);
  expect((await paymentNow(payment.id)).status).toBe('approved');
});

test('a declined card and one whose bank asks leave a failed payment, and the invoice open', async () => {
  for (const [card, failure] of [
    ['declined', 'insufficient_funds'],
    ['asks', 'authentication_required'],
  ] as const) {
    const invoice = await owes();
    const { payment } = await pay(invoice, await giveCard(card));
    await send(payment.id);
    expect(await paymentNow(payment.id)).toMatchObject({ status: 'failed', failure });
    expect(await openOf(invoice)).toBe(10_000);
  }
  await sound();
});

test('messages come twice, late, in any order, and the payment ends as Stripe has it', async () => {
  const invoice = await owes();
  const { payment } = await pay(invoice, await giveCard('bank'));
  await send(payment.id);
  const row = await paymentNow(payment.id);
  expect(row.status).toBe('pending');
  const intent = row.provider_ref ?? '';
  const processing = last('payment_intent.processing');
  stripe.turn(intent, 'payment_intent.succeeded', { status: 'succeeded', amount_received: 10_000 });
  const succeeded = last('payment_intent.succeeded');
  for (const event of [succeeded, processing, succeeded, succeeded, processing]) {
    expect(await hook(event)).toBe(200);
    await look(event);
  }
  expect((await paymentNow(payment.id)).status).toBe('approved');
  expect(await openOf(invoice)).toBe(0);
  const noted = await db().selectFrom('provider_event').selectAll().where('object_id', '=', intent).execute();
  expect(noted).toHaveLength(2);
  await sound();
});

test('a message that is lost is read from the list', async () => {
  const invoice = await owes();
  const { payment } = await pay(invoice, await giveCard('bank'));
  await send(payment.id);
  const { provider_ref } = await paymentNow(payment.id);
  stripe.turn(provider_ref ?? '', 'payment_intent.succeeded', { status: 'succeeded', amount_received: 10_000 });
  await catchUp(server.job(), elm.id);
  await catchUp(server.job(), elm.id);
  const event = last('payment_intent.succeeded');
  expect(
    await db()
      .selectFrom('provider_event')
      .select('done_at')
      .where('event_id', '=', event?.id ?? '')
      .execute(),
  ).toHaveLength(1);
  await look(event);
  expect(await openOf(invoice)).toBe(0);
});

test('forged, altered, old, unsigned messages and those of another account are not believed', async () => {
  const event = last('payment_intent.succeeded');
  const before = await db().selectFrom('provider_event').select('event_id').execute();
  const fresh = { ...event, id: 'evt_fresh', object: 'event' };
  expect(await hook(fresh, { secret: 'whsec_another12345678' })).toBe(400);
  expect(await hook(fresh, { altered: true })).toBe(400);
  expect(await hook(fresh, { at: new Date(server.clock.now().getTime() - 301_000) })).toBe(400);
  expect(await hook({ ...fresh, livemode: true })).toBe(400);
  const oak = await aLocation(server.tenant, { billing: true });
  expect(await hook(fresh, { location: oak.id })).toBe(400);
  expect(await hook(fresh, { location: 2 ** 40 })).toBe(400);
  const unsigned = await fetch(`http://127.0.0.1:${server.port}/hooks/stripe/${elm.id}`, {
    method: 'POST',
    body: '{}',
  });
  expect(unsigned.status).toBe(400);
  const elsewhere = await server.centre();
  expect(await hook(fresh, { host: `${elsewhere.slug}.localhost` })).toBe(400);
  expect(await db().selectFrom('provider_event').select('event_id').execute()).toHaveLength(before.length);
});

test('a refund goes back to the card once, and two of the office who refund at once give back no more than came', async () => {
  const invoice = await owes();
  const { payment } = await pay(invoice, await giveCard('visa'));
  await send(payment.id);
  const refund = (amount: number) =>
    manager.call(
      'refundPayment',
      { id: payment.id, amount, operation_id: randomUUID() },
      'status refund { id status }',
    );
  const both = await Promise.all([refund(7_000), refund(7_000)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  const { refund: made } = both.find(({ status }) => status === 'Success') ?? {};
  expect(made.status).toBe('pending');
  stripe.mischief.push({ path: '/v1/refunds', how: 'hang-after' });
  await expect(sendStripeRefund(server.job(), Number(made.id))).rejects.toThrow();
  await sendStripeRefund(server.job(), Number(made.id));
  await sendStripeRefund(server.job(), Number(made.id));
  const back = [...stripe.things.values()].filter(({ object }) => object === 'refund');
  expect(back.map(({ amount }) => amount)).toEqual([7_000]);
  expect(await paymentNow(payment.id)).toMatchObject({ status: 'partly_refunded', refunded: 7_000 });
  expect(await openOf(invoice)).toBe(7_000);
  // One made on Stripe's own pages is booked as well, once.
  stripe.refund((await paymentNow(payment.id)).provider_ref ?? '', 1_000);
  for (let i = 0; i < 2; i += 1) await look(last('refund.created'));
  expect(await paymentNow(payment.id)).toMatchObject({ refunded: 8_000 });
  await sound();
});

test('a dispute takes the money back and a won one returns it; an inquiry takes none', async () => {
  const invoice = await owes();
  const { payment } = await pay(invoice, await giveCard('visa'));
  await send(payment.id);
  const intent = (await paymentNow(payment.id)).provider_ref ?? '';
  stripe.dispute(intent, 'warning_needs_response');
  await look(last('charge.dispute.created'));
  expect(await openOf(invoice)).toBe(0);
  const dispute = stripe.dispute(intent, 'needs_response');
  for (let i = 0; i < 2; i += 1) await look(last('charge.dispute.created'));
  expect(await openOf(invoice)).toBe(10_000);
  expect(await paymentNow(payment.id)).toMatchObject({ status: 'refunded', refunded: 10_000 });
  stripe.turn(dispute.id, 'charge.dispute.closed', { status: 'won' });
  for (let i = 0; i < 2; i += 1) await look(last('charge.dispute.closed'));
  expect(await paymentNow(payment.id)).toMatchObject({ status: 'approved', refunded: 0, unapplied: 10_000 });
  await sound();
});

test('money on its way is booked and given back, also where cards are taken no longer', async () => {
  const card = await giveCard('visa');
  const invoice = await owes();
  const { payment } = await pay(invoice, card);
  await send(payment.id);
  const admin = await server.as('admin', { locations: [elm] });
  const put = (can_pay: boolean) =>
    admin.call('savePaymentProviderSetting', { location: elm.id, can_pay, enable_test_mode: true }, 'status');
  expect(await put(false)).toEqual(ok);
  expect(await pay(await owes(), card)).toMatchObject({ status: 'Error' });
  expect(await hook(last('payment_intent.succeeded'))).toBe(200);
  const { refund } = await manager.call(
    'refundPayment',
    { id: payment.id, amount: 4_000, reason: 'Absent', operation_id: randomUUID() },
    'status refund { id status }',
  );
  await sendStripeRefund(server.job(), Number(refund?.id));
  expect(await paymentNow(payment.id)).toMatchObject({ status: 'partly_refunded', refunded: 4_000 });
  expect(await db().selectFrom('refund').select('status').where('id', '=', Number(refund?.id)).execute()).toEqual([
    { status: 'done' },
  ]);
  expect(await put(true)).toEqual(ok);
  await sound();
});

test('a card of the test mode charges nothing once the location goes live', async () => {
  const card = await giveCard('visa');
  const invoice = await owes();
  const { payment } = await pay(invoice, card);
  const admin = await server.as('admin', { locations: [elm] });
  const put = (given: object) => admin.call('savePaymentProviderSetting', { location: elm.id, ...given }, 'status');
  const live = { publish_key: 'pk_live_abcdefgh1', secret_key: 'sk_live_abcdefgh12345678' };
  expect(await put({ can_pay: true, enable_test_mode: false, ...live })).toEqual(ok);
  const taken = stripe.taken();
  await send(payment.id);
  expect(await paymentNow(payment.id)).toMatchObject({ status: 'failed', failure: 'no_processor' });
  expect(await pay(invoice, card)).toMatchObject({ status: 'Error' });
  expect(stripe.taken()).toBe(taken);
  const may = () => mother.call('checkLocationAllowStripePayment', { location: elm.id }, 'can_pay');
  expect(await may()).toEqual({ can_pay: true });
  expect(await put({ can_pay: false })).toEqual(ok);
  expect(await may()).toEqual({ can_pay: false });
});
