import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { BilledLocation } from './billed-location.ts';
import { differencesOf } from './ledger.model.ts';

let at: BilledLocation;
let oak: { id: number };
let den: { id: number };
beforeAll(async () => {
  at = await BilledLocation.start('2027-01-20T15:00:00Z');
  const { tenant } = at.server;
  oak = await aLocation(tenant, { billing: true });
  den = await aRoom(tenant, { location_id: oak.id });
});
afterAll(async () => {
  const { db, centre } = at.server.tenant;
  expect(await differencesOf(db, centre)).toEqual([]);
  await at.server.close();
});
const template = async (location_id: number, amount: number, name = 'Full day'): Promise<string> => {
  const args = { name, date: '2027-01-01', amount, period: 'monthly', location_id };
  return (await at.good('saveBillingPlanTemplate', args, 'template { id }')).template.id;
};
const move = (...students: number[]) =>
  at.admin.call(
    'transferStudents',
    { students, location_id: oak.id, program_id: den.id },
    'status errors { field code message }',
  );
const plansOf = (student_id: number) =>
  at.admin.call('getStudentBillingPlans', { student_id }, 'id location_id name amount status next_date end_date');
const bills = async (student: number) =>
  at.server.tenant.db
    .selectFrom('invoice')
    .select(['location_id', 'period_start', 'total'])
    .where('student_id', '=', student)
    .orderBy('id')
    .execute();
const rounds = async () => {
  await at.round();
  await at.round(oak.id);
};

test('a plan follows the child: the month that was billed stays, the next one is billed at the new price there', async () => {
  const here = await template(at.elm.id, 100_000);
  await template(oak.id, 120_000);
  const { id: ava } = await at.child();
  const old = await at.plan(ava, { name: 'Full day', template: here, date: '2027-01-01' });
  await rounds();
  expect(await move(ava)).toEqual({ status: 'Success', errors: [] });
  const both = await plansOf(ava);
  expect(both).toMatchObject([
    { location_id: String(oak.id), amount: 120_000, status: 'active', next_date: '2027-02-01', end_date: null },
    { id: String(old), location_id: String(at.elm.id), status: 'deactivated', end_date: '2027-01-19' },
  ]);
  const [coming] = await at.admin.call('getStudentUpcomingInvoices', { student_id: ava }, 'period_start total');
  expect(coming).toEqual({ period_start: '2027-02-01', total: 120_000 });
  await at.goTo('2027-02-01T15:00:00Z');
  await rounds();
  expect(await bills(ava)).toEqual([
    { location_id: at.elm.id, period_start: '2027-01-01', total: 100_000 },
    { location_id: oak.id, period_start: '2027-02-01', total: 120_000 },
  ]);
});

test('a month that was not billed yet is billed by both, each its days', async () => {
  await at.goTo('2027-02-14T15:00:00Z');
  const { id: leo } = await at.child();
  await at.plan(leo, { amount: 28_000, date: '2027-02-01' });
  expect(await move(leo)).toEqual({ status: 'Success', errors: [] });
  await rounds();
  expect(await bills(leo)).toEqual([
    { location_id: at.elm.id, period_start: '2027-02-01', total: 13_000 },
    { location_id: oak.id, period_start: '2027-02-14', total: 15_000 },
  ]);
});

test('what is not offered at the new location ends and is told, and so does what an agency pays', async () => {
  await at.goTo('2027-03-10T15:00:00Z');
  const here = await template(at.elm.id, 100_000, 'Half day');
  const { id: mia } = await at.child();
  await at.plan(mia, { name: 'Half day', template: here, date: '2027-03-01' });
  const county = await at.agency('County');
  await at.subsidy(mia, county, { amount: 10_000, start_date: '2027-01-01' });
  await rounds();
  const answer = await move(mia);
  expect(answer).toMatchObject({ status: 'Success', errors: [{ code: 'PLAN_ENDED' }, { code: 'SUBSIDY_ENDED' }] });
  expect(answer.errors[0].message).toContain('Half day');
  expect(await plansOf(mia)).toMatchObject([{ status: 'deactivated', end_date: '2027-03-09' }]);
  const { data } = await at.admin.call('getSubsidies', { agency_id: county, first: 10 }, 'data { end_date }');
  expect(data).toEqual([{ end_date: '2027-03-09' }]);
  await at.goTo('2027-04-02T15:00:00Z');
  await rounds();
  expect(await bills(mia)).toHaveLength(2);
});

