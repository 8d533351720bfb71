import { afterAll, beforeAll, expect, test } from 'vitest';
import { BilledLocation } from './billed-location.ts';
import { aRow } from './billing.factory.ts';
import { differencesOf } from './ledger.model.ts';

let at: BilledLocation;
beforeAll(async () => {
  at = await BilledLocation.start('2027-03-29T15:00:00Z');
});
afterAll(async () => {
  const { db, centre } = at.server.tenant;
  expect(await differencesOf(db, centre)).toEqual([]);
  await at.server.close();
});

const fields =
  'plan_id payer_name date period_start period_end total skipped next items { name detail amount } changes { id kind name amount reason by }';
interface Row {
  readonly plan_id: string | null;
  readonly payer_name: string | null;
  readonly period_start: string;
  readonly total: number;
  readonly skipped: boolean;
  readonly next: boolean;
  readonly changes: readonly { readonly id: string; readonly by: string | null }[];
}
const ahead = (student_id: number, periods?: number, who = at.manager): Promise<readonly Row[]> =>
  who.call('getStudentUpcomingInvoices', { student_id, periods }, fields);
const nameOf = async (id: number) =>
  (await at.server.tenant.db.selectFrom('app_user').select('full_name').where('id', '=', id).executeTakeFirst())
    ?.full_name;
const act = (call: string, args: object) =>
  at.manager.call(call, { ...args }, 'status message errors { field code } change { id undone_at }');

test('as many periods as asked, each with the payers and subsidies of its own days', async () => {
  const { id, payer } = await at.child();
  const other = await at.guardian(id);
  const agency = await at.agency('County');
  const plan = await at.plan(id, { date: '2027-04-01' });
  await at.subsidy(id, agency, { amount: 40_000, period: 'monthly', start_date: '2027-05-01', end_date: '2027-05-31' });
  await at.good('addStudentPayer', {
    student_id: id,
    user_id: payer.id,
    percent: 100,
    start_date: '2027-04-01',
    end_date: '2027-05-31',
  });
  await at.good('addStudentPayer', { student_id: id, user_id: other.id, percent: 100, start_date: '2027-06-01' });
  expect(await ahead(id)).toHaveLength(1);
  const rows = await ahead(id, 3);
  expect(rows.map(({ period_start, payer_name, total, next }) => [period_start, payer_name, total, next])).toEqual([
    ['2027-04-01', await nameOf(payer.id), 100_000, true],
    ['2027-05-01', 'County', 40_000, false],
    ['2027-05-01', await nameOf(payer.id), 60_000, false],
    ['2027-06-01', await nameOf(other.id), 100_000, false],
  ]);
  expect((await ahead(id, 12)).at(-1)?.period_start).toBe('2028-03-01');
  // An end that lies ahead is known.
  await at.good('deactivateBillingPlan', { id: plan, date: '2027-06-16' });
  expect((await ahead(id, 12)).at(-1)).toMatchObject({ period_start: '2027-06-01', total: 50_000 });
});

test('a bill is skipped, one is changed, one gets a line, and the round obeys', async () => {
  const { id, payer } = await at.child();
  const plan = await at.plan(id, { date: '2027-04-01' });
  expect(await act('skipUpcomingInvoice', { id: plan, period_start: '2027-04-15', reason: 'Away' })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'period_start', code: 'NOT_COMING' }],
  });
  const may = { id: plan, period_start: '2027-05-01' };
  expect(await act('skipUpcomingInvoice', { ...may, reason: 'Away in May' })).toMatchObject({ status: 'Success' });
  expect(await act('skipUpcomingInvoice', { ...may, reason: 'Again' })).toMatchObject({ errors: [{ code: 'TAKEN' }] });
  const april = { id: plan, period_start: '2027-04-01' };
  await act('changeUpcomingInvoice', { ...april, amount: 80_000, reason: 'Half a week closed' });
  await act('changeUpcomingInvoice', { ...april, name: 'Field trip', amount: 2_500, reason: 'Zoo' });
  await act('changeUpcomingInvoice', { ...april, name: 'Goodwill', amount: -500, reason: 'Long wait' });
  expect(
    await act('changeUpcomingInvoice', { ...april, name: 'Too much', amount: -90_000, reason: 'No' }),
  ).toMatchObject({ errors: [{ field: 'amount', code: 'TOO_LOW' }] });
  const [first, second] = await ahead(id, 2);
  expect(first).toMatchObject({
    total: 82_000,
    items: [
      { name: 'Care', detail: 'Half a week closed', amount: 80_000 },
      { name: 'Field trip', detail: 'Zoo', amount: 2_500 },
      { name: 'Goodwill', detail: 'Long wait', amount: -500 },
    ],
    changes: [{ kind: 'amount', by: await nameOf(at.manager.id) }, { kind: 'line' }, { kind: 'line' }],
  });
  expect(second).toMatchObject({ period_start: '2027-05-01', total: 0, skipped: true, items: [] });
  // The family reads: what it will be billed, not who decided it, and no bill that is left out.
  const own = await ahead(id, 2, payer);
  expect(own.map(({ total, next }) => [total, next])).toEqual([[82_000, false]]);
  expect(own[0]?.changes.map(({ by }) => by)).toEqual([null, null, null]);

  await at.goTo('2027-04-01T15:00:00Z');
  await at.round();
  await at.goTo('2027-05-01T15:00:00Z');
  await at.round();
  await at.goTo('2027-06-01T15:00:00Z');
  await at.round();
  expect(await at.billed(id)).toEqual([
    [payer.id, '2027-04-01', 82_000],
    [payer.id, '2027-06-01', 100_000],
  ]);
  const [used] = first?.changes ?? [];
  expect(await act('undoUpcomingChange', { id: Number(used?.id) })).toMatchObject({ errors: [{ code: 'STATE' }] });
});

