import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { billLocation } from '../billing-jobs.ts';
import { anInvoice } from './billing.factory.ts';

let server: TestServer;
let elm: { id: number };
let admin: Person;
let mother: Person;
let child: number;

beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { name: 'Elm' });
  admin = await server.as('admin');
  mother = await server.as('user');
  child = (await aStudent(server.tenant, { location_id: elm.id, room_id: null })).id;
  await aGuardianLink(server.tenant, { student_id: child, user_id: mother.id, is_payer: true });
});
afterAll(() => server?.close());

const outcome = 'status message errors { field code }';
const ok = { status: 'Success' };
const off = (field: string, at = 'Elm') => ({
  status: 'Error',
  message: `Billing is off at ${at}, so nothing can be billed. Turn it on in the billing settings first.`,
  errors: [{ field, code: 'BILLING_OFF' }],
});
const bill = (given: object = {}) =>
  admin.call(
    'createInvoice',
    { student_id: child, items: [{ name: 'Tuition', amount: 10_000 }], due_date: '2026-03-20', ...given },
    `${outcome} invoice { id status }`,
  );
const turn = (billing: boolean) => admin.call('saveLocationBillingSetting', { location_id: elm.id, billing }, outcome);
const invoices = () => server.tenant.db.selectFrom('invoice').select('id').execute();
const coming = () => admin.call('getStudentUpcomingInvoices', { student_id: child }, 'total');
const day = { date: '2026-03-11' };

test('where billing is off nothing is billed: not by hand, not as a draft, not by a run, not by the round', async () => {
  expect(await bill()).toMatchObject(off('student_id'));
  expect(await bill({ draft: true })).toMatchObject(off('student_id'));
  // A plan may be prepared.
  const planned = await admin.call(
    'createBillingPlan',
    { student_id: child, name: 'Full time', amount: 50_000, period: 'monthly', date: '2026-03-11' },
    `${outcome} plan { id }`,
  );
  expect(planned).toMatchObject(ok);
  expect(await admin.call('createBillingRun', { ...day, location: elm.id }, outcome)).toMatchObject(off('location'));
  expect(
    await admin.call('getBillingRunPreview', { ...day, location: elm.id }, 'invoices total exceptions { plan_id }'),
  ).toEqual({ invoices: 0, total: 0, exceptions: [] });
  expect(
    await admin.call('createUpcomingInvoices', { id: planned.plan.id, period_start: '2026-03-11' }, `${outcome}`),
  ).toMatchObject(off('id'));
  expect(await coming()).toEqual([]);
  expect(await mother.call('getStudentUpcomingInvoices', { student_id: child }, 'total')).toEqual([]);
  await billLocation(server.job(), elm.id);
  expect(await invoices()).toEqual([]);
});

test('once it is on, what was prepared is billed, and it stays on while something is owed', async () => {
  expect(await turn(true)).toMatchObject(ok);
  expect(await admin.call('getLocationBillingSetting', { location_id: elm.id }, 'billing')).toEqual({ billing: true });
  expect((await coming()).length).toBeGreaterThan(0);
  await billLocation(server.job(), elm.id);
  expect((await invoices()).length).toBeGreaterThan(0);
  expect(await bill()).toMatchObject(ok);
  const open = { status: 'Error', errors: [{ field: 'billing', code: 'OPEN_INVOICES' }] };
  expect(await turn(false)).toMatchObject(open);
  expect(await admin.call('updateLocation', { id: elm.id, billing: false }, outcome)).toMatchObject(open);
  expect(await admin.call('getLocationBillingSetting', { location_id: elm.id }, 'billing')).toEqual({ billing: true });
});

test('a draft that was left is not sent, and a returned check costs no fee, where billing is off', async () => {
  const oak = await aLocation(server.tenant, { name: 'Oak' });
  const other = (await aStudent(server.tenant, { location_id: oak.id, room_id: null })).id;
  await aGuardianLink(server.tenant, { student_id: other, user_id: mother.id, is_payer: true });
  const draft = await anInvoice(server.tenant, { location: oak.id, student: other, user: mother.id, draft: true });
  expect(
    await admin.call('saveLocationBillingSetting', { location_id: oak.id, billing: false }, outcome),
  ).toMatchObject(ok);
  expect(await admin.call('sendInvoice', { id: draft }, outcome)).toMatchObject(off('id', 'Oak'));
  const paid = await admin.call(
    'createPayment',
    { student_id: other, amount: 500, method: 'check' },
    `${outcome} payment { id }`,
  );
  expect(await admin.call('voidPayment', { id: paid.payment.id, fee: 2_500 }, outcome)).toMatchObject(off('id', 'Oak'));
  expect(await admin.call('getInvoice', { id: draft }, 'status')).toEqual({ status: 'draft' });
  expect(await admin.call('getPayment', { id: paid.payment.id }, 'status')).toEqual({ status: 'approved' });
});
