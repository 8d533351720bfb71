import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import type { StripeStandIn } from '@nestling/testing/stripe.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '../../auth/test/emails.ts';
import { nth } from './centres.factory.ts';
import { aCenterPlan, asHome } from './plans.factory.ts';
import { openPlatformStripe, PLATFORM_KEY } from './platform-stripe.ts';
import { wish } from './set-ups.factory.ts';

let server: TestServer;
let stripe: StripeStandIn;
let home: TestTenant;
let operator: Person;
let plan: { id: number; name: string };
beforeAll(async () => {
  server = await startTestServer();
  stripe = await openPlatformStripe(server);
  home = await asHome(await server.centre('home'));
  operator = await server.as('admin', { at: home });
  plan = await aCenterPlan(home, { name: 'Plus', amount: 12_900 });
});
afterAll(async () => {
  await stripe?.close();
  await server?.close();
});

const SAID = 'status message errors { field code }';
const person = (given: object = {}) => ({
  name: 'Ann Lee',
  email: `ann-${nth()}@example.com`,
  company: 'Little Oaks',
  plan_id: plan.id,
  ...given,
});
/** No faster than the limits by address. */
const guest = () => {
  server.clock.tick(130_000);
  return server.guest();
};
const save = (data: object) => guest().call('saveCustomer', { data }, `${SAID} customer_id`);
const open = (customer_id: string, price_id: number = plan.id) =>
  guest().call('createCustomerPaymentSession', { price_id, customer_id }, `${SAID} session_id url`);
const confirm = (session_id: string, customer_id?: string) =>
  guest().call('confirmCustomerPayment', { session_id, customer_id }, `${SAID} token`);
const rowOf = (email: string) =>
  home.db.selectFrom('center_customer').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
/** A sign-up with a page opened at the provider. */
const signedUp = async (given: object = {}) => {
  const data = person(given);
  const { customer_id } = await save(data);
  const { session_id } = await open(customer_id);
  return { ...data, customer_id, session_id };
};

test('a stranger signs up, pays, gets one link, and the center begins with the plan', async () => {
  const one = await signedUp();
  expect(await confirm(one.session_id, one.customer_id)).toMatchObject({
    status: 'Error',
    errors: [{ code: 'UNPAID' }],
  });
  stripe.complete(one.session_id);
  const paid = await confirm(one.session_id, one.customer_id);
  expect(paid.status).toBe('Success');
  expect(paid.token).toHaveLength(22);
  const letters = await lettersTo(home, one.email);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.written.button?.href).toContain(paid.token);
  const again = await confirm(one.session_id, one.customer_id);
  expect(again).toMatchObject({ status: 'Success', message: paid.message, token: null });
  expect(await lettersTo(home, one.email)).toHaveLength(1);
  const row = await rowOf(one.email);
  expect(stripe.things.get(row.subscription_ref ?? '')?.object).toBe('subscription');
  const data = wish();
  await guest().call('setupNewCenter', { data, request: paid.token, email: one.email }, SAID);
  await server.work('center.set-up');
  const center = await home.db.selectFrom('centre').selectAll().where('slug', '=', data.slug).executeTakeFirstOrThrow();
  expect(center).toMatchObject({
    status: 'active',
    on_trial: false,
    center_billing_plan_id: plan.id,
    customer_id: row.customer_ref,
  });
  const { data: listed } = await operator.call(
    'customers',
    { first: 20, search: 'oaks lee', sort: '-created' },
    'data { name email company paid_at customer_id center plan { name } }',
  );
  expect(listed).toMatchObject([{ email: one.email, plan: { name: 'Plus' }, center: 'Little Oaks' }]);
});

