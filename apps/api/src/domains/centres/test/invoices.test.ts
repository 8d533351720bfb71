import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import type { StripeStandIn } from '@nestling/testing/stripe.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCenterInvoice } from './invoices.factory.ts';
import { aCenterPlan, asHome } from './plans.factory.ts';
import { openPlatformStripe, PLATFORM_KEY } from './platform-stripe.ts';

const LINE =
  'id number plan center_name amount paid_amount status lines page_url paper_url period_start period_end issued_at due_on paid_at center { id name }';
let server: TestServer;
let stripe: StripeStandIn;
let home: TestTenant;
let operator: Person;
let admin: Person;
let plan: { id: number; name: string };
beforeAll(async () => {
  server = await startTestServer();
  stripe = await openPlatformStripe(server);
  home = await asHome(await server.centre('home'));
  operator = await server.as('admin', { at: home });
  admin = await server.as('admin');
  plan = await aCenterPlan(home, { amount: 12_900 });
});
afterAll(async () => {
  await stripe?.close();
  await server?.close();
});
const listed = (who: Person, call: 'centerInvoices' | 'centerPayments', given: object = {}) =>
  who.call(call, { first: 20, ...given }, `data { ${LINE} } total`);
const invoices = () => [...stripe.things.values()].filter(({ object }) => object === 'invoice');

test('what a center pays is listed by itself and by the platform, once, and by nobody else', async () => {
  const { session_id } = await admin.call('openCenterPayment', { plan_id: plan.id }, 'session_id');
  stripe.complete(session_id);
  await admin.call('confirmCenterPayment', { session_id }, 'status');
  await server.work('center.look_at_subscription');
  await server.work('center.keep_invoices');
  await server.perform('center.subscription');
  await server.work('center.keep_invoices');
  const [billed] = invoices();
  for (const who of [admin, operator]) {
    const { data, total } = await listed(who, 'centerInvoices');
    expect(total).toBe(1);
    expect(data).toMatchObject([
      {
        number: billed?.number,
        plan: plan.name,
        amount: 12_900,
        paid_amount: 12_900,
        status: 'paid',
        lines: [{ text: 'A plan', amount: 12_900 }],
        paper_url: `${stripe.url}/invoice/pdf`,
        page_url: `${stripe.url}/invoice`,
        period_start: '2026-03-11',
        center: { id: String(server.tenant.centre) },
      },
    ]);
    expect((await listed(who, 'centerPayments')).data).toMatchObject([{ id: data[0].id, status: 'paid' }]);
    expect(await who.call('centerInvoice', { id: data[0].id }, LINE)).toEqual(data[0]);
  }
  const other = await server.as('admin', { at: await server.centre('other') });
  expect((await listed(other, 'centerInvoices')).total).toBe(0);
  await expect(listed(other, 'centerInvoices', { center_id: server.tenant.centre })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('one that was open and is paid, and one that is void, change where they lie', async () => {
  const { subscription } = Object(invoices()[0]);
  const next = { id: 'in_next', object: 'invoice', created: server.clock.now().getTime() / 1000, livemode: false };
  const open = { ...invoices()[0], ...next, status: 'open', amount_paid: 0, due_date: next.created + 86_400 };
  stripe.things.set('in_next', { ...open, subscription });
  stripe.things.set('in_draft', { ...open, subscription, id: 'in_draft', status: 'draft' });
  const keep = async () => {
    await server.perform('center.subscription');
    await server.work('center.keep_invoices');
  };
  await keep();
  for (const who of [admin, operator]) {
    const { data, total } = await listed(who, 'centerInvoices', { status: 'open' });
    expect(total, 'a draft is billed to nobody yet').toBe(1);
    expect(data[0]).toMatchObject({ status: 'open', paid_amount: 0, paid_at: null, due_on: '2026-03-12' });
    expect((await listed(who, 'centerPayments')).total).toBe(1);
  }
  stripe.things.set('in_next', { ...open, subscription, status: 'void' });
  await keep();
  expect((await listed(operator, 'centerInvoices', { status: 'void' })).total).toBe(1);
});

test('they are found by the day they were issued or paid, and sorted', async () => {
  const of = (given: object) => aCenterInvoice(server.tenant, given);
  await of({ issued_at: '2026-01-31T23:30:00Z', amount: 1 });
  await of({
    issued_at: '2026-02-01T00:30:00Z',
    amount: 2,
    status: 'paid',
    paid_at: '2026-02-09T00:30:00Z',
    due_on: '2026-02-10',
  });
  const days = async (call: 'centerInvoices' | 'centerPayments', start_date: string, end_date: string) =>
    (await listed(admin, call, { start_date, end_date })).data.map(({ amount }: { amount: number }) => amount);
  expect(await days('centerInvoices', '2026-01-01', '2026-01-31')).toEqual([1]);
  expect(await days('centerInvoices', '2026-02-01', '2026-02-28')).toEqual([2]);
  expect(await days('centerPayments', '2026-02-01', '2026-02-08')).toEqual([]);
  expect(await days('centerPayments', '2026-02-09', '2026-02-09')).toEqual([2]);
  await of({ number: 'NEST-77', plan: 'Árbol', amount: 3, status: 'paid', paid_at: '2026-02-01T00:00:00Z' });
  for (const call of ['centerInvoices', 'centerPayments'] as const)
    expect((await listed(admin, call, { search: 'nest-77 arbol' })).total).toBe(1);
  const { data } = await listed(admin, 'centerInvoices', { sort: 'amount' });
  expect(data.map(({ amount }: { amount: number }) => amount)).toEqual([1, 2, 3, 12_900, 12_900]);
});

test('the processor of the demo bills what it took', async () => {
  delete process.env.PLATFORM_STRIPE_KEY;
  const at = await server.centre('demoed');
  const own = await server.as('admin', { at });
  const { session_id } = await own.call('openCenterPayment', { plan_id: plan.id }, 'session_id');
  expect((await own.call('confirmCenterPayment', { session_id }, 'status')).status).toBe('Success');
  await server.work('center.keep_invoices');
  expect((await listed(own, 'centerPayments')).data).toMatchObject([{ amount: 12_900, status: 'paid', number: null }]);
  expect((await listed(operator, 'centerPayments', { center_id: at.centre })).total).toBe(1);
  process.env.PLATFORM_STRIPE_KEY = PLATFORM_KEY;
});
