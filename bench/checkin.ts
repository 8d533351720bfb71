import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { at, login, percentile, post, steadily, told, withApi } from './api.ts';

/**
 * The morning at the door: tablets that check children in and out, each its own children, against one process of the
 * api on a database that waits for the disk. First at a steady pace (a child every second at each tablet), then as fast
 * as answers come. Prints percentiles in ms, and counts in the log that nothing was lost or doubled.
 *
 * `--every` is the seconds a tablet takes from one child to the next, in the steady part.
 *
 *   node bench/checkin.ts [--tablets 50] [--seconds 15] [--every 1]
 */
const { values } = parseArgs({
  options: {
    tablets: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '15' },
    every: { type: 'string', default: '1' },
  },
});
const TABLETS = Number(values.tablets);
const SECONDS = Number(values.seconds);
const EVERY = Number(values.every);
const CHILDREN = 6;
const MOST_P99_MS = 50;

const DOCUMENT = `mutation ($students: [ID!]!, $date: Date!, $time: Clock!, $by: ID!, $action: String, $operation: String) {
  saveUserStudentCheckInOutActivity(students: $students, date: $date, time: $time, action_by: $by, action: $action, operation_id: $operation) {
    status message errors { field message }
  }
}`;

/** Children for the tablets, at the teacher's first location; the connection is set to the demo centre. */
const addChildren = async (client: pg.Client, location: number): Promise<number[]> => {
  const { rows } = await client.query<{ id: number }>(
    `insert into student (centre_id, location_id, room_id, fname, lname)
     select r.centre_id, r.location_id, r.id, 'Child', 'Bench ' || n
     from (select * from room where location_id = $1 and deleted_at is null order by id limit 1) r, generate_series(1, $2::int) n
     returning id`,
    [location, TABLETS * CHILDREN],
  );
  return rows.map(({ id }) => id);
};

const measure = async (port: number, databaseUrl: string): Promise<boolean> => {
  const token = await login(port, 'teacher');
  if (!token) throw new Error('The demo teacher cannot sign in.');
  const me = await post(port, { query: '{ me { id locations { id timezone { value } } } }' }, token);
  const by = at(me, 'data', 'me', 'id');
  const places = at(me, 'data', 'me', 'locations');
  const place: unknown = Array.isArray(places) ? places[0] : undefined;
  const zone = String(at(place, 'timezone', 'value'));

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const centre = await client.query<{ id: number }>(`select id from centre where slug = 'sunny'`);
  await client.query(`select set_config('app.centre_id', $1, false)`, [String(centre.rows[0]?.id)]);
  const children = await addChildren(client, Number(at(place, 'id')));

  const isIn = new Set<number>();
  let done = 0;
  const check = async (child: number): Promise<boolean> => {
    const local = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    const [date, time] = local.format(new Date()).split(' ');
    const variables = {
      students: [child],
      date,
      time,
      by,
      action: isIn.has(child) ? 'out' : 'in',
      operation: randomUUID(),
    };
    const answer = await post(port, { query: DOCUMENT, variables }, token);
    const outcome = at(answer, 'data', 'saveUserStudentCheckInOutActivity');
    if (at(outcome, 'status') !== 'Success') {
      process.stderr.write(`${JSON.stringify(answer)}\n`);
      return false;
    }
    done += 1;
    if (!isIn.delete(child)) isIn.add(child);
    return true;
  };
  /** Each tablet takes its own children in turn. */
  const childOf = (tablet: number, turn: number): number => children[tablet * CHILDREN + (turn % CHILDREN)] ?? 0;

  for (let i = 0; i < 200; i += 1) await check(childOf(i % TABLETS, Math.floor(i / TABLETS)));
  const steady = await steadily(TABLETS / EVERY, SECONDS, (i) => check(childOf(i % TABLETS, Math.floor(i / TABLETS))));

  const times: number[] = [];
  let failed = steady.failed;
  const until = performance.now() + SECONDS * 1000;
  const tablet = async (_: unknown, number: number) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const from = performance.now();
      if (!(await check(childOf(number, turn)))) failed += 1;
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: TABLETS }, tablet));

  const { rows } = await client.query<{ events: number; open: number }>(
    `select (select count(*)::int from attendance_event where student_id = any($1)) as events,
      (select count(*)::int from attendance where student_id = any($1) and checked_out_at is null) as open`,
    [children],
  );
  await client.end();
  const { events = 0, open = 0 } = rows[0] ?? {};
  const exact = events === done && open === isIn.size;
  const p99 = percentile(steady.times, 0.99);
  const good = exact && failed === 0 && p99 <= MOST_P99_MS;
  const [load = 0] = loadavg();
  process.stdout.write(
    [
      `cores ${availableParallelism()}, load ${load.toFixed(2)} (this run included), ${TABLETS} tablets, ${SECONDS} s each`,
      `a child every ${EVERY} s at each     ${told(steady.times)}`,
      `as fast as answers come      ${(times.length / SECONDS).toFixed(0)} check-ins a second  ${told(times)}`,
      `failed ${failed}; ${done} done, ${events} in the log, ${exact ? 'nothing lost or doubled' : 'NOT the same'}`,
      `p99 ${p99.toFixed(1)} ms at the steady pace (at most ${MOST_P99_MS}): ${good ? 'reached' : 'missed'}`,
      '',
    ].join('\n'),
  );
  return good;
};

await withApi(({ port, databaseUrl }) => measure(port, databaseUrl));
