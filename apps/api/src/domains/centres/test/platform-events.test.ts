import { once } from 'node:events';
import { request } from 'node:http';
import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import type { StripeStandIn, Thing } from '@nestling/testing/stripe.ts';
import { signatureOf } from '@nestling/testing/stripe-signature.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '../../auth/test/emails.ts';
import { aCenterPlan, asHome } from './plans.factory.ts';
import { openPlatformStripe } from './platform-stripe.ts';
import { aSignUp } from './set-ups.factory.ts';

const HOOK = 'whsec_platform12345678';

let server: TestServer;
let stripe: StripeStandIn;
let home: TestTenant;
let admin: Person;
let operator: Person;
let plan: { id: number; name: string };
/** The subscription of the test's own center. */
let subscription: string;
beforeAll(async () => {
  server = await startTestServer();
  stripe = await openPlatformStripe(server);
  process.env.PLATFORM_STRIPE_HOOK_SECRET = HOOK;
  home = await asHome(await server.centre('home'));
  operator = await server.as('admin', { at: home });
  admin = await server.as('admin');
  plan = await aCenterPlan(home, { name: 'Plus', amount: 12_900 });
  const one = await signedUp();
  stripe.complete(one.session_id);
  subscription = String(stripe.things.get(one.session_id)?.subscription);
  await set({ subscription_ref: subscription, center_billing_plan_id: plan.id });
});
afterAll(async () => {
  delete process.env.PLATFORM_STRIPE_HOOK_SECRET;
  await stripe?.close();
  await server?.close();
});

const set = (values: object) =>
  home.db.updateTable('centre').set(values).where('id', '=', server.tenant.centre).execute();
const center = () =>
  home.db.selectFrom('centre').selectAll().where('id', '=', server.tenant.centre).executeTakeFirstOrThrow();
const noted = async () => (await home.db.selectFrom('provider_event').select('event_id').execute()).length;
/** A sign-up with a page opened at the provider. */
const signedUp = async () => {
  server.clock.tick(130_000);
  const data = { ...aSignUp(), plan_id: plan.id };
  const { customer_id } = await server.guest().call('saveCustomer', { data }, 'customer_id');
  const { session_id } = await server
    .guest()
    .call('createCustomerPaymentSession', { price_id: plan.id, customer_id }, 'session_id');
  return { ...data, customer_id, session_id };
};
const last = (type: string) => stripe.events.find((event) => event.type === type);

const hook = async (
  event: Thing | undefined,
  { secret = HOOK, at = server.clock.now(), altered = false, host = 'home.localhost' } = {},
): Promise<number> => {
  const body = JSON.stringify(event);
  const asked = request({
    host: '127.0.0.1',
    port: server.port,
    path: '/hooks/stripe/platform',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signatureOf(body, secret, at),
      host: `${host}:${server.port}`,
    },
  });
  const answered = once(asked, 'response');
  asked.end(altered ? body.replace('evt_', 'evt-') : body);
  const [response] = await answered;
  response.resume();
  return response.statusCode;
};

test('what the provider tells of a subscription is looked at anew: twice and late it comes to the same', async () => {
  stripe.turn(subscription, 'customer.subscription.updated', { status: 'unpaid' });
  const unpaid = last('customer.subscription.updated');
  expect(await hook(unpaid)).toBe(200);
  expect(await hook(unpaid), 'once more').toBe(200);
  await server.work('center.look_at_subscription');
  expect(await center()).toMatchObject({ status: 'suspended', suspended_for: 'subscription' });
  stripe.turn(subscription, 'customer.subscription.updated', { status: 'active' });
  expect(await hook(last('customer.subscription.updated'))).toBe(200);
  const before = await noted();
  expect(await hook(unpaid), 'late').toBe(200);
  expect(await noted()).toBe(before);
  await server.work('center.look_at_subscription');
  expect(await center()).toMatchObject({ status: 'active', suspended_for: null });
});

test('forged, altered, old, foreign messages, those of the other mode and of another host are not believed', async () => {
  stripe.turn(subscription, 'customer.subscription.updated', { status: 'active' });
  const event = last('customer.subscription.updated');
  const before = await noted();
  expect(await hook(event, { secret: 'whsec_another12345678' })).toBe(400);
  expect(await hook(event, { altered: true })).toBe(400);
  expect(await hook(event, { at: new Date(server.clock.now().getTime() - 301_000) })).toBe(400);
  expect(await hook(event && { ...event, livemode: true })).toBe(400);
  expect(await hook(event, { host: `${server.tenant.slug}.localhost` }), 'no center takes what is the platform’s').toBe(
    400,
  );
  delete process.env.PLATFORM_STRIPE_HOOK_SECRET;
  expect(await hook(event), 'without a secret').toBe(400);
  process.env.PLATFORM_STRIPE_HOOK_SECRET = HOOK;
  expect(await noted()).toBe(before);
  expect(await hook(event)).toBe(200);
});

test('who pays and closes the browser gets the link all the same, once', async () => {
  const one = await signedUp();
  stripe.complete(one.session_id);
  expect(await hook(last('checkout.session.completed'))).toBe(200);
  await server.work('center.confirm_sign_up');
  expect(await lettersTo(home, one.email)).toHaveLength(1);
  const confirm = { session_id: one.session_id, customer_id: one.customer_id };
  expect(await server.guest().call('confirmCustomerPayment', confirm, 'status token')).toEqual({
    status: 'Success',
    token: null,
  });
  expect(await lettersTo(home, one.email)).toHaveLength(1);
});

test('without a message the platform asks by itself, and an open page stays unpaid', async () => {
  const paid = await signedUp();
  const open = await signedUp();
  stripe.complete(paid.session_id);
  await server.perform('center.subscription', {}, home);
  await server.perform('center.subscription', {}, home);
  expect(await lettersTo(home, paid.email)).toHaveLength(1);
  expect(await lettersTo(home, open.email)).toEqual([]);
});

test('a center that chooses another plan pays its price, and a price that is changed holds from the next invoice on', async () => {
  const held = () => {
    const { items, proration } = Object(stripe.things.get(subscription));
    const [item] = Object(items).data;
    return { cents: item.price?.unit_amount, proration };
  };
  const larger = await aCenterPlan(home, { amount: 29_900, price_id: stripe.price(29_900).id });
  const chosen = { center_id: server.tenant.centre, plan_id: larger.id };
  expect(await admin.call('attachCenterPlan', chosen, 'status')).toEqual({ status: 'Success' });
  await server.work('center.look_at_subscription');
  expect(held()).toEqual({ cents: 29_900, proration: 'create_prorations' });
  expect(await admin.call('attachCenterPlan', { ...chosen, plan_id: plan.id }, 'status')).toEqual({
    status: 'Success',
  });
  await server.work('center.look_at_subscription');
  expect(held()).toEqual({ cents: 12_900, proration: 'create_prorations' });
  const asked = stripe.asked.length;
  await server.perform('center.subscription');
  expect(stripe.asked.slice(asked), 'nothing is left to move').toEqual([
    expect.stringMatching(/^GET .*subscriptions/),
    expect.stringMatching(/^GET .*invoices/),
  ]);
  expect(await operator.call('updateCenterPlan', { id: plan.id, price: 13_900 }, 'status')).toEqual({
    status: 'Success',
  });
  await server.perform('center.subscription');
  expect(held()).toEqual({ cents: 13_900, proration: 'none' });
});
