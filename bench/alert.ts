import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { startSmtpSink } from '@nestling/testing/smtp-sink.ts';
import { at, login, percentile, post, type Running, steadily, told, withApi } from './api.ts';
import { addFamilies, openDemo } from './families.ts';

/**
 * An urgent alert to 1,000 families by mail to a sink on this machine, while tablets check in. Prints when the first and
 * the last mail was accepted, counted from the press, and what a check-in took before and meanwhile.
 *
 *   node bench/alert.ts
 */
const FAMILIES = 1000;
const PER_SECOND = 10;
const BEFORE_SECONDS = 10;
const bars = { firstMs: 2_000, lastMs: 20_000, slower: 1.5 };

const sink = await startSmtpSink();
process.env.SMTP_URL = sink.url;
process.env.MAIL_FROM = 'Sunny Days <hello@sunny.example>';

const check = `mutation ($students: [ID!]!, $date: Date!, $time: Clock!, $by: ID!, $action: String, $operation: String) {
  saveUserStudentCheckInOutActivity(students: $students, date: $date, time: $time, action_by: $by, action: $action, operation_id: $operation) { status message }
}`;

const measure = async ({ port, databaseUrl }: Running): Promise<boolean> => {
  const { client, location } = await openDemo(databaseUrl);
  await addFamilies(client, location, FAMILIES);
  const { rows } = await client.query<{ id: number }>(
    `insert into student (centre_id, location_id, room_id, fname, lname)
     select r.centre_id, r.location_id, r.id, 'Door', 'Bench ' || n
     from (select * from room where location_id = $1 and deleted_at is null order by id limit 1) r, generate_series(1, 400) n returning id`,
    [location],
  );
  await client.end();
  const teacher = (await login(port, 'teacher')) ?? '';
  const manager = (await login(port, 'manager')) ?? '';
  const me = await post(port, { query: '{ me { id locations { timezone { value } } } }' }, teacher);
  const by = at(me, 'data', 'me', 'id');
  const timeZone = String(at(me, 'data', 'me', 'locations', '0', 'timezone', 'value'));
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  let turn = 0;
  const comeIn = async (): Promise<boolean> => {
    const child = rows[turn % rows.length]?.id;
    const action = Math.floor(turn / rows.length) % 2 === 0 ? 'in' : 'out';
    turn += 1;
    const [date, time] = local.format(new Date()).split(' ');
    const variables = { students: [child], date, time, by, action, operation: randomUUID() };
    const answer = await post(port, { query: check, variables }, teacher);
    return at(answer, 'data', 'saveUserStudentCheckInOutActivity', 'status') === 'Success';
  };
  await steadily(PER_SECOND, 3, comeIn);
  const before = await steadily(PER_SECOND, BEFORE_SECONDS, comeIn);

  const mails = () => new Set(sink.arrived.flatMap(({ to }) => (to.endsWith('@bench.example') ? [to] : []))).size;
  const meanwhile = steadily(PER_SECOND, bars.lastMs / 1000, comeIn);
  const began = performance.now();
  const query = `mutation ($location: ID!) {
    createAlert(message: "No water: we close at noon.", locations: [$location], urgent: true) { status message }
  }`;
  const sent = await post(port, { query, variables: { location } }, manager);
  console.log(String(at(sent, 'data', 'createAlert', 'message') ?? JSON.stringify(sent)));
  let first = 0;
  let last = 0;
  for (let had = 0; had < FAMILIES && performance.now() - began < 3 * bars.lastMs; await wait(20)) {
    const has = mails();
    if (has > had) last = performance.now() - began;
    if (had === 0 && has > 0) first = last;
    had = has;
  }
  const during = await meanwhile;
  const slower = percentile(during.times, 0.95) / percentile(before.times, 0.95);
  console.log(`${mails()} of ${FAMILIES} mails: first ${first.toFixed(0)} ms, last ${last.toFixed(0)} ms`);
  console.log(`check-in before    ${told(before.times)} ms, ${before.failed} failed`);
  console.log(`check-in meanwhile ${told(during.times)} ms, ${during.failed} failed: ${slower.toFixed(2)}x at p95`);
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  return (
    mails() === FAMILIES && first <= bars.firstMs && last <= bars.lastMs && slower <= bars.slower && during.failed === 0
  );
};

await withApi(measure);
sink.close();
process.exit();
