import type { Person } from '@nestling/api/harness/test-server.ts';
import { expect, it } from 'vitest';
import { BilledLocation } from './billed-location.ts';

const house = await BilledLocation.start('2026-03-02T15:00:00Z');
const { server, elm } = house;

const invoice = (student_id: number, amount: number, date: string, due_date: string) =>
  house.good('createInvoice', { student_id, items: [{ name: 'Tuition', amount }], date, due_date });

const [ava, ben, eva] = [
  await house.child({ fname: 'Ava', lname: 'Lopez' }),
  await house.child({ fname: 'Ben', lname: 'Hart' }),
  await house.child({ fname: 'Eva', lname: 'Klein' }),
];
await invoice(ava.id, 10_000, '2026-01-01', '2026-01-05');
await invoice(ava.id, 2_500, '2026-02-20', '2026-03-10');
await invoice(ben.id, 4_000, '2026-02-20', '2026-02-25');
await invoice(eva.id, 7_000, '2026-02-25', '2026-03-09');

it('narrows what is unpaid by room and by how long it is past due', async () => {
  const owing = async (more: object) => {
    const { data } = await house.admin.call(
      'getUnpaidOverview',
      { location: elm.id, first: 50, ...more },
      'data { student_id }',
    );
    return data.map((row: { student_id: string }) => Number(row.student_id));
  };
  expect(await owing({})).toEqual([ava.id, ben.id, eva.id]);
  expect(await owing({ age: 'due' })).toEqual([eva.id]);
  expect(await owing({ age: 'to_30' })).toEqual([ben.id]);
  expect(await owing({ age: 'to_60' })).toEqual([ava.id]);
  expect(await owing({ age: 'over' })).toEqual([]);
  expect(await owing({ room: house.room })).toHaveLength(3);
});

it('narrows accounts and plans by the template of a plan', async () => {
  const template = (
    await house.good(
      'saveBillingPlanTemplate',
      { location_id: elm.id, name: 'Full time', amount: 90_000, period: 'monthly', date: '2026-04-01' },
      'template { id }',
    )
  ).template.id;
  await house.plan(ben.id, { template, date: '2026-04-01' });
  const args = { location: elm.id, template, first: 50 };
  const accounts = await house.admin.call('getBillingStudentsOverview', args, 'data { id }');
  expect(accounts.data).toEqual([{ id: String(ben.id) }]);
  const plans = await house.admin.call('getBillingPlans', { ...args, room: house.room }, 'data { student_id }');
  expect(plans.data).toEqual([{ student_id: String(ben.id) }]);
});

it('reminds several payers after asking how many, whom and over how much', async () => {
  const letters = () =>
    server.tenant.db.selectFrom('outbox').select('kind').where('kind', '=', 'billing_reminder').execute();
  await server.tenant.db.updateTable('app_user').set({ email: null }).where('id', '=', eva.payer.id).execute();
  const send = (more: object = {}) =>
    house.admin.call(
      'sendUnpaidReminders',
      { students: [ava.id, ben.id, eva.id], ...more },
      'status message errors { code message }',
    );
  const asked = await send({ confirm: [] });
  expect(asked).toMatchObject({ status: 'Error', errors: [{ code: 'CONFIRM' }] });
  expect(JSON.stringify(asked)).toContain('Send 2 reminders over $165.00?');
  expect(asked.errors[0].message).toContain('1 payer has no email address.');
  expect(await letters()).toEqual([]);
  expect(await send()).toMatchObject({ status: 'Success', message: '2 reminders were sent.' });
  expect(await letters()).toHaveLength(2);
});

it('charges the saved cards of several accounts after asking, and tells which were declined', async () => {
  const args = { location: elm.id, students: [ava.id, ben.id, eva.id] };
  const charge = (more: object = {}) =>
    house.admin.call('chargeAccounts', { ...args, ...more }, 'status message errors { field code message }');
  expect(await charge()).toMatchObject({ status: 'Error', errors: [{ code: 'REQUIRED' }] });
  const card = (who: Person, payment_method: string) =>
    who.call('addUserCard', { payment_method, location: elm.id }, 'status');
  expect(await card(ava.payer, 'pm_demo_visa')).toEqual({ status: 'Success' });
  await card(ben.payer, 'pm_demo_declined');
  const asked = await charge({ confirm: [] });
  expect(JSON.stringify(asked)).toContain('Charge $165.00 for 3 invoices?');
  expect(asked.errors[0].message).toContain('1 invoice is left out');
  expect(await charge()).toMatchObject({ status: 'Success', errors: [{ code: 'DECLINED' }] });
  const totals = await house.admin.call(
    'getPaymentTotals',
    { location: elm.id, method: 'card' },
    'amount refunded unapplied pending',
  );
  expect(totals).toEqual({ amount: 12_500, refunded: 0, unapplied: 0, pending: 0 });
  expect((await house.invoices(ava.id)).map(({ status }) => status)).toEqual(['paid', 'paid']);
  // Where every card is declined nothing was charged, and that is said.
  expect(await charge()).toMatchObject({ status: 'Error', errors: [{ code: 'DECLINED' }] });
});
