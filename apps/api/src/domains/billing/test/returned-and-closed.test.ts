import { afterAll, beforeAll, expect, test } from 'vitest';
import { BilledLocation } from './billed-location.ts';
import { differencesOf } from './ledger.model.ts';

let at: BilledLocation;
beforeAll(async () => {
  at = await BilledLocation.start('2027-03-03T15:00:00Z');
});
afterAll(async () => {
  const { db, centre } = at.server.tenant;
  expect(await differencesOf(db, centre)).toEqual([]);
  await at.server.close();
});

test('a returned check opens what it paid and bills its fee to its payer, once, linked to the payment', async () => {
  const { id, payer } = await at.child();
  await at.plan(id, { date: '2027-03-01' });
  await at.round();
  const [bill] = await at.invoices(id);
  const paid = await at.good(
    'createPayment',
    { student_id: id, user_id: payer.id, amount: 100_000, method: 'check', check_number: '1044', invoices: [bill?.id] },
    'payment { id }',
  );
  await at.settings({ returned_fee: 3_500 });
  const setting = await at.admin.call('getBillingSetting', { location_id: at.elm.id }, 'returned_fee credit_closures');
  expect(setting).toEqual({ returned_fee: 3_500, credit_closures: false });
  const voided = () =>
    at.manager.call(
      'voidPayment',
      { id: Number(paid.payment.id), fee: 3_500, reason: 'Returned' },
      'status errors { code }',
    );
  expect(await voided()).toMatchObject({ status: 'Success' });
  expect((await voided()).status).toBe('Error');
  const rows = await at.invoices(id);
  expect(rows.map(({ status, total, user }) => [status, total, user])).toEqual([
    ['open', 100_000, payer.id],
    ['open', 3_500, payer.id],
  ]);
  const fee = await at.server.tenant.db
    .selectFrom('invoice')
    .select(['returned_payment_id'])
    .where('id', '=', rows[1]?.id ?? 0)
    .execute();
  expect(fee).toEqual([{ returned_payment_id: Number(paid.payment.id) }]);
  const statement = await at.manager.call(
    'getStudentStatement',
    { student_id: id, start_date: '2027-03-01', end_date: '2027-03-31' },
    'kind detail amount balance',
  );
  expect(statement.at(-1)).toEqual({
    ...{ kind: 'invoice', detail: 'Fee for returned check 1044', amount: 3_500, balance: 103_500 },
  });
});

test('without a fee nothing but the void is done, and an agency is never billed one', async () => {
  const { id, payer } = await at.child();
  const paid = await at.good(
    'createPayment',
    { student_id: id, user_id: payer.id, amount: 500, method: 'check' },
    'payment { id }',
  );
  await at.good('voidPayment', { id: Number(paid.payment.id) });
  expect(await at.invoices(id)).toEqual([]);
  const county = await at.agency('County');
  const theirs = await at.good(
    'createAgencyPayment',
    { agency_id: county, amount: 700, invoices: [] },
    'payment { id }',
  );
  expect(
    await at.manager.call('voidPayment', { id: Number(theirs.payment.id), fee: 100 }, 'status errors { field code }'),
  ).toMatchObject({ status: 'Error', errors: [{ field: 'fee', code: 'NO_PAYER' }] });
});

test('closed days lower a bill by the location\u2019s policy, from the day it was said, and the line says so', async () => {
  const { id, payer } = await at.child();
  const plan = await at.plan(id, {
    date: '2027-04-01',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  });
  const centre_id = at.server.tenant.centre;
  const created_at = at.server.clock.now();
  await at.server.tenant.db
    .insertInto('closure')
    .values([
      {
        centre_id,
        location_id: at.elm.id,
        name: 'Repairs',
        start_date: '2027-04-05',
        end_date: '2027-04-06',
        created_at,
      },
      {
        centre_id,
        location_id: at.elm.id,
        name: 'Weekend',
        start_date: '2027-05-08',
        end_date: '2027-05-09',
        created_at,
      },
    ])
    .execute();
  expect(await at.upcoming(id)).toMatchObject([{ total: 100_000 }]);
  await at.good('saveBillingSetting', {
    ...{ location_id: at.elm.id, settings: { credit_closures: true }, effective_date: '2027-04-01' },
  });
  const [april, may] = await at.manager.call(
    'getStudentUpcomingInvoices',
    { student_id: id, periods: 2 },
    'total items { worked }',
  );
  // 22 days of care in April, two of them closed; a closed weekend in May is no day of care.
  expect(april).toMatchObject({ total: 90_909, items: [{ worked: { kind: 'closed', count: 20, of: 22, closed: 2 } }] });
  expect(may).toMatchObject({ total: 100_000, items: [{ worked: { kind: 'period' } }] });
  await at.goTo('2027-04-01T15:00:00Z');
  await at.round();
  expect(await at.billed(id)).toEqual([[payer.id, '2027-04-01', 90_909]]);
  await at.good('deactivateBillingPlan', { id: plan, date: '2027-05-01' });
});