test('what a center may is said by the state of its subscription, asked of the provider, and by nothing that was told', async () => {
  const one = await signedUp();
  stripe.complete(one.session_id);
  const { token } = await confirm(one.session_id, one.customer_id);
  const data = wish();
  await guest().call('setupNewCenter', { data, request: token, email: one.email }, SAID);
  await server.work('center.set-up');
  const { id, subscription_ref } = await home.db
    .selectFrom('centre')
    .selectAll()
    .where('slug', '=', data.slug)
    .executeTakeFirstOrThrow();
  const at = { ...home, centre: id, slug: data.slug };
  const stands = async (status: string) => {
    stripe.turn(subscription_ref ?? '', 'customer.subscription.updated', { status });
    await server.perform('center.subscription', {}, at);
    return home.db
      .selectFrom('centre')
      .select(['status', 'payment_end', 'subscription_status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  };
  const seen: Record<string, string> = {};
  for (const status of ['active', 'trialing', 'past_due']) seen[status] = (await stands(status)).status;
  for (const status of ['incomplete', 'incomplete_expired', 'unpaid', 'canceled', 'paused']) {
    seen[status] = (await stands(status)).status;
    expect((await stands('active')).status, `${status} and mended`).toBe('active');
  }
  expect(seen).toEqual({
    active: 'active',
    trialing: 'active',
    past_due: 'active',
    incomplete: 'suspended',
    incomplete_expired: 'suspended',
    unpaid: 'suspended',
    canceled: 'suspended',
    paused: 'suspended',
  });
  expect((await stands('a state of tomorrow')).status, 'it takes nothing away').toBe('active');
  expect((await stands('active')).payment_end).toMatch(/^2026-/);
  // Whoever was suspended by a person is not taken up by a payment.
  const support = await server.as('kvsupport', { at: home });
  const switched = (status: string) => support.call('updateCenterStatus', { id, status }, 'status');
  expect(await switched('suspended')).toEqual({ status: 'Success' });
  expect((await stands('active')).status).toBe('suspended');
  expect((await stands('unpaid')).status).toBe('suspended');
  expect((await stands('active')).status, 'suspended first, unpaid meanwhile').toBe('suspended');
  expect(await switched('active')).toEqual({ status: 'Success' });
  expect((await stands('unpaid')).status).toBe('suspended');
  const held = () => support.call('getCenter', { id }, 'suspended_for');
  expect(await held()).toEqual({ suspended_for: 'subscription' });
  expect(await switched('suspended'), 'a person keeps it suspended').toEqual({ status: 'Success' });
  expect(await held()).toEqual({ suspended_for: null });
  expect(await switched('suspended'), 'it is already').toEqual({ status: 'Error' });
  expect((await stands('active')).status, 'unpaid first, kept by a person').toBe('suspended');
});

test('without its provider a subscription can follow no plan: it would go on at the old price', async () => {
  const at = await server.centre();
  const own = await server.as('admin', { at });
  const dearer = await aCenterPlan(home, { amount: 99_000 });
  const choose = () =>
    own.call('attachCenterPlan', { center_id: at.centre, plan_id: dearer.id }, 'status errors { field code }');
  await home.db
    .updateTable('centre')
    .set({ subscription_ref: `sub_${nth()}`, center_billing_plan_id: plan.id })
    .where('id', '=', at.centre)
    .execute();
  delete process.env.PLATFORM_STRIPE_KEY;
  expect(await choose()).toEqual({ status: 'Error', errors: [{ field: 'plan_id', code: 'SUBSCRIBED' }] });
  process.env.PLATFORM_STRIPE_KEY = PLATFORM_KEY;
  await home.db.updateTable('centre').set({ subscription_ref: null }).where('id', '=', at.centre).execute();
  expect(await choose()).toMatchObject({ status: 'Success' });
});

test('the token is answered beside the handle of this sign-up alone', async () => {
  const one = await signedUp();
  const other = await signedUp();
  stripe.complete(one.session_id);
  expect(await confirm(one.session_id, other.customer_id)).toMatchObject({ status: 'Success', token: null });
  expect(await confirm(one.session_id, one.customer_id)).toMatchObject({ status: 'Success', token: null });
  expect(await lettersTo(home, one.email), 'it is in the email all the same').toHaveLength(1);
});

test('confirmed by several at once, one link is sent', async () => {
  const one = await signedUp();
  stripe.complete(one.session_id);
  const answers = await Promise.all([1, 2, 3].map(() => confirm(one.session_id, one.customer_id)));
  expect(answers.map(({ status }) => status)).toEqual(['Success', 'Success', 'Success']);
  expect(answers.filter(({ token }) => token !== null)).toHaveLength(1);
  expect(await lettersTo(home, one.email)).toHaveLength(1);
});

test('a handle is of its own sign-up, for a day, and never the number of a row', async () => {
  const one = await signedUp();
  const { id } = await rowOf(one.email);
  for (const handle of [String(id), 'A'.repeat(22), one.session_id])
    expect(await open(handle), handle).toMatchObject({
      status: 'Error',
      errors: [{ field: 'customer_id', code: 'OVER' }],
    });
  expect(await save({ ...person(), customer_id: 'A'.repeat(22) })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'data.customer_id' }],
  });
  const changed = await save({ ...person({ email: one.email, city: 'Portland' }), customer_id: one.customer_id });
  expect(changed).toMatchObject({ status: 'Success', customer_id: one.customer_id });
  expect(await rowOf(one.email)).toMatchObject({ id, city: 'Portland' });
  expect(JSON.stringify(await home.db.selectFrom('center_customer').selectAll().execute())).not.toContain(
    one.customer_id,
  );
  server.clock.tick(86_400_000);
  expect((await open(one.customer_id)).errors).toMatchObject([{ code: 'OVER' }]);
});

