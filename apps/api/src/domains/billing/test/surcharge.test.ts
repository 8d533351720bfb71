import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { openStripe, type StripeStandIn } from '@nestling/testing/stripe.ts';
import { sql } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { settleRefund } from '../payments/refund.ts';
import { sendCharge } from '../payments/stripe/charge.ts';
import { sendStripeRefund, settleDispute } from '../payments/stripe/refunds.ts';
import { takeDue } from '../rounds/take-due.ts';
import { anInvoice } from './billing.factory.ts';
import { differencesOf } from './ledger.model.ts';

const KEY = 'sk_test_abcdefgh12345678';
const outcome = 'status message errors { field code }';
const ok = { status: 'Success' };

let server: TestServer;
let stripe: StripeStandIn;
let elm: { id: number };
let child: number;
let admin: Person;
let manager: Person;
let mother: Person;

beforeAll(async () => {
  server = await startTestServer();
  stripe = await openStripe(KEY, () => server.clock.now());
  process.env.STRIPE_URL = stripe.url;
  elm = await aLocation(server.tenant, { billing: true });
  admin = await server.as('admin', { locations: [elm] });
  manager = await server.as('manager', { locations: [elm] });
  mother = await server.as('user');
  child = (await aStudent(server.tenant, { location_id: elm.id, room_id: null })).id;
  await aGuardianLink(server.tenant, { student_id: child, user_id: mother.id, is_payer: true });
  const keys = { publish_key: 'pk_test_abcdefgh1', secret_key: KEY, webhook_secret: 'whsec_abcdefgh12345678' };
  const set = { location: elm.id, can_pay: true, enable_test_mode: true, ...keys };
  expect(await admin.call('savePaymentProviderSetting', set, 'status')).toEqual(ok);
});
afterAll(async () => {
  delete process.env.STRIPE_URL;
  await stripe?.close();
  await server?.close();
});

const db = () => server.tenant.db;
const set = (state: string, percent: number, given: object = {}) =>
  admin.call('setCardSurcharge', { location: elm.id, state, percent, ...given }, outcome);
/** Nothing was done: it is to be confirmed first. */
const asked = { status: 'Error', errors: [{ code: 'CONFIRM' }] };
const declined = (field: string, code: string) => ({ status: 'Error', errors: [{ field, code }] });
const giveCard = async (card: Parameters<StripeStandIn['complete']>[1]): Promise<string> => {
  const opened = await mother.call('createUserCardSession', { location: elm.id }, 'url');
  const session = String(opened.url).split('/pay/')[1] ?? '';
  stripe.complete(session, card);
  return (await mother.call('addUserCard', { payment_method: session, location: elm.id }, 'method { id }')).method.id;
};
const owes = (amount = 10_000, due: object = {}) =>
  anInvoice(server.tenant, {
    location: elm.id,
    student: child,
    user: mother.id,
    items: [{ name: 'Tuition', amount }],
    ...due,
  });
const pay = (id: number, payment_method: string, given: object = {}) =>
  mother.call('chargeUserInvoice', { id, payment_method, ...given }, `${outcome} payment { id surcharge }`);
const paymentNow = (id: string | number) =>
  db().selectFrom('payment').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();
/** Charges an invoice from a card to its end at Stripe; answers the payment. */
const paid = async (amount: number, card: string, surcharge: number): Promise<string> => {
  const made = await pay(await owes(amount), card, { surcharge });
  expect(made).toMatchObject({ ...ok, payment: { surcharge } });
  await sendCharge(server.job(), Number(made.payment.id));
  return made.payment.id;
};
const booked = async (kind: string): Promise<number> => {
  const { rows } = await sql<{ cents: number }>`select coalesce(sum(cents), 0)::int as cents from ledger_line
    where centre_id = ${server.tenant.centre} and kind = ${kind}`.execute(db());
  return rows[0]?.cents ?? 0;
};
const refund = async (id: string, amount: number) => {
  const made = await manager.call('refundPayment', { id, amount, reason: 'x' }, `${outcome} refund { id surcharge }`);
  expect(made).toMatchObject(ok);
  await sendStripeRefund(server.job(), Number(made.refund.id));
  return made.refund.surcharge;
};
const sound = async () => expect(await differencesOf(db(), server.tenant.centre)).toEqual([]);

