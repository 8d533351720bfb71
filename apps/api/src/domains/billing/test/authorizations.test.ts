import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { open } from '@nestling/api/outbox/post.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

const outcome = 'status errors { field code }';
const ok = { status: 'Success' };

let server: TestServer;
let elm: { id: number };
let admin: Person;
let manager: Person;
let elsewhere: Person;
let teacher: Person;
let mother: Person;

beforeAll(async () => {
  // 08:30 in New York, on a Wednesday.
  server = await startTestServer({ now: '2026-03-11T12:30:00Z' });
  elm = await aLocation(server.tenant, { billing: true, name: 'Elm' });
  const oak = await aLocation(server.tenant, { billing: true });
  admin = await server.as('admin');
  manager = await server.as('manager', { locations: [elm] });
  teacher = await server.as('teacher', { locations: [elm] });
  elsewhere = await server.as('manager', { locations: [oak] });
  mother = await server.as('user');
});
afterAll(() => server?.close());

const aChild = async (fname: string): Promise<number> => {
  const { id } = await aStudent(server.tenant, { location_id: elm.id, room_id: null, fname, lname: 'Lopez' });
  await aGuardianLink(server.tenant, { student_id: id, user_id: mother.id, is_payer: true });
  return id;
};
const anAgency = async (name: string, given: object = {}): Promise<{ id: string; due_days: number | null }> => {
  const made = await admin.call(
    'createBillingAgency',
    { name, location_id: elm.id, ...given },
    `${outcome} agency { id due_days }`,
  );
  expect(made).toMatchObject(ok);
  return made.agency;
};
const authorize = async (student_id: number, agency_id: string, start_date: string, end_date: string | null) => {
  const made = await admin.call(
    'createSubsidy',
    { student_id, agency_id, amount: 40_000, start_date, end_date },
    `${outcome} subsidy { id }`,
  );
  expect(made).toMatchObject(ok);
  return made.subsidy.id;
};
const told = async (person: Person): Promise<string[]> => {
  const { data } = await person.call('notificationsShort', {}, 'data { kind title }');
  return data
    .filter(({ kind }: { kind: string }) => kind === 'subsidy_ends')
    .map(({ title }: { title: string }) => title);
};
/** What was mailed, by whom it is for. */
const letters = async () =>
  (
    await server.tenant.db.selectFrom('outbox').selectAll().where('kind', '=', 'subsidy_ends').orderBy('id').execute()
  ).map(({ user_id, key, sealed }) => ({
    user: user_id,
    text: open(server.tenant.centre, key, sealed).lines.join(' '),
  }));

test('days to pay are a number: the terms’ own where nothing is said, and they decide when a bill is due', async () => {
  expect(await anAgency('County', { terms: 'Net 30' })).toMatchObject({ due_days: 30 });
  expect(await anAgency('Words', { terms: 'By check' })).toMatchObject({ due_days: null });
  const state = await anAgency('State', { terms: 'Net 30', due_days: 45 });
  expect(state.due_days).toBe(45);
  const change = (given: object) =>
    admin.call('updateBillingAgency', { id: state.id, ...given }, `${outcome} agency { due_days terms }`);
  expect(await change({ terms: 'Net 20 or so' })).toMatchObject({ ...ok, agency: { due_days: 20 } });
  expect(await change({ due_days: 12 })).toMatchObject({ ...ok, agency: { due_days: 12, terms: 'Net 20 or so' } });
  expect(await change({ due_days: 366 })).toMatchObject({ status: 'Error' });

  const child = await aChild('Mia');
  await authorize(child, state.id, '2026-03-01', null);
  const plan = { student_id: child, name: 'Full time', amount: 50_000, period: 'monthly', date: '2026-03-11' };
  expect(await admin.call('createBillingPlan', plan, outcome)).toMatchObject(ok);
  const coming = await admin.call('getAgencyUpcomingInvoices', { agency_id: state.id }, 'date due_date');
  expect(coming[0]).toEqual({ date: '2026-03-11', due_date: '2026-03-23' });

  // What is moved to an agency is due by its days too, and late after them.
  const { invoice } = await admin.call(
    'createInvoice',
    { student_id: child, items: [{ name: 'Trip', amount: 900 }], due_date: '2026-03-11' },
    `${outcome} invoice { id }`,
  );
  const moved = await admin.call(
    'transferInvoiceBill',
    { id: invoice.id, to_agency: state.id },
    `${outcome} invoice { id due_date status }`,
  );
  expect(moved).toMatchObject({ ...ok, invoice: { due_date: '2026-03-23', status: 'open' } });

  // A family that is asked for what the agency left has the days of a new bill, not until tomorrow's late fee.
  const family = { id: moved.invoice.id, to_user: mother.id };
  const back = await admin.call('transferInvoiceBill', family, `${outcome} invoice { due_date }`);
  expect(back).toMatchObject({ ...ok, invoice: { due_date: '2026-03-18' } });
});