test('the office there is told what it bills now; that of the former location reads the name on what is owed to it', async () => {
  await at.goTo('2027-04-05T15:00:00Z');
  const { tenant } = at.server;
  const ofElm = await at.server.as('manager', { locations: [at.elm] });
  const ofOak = await at.server.as('manager', { locations: [oak] });
  const here = await template(at.elm.id, 50_000, 'Mornings');
  const { id: zoe } = await at.child({ fname: 'Zoe', lname: 'Lane' });
  await at.plan(zoe, { name: 'Lunch', amount: 9_000, date: '2027-05-01' });
  await at.plan(zoe, { name: 'Mornings', template: here, amount: 50_000, date: '2027-04-01' });
  await rounds();
  await at.good('createPayment', { student_id: zoe, amount: 10_000, method: 'check' });
  await at.good('createCredit', { student_id: zoe, amount: 500 });
  await move(zoe);
  const told = async (who: typeof ofOak) => {
    const { data } = await who.call('notificationsShort', {}, 'data { kind about title text }');
    return data.filter(({ kind }: { kind: string }) => kind === 'plans_moved');
  };
  expect(await told(ofOak)).toEqual([
    {
      kind: 'plans_moved',
      about: String(zoe),
      title: expect.stringContaining('Zoe Lane moved here'),
      text: 'Billed here now: Lunch. Ended: Mornings.',
    },
  ]);
  expect([await told(ofElm), await told(at.admin)]).toEqual([[], []]);
  // The money booked at Elm stays there to be read, with a name; the child's record is Oak's.
  const [bill] = await bills(zoe);
  expect(bill).toMatchObject({ location_id: at.elm.id, total: 50_000 });
  const named = 'student_name student { id }';
  const mine = { student_id: String(zoe), student_name: 'Zoe Lane', student: null };
  const [invoice] = await ofElm.call('getStudentOpenInvoices', { student_id: zoe }, `student_id ${named}`);
  expect(invoice).toEqual(mine);
  const [payment] = await ofElm.call('getStudentAllPayments', { student_id: zoe }, `student_id ${named}`);
  expect(payment).toEqual(mine);
  expect(await ofElm.call('getStudentAccountDetail', { student_id: zoe }, `student_id balance ${named}`)).toEqual({
    ...mine,
    balance: 39_500,
  });
  expect(await ofOak.call('getStudentAccountDetail', { student_id: zoe }, 'student_name balance')).toEqual({
    student_name: 'Zoe Lane',
    balance: 0,
  });
  expect(tenant.centre).toBeGreaterThan(0);
});

test('a child whose record is given another location takes its plan along too', async () => {
  await at.goTo('2027-04-10T15:00:00Z');
  const { id } = await at.child();
  await at.plan(id, { amount: 30_000, date: '2027-05-01' });
  await at.good('updateStudent', { id, location_id: oak.id, program_id: den.id });
  expect(await plansOf(id)).toMatchObject([{ location_id: String(oak.id), next_date: '2027-05-01', status: 'active' }]);
});

test('what a move has ended gets no later days while the child is elsewhere, and pays nothing once it is back', async () => {
  await at.goTo('2027-05-10T15:00:00Z');
  const { id } = await at.child();
  await at.plan(id, { amount: 31_000, date: '2027-06-01' });
  const county = await at.agency('Ended by a move');
  const subsidy = await at.subsidy(id, county, { amount: 10_000, start_date: '2027-05-01' });
  await move(id);
  await at.goTo('2027-05-14T15:00:00Z');
  const change = (set: object) =>
    at.admin.call('updateSubsidy', { id: subsidy, ...set }, 'status errors { field code }');
  const later = { status: 'Error', errors: [{ field: 'end_date', code: 'OTHER_LOCATION' }] };
  for (const end_date of ['2027-05-13', '2027-12-31', null]) expect(await change({ end_date })).toEqual(later);
  expect(await change({ end_date: '2027-05-05', amount: 9_000 })).toEqual({ status: 'Success', errors: [] });
  await at.good('transferStudents', { students: [id], location_id: at.elm.id, program_id: at.room });
  await at.goTo('2027-06-01T15:00:00Z');
  await rounds();
  expect((await at.invoices(id)).map(({ agency, total }) => [agency, total])).toEqual([[null, 31_000]]);
  // Back at the location of the agency it can be given days again.
  expect(await change({ end_date: '2027-12-31' })).toEqual({ status: 'Success', errors: [] });
});
