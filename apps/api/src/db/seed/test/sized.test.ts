import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installation } from '../../../installation.ts';
import { closeCentre, fillPlace, isWhole, openCentre } from '../sized/centre.ts';
import { type CentrePlan, plansOf } from '../sized/sizes.ts';

const plan: CentrePlan = { slug: 'tested', name: 'Tested', seed: 7, places: [40, 24], days: 28 };
// Two weeks after the clocks went forward in the United States.
const making = {
  secrets: installation().secrets,
  cameras: { port: 8554, user: 'demo', password: 'nestling-camera' },
  password: 'no hash at all',
  now: new Date('2026-03-20T23:30:00Z'),
};

let server: TestServer;
let client: pg.Client;
const number = async (sql: string): Promise<number> => Number((await client.query(sql)).rows[0]?.n);

beforeAll(async () => {
  server = await startTestServer();
  client = new pg.Client(server.ownerUrl);
  await client.connect();
  const { centre, left } = await openCentre(client, plan, making);
  for (const place of left) await fillPlace(client, centre, place, plan.days, making.now);
  await closeCentre(client, centre, plan);
  const { rows } = await client.query('select id from centre where slug = $1', [plan.slug]);
  await client.query(`select set_config('app.centre_id', $1, false)`, [String(rows[0]?.id)]);
});
afterAll(async () => {
  await client.end();
  await server.close();
});

test('a large database has 50 centres of 200 students and one of 10,000, 500 on its largest location', () => {
  const plans = plansOf('large');
  const students = plans.map(({ places }) => places.reduce((sum, count) => sum + count, 0));
  expect(students).toEqual([10_000, ...Array.from({ length: 50 }, () => 200)]);
  expect(Math.max(...(plans[0]?.places ?? []))).toBe(500);
  expect(plans.every(({ days }) => days === 365)).toBe(true);
});

test('a centre is made once, with all its students, and one line in the audit', async () => {
  expect(await isWhole(client, plan)).toBe(true);
  expect(await isWhole(client, { ...plan, slug: 'not-made' })).toBe(false);
  expect((await openCentre(client, plan, making)).left).toEqual([]);
  await client.query(`select set_config('app.centre_id', id::text, false) from centre where slug = 'tested'`);
  expect(await number('select count(*) n from student')).toBe(64);
  expect(await number('select count(*) n from audit')).toBe(1);
  expect(
    await number(
      'select count(distinct id) n from student s where exists (select 1 from guardian_link g where g.student_id = s.id)',
    ),
  ).toBe(64);
  expect(
    await number(
      'select count(*) n from (select 1 from student group by sibling_group_id having count(*) > 1 and sibling_group_id is not null) x',
    ),
  ).toBeGreaterThan(3);
});

test('every stay has its events and rooms, and nothing lies ahead of now', async () => {
  const stays = await number('select count(*) n from attendance');
  expect(stays).toBeGreaterThan(200);
  expect(await number(`select count(*) n from attendance_event where kind = 'in'`)).toBe(stays);
  expect(await number(`select count(*) n from attendance_event where kind = 'out'`)).toBe(
    await number('select count(*) n from attendance where checked_out_at is not null'),
  );
  expect(await number(`select count(*) n from attendance_event where at > '2026-03-21'`)).toBe(0);
  // The rooms of a stay fill it from end to end.
  expect(
    await number(`select count(*) n from attendance a where checked_out_at is not null and checked_out_at - checked_in_at <>
      (select sum(left_at - entered_at) from attendance_room r where r.attendance_id = a.id)`),
  ).toBe(0);
});

test('children come in the morning of their own clock, before and after it was changed', async () => {
  const { rows } = await client.query(
    `select z.value as zone, min((a.checked_in_at at time zone z.value)::time)::text as first,
       max((a.checked_in_at at time zone z.value)::time)::text as last, count(distinct extract(timezone_hour from a.checked_in_at)) n
     from attendance a join location l on l.id = a.location_id join timezone z on z.id = l.timezone_id group by z.value`,
  );
  expect(rows.length).toBe(2);
  for (const { first, last } of rows) {
    expect(first >= '07:15:00').toBe(true);
    expect(last <= '09:00:00').toBe(true);
  }
});

test('the same run makes the same people', async () => {
  const { rows } = await client.query('select full_name from student order by id limit 3');
  expect(rows.map(({ full_name }) => full_name)).toMatchInlineSnapshot(`
    [
      "Ximena Davis",
      "Élodie Davis",
      "Jasmine Brooks",
    ]
  `);
});
