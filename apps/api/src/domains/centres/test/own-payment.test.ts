import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import type { StripeStandIn } from '@nestling/testing/stripe.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aCenterPlan, asHome } from './plans.factory.ts';
import { openPlatformStripe, PLATFORM_KEY } from './platform-stripe.ts';

const SAID = 'status message errors { field code }';
let server: TestServer;
let stripe: StripeStandIn;
let sunny: TestTenant;
let admin: Person;
let plan: { id: number; name: string };
beforeAll(async () => {
  server = await startTestServer();
  stripe = await openPlatformStripe(server);
  sunny = server.tenant;
  await asHome(await server.centre('home'));
  await aLocation(sunny);
  admin = await server.as('admin');
});
afterAll(async () => {
  await stripe?.close();
  await server?.close();
});
const center = () => sunny.db.selectFrom('centre').selectAll().where('id', '=', sunny.centre).executeTakeFirstOrThrow();
beforeEach(async () => {
  // The same page is answered for the same plan.
  plan = await aCenterPlan(sunny, { amount: 12_900 });
  await sunny.db
    .updateTable('centre')
    .set({
      status: 'active',
      suspended_for: null,
      subscription_ref: null,
      subscription_status: null,
      customer_id: null,
      center_billing_plan_id: null,
      on_trial: true,
      trial_start_date: '2026-01-01',
      trial_days: 10,
      payment_start: null,
      payment_end: null,
    })
    .where('id', '=', sunny.centre)
    .execute();
  server.clock.tick(86_400_000);
});
const open = async (plan_id: number = plan.id) => {
  server.clock.tick(130_000);
  return admin.call('openCenterPayment', { plan_id }, `${SAID} session_id url`);
};
const confirm = (session_id: string, who: Person = admin) => who.call('confirmCenterPayment', { session_id }, SAID);

test('a center on its trial pays, and goes on by its subscription', async () => {
  await server.perform('center.cover');
  expect(await center()).toMatchObject({ status: 'suspended', suspended_for: 'days' });
  const { session_id } = await open();
  expect(await confirm(session_id)).toMatchObject({ status: 'Error', errors: [{ code: 'UNPAID' }] });
  stripe.complete(session_id);
  expect((await confirm(session_id)).status).toBe('Success');
  expect((await confirm(session_id)).status, 'once more').toBe('Success');
  await server.work('center.look_at_subscription');
  const paid = await center();
  expect(paid).toMatchObject({
    status: 'active',
    on_trial: false,
    center_billing_plan_id: plan.id,
    subscription_status: 'active',
  });
  expect(paid.subscription_ref).toBe(stripe.things.get(session_id)?.subscription);
  expect(await admin.call('getCurrentCenterPlan', {}, 'subscribed')).toEqual({ subscribed: true });
  expect(await open(), 'a second subscription is not begun').toMatchObject({ errors: [{ code: 'SUBSCRIBED' }] });
  const { url } = await admin.call('centerCardSession', {}, `${SAID} url`);
  expect(url).toContain(String(paid.customer_id));
});

test('a page of another center, and one that is of a sign-up, pays for nobody else', async () => {
  const { session_id } = await open();
  stripe.complete(session_id);
  const other = await server.as('admin', { at: await server.centre('other') });
  expect((await confirm(session_id, other)).status).toBe('Error');
  stripe.things.set(session_id, { ...Object(stripe.things.get(session_id)), client_reference_id: null });
  expect((await confirm(session_id)).status).toBe('Error');
  expect((await center()).subscription_ref).toBeNull();
});

test('who pressed twice has one page; two that were paid make one subscription', async () => {
  const [first, again] = [await open(), await open()];
  expect(again.session_id).toBe(first.session_id);
  const dear = await aCenterPlan(sunny, { amount: 29_900 });
  const second = await open(dear.id);
  stripe.complete(first.session_id);
  stripe.complete(second.session_id);
  expect((await confirm(first.session_id)).status).toBe('Success');
  expect((await confirm(second.session_id)).status).toBe('Error');
  expect((await center()).center_billing_plan_id).toBe(plan.id);
});

test('whoever closes the browser is on the plan all the same', async () => {
  const { session_id } = await open();
  stripe.complete(session_id);
  await server.perform('center.confirm_own_payment', { session: session_id });
  expect(await center()).toMatchObject({ on_trial: false, center_billing_plan_id: plan.id });
});

test('by the processor of the demo no money moves, and a page counts once', async () => {
  delete process.env.PLATFORM_STRIPE_KEY;
  const { session_id, url } = await open();
  expect(url).toContain(`/nestling-plan?session_id=${session_id}`);
  expect((await confirm(session_id)).status).toBe('Success');
  const { payment_end } = await center();
  expect(payment_end).not.toBeNull();
  expect((await confirm(session_id)).status).toBe('Success');
  expect((await center()).payment_end).toBe(payment_end);
  process.env.DEMO_PROCESSOR = '0';
  expect(await open()).toMatchObject({ status: 'Error', errors: [{ code: 'OFF' }] });
  delete process.env.DEMO_PROCESSOR;
  process.env.PLATFORM_STRIPE_KEY = PLATFORM_KEY;
});
