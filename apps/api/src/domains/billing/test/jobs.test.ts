import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { billLocation } from '../billing-jobs.ts';
import { aRow } from './billing.factory.ts';
import { differencesOf } from './ledger.model.ts';

let server: TestServer;
let elm: { id: number };
const children: number[] = [];
let mother: Awaited<ReturnType<TestServer['as']>>;
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { billing: true });
  mother = await server.as('user');
  for (let i = 0; i < 3; i += 1) {
    const { id } = await aStudent(server.tenant, { location_id: elm.id, room_id: null });
    await aGuardianLink(server.tenant, { student_id: id, user_id: mother.id, is_payer: true });
    children.push(id);
  }
});
afterAll(() => server?.close());

const plan = (student_id: number, given: object = {}) =>
  aRow(server.tenant, 'billing_plan', {
    location_id: elm.id,
    student_id,
    name: 'Full day',
    period: 'monthly',
    amount: 90_000,
    anchor_on: '2026-03-01',
    next_on: '2026-03-01',
    created_at: new Date(),
    ...given,
  });
const round = () => billLocation(server.job(), elm.id);
const invoices = () =>
  server.tenant.db.selectFrom('invoice').selectAll().where('location_id', '=', elm.id).orderBy('id').execute();

test('a month is billed once, however often and from however many machines the round runs', async () => {
  const [ava = 0, leo = 0, mia = 0] = children;
  await plan(ava);
  await plan(leo, { ends_on: '2026-03-10' });
  await plan(mia, { anchor_on: '2026-04-01', next_on: '2026-04-01' });
  await Promise.all([round(), round()]);
  await round();
  const made = await invoices();
  expect(made.map((one) => [one.student_id, one.total, one.user_id])).toEqual([
    [ava, 90_000, mother.id],
    [leo, Math.floor((90_000 * 10 * 2 + 31) / 62), mother.id],
  ]);
  expect(await differencesOf(server.tenant.db, server.tenant.centre)).toEqual([]);
});

test('what the account shows as coming is what is billed', async () => {
  const [ava = 0] = children;
  const coming = await mother.call(
    'getStudentUpcomingInvoices',
    { student_id: ava },
    'total date items { worked amount }',
  );
  expect(coming).toEqual([
    {
      total: 90_000,
      date: '2026-04-01',
      items: [{ worked: expect.objectContaining({ from: '2026-04-01' }), amount: 90_000 }],
    },
  ]);
  server.clock.tick(22 * 86_400_000);
  await round();
  const made = (await invoices()).filter((one) => one.student_id === ava);
  expect(made.map((one) => one.total)).toEqual([90_000, 90_000]);
  expect(made[1]).toMatchObject({ date: '2026-04-01' });
});

test('a late fee is added once, and what is due is taken once from who lets it be taken', async () => {
  const [ava = 0] = children;
  await server.tenant.db
    .insertInto('billing_setting')
    .values({ centre_id: server.tenant.centre, location_id: elm.id, late_fee: 2_500 })
    .execute();
  await round();
  await round();
  const late = (await invoices()).filter((one) => one.late_fee_of !== null);
  expect(late.map((one) => one.total)).toEqual([2_500, 2_500]);
  await mother.call('addUserCard', { payment_method: 'pm_demo_visa', location: elm.id }, 'status');
  expect(await mother.call('saveUserAutoPay', { student_id: ava, active: true }, 'status mandate')).toMatchObject({
    status: 'Success',
    mandate: expect.stringContaining('4242'),
  });
  // The notice comes first; what it says is taken as many days later.
  await Promise.all([round(), round()]);
  expect(
    await server.tenant.db.selectFrom('payment').selectAll().where('autopay_of', 'is not', null).execute(),
  ).toEqual([]);
  server.clock.tick(3 * 86_400_000);
  await Promise.all([round(), round()]);
  const paid = await server.tenant.db.selectFrom('payment').selectAll().where('autopay_of', 'is not', null).execute();
  const due = (await invoices()).filter((one) => one.student_id === ava && one.due_date <= '2026-04-02');
  expect(paid.map((one) => one.autopay_of).sort()).toEqual(due.map(({ id }) => id).sort());
  expect(paid.every((one) => one.status === 'approved')).toBe(true);
  expect(await differencesOf(server.tenant.db, server.tenant.centre)).toEqual([]);
});