test('the price is looked up: another plan, one that is not offered and a price that changed are not paid for', async () => {
  const cheap = await aCenterPlan(home, { amount: 100 });
  const closed = await aCenterPlan(home, { amount: 100, active: false });
  const data = person();
  const { customer_id } = await save(data);
  for (const id of [cheap.id, closed.id, 99_999])
    expect((await open(customer_id, id)).status, String(id)).toBe('Error');
  expect((await save(person({ plan_id: closed.id }))).status).toBe('Error');
  const { session_id } = await open(customer_id);
  expect(stripe.things.get(session_id)).toMatchObject({ amount_total: 12_900, mode: 'subscription' });
  // Paid for less than was looked up: a person looks at it.
  stripe.complete(session_id);
  stripe.turn(session_id, 'checkout.session.completed', { amount_total: 1 });
  expect(await confirm(session_id, customer_id)).toMatchObject({ status: 'Error', errors: [{ code: 'UNPAID' }] });
});

test('a plan that mirrors a price of the provider is paid by it', async () => {
  const price = stripe.price(4_900);
  const mirrored = await aCenterPlan(home, { amount: 4_900, price_id: price.id });
  const { customer_id } = await save(person({ plan_id: mirrored.id }));
  const { session_id } = await open(customer_id, mirrored.id);
  expect(stripe.things.get(session_id)).toMatchObject({ amount_total: 4_900 });
});

test('a session of nobody, one that is incomplete and a declined card are unpaid, whatever the address says', async () => {
  const one = await signedUp();
  stripe.complete(one.session_id, 'declined');
  for (const session of [one.session_id, 'cs_test_of_nobody', 'demo_cs_of_nobody'])
    expect(await confirm(session, one.customer_id), session).toMatchObject({ status: 'Error', token: null });
  stripe.turn(one.session_id, 'checkout.session.completed', { status: 'complete', payment_status: 'unpaid' });
  expect((await confirm(one.session_id, one.customer_id)).status).toBe('Error');
  expect(await lettersTo(home, one.email)).toEqual([]);
});

test('the provider away is told and may be asked again', async () => {
  const data = person();
  const { customer_id } = await save(data);
  stripe.mischief.push({ path: '/v1/checkout', how: '500-before' });
  expect(await open(customer_id)).toMatchObject({ status: 'Error', errors: [{ code: 'AWAY' }] });
  const { session_id } = await open(customer_id);
  stripe.complete(session_id);
  stripe.mischief.push({ path: '/v1/checkout', how: 'hang-before' });
  expect((await confirm(session_id, customer_id)).status).toBe('Error');
  expect((await confirm(session_id, customer_id)).token).toHaveLength(22);
});

test('opened twice it is one page, and what is paid for is changed no more', async () => {
  const one = await signedUp();
  expect((await open(one.customer_id)).session_id).toBe(one.session_id);
  stripe.complete(one.session_id);
  await confirm(one.session_id, one.customer_id);
  expect(await open(one.customer_id)).toMatchObject({ status: 'Error', errors: [{ code: 'PAID' }] });
  expect(await save({ ...person(), customer_id: one.customer_id })).toMatchObject({ errors: [{ code: 'PAID' }] });
});

test('a malformed email and a missing name get Error; a flood from one address is refused', async () => {
  expect(await save(person({ email: 'ann' }))).toMatchObject({ status: 'Error', errors: [{ field: 'data.email' }] });
  expect(await save(person({ name: '' }))).toMatchObject({ status: 'Error', errors: [{ field: 'data.name' }] });
  const flood = async () => {
    for (let count = 0; count < 40; count += 1) await server.guest().call('saveCustomer', { data: person() }, 'status');
  };
  await expect(flood()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('without a key and without the processor of the demo nobody pays here', async () => {
  server.clock.tick(3_600_000);
  const { customer_id } = await save(person());
  delete process.env.PLATFORM_STRIPE_KEY;
  process.env.DEMO_PROCESSOR = '0';
  expect(await open(customer_id)).toMatchObject({ status: 'Error', errors: [{ code: 'OFF' }] });
  delete process.env.DEMO_PROCESSOR;
  const { session_id, url } = await open(customer_id);
  expect(url).toContain(`/customer-payment?session_id=${session_id}`);
  expect((await confirm(session_id, customer_id)).token).toHaveLength(22);
  process.env.PLATFORM_STRIPE_KEY = PLATFORM_KEY;
});
