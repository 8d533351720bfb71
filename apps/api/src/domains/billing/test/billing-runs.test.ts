import { afterAll, beforeAll, expect, test } from 'vitest';
import { BilledLocation } from './billed-location.ts';
import { differencesOf } from './ledger.model.ts';

let at: BilledLocation;
beforeAll(async () => {
  at = await BilledLocation.start('2027-02-24T15:00:00Z');
});
afterAll(async () => {
  const { db, centre } = at.server.tenant;
  expect(await differencesOf(db, centre)).toEqual([]);
  await at.server.close();
});

const preview = (date: string, percent?: number) =>
  at.manager.call(
    'getBillingRunPreview',
    { location: at.elm.id, date, percent },
    'invoices families children total before children_before exceptions { plan_id student_name period_start total before flags }',
  );
const ask = (date: string, args: object = {}) =>
  at.manager.call(
    'createBillingRun',
    { location: at.elm.id, date, ...args },
    'status message errors { field code message } run { id planned invoices finished_at }',
  );
/** Has a run made, and its invoices by the job. */
const create = async (date: string) => {
  const answer = await ask(date);
  expect(answer).toMatchObject({ status: 'Success', run: { invoices: 0, finished_at: null } });
  await at.server.work('billing.make_run');
  return answer;
};
const runOf = async (id: unknown) =>
  (await at.manager.call('getBillingRuns', { location: at.elm.id }, 'id planned invoices total sent finished_at')).find(
    (one: { id: string }) => one.id === id,
  );
const act = (call: string, id: unknown, args: object = {}) =>
  at.manager.call(
    call,
    { id: Number(id), ...args },
    'status message errors { field code message } run { id sent sent_at undone_at }',
  );
const flagsOf = async (date: string, plan: number): Promise<readonly string[]> =>
  (await preview(date)).exceptions.find((one: { plan_id: string }) => Number(one.plan_id) === plan)?.flags ?? [];

test('a run is looked at beside the last bills, made once by two who press at once, and taken back', async () => {
  const usual = await at.child();
  const plain = await at.plan(usual.id, { date: '2027-02-01' });
  const rising = await at.child();
  const raised = await at.plan(rising.id, { date: '2027-02-01' });
  const leaving = await at.child();
  const left = await at.plan(leaving.id, { date: '2027-02-01' });
  await at.round();
  await at.good('updateBillingPlan', { id: raised, amount: 120_000 });
  await at.good('deactivateBillingPlan', { id: left, date: '2027-03-01' });
  const joining = await at.child();
  const joined = await at.plan(joining.id, { date: '2027-03-01' });
  const nobody = await at.child();
  await at.server.tenant.db.deleteFrom('guardian_link').where('student_id', '=', nobody.id).execute();
  const unpaid = await at.plan(nobody.id, { date: '2027-03-01' });
  const away = await at.child();
  const skipped = await at.plan(away.id, { date: '2027-03-01' });
  await at.good('skipUpcomingInvoice', { id: skipped, period_start: '2027-03-01', reason: 'Away' });

  const seen = await preview('2027-03-01');
  expect(seen).toMatchObject({
    ...{ invoices: 4, families: 3, children: 4, total: 420_000, before: 300_000, children_before: 3 },
  });
  const flags = new Map<number, readonly string[]>(
    seen.exceptions.map((one: { plan_id: string; flags: string[] }) => [Number(one.plan_id), one.flags]),
  );
  expect([plain, raised, left, joined, unpaid, skipped].map((plan) => flags.get(plan))).toEqual([
    undefined,
    ['changed'],
    ['ended'],
    ['new'],
    ['new', 'no_payer'],
    ['skipped'],
  ]);
  expect(
    (await preview('2027-03-01', 25)).exceptions.some((one: { plan_id: string }) => Number(one.plan_id) === raised),
  ).toBe(false);
  expect((await ask('2027-06-01')).errors).toMatchObject([{ field: 'date', code: 'TOO_FAR' }]);

  // It asks first, in figures, and keeps nothing until it is told to go on.
  const asked = await ask('2027-03-01', { confirm: [] });
  expect(asked).toMatchObject({ status: 'Error', errors: [{ code: 'CONFIRM' }] });
  expect(asked.errors[0].message).toContain('$4,200.00');
  expect(await at.billed(usual.id)).toHaveLength(1);
  const [one, two] = await Promise.all([ask('2027-03-01'), ask('2027-03-01')]);
  expect([one.status, two.status].sort()).toEqual(['Error', 'Success']);
  const made = [one, two].find(({ status }) => status === 'Success');
  expect([one, two].find(({ status }) => status === 'Error')).toMatchObject({ errors: [{ code: 'MAKING' }] });
  // Until its invoices are made it is neither taken back nor sent.
  for (const call of ['undoBillingRun', 'sendBillingRun'])
    expect(await act(call, made?.run.id)).toMatchObject({ errors: [{ code: 'MAKING' }] });
  await at.server.work('billing.make_run');
  const told = await runOf(made?.run.id);
  expect(told).toMatchObject({ planned: 4, invoices: 4, total: 420_000, sent: 0 });
  expect(told.finished_at).not.toBeNull();
  // A job that is done twice makes nothing more.
  await at.server.perform('billing.make_run', { run: Number(made?.run.id) });
  expect(await runOf(made?.run.id)).toEqual(told);
  expect((await ask('2027-03-01')).errors).toMatchObject([{ code: 'NOTHING' }]);
  expect(await at.billed(usual.id)).toEqual([
    [usual.payer.id, '2027-02-01', 100_000],
    [usual.payer.id, '2027-03-01', 100_000],
  ]);
  expect((await preview('2027-03-01')).invoices).toBe(0);

  expect(await act('undoBillingRun', made?.run.id)).toMatchObject({ status: 'Success' });
  expect(await act('undoBillingRun', made?.run.id)).toMatchObject({ errors: [{ code: 'STATE' }] });
  const bills = await at.invoices(usual.id);
  expect(bills.map(({ status, period_start }) => [status, period_start])).toEqual([
    ['open', '2027-02-01'],
    ['voided', '2027-03-01'],
  ]);
  // What was decided stands again, and the figures are those of before.
  expect(await preview('2027-03-01')).toEqual(seen);
  // Their day has not come: the round bills them then, and obeys the skip.
  await at.goTo('2027-03-01T15:00:00Z');
  await at.round();
  expect((await at.billed(usual.id)).slice(2)).toEqual([[usual.payer.id, '2027-03-01', 100_000]]);
  expect(await at.billed(away.id)).toEqual([]);
});

