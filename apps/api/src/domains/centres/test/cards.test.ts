import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import type { StripeStandIn } from '@nestling/testing/stripe.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCenterInvoice } from './invoices.factory.ts';
import { asHome } from './plans.factory.ts';
import { openPlatformStripe, PLATFORM_KEY } from './platform-stripe.ts';

const SAID = 'status message errors { field code }';
const LINE = 'id brand last4 exp_month exp_year is_default';
let server: TestServer;
let stripe: StripeStandIn;
let sunny: TestTenant;
let admin: Person;
let operator: Person;
beforeAll(async () => {
  server = await startTestServer();
  stripe = await openPlatformStripe(server);
  sunny = server.tenant;
  operator = await server.as('admin', { at: await asHome(await server.centre('home')) });
  admin = await server.as('admin');
});
afterAll(async () => {
  await stripe?.close();
  await server?.close();
});

const listed = (who = admin, center_id = sunny.centre) => who.call('centerCards', { center_id }, LINE);
const add = (payment_method: string, given: object = {}, who = admin) =>
  who.call('addCenterCard', { center_id: sunny.centre, payment_method, ...given }, SAID);
/** A card is typed on the provider's page, which names it. */
const typed = async (card: 'visa' | 'declined' = 'visa') => {
  const { url } = await admin.call('centerCardSession', { add: true }, 'url');
  const session = String(url).split('/pay/')[1] ?? '';
  stripe.complete(session, card);
  return session;
};
const open = async (given: object = {}) => {
  const { ref } = await aCenterInvoice(sunny, {
    billed_centre_id: sunny.centre,
    status: 'open',
    paid_at: null,
    ...given,
  });
  stripe.things.set(ref, {
    ...{ id: ref, object: 'invoice', number: 'NEST-9', status: 'open', total: 12_900, amount_paid: 0 },
    ...{ created: server.clock.now().getTime() / 1000, due_date: null, status_transitions: {} },
    lines: { object: 'list', data: [] },
  });
  const row = await sunny.db.selectFrom('center_invoice').select('id').where('ref', '=', ref).executeTakeFirstOrThrow();
  return row.id;
};
const pay = (id: number, given: object = {}) =>
  admin.call('payCenterInvoice', { id, ...given }, `${SAID} payment { status paid_amount }`);

test('a card is typed on the provider’s page alone, kept once, and the first one is charged', async () => {
  const session = await typed();
  expect(await add(session)).toMatchObject({ status: 'Success' });
  expect(await add(session)).toMatchObject({ status: 'Success' });
  expect(await listed()).toMatchObject([{ brand: 'visa', last4: '4242', exp_year: 2030, is_default: true }]);
  expect(await listed(operator)).toEqual(await listed());
  const customer = [...stripe.things.values()].find(({ object }) => object === 'customer');
  expect(String(customer?.default_method)).toMatch(/^pm_/);
  await add(await typed('declined'), { is_default: false });
  expect((await listed()).map((card: { last4: string }) => card.last4)).toEqual(['4242', '0341']);
});

test('a card of another customer, one nobody knows, and a page nobody filled are declined', async () => {
  const foreign = {
    id: 'pm_foreign',
    object: 'payment_method',
    customer: 'cus_other',
    card: { brand: 'visa', last4: '1111' },
  };
  stripe.things.set(foreign.id, foreign);
  const { url } = await admin.call('centerCardSession', { add: true }, 'url');
  const before = await listed();
  for (const reference of [
    'pm_foreign',
    'pm_unknown',
    'nonsense',
    'demo_card_4242',
    String(url).split('/pay/')[1] ?? '',
  ])
    expect(await add(reference)).toMatchObject({
      status: 'Error',
      errors: [{ field: 'payment_method', code: 'UNKNOWN' }],
    });
  expect(await listed()).toEqual(before);
});

test('another one is charged, and one is taken off; the only one of a running plan stays', async () => {
  const [first, second] = await listed();
  const other = await server.as('admin', { at: await server.centre('other') });
  for (const call of ['setDefaultCenterCard', 'deleteCenterCard'])
    expect((await other.call(call, { id: first.id }, SAID)).status).toBe('Error');
  expect((await admin.call('setDefaultCenterCard', { id: second.id }, SAID)).status).toBe('Success');
  expect((await listed())[0]).toMatchObject({ id: second.id, is_default: true });
  expect((await admin.call('deleteCenterCard', { id: second.id }, SAID)).status).toBe('Success');
  expect(await listed()).toMatchObject([{ id: first.id, is_default: true }]);
  expect([...stripe.things.values()].find(({ card }) => Object(card).last4 === '0341')?.customer).toBeNull();
  const subscribed = (status: string | null) =>
    sunny.db
      .updateTable('centre')
      .set({ subscription_ref: status && 'sub_1', subscription_status: status })
      .where('id', '=', sunny.centre)
      .execute();
  await subscribed('active');
  expect(await admin.call('deleteCenterCard', { id: first.id }, SAID)).toMatchObject({ errors: [{ code: 'IN_USE' }] });
  await subscribed(null);
});

test('an open invoice is paid by a card once; a refused card, a paid invoice and a copy of home change nothing', async () => {
  await add(await typed('declined'), { is_default: false });
  const [good, bad] = await listed();
  const id = await open();
  expect(await pay(id, { card: bad.id })).toMatchObject({ errors: [{ field: 'card', code: 'REFUSED' }] });
  stripe.mischief.push(
    { path: '/v1/invoices', how: '500-before' },
    { path: '/v1/invoices', how: '500-before' },
    { path: '/v1/invoices', how: '500-before' },
  );
  expect(await pay(id)).toMatchObject({ errors: [{ code: 'AWAY' }] });
  stripe.mischief.length = 0;
  expect(await pay(id, { card: good.id })).toMatchObject({
    status: 'Success',
    payment: { status: 'paid', paid_amount: 12_900 },
  });
  expect(await pay(id)).toMatchObject({ errors: [{ field: 'id', code: 'STATE' }] });
  await server.work('center.keep_invoices');
  const { data } = await operator.call('centerPayments', { first: 20, center_id: sunny.centre }, 'data { id status }');
  expect(data).toMatchObject([{ status: 'paid' }]);
  const copy = await operator.call('payCenterInvoice', { id: data[0].id }, SAID);
  expect(copy).toMatchObject({ errors: [{ code: 'NOT_OWN' }] });
});

test('where no money moves, a card of the demo pays; without a card it is asked for', async () => {
  delete process.env.PLATFORM_STRIPE_KEY;
  await sunny.db.deleteFrom('center_card').execute();
  const id = await open();
  expect(await pay(id)).toMatchObject({ errors: [{ field: 'card', code: 'REQUIRED' }] });
  const { url } = await admin.call('centerCardSession', { add: true }, 'url');
  const card = new URL(url).searchParams.get('card') ?? '';
  expect((await add(card)).status).toBe('Success');
  expect(await listed()).toMatchObject([{ brand: 'demo', last4: '4242' }]);
  expect(await pay(id)).toMatchObject({ status: 'Success', payment: { status: 'paid' } });
  process.env.PLATFORM_STRIPE_KEY = PLATFORM_KEY;
});