test('what was decided is undone until the bill is made, and who and when stay', async () => {
  const { id, payer } = await at.child();
  const plan = await at.plan(id, { date: '2027-07-01' });
  const { change } = await act('skipUpcomingInvoice', { id: plan, period_start: '2027-07-01', reason: 'Away' });
  expect(await act('undoUpcomingChange', { id: Number(change.id) })).toMatchObject({
    status: 'Success',
    change: { undone_at: expect.any(String) },
  });
  expect(await act('undoUpcomingChange', { id: Number(change.id) })).toMatchObject({ errors: [{ code: 'STATE' }] });
  expect(await ahead(id)).toMatchObject([{ total: 100_000, skipped: false, changes: [] }]);
  const kept = await at.server.tenant.db
    .selectFrom('upcoming_change')
    .selectAll()
    .where('plan_id', '=', plan)
    .execute();
  expect(kept).toMatchObject([{ kind: 'skip', created_by: at.manager.id, undone_by: at.manager.id, used_on: null }]);
  await at.goTo('2027-07-01T15:00:00Z');
  await at.round();
  expect(await at.billed(id)).toEqual([[payer.id, '2027-07-01', 100_000]]);
});

test('the next bill is made ahead once, and the round goes on with the one after it', async () => {
  const { id, payer } = await at.child();
  const plan = await at.plan(id, { date: '2027-08-01' });
  const now = () =>
    at.manager.call(
      'createUpcomingInvoices',
      { id: plan, period_start: '2027-08-01' },
      'status errors { code } invoices { total date }',
    );
  const [one, two] = await Promise.all([now(), now()]);
  expect([one.status, two.status].sort()).toEqual(['Error', 'Success']);
  expect([one, two].find(({ status }) => status === 'Success')).toMatchObject({
    invoices: [{ total: 100_000, date: '2027-08-01' }],
  });
  expect(await ahead(id)).toMatchObject([{ period_start: '2027-09-01', next: true }]);
  await at.goTo('2027-09-01T15:00:00Z');
  await at.round();
  expect(await at.billed(id)).toEqual([
    [payer.id, '2027-08-01', 100_000],
    [payer.id, '2027-09-01', 100_000],
  ]);
  const daily = await at.plan(id, { name: 'Day', period: 'daily', date: '2027-09-01' });
  expect(
    await at.manager.call('createUpcomingInvoices', { id: daily, period_start: '2027-09-01' }, 'errors { code }'),
  ).toMatchObject({ errors: [{ code: 'NOT_OVER' }] });
});

test('what a stay of today has cost is shown before the round bills it, to the cent', async () => {
  const { id, payer } = await at.child();
  const { tenant } = at.server;
  const category = await aRow(tenant, 'charge_category', { location_id: at.elm.id, name: 'Late pickup' });
  await aRow(tenant, 'variable_charge', {
    ...{ location_id: at.elm.id, category_id: category, amount: 500, interval: '15 minutes', start_time: '18:00' },
    ...{ counts_from: at.server.clock.now() },
  });
  const day = at.server.clock.now().toISOString().slice(0, 10);
  await aRow(tenant, 'attendance', {
    ...{ location_id: at.elm.id, student_id: id, date: day },
    ...{ checked_in_at: `${day}T13:00:00Z`, checked_out_at: `${day}T22:20:00Z` },
  });
  const [late] = await ahead(id);
  expect(late).toMatchObject({ plan_id: null, payer_name: await nameOf(payer.id), period_start: day, total: 1_000 });
  await at.days(1);
  expect(await ahead(id)).toEqual([]);
  expect(await at.invoices(id)).toMatchObject([{ total: 1_000, user: payer.id }]);
});