test('it is offered only where the law of the state was read and allows it, up to its ceiling, and asked first', async () => {
  expect(await set('WY', 2)).toMatchObject(declined('state', 'UNREAD'));
  for (const state of ['CT', 'MA', 'ME', 'NY', 'CA', 'CO'])
    expect(await set(state, 2), state).toMatchObject(declined('state', 'FORBIDDEN'));
  expect(await set('MN', 3.01)).toMatchObject(declined('percent', 'TOO_LARGE'));
  expect(await set('MN', 2.555)).toMatchObject(declined('percent', 'DECIMALS'));
  expect(await set('MN', 3, { confirm: [] })).toMatchObject({ status: 'Error', errors: [{ code: 'CONFIRM' }, {}, {}] });
  const read = () => admin.call('getBillingSetting', { location_id: elm.id }, 'surcharge surcharge_state');
  expect(await read()).toEqual({ surcharge: 0, surcharge_state: null });
  expect(await set('MN', 3)).toMatchObject(ok);
  expect(await read()).toEqual({ surcharge: 300, surcharge_state: 'MN' });
  // Other settings leave it as it is.
  const saved = { location_id: elm.id, settings: { due_days: 9 } };
  expect(await admin.call('saveBillingSetting', saved, 'status')).toEqual(ok);
  expect(await read()).toEqual({ surcharge: 300, surcharge_state: 'MN' });
  await expect(
    manager.call('setCardSurcharge', { location: elm.id, state: 'MN', percent: 1 }, outcome),
  ).rejects.toThrow();
});

test('a credit card pays it on top, debit and prepaid cards and bank accounts do not, and what was not shown is asked', async () => {
  const [credit, debit, prepaid, bank] = [
    await giveCard('visa'),
    await giveCard('debit'),
    await giveCard('prepaid'),
    await giveCard('bank'),
  ];
  const rates = await mother.call('getUserPaymentMethods', {}, 'id surcharge mandate');
  const rateOf = (id: string) => rates.find((one: { id: string }) => one.id === id).surcharge;
  expect([credit, debit, prepaid, bank].map(rateOf)).toEqual([300, 0, 0, 0]);
  const mandate = (id: string) => rates.find((one: { id: string }) => one.id === id).mandate;
  expect(mandate(credit).en).toContain('A credit card surcharge of 3% is added.');
  expect(mandate(credit).es).toContain('recargo del 3 %');
  expect(mandate(debit).en).not.toContain('surcharge');

  const before = stripe.taken();
  const invoice = await owes(10_000);
  expect(await pay(invoice, credit, { confirm: [] })).toMatchObject(asked);
  expect(await pay(invoice, credit, { surcharge: 299, confirm: [] })).toMatchObject({ status: 'Error' });
  const made = await pay(invoice, credit, { surcharge: 300, confirm: [] });
  expect(made).toMatchObject({ ...ok, payment: { surcharge: 300 } });
  await sendCharge(server.job(), Number(made.payment.id));
  expect(stripe.taken() - before).toBe(10_300);
  expect(await paymentNow(made.payment.id)).toMatchObject({
    ...{ amount: 10_000, surcharge: 300, unapplied: 0, status: 'approved' },
  });
  expect(await booked('surcharge')).toBe(-300);
  expect(await booked('receivable')).toBe(0);
  for (const card of [debit, prepaid, bank]) {
    const free = await pay(await owes(10_000), card, { confirm: [] });
    expect(free).toMatchObject({ ...ok, payment: { surcharge: 0 } });
    await sendCharge(server.job(), Number(free.payment.id));
  }
  expect(await booked('surcharge')).toBe(-300);
  await sound();
});

test('what the office charges costs nothing more, and a card of before the question is none', async () => {
  const card = await giveCard('visa');
  const made = await manager.call(
    'chargeInvoice',
    { id: await owes(10_000), payment_method: card },
    `${outcome} payment { surcharge }`,
  );
  expect(made).toMatchObject({ ...ok, payment: { surcharge: 0 } });
  await db().updateTable('payment_method').set({ funding: null }).where('id', '=', Number(card)).execute();
  expect(await pay(await owes(10_000), card, { confirm: [] })).toMatchObject({ ...ok, payment: { surcharge: 0 } });
});

test('it goes back in proportion, the last part takes what is left, and a refund that fails brings it back', async () => {
  const card = await giveCard('visa');
  const before = await booked('surcharge');
  // 3 % of 33.33 is 0.9999: 0.99, never more than the percentage.
  const id = await paid(3_333, card, 99);
  const taken = stripe.taken();
  expect(await refund(id, 1_111)).toBe(33);
  expect(await refund(id, 1_111)).toBe(33);
  expect(await refund(id, 1_111)).toBe(33);
  expect(await paymentNow(id)).toMatchObject({ status: 'refunded', refunded: 3_333 });
  expect(stripe.taken()).toBe(taken);
  const back = [...stripe.things.values()].filter(({ object }) => object === 'refund').slice(-3);
  expect(back.map(({ amount }) => Number(amount))).toEqual([1_144, 1_144, 1_144]);
  expect(await booked('surcharge')).toBe(before);
  const again = await paid(10_000, card, 300);
  const made = await manager.call(
    'refundPayment',
    { id: again, amount: 10_000, reason: 'x' },
    `${outcome} refund { id surcharge }`,
  );
  expect(made.refund.surcharge).toBe(300);
  await server.job().transaction((ctx) => settleRefund(ctx, Number(made.refund.id), { ok: false, reason: 'closed' }));
  expect(await booked('surcharge')).toBe(before - 300);
  expect(await paymentNow(again)).toMatchObject({ status: 'approved', refunded: 0, unapplied: 10_000 });
  await sound();
});

