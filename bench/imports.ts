import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { planStudents } from '@nestling/api/domains/imports/plan/plan-students.ts';
import { parseInThread } from '@nestling/api/domains/imports/reading/parse-thread.ts';
import { startTestServer } from '@nestling/api/harness/test-server.ts';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { percentile } from './api.ts';

/**
 * A list of 5,000 children with 11,000 contacts: how long it takes to be read, to be put beside what the center has, to be
 * saved 500 rows at a time as the page does, of which its job writes what the calls do not reach, and to be taken back. Beside them, in the same run, what the parser alone takes.
 * Fails where reading and looking take more than 5 s, or saving more than 60 s; taking back may take no longer than saving, and
 * a check-in at the door of the same location, made meanwhile, no more than 1.5 times what it takes alone (median). How the
 * same file is put beside the center that has it all by then is told beside the parser with bare look-ups, and not judged.
 */
const CHILDREN = Number(process.env.IMPORT_CHILDREN ?? 5_000);
const AT_ONCE = 500;
const KEPT_AT_ONCE = 500;
const ROUNDS = 5;
const MOST = { looked: 5_000, saved: 60_000, door: 1.5 };
const DAY = '2026-03-11';
const NOON_UTC = new Date('2026-03-11T16:00:00Z');
const AT_THE_DOOR = 200;
const ALONE = 100;
const DOOR_EVERY_MS = 50;

const person = ['first_name', 'last_name', 'email', 'mobile_phone'];
const heads = [
  ...['brightwheel_id', 'first_name', 'last_name', 'birthdate', 'homeroom', 'zip'],
  ...[1, 2].flatMap((n) => person.map((one) => `parent_${n}_${one}`)),
  ...['first_name', 'last_name', 'phone_1'].map((one) => `approved_pickup_1_${one}`),
];
const two = (n: number): string => String(n).padStart(2, '0');
const lines = Array.from({ length: CHILDREN }, (_, n) => {
  const phone = (k: number) => `207555${String((n * 3 + k) % 10_000).padStart(4, '0')}`;
  const parent = (k: number) => [`Parent${k}`, `Family${n}`, `parent${k}.${n}@example.com`, phone(k)];
  const pickup = n % 5 === 0 ? [`Aunt`, `Family${n}`, phone(2)] : ['', '', ''];
  const born = `${two((n % 12) + 1)}/${two((n % 28) + 1)}/20${20 + (n % 5)}`;
  return [`b${n}`, `Child${n}`, `Family${n}`, born, `Room ${n % 40}`, '02138', ...parent(0), ...parent(1), ...pickup];
});
const bytes = Buffer.from([heads, ...lines].map((row) => row.join(',')).join('\n'));

const times = async (work: () => unknown): Promise<number[]> => {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    await work();
    all.push(performance.now() - from);
  }
  return all;
};
const told = (label: string, ms: number): number => {
  console.log(`${label}: ${ms.toFixed(0)} ms`);
  return ms;
};

const server = await startTestServer();
server.clock.set(NOON_UTC);
const { db, centre } = server.tenant;
const place = await sql<{ id: number }>`insert into location (centre_id, name, timezone_id)
  select ${centre}::int, 'Place', t.id from timezone t where value = 'America/New_York' returning id`.execute(db);
const location = place.rows[0]?.id ?? 0;
const door = await sql<{ id: number }>`with door as (insert into room (centre_id, location_id, name)
    values (${centre}::int, ${location}::int, 'Door') returning id)
  insert into student (centre_id, location_id, room_id, fname, lname, type)
  select ${centre}::int, ${location}::int, door.id, 'Door', 'Child ' || n, 'enrolled' from door, generate_series(1, ${AT_THE_DOOR}::int) n
  returning id`.execute(db);
const teacher = await server.as('teacher', { locations: [{ id: location }] });
let turn = 0;
/** A child in, and at its next turn out; answers the ms it took. */
const checkIn = async (): Promise<number> => {
  const child = door.rows[turn % AT_THE_DOOR]?.id;
  const action = Math.floor(turn / AT_THE_DOOR) % 2 === 0 ? 'in' : 'out';
  turn += 1;
  const from = performance.now();
  const answer = await teacher.call(
    'saveUserStudentCheckInOutActivity',
    { students: [child], date: DAY, time: '12:00', action_by: teacher.id, action },
    'status message',
  );
  if (answer.status !== 'Success') throw new Error(JSON.stringify(answer));
  await wait(DOOR_EVERY_MS);
  return performance.now() - from - DOOR_EVERY_MS;
};
const support = await server.as('kvsupport', { locations: [{ id: location }] });
console.log(`${CHILDREN} children, ${(bytes.length / 1e6).toFixed(1)} MB; load ${loadavg()[0]?.toFixed(1)}`);

const asked = { bytes, as: 'roster', order: null, year: 2026 } as const;
const bare = told(
  'csv-parse alone, median',
  percentile(await times(() => parse(bytes, { relax_column_count: true })), 0.5),
);
const read = told(
  'read and mapped in a thread, median',
  percentile(await times(() => parseInThread(centre, asked)), 0.5),
);
const parsed = await parseInThread(centre, asked);
if (!('kind' in parsed) || parsed.kind !== 'children') throw new Error('The list was not read.');
const rows = parsed.children;