test('credits a run has used are left to their payer again', async () => {
  const { id } = await at.child();
  const plan = await at.plan(id, { date: '2027-03-20' });
  await at.good('createCredit', { student_id: id, amount: 30_000, detail: 'Closed day' });
  const { run } = await create('2027-03-20');
  expect(
    await at.server.tenant.db.selectFrom('invoice').select('open_cents').where('student_id', '=', id).execute(),
  ).toEqual([{ open_cents: 70_000 }]);
  expect(await act('undoBillingRun', run.id)).toMatchObject({ status: 'Success' });
  expect(
    await at.server.tenant.db.selectFrom('credit').select('left_cents').where('student_id', '=', id).execute(),
  ).toEqual([{ left_cents: 30_000 }]);
  expect(
    await at.server.tenant.db.selectFrom('billing_plan').select(['next_on', 'held']).where('id', '=', plan).execute(),
  ).toEqual([{ next_on: '2027-03-20', held: false }]);
  await at.good('deactivateBillingPlan', { id: plan, date: '2027-03-21' });
});

test('a run is sent by mail and told by push, once; then nothing of it is taken back', async () => {
  await at.goTo('2027-04-01T11:00:00Z');
  const { id, payer } = await at.child();
  const plan = await at.plan(id, { date: '2027-04-01' });
  const { run } = await create('2027-04-01');
  const asked = await act('sendBillingRun', run.id, { confirm: [] });
  expect(asked).toMatchObject({ status: 'Error', errors: [{ code: 'CONFIRM' }] });
  expect(await act('sendBillingRun', run.id)).toMatchObject({ status: 'Success' });
  expect(await act('undoBillingRun', run.id)).toMatchObject({ errors: [{ code: 'SENT' }] });
  await at.server.work('billing.send_run');
  const letters = () =>
    at.server.tenant.db.selectFrom('outbox').select('kind').where('kind', '=', 'billing_invoice').execute();
  const count = (await letters()).length;
  expect(count).toBeGreaterThan(0);
  await at.server.work('invoice.sent: notices');
  const notices = await at.server.tenant.db
    .selectFrom('notification')
    .selectAll()
    .where('kind', '=', 'invoice')
    .where('user_id', '=', payer.id)
    .execute();
  expect(notices).toHaveLength(1);
  // What the morning's own sender looks for has left already.
  await at.settings({ send_invoices: true });
  await at.goTo('2027-04-02T15:00:00Z');
  await at.round();
  expect((await letters()).length).toBe(count);
  expect(await act('sendBillingRun', run.id)).toMatchObject({ errors: [{ code: 'NOTHING' }] });
  expect(await flagsOf('2027-05-01', plan)).toEqual([]);
});

test('bills taken back on their day wait for the office: the round leaves them alone', async () => {
  await at.goTo('2027-05-01T15:00:00Z');
  const { id, payer } = await at.child();
  const plan = await at.plan(id, { date: '2027-05-01' });
  const { run } = await create('2027-05-01');
  expect(await act('undoBillingRun', run.id)).toMatchObject({ status: 'Success' });
  await at.round();
  expect((await at.invoices(id)).map(({ status }) => status)).toEqual(['voided']);
  expect(await flagsOf('2027-05-01', plan)).toContain('held');
  await create('2027-05-01');
  expect((await at.billed(id)).slice(1)).toEqual([[payer.id, '2027-05-01', 100_000]]);
  await at.goTo('2027-06-01T15:00:00Z');
  await at.round();
  expect(await at.billed(id)).toHaveLength(3);
});
