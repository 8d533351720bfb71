import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { at, login, percentile, post, type Running, told, withApi } from './api.ts';
import { cpuOf, cpuOfFamily } from './cpu.ts';
import { Tablet } from './tablet.ts';

/**
 * The morning at the door: tablets that check children in and out, each its own children one after the other, against
 * one process of the api on a database that waits for the disk. First at a steady pace (a child every second at each
 * tablet), then at the pace of a family at a door (every four), then as fast as answers come. Prints percentiles in ms,
 * what a check-in costs each process in ms of CPU, and counts in the log that nothing was lost or doubled. A tablet
 * that is held up is late for its next child, and that is counted too.
 *
 *   node bench/checkin.ts [--tablets 50] [--seconds 15] [--every 1] [--statements]
 *
 * `--every`: seconds from one child to the next at each tablet. `--statements`: what each statement cost (slower).
 */
const { values } = parseArgs({
  options: {
    tablets: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '15' },
    every: { type: 'string', default: '1' },
    statements: { type: 'boolean', default: false },
  },
});
const TABLETS = Number(values.tablets);
const SECONDS = Number(values.seconds);
const EVERY = Number(values.every);
const FAMILY_EVERY = 4;
const CHILDREN = 6;
const MOST_P99_MS = 50;
/** So often a tablet sends what the server was not ready for. */
const TRIES = 20;