for (let at = 0; at < rows.length; at += KEPT_AT_ONCE)
  await support.call(
    'saveTempAdvanceOnbordingData',
    { data: rows.slice(at, at + KEPT_AT_ONCE), location, append: at > 0 },
    'status',
  );
const look = async (): Promise<number> => {
  const from = performance.now();
  await support.call('getTempAdvanceOnbordingData', { location }, 'row mark faults { code }');
  return performance.now() - from;
};
const planned = told('all of it beside an empty center', await look());

const alone: number[] = [];
for (let n = 0; n < ALONE; n += 1) alone.push(await checkIn());
const meanwhile: number[] = [];
let saving = true;
const atDoor = (async () => {
  while (saving) meanwhile.push(await checkIn());
})();
const began = performance.now();
const calls: number[] = [];
let batch: string | null = null;
let added = 0;
let rest = rows;
while (rest.length > 0) {
  const sent = rest.slice(0, AT_ONCE);
  const from = performance.now();
  const answer = await support.call(
    'saveAdvanceOnbordingData',
    { data: sent, location, batch },
    'status batch added left errors { field code }',
  );
  calls.push(performance.now() - from);
  batch = answer.batch;
  added += answer.added;
  if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors.slice(0, 3)));
  rest = rest.slice(AT_ONCE);
}
const handed = performance.now() - began;
// What the calls have not reached the job of the batch writes, in this process as it would be.
await server.work('imports.write_rest');
const [whole] = (await support.call('importHistory', { first: 1 }, 'data { added failed waiting }')).data;
if (whole.waiting + whole.failed > 0) throw new Error(JSON.stringify(whole));
added = whole.added;
saving = false;
const saved = told(`saved, ${calls.length} calls, ${added} children`, performance.now() - began);
told('all of it sent', handed);
told('the slowest of its calls', Math.max(...calls));
await atDoor;
console.log(`${(saved / added).toFixed(1)} ms a child with its contacts`);
const doorRatio = percentile(meanwhile, 0.5) / percentile(alone, 0.5);
console.log(
  `a check-in: alone ${percentile(alone, 0.5).toFixed(1)} ms (95 % ${percentile(alone, 0.95).toFixed(1)}), meanwhile ${percentile(meanwhile, 0.5).toFixed(1)} ms (95 % ${percentile(meanwhile, 0.95).toFixed(1)}), ${doorRatio.toFixed(2)} times`,
);

/** What the file asks of a center that has all of it: its children, whom they may belong to, and the links between them. */
const lookUps = async (): Promise<void> => {
  const ids = rows.map(({ external_id }) => external_id);
  const emails = rows.flatMap(({ contacts }) => contacts.flatMap(({ email }) => email || []));
  await sql`select id, external_id, fname, lname, dob, room_id from student
    where location_id = ${location}::int and external_id = any(${ids}::text[])`.execute(db);
  await sql`select id, email, fname, lname, phone from app_user where email = any(${emails}::text[])`.execute(db);
  await sql`select gl.student_id, gl.user_id, gl.pickup from guardian_link gl join student st on st.id = gl.student_id
    where st.location_id = ${location}::int`.execute(db);
};
const bareWithLooks = told(
  'csv-parse and bare look-ups beside the center that has it all, median',
  percentile(
    await times(async () => {
      parse(bytes, { relax_column_count: true });
      await lookUps();
    }),
    0.5,
  ),
);
const readBeside = told(
  'read and put beside it, median',
  percentile(
    await times(async () => {
      const again = await parseInThread(centre, asked);
      if (!('kind' in again) || again.kind !== 'children') throw new Error('The list was not read.');
      const planned = await planStudents({ db, now: () => NOON_UTC }, location, again.children);
      const others = planned.filter(({ state }) => state !== 'same').length;
      if (others > 0) throw new Error(`${others} rows are not the same.`);
    }),
    0.5,
  ),
);

const back = performance.now();
let undos = 0;
let undone = 0;
for (;;) {
  const answer = await support.call('undoImport', { id: batch }, 'status message undone kept failed left');
  undos += 1;
  undone += answer.undone;
  if (answer.kept + answer.failed > 0) throw new Error(JSON.stringify(answer));
  if (!answer.left) break;
}
const taken = told(`taken back, ${undos} calls, ${undone} records`, performance.now() - back);
await server.close();
console.log(
  `reading is ${(read / bare).toFixed(1)} times the parser, with looking ${(readBeside / bareWithLooks).toFixed(1)} times the parser with bare look-ups; reading and looking ${(read + planned).toFixed(0)} of ${MOST.looked} ms; saving ${saved.toFixed(0)} of ${MOST.saved} ms; taking back ${(taken / saved).toFixed(2)} times saving`,
);
process.exitCode = read + planned > MOST.looked || saved > MOST.saved || taken > saved || doorRatio > MOST.door ? 1 : 0;