test('a dispute takes both back to the cent, and won it is here again', async () => {
  const card = await giveCard('visa');
  const [before, cash] = [await booked('surcharge'), await booked('cash')];
  const id = await paid(10_000, card, 300);
  const dispute = (status: 'lost' | 'won') =>
    server
      .job()
      .transaction((ctx) =>
        settleDispute(ctx, Number(id), { id: 'dp_surcharge', status, amount: 10_300, reason: 'fraudulent' }),
      );
  await dispute('lost');
  expect(await paymentNow(id)).toMatchObject({ status: 'refunded', refunded: 10_000 });
  expect([await booked('surcharge'), await booked('cash')]).toEqual([before, cash]);
  expect(await db().selectFrom('unbooked_dispute').selectAll().where('payment_id', '=', Number(id)).execute()).toEqual(
    [],
  );
  await dispute('won');
  expect([await booked('surcharge'), await booked('cash')]).toEqual([before - 300, cash + 10_300]);
  await sound();
});

test('the receipt says it on a line of its own; the year’s receipt leaves it out, reports and accounts name it', async () => {
  const year = () => mother.call('downloadYearReceipt', { year: 2026 }, 'total');
  const before = (await year()).total;
  const id = await paid(10_000, await giveCard('visa'), 300);
  expect((await year()).total - before).toBe(10_000);
  const { url } = await mother.call('downloadPaymentReceipt', { id }, 'url');
  const file = await fetch(`http://127.0.0.1:${server.port}${url}`);
  const pdf = await getDocument({ data: new Uint8Array(await file.arrayBuffer()) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(text).toContain('Credit card surcharge');
  expect(text).toContain('103.00');
  const days = { location: elm.id, start_date: '2000-01-01', end_date: '2099-12-31' };
  const { rows } = await admin.call('getBillingSummaryReport', days, 'rows { part name amount }');
  const total = (name: string) =>
    rows.find((row: { part: string; name: string }) => row.part === 'total' && row.name === name)?.amount ?? 0;
  expect(total('surcharge')).toBe(-(await booked('surcharge')));
  const accounts = await admin.call('getAccountingAccounts', { location: elm.id }, 'kind usual_quickbooks usual_xero');
  expect(accounts).toContainEqual({ kind: 'surcharge', usual_quickbooks: 'Card Surcharges', usual_xero: null });
});

test('automatic payment adds it only to the rate that was agreed to', async () => {
  const card = await giveCard('visa');
  const agree = { student_id: child, active: true, payment_method: card };
  expect(await set('MN', 2)).toMatchObject(ok);
  const on = await mother.call('saveUserAutoPay', agree, 'status mandate');
  expect(on.mandate).toContain('surcharge of 2%');
  // It was raised since: who agreed to 2 pays 2.
  expect(await set('MN', 3)).toMatchObject(ok);
  const { rows } = await sql<{
    day: string;
  }>`select to_char((${server.clock.now()}::timestamptz at time zone tz.value), 'YYYY-MM-DD') as day
    from location l join timezone tz on tz.id = l.timezone_id where l.id = ${elm.id}`.execute(db());
  const invoice = await owes(10_000, { due_date: rows[0]?.day });
  const due = await db().selectFrom('invoice').select('due_date').where('id', '=', invoice).executeTakeFirstOrThrow();
  await db()
    .insertInto('invoice_letter')
    .values({
      centre_id: server.tenant.centre,
      invoice_id: invoice,
      step: `autopay:${due.due_date}`,
      at: new Date(server.clock.now().getTime() - 10 * 86_400_000),
    })
    .execute();
  await takeDue(server.job(), elm.id);
  const taken = await db()
    .selectFrom('payment')
    .selectAll()
    .where('autopay_of', '=', invoice)
    .executeTakeFirstOrThrow();
  expect(taken).toMatchObject({ amount: 10_000, surcharge: 200 });
  expect(await set('MN', 0)).toMatchObject(ok);
  expect(await pay(await owes(10_000), card, { confirm: [] })).toMatchObject({ ...ok, payment: { surcharge: 0 } });
});