const query = `mutation ($students: [ID!]!, $date: Date!, $time: Clock!, $by: ID!, $action: String, $operation: String) {
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

/** One round: ms of each check-in from when it was due, how many failed, and how long it took. */
interface Round {
  readonly times: number[];
  failed: number;
  seconds: number;
  cpu: { api: number; postgres: number; tablets: number };
}

const measure = async ({ port, databaseUrl, adminUrl, pids }: Running): Promise<boolean> => {
  const token = await login(port, 'teacher');
  if (!token) throw new Error('The demo teacher cannot sign in.');
  const me = await post(port, { query: '{ me { id locations { id timezone { value } } } }' }, token);
  const by = at(me, 'data', 'me', 'id');
  const places = at(me, 'data', 'me', 'locations');
  const place: unknown = Array.isArray(places) ? places[0] : undefined;
  const timeZone = String(at(place, 'timezone', 'value'));

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const centre = await client.query<{ id: number }>(`select id from centre where slug = 'sunny'`);
  await client.query(`select set_config('app.centre_id', $1, false)`, [String(centre.rows[0]?.id)]);
  const children = await addChildren(client, Number(at(place, 'id')));

  const isIn = new Set<number>();
  const refused = new Set<string>();
  let done = 0;
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const check = async (tablet: Tablet, child: number): Promise<boolean> => {
    const [date, time] = local.format(new Date()).split(' ');
    const action = isIn.has(child) ? 'out' : 'in';
    const variables = { students: [child], date, time, by, action, operation: randomUUID() };
    for (let tries = 1; ; tries += 1) {
      const answer = await tablet.post({ query, variables });
      if (answer.includes('"status":"Success"')) break;
      // As tablets do: under the same operation id it is done once, however often it is sent.
      if (answer.includes('NOT_READY') && tries < TRIES) continue;
      if (refused.size < 5) refused.add(answer);
      return false;
    }
    done += 1;
    if (!isIn.delete(child)) isIn.add(child);
    return true;
  };

  const tablets = Array.from({ length: TABLETS }, () => new Tablet(port, token));
  const turns = tablets.map(() => 0);
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return { api: cpuOf(pids.api), postgres: cpuOfFamily(pids.postgres), tablets: (user + system) / 1000 };
  };
  /** Every tablet takes a child every so many seconds (0: as soon as the one before is done), its own in turn. */
  const round = async (every: number, seconds: number): Promise<Round> => {
    const found: Round = { times: [], failed: 0, seconds: 0, cpu: cpu() };
    const from = performance.now();
    const until = from + seconds * 1000;
    const work = async (tablet: Tablet, number: number) => {
      let due = from + (every * 1000 * number) / TABLETS;
      while (due < until && performance.now() < until + 1000) {
        const early = due - performance.now();
        if (early > 0) await wait(early);
        const turn = turns[number] ?? 0;
        turns[number] = turn + 1;
        if (!(await check(tablet, children[number * CHILDREN + (turn % CHILDREN)] ?? 0))) found.failed += 1;
        found.times.push(performance.now() - due);
        due = every > 0 ? due + every * 1000 : performance.now();
      }
    };
    await Promise.all(tablets.map(work));
    found.seconds = (performance.now() - from) / 1000;
    const after = cpu();
    for (const part of ['api', 'postgres', 'tablets'] as const) found.cpu[part] = after[part] - found.cpu[part];
    return found;
  };

  const rounds = [await round(0, Math.min(SECONDS, 5))];
  const statements = values.statements ? await watchStatements(adminUrl) : null;
  const steady = await round(EVERY, SECONDS);
  const family = await round(FAMILY_EVERY, SECONDS);
  const fast = await round(0, SECONDS);
  rounds.push(steady, family, fast);
  for (const tablet of tablets) tablet.close();
  if (statements) await statements([steady, family, fast].reduce((sum, { times }) => sum + times.length, 0));

  const { rows } = await client.query<{ events: number; open: number }>(
    `select (select count(*)::int from attendance_event where student_id = any($1)) as events,
      (select count(*)::int from attendance where student_id = any($1) and checked_out_at is null) as open`,
    [children],
  );
  await client.end();
  const { events = 0, open = 0 } = rows[0] ?? {};
  const exact = events === done && open === isIn.size;
  const failed = rounds.reduce((sum, each) => sum + each.failed, 0);
  const p99 = percentile(steady.times, 0.99);
  const good = exact && failed === 0 && p99 <= MOST_P99_MS;
  const [load = 0] = loadavg();
  process.stdout.write(
    [
      `cores ${availableParallelism()}, load ${load.toFixed(2)} (this run included), ${TABLETS} tablets, ${SECONDS} s each`,
      lineOf(`a child every ${EVERY} s at each`, steady),
      lineOf(`a child every ${FAMILY_EVERY} s at each`, family),
      lineOf('as fast as answers come', fast),
      ...[...refused].map((answer) => `refused: ${answer}`),
      `failed ${failed}; ${done} done, ${events} in the log, ${exact ? 'nothing lost or doubled' : 'NOT the same'}`,
      `p99 ${p99.toFixed(1)} ms at the steady pace (at most ${MOST_P99_MS}): ${good ? 'reached' : 'missed'}`,
      '',
    ].join('\n'),
  );
  return good;
};

const lineOf = (name: string, { times, seconds, cpu }: Round): string => {
  const each = (ms: number) => (ms / times.length).toFixed(2);
  return `${name.padEnd(26)} ${told(times)}  ${(times.length / seconds).toFixed(0)}/s  CPU ms of one: api ${each(cpu.api)}, Postgres ${each(cpu.postgres)}, tablets ${each(cpu.tablets)}`;
};

/** Counts what statements cost from now on; the answered function prints the dearest, in ms and times of a check-in. */
const watchStatements = async (adminUrl: string): Promise<(checks: number) => Promise<void>> => {
  const admin = new pg.Client({ connectionString: adminUrl.replace(/\/postgres$/, '/nestling') });
  await admin.connect();
  await admin.query('create extension if not exists pg_stat_statements');
  await admin.query('select pg_stat_statements_reset()');
  return async (checks) => {
    const { rows } = await admin.query<{ ms: number; plan: number; calls: number; query: string }>(
      `select total_exec_time + total_plan_time as ms, total_plan_time as plan, calls::int, left(regexp_replace(query, '\\s+', ' ', 'g'), 110) as query
       from pg_stat_statements order by 1 desc limit 20`,
    );
    for (const { ms, plan, calls, query: text } of rows)
      process.stdout.write(
        `${(ms / checks).toFixed(3)} ms (plans ${(plan / checks).toFixed(3)})  ${(calls / checks).toFixed(2)}×  ${text}\n`,
      );
    await admin.end();
  };
};

const settings: Record<string, string> = values.statements
  ? {
      shared_preload_libraries: 'pg_stat_statements',
      'pg_stat_statements.track': 'all',
      'pg_stat_statements.track_planning': 'on',
    }
  : {};
await withApi(measure, settings);
