import { loadavg } from 'node:os';
import { startTestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { percentile } from './api.ts';
import { besideSql, timed } from './beside-sql.ts';

/**
 * The grid of a room of 24 children and the 60 skills of a domain, in a center with a million milestones: 720 children in 30
 * rooms, 24 milestones of each child in each skill; beside it the levels of a checkpoint and one press in the grid. Prints
 * medians in ms beside the very SQL of each; fails where the grid takes more than 1.3 times its SQL beside the way there and
 * back, or sends more than two statements of its own (who asks and may ask, and the rows) beside the two each call opens with.
 *
 * Measured on two cores at a load of 2: the grid 43 ms, its SQL 43; written by hand without rights and without objects 9.
 * Before each cell found its newest in the index, and each row its own student, the same answer took 192 ms.
 */
const ROUNDS = 15;
const WARM = 6;
const ROOMS = 30;
const CHILDREN = 24;
const SKILLS = 60;
const TIMES_EACH = 24;
const GRID_TIMES = 1.3;
/** Two each call opens with, and two of its own. */
const GRID_STATEMENTS = 4;

const server = await startTestServer();
const { db, centre } = server.tenant;
const made = async (work: ReturnType<typeof sql<{ id: number }>>): Promise<number> =>
  (await work.execute(db)).rows[0]?.id ?? 0;
const location = await made(sql`insert into location (centre_id, name, timezone_id) select ${centre}::int, 'Place', t.id
  from timezone t where value = 'America/New_York' returning id`);
const room = await made(sql`with rooms as (insert into room (centre_id, location_id, name)
    select ${centre}::int, ${location}::int, 'Room ' || n from generate_series(1, ${ROOMS}::int) n returning id),
  children as (insert into student (centre_id, location_id, room_id, fname, lname, type)
    select ${centre}::int, ${location}::int, rooms.id, 'Child ' || n, 'Family', 'enrolled'
    from rooms, generate_series(1, ${CHILDREN}::int) n)
  select min(id) as id from rooms`);
const few = await made(sql`with room as (insert into room (centre_id, location_id, name)
    values (${centre}::int, ${location}::int, 'Two') returning id)
  insert into student (centre_id, location_id, room_id, fname, lname, type)
    select ${centre}::int, ${location}::int, room.id, 'Child ' || n, 'Few', 'enrolled' from room, generate_series(1, 2) n
    returning room_id as id`);
const framework = await made(sql`insert into learning_framework (centre_id, name, created_at, updated_at)
  values (${centre}::int, 'Framework', now(), now()) returning id`);
const domain = await made(sql`insert into learning_domain (centre_id, framework_id, name)
  values (${centre}::int, ${framework}::int, 'Domain') returning id`);
await sql`insert into learning_progress (centre_id, framework_id, name, position)
  select ${centre}::int, ${framework}::int, 'Step ' || n, n from generate_series(1, 4) n`.execute(db);
await sql`insert into learning_skill (centre_id, framework_id, domain_id, name, position)
  select ${centre}::int, ${framework}::int, ${domain}::int, 'Skill ' || n, n from generate_series(1, ${SKILLS}::int) n`.execute(
  db,
);
const from = performance.now();
await sql`insert into milestone (centre_id, student_id, framework_id, skill_id, progress_id, date, created_at, updated_at)
  select ${centre}::int, st.id, ${framework}::int, s.id, p.low + (n + st.id + s.id) % 4, date '2024-01-01' + n * 30, now(), now()
  from generate_series(1, ${TIMES_EACH}::int) n, student st, learning_skill s, (select min(id) as low from learning_progress) p
  order by n, st.id, s.id`.execute(db);
await sql`vacuum analyze`.execute(db).catch(() => {});
const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from milestone`.execute(db);
console.log(
  `${counted[0]?.count} milestones in ${((performance.now() - from) / 1000).toFixed(0)} s; load ${loadavg()[0]?.toFixed(1)} (this run included)`,
);
const { rows: found } = await sql<{ child: number; skill: number; step: number }>`select
  (select min(id) from student where room_id = ${room}) as child, (select min(id) from learning_skill) as skill,
  (select min(id) from learning_progress) as step`.execute(db);
const one = found[0];

const teacher = await server.as('teacher', { locations: [{ id: location }] });
const manager = await server.as('manager', { locations: [{ id: location }] });
const way: number[] = [];
for (let round = 0; round < ROUNDS; round += 1)
  way.push(await timed(() => teacher.call('learningFrameworks', {}, 'id name')));
const trip = percentile(way.slice(WARM), 0.5);
console.log(`the way there and back ${trip.toFixed(1)} ms`);

const failed: string[] = [];
const measure = async (label: string, ask: () => Promise<unknown>, most?: number): Promise<void> => {
  const { ms, bare } = await besideSql(server, ask, { rounds: ROUNDS, warm: WARM });
  const ratio = (ms - trip) / bare;
  const holds = most === undefined || ratio <= most;
  if (!holds) failed.push(label);
  const statements = await server.statements(ask);
  console.log(
    `${holds ? 'ok  ' : 'over'} ${label}: ${ms.toFixed(1)} ms; its SQL alone ${bare.toFixed(1)}, ${ratio.toFixed(2)} times; ${statements} statements`,
  );
};
/** What somebody would write who knows the tables, and nothing of rights: the reference of the grid. */
const hand = sql`select m.id, m.date::text as date, m.progress_id, st.id as student, s.id as skill
  from student st cross join learning_skill s
  cross join lateral (select m.* from milestone m where m.student_id = st.id and m.skill_id = s.id
    order by m.date desc, m.id desc limit 1) m
  where st.room_id = ${room} and st.archived_at is null and s.framework_id = ${framework} and s.domain_id = ${domain}`;
const byHand: number[] = [];
for (let round = 0; round < ROUNDS + WARM; round += 1) byHand.push(await timed(() => hand.execute(db)));
console.log(`the grid by hand, as the owner: ${percentile(byHand.slice(WARM), 0.5).toFixed(1)} ms`);
const grid = (program_id: number) => () =>
  teacher.call(
    'roomMilestones',
    { program_id, framework, domain },
    'id date student { id } skill { id } progress { id }',
  );
await measure('the grid', grid(room), GRID_TIMES);
const [ofMany, ofFew] = [await server.statements(grid(room)), await server.statements(grid(few))];
if (ofMany > GRID_STATEMENTS || ofMany > ofFew) failed.push(`the grid, ${ofMany} statements`);
await measure('a child’s milestones', () =>
  teacher.call('getStudentMilestones', { student_id: one?.child, framework }, 'id name date progress { id name }'),
);
const checkpoint = await manager.call(
  'createLearningCheckpoint',
  { location, framework, name: 'Fall', start_date: '2025-10-01', end_date: '2025-12-31' },
  'status message checkpoint { id }',
);
const { id } = checkpoint.checkpoint;
const levels = () =>
  teacher.call('checkpointLevels', { id, program_id: room, domain }, 'student_id skill_id observed settled evidence');
await measure('levels of a checkpoint, none settled', levels);
const press = () =>
  teacher.call(
    'saveStudentMilestone',
    { student_id: one?.child, skill: one?.skill, progress: one?.step, date: '2026-03-10' },
    'status milestone { id }',
  );
const presses: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) presses.push(await timed(press));
console.log(
  `a press in the grid: ${percentile(presses, 0.5).toFixed(1)} ms; ${await server.statements(press)} statements`,
);
await server.close();
if (failed.length > 0) console.error(`Over their limits: ${failed.join('; ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