test('an end within 30 days is told once, by notice and letter, to those who work with the money there', async () => {
  const agency = await anAgency('Office of Children');
  const [ava, leo, zoe, tim] = [await aChild('Ava'), await aChild('Leo'), await aChild('Zoe'), await aChild('Tim')];
  const soon = await authorize(ava, agency.id, '2026-01-01', '2026-04-10');
  await authorize(leo, agency.id, '2026-01-01', '2026-04-11');
  // What goes on tells nobody anything, nor does what has ended.
  await authorize(zoe, agency.id, '2026-01-01', '2026-03-31');
  await authorize(zoe, agency.id, '2026-04-01', null);
  await authorize(tim, agency.id, '2026-01-01', '2026-03-10');
  const rows = await admin.call('getAgencyStudents', { agency_id: agency.id }, 'student_id days_left');
  const left = Object.fromEntries(
    rows.map((row: { student_id: string; days_left: number | null }) => [row.student_id, row.days_left]),
  );
  expect(left).toMatchObject({ [ava]: 30, [leo]: null, [tim]: null });
  expect(await admin.call('billingAgency', { id: agency.id }, 'ending')).toEqual({ ending: 1 });

  await server.perform('billing.authorizations');
  await server.work('subsidy.ending: notices');
  const said = ['Office of Children pays for Ava Lopez until Friday, April 10, 2026.'];
  expect(await told(manager)).toEqual(said);
  for (const other of [teacher, elsewhere, mother]) expect(await told(other)).toEqual([]);
  expect(await letters()).toEqual([
    { user: manager.id, text: expect.stringContaining('Ava Lopez: Office of Children pays') },
  ]);

  // Not a second time; the next day the next one.
  await server.perform('billing.authorizations');
  await server.work('subsidy.ending: notices');
  expect(await told(manager)).toEqual(said);
  server.clock.set(new Date('2026-03-12T10:30:00Z'));
  await server.perform('billing.authorizations');
  expect(await letters()).toHaveLength(1);
  server.clock.set(new Date('2026-03-12T12:30:00Z'));
  await server.perform('billing.authorizations');
  await server.work('subsidy.ending: notices');
  expect(await told(manager)).toHaveLength(2);
  expect(await letters()).toHaveLength(2);

  // Another end is another thing.
  const later = await admin.call('updateSubsidy', { id: soon, end_date: '2026-04-05' }, outcome);
  expect(later).toMatchObject(ok);
  await server.perform('billing.authorizations');
  await server.work('subsidy.ending: notices');
  expect(await told(manager)).toHaveLength(3);
});

test('what ends for many children at once is one letter to each of those who work with the money', async () => {
  const second = await server.as('manager', { locations: [elm] });
  const agency = await anAgency('Many');
  for (let at = 0; at < 45; at += 1)
    await authorize(await aChild(`Child ${at}`), agency.id, '2026-02-01', '2026-04-02');
  const before = (await letters()).length;
  await server.perform('billing.authorizations');
  const sent = (await letters()).slice(before);
  expect(sent.map(({ user }) => user).toSorted()).toEqual([manager.id, second.id].toSorted());
});
