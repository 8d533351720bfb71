import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startTestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { timed } from './beside-sql.ts';

/**
 * A month's run of one location: 2,000 children with a monthly plan each, every tenth with two payers who share, every twentieth
 * with a credit left. Looked at, asked for, made by the job, looked at again, and taken back by one who changed their mind.
 * Fails where making takes more than 10 s, or where a call takes more than the 5 s it is given.
 *
 *   node bench/billing-run.ts [--plans 2000]
 */
const { values } = parseArgs({ options: { plans: { type: 'string', default: '2000' } } });
const PLANS = Number(values.plans);
const MAKE_MS = 10_000;
const CALL_MS = 5_000;

const server = await startTestServer({ now: '2027-02-24T15:00:00Z' });
const { db, centre } = server.tenant;
const place = await sql<{ id: number }>`insert into location (centre_id, name, timezone_id, billing)
  select ${centre}::int, 'Elm', id, true from timezone where value = 'America/New_York' returning id`.execute(db);
const location = place.rows[0]?.id ?? 0;
const manager = await server.as('manager', { locations: [{ id: location }] });
for (const seeded of [
  sql`insert into app_user (centre_id, fname, lname, username)
    select ${centre}::int, 'Parent', 'No ' || n, 'parent-' || n from generate_series(1, ${PLANS}::int) n`,
  sql`insert into student (centre_id, location_id, fname, lname)
    select ${centre}::int, ${location}::int, 'Child', 'No ' || n from generate_series(1, ${PLANS}::int) n`,
  sql`insert into guardian_link (centre_id, student_id, user_id, is_payer)
    select s.centre_id, s.id, u.id, true from student s join app_user u on u.centre_id = s.centre_id and u.lname = s.lname
    where s.centre_id = ${centre}`,
  sql`insert into billing_payer (centre_id, student_id, user_id, share, start_date)
    select s.centre_id, s.id, u.id, case when u.lname = s.lname then 6000 else 4000 end, '2027-01-01'
    from student s join app_user u on u.centre_id = s.centre_id and u.fname = 'Parent'
      and u.lname in (s.lname, 'No ' || (split_part(s.lname, ' ', 2)::int % ${PLANS}::int + 1))
    where s.centre_id = ${centre} and s.id % 10 = 0`,
  sql`insert into billing_plan (centre_id, location_id, student_id, name, period, amount, anchor_on, next_on, created_at)
    select centre_id, location_id, id, 'Full time', 'monthly', 100000, '2027-03-01', '2027-03-01', now() from student where centre_id = ${centre}`,
])
  await seeded.execute(db);
const { rows: some } = await sql<{
  id: number;
}>`select s.id from student s where s.centre_id = ${centre} and s.id % 20 = 1`.execute(db);
for (const { id } of some)
  await manager.call('createCredit', { student_id: id, amount: 2_500, detail: 'Closed day' }, 'status');
await sql`vacuum analyze`.execute(db).catch(() => {});

const cpu = process.cpuUsage();
const failed: string[] = [];
const told = (label: string, ms: number, most: number) => {
  if (ms > most) failed.push(label);
  console.log(`${ms > most ? 'over' : 'ok  '} ${label}: ${(ms / 1000).toFixed(2)} s`);
};
const asked = { location, date: '2027-03-01' };
let invoices = 0;
let run: unknown;
console.log(`${PLANS} plans, ${some.length} credits, load ${loadavg()[0]?.toFixed(1)} (this run included)`);
const look = async () => {
  invoices = (await manager.call('getBillingRunPreview', asked, 'invoices total exceptions { flags }')).invoices;
};
told('look at it', await timed(look), CALL_MS);
const expected = invoices;
const ask = () => manager.call('createBillingRun', { ...asked, confirm: [] }, 'status errors { code }');
told('the question before it', await timed(ask), CALL_MS);
const begin = async () => {
  const made = await manager.call('createBillingRun', asked, 'status message run { id planned }');
  if (made.status !== 'Success') throw new Error(made.message);
  run = made.run.id;
  if (made.run.planned !== expected) throw new Error(`${made.run.planned} invoices of ${expected}`);
};
// The harness answers the question by itself: the call is sent twice.
const begun = await timed(begin);
told('have it made, the question counted in', begun, 2 * CALL_MS);
const making = await timed(() => server.work('billing.make_run'));
told(`make ${expected} invoices`, making, MAKE_MS);
const [made] = await manager.call('getBillingRuns', { location }, 'invoices finished_at');
if (made.invoices !== expected || made.finished_at === null)
  throw new Error(`${made.invoices} of ${expected} were made`);
told('look at it again', await timed(look), CALL_MS);
if (invoices !== 0) throw new Error(`${invoices} invoices would be made again`);
const undo = async () => {
  const { status, message } = await manager.call('undoBillingRun', { id: Number(run) }, 'status message');
  if (status !== 'Success') throw new Error(message);
};
told('take it back', await timed(undo), CALL_MS);
const { user, system } = process.cpuUsage(cpu);
console.log(
  `${((user + system) / 1e6).toFixed(1)} s of a processor in the api for all of it, load ${loadavg()[0]?.toFixed(1)}`,
);
await server.close();
if (failed.length > 0) console.error(`Over their limits: ${failed.join('; ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
