import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Copy, copyTemplate } from '@nestling/api/harness/template.ts';
import { useTestCluster } from '@nestling/postgres/test-cluster.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSecrets } from '../../../secrets/secrets.ts';
import { seedDemo } from '../demo.ts';

// A Thursday in Springfield, half past eleven.
const now = new Date('2026-03-12T15:30:00Z');

/** Files that were kept beside the rows. */
const kept = new Set<string>();
let copy: Copy;
let client: pg.Client;
beforeAll(async () => {
  const home = mkdtempSync(join(tmpdir(), 'nestling-seed-'));
  copy = await copyTemplate((await useTestCluster()).url);
  client = new pg.Client(copy.ownerUrl);
  await client.connect();
  const keep = async (_: number, name: string) => void kept.add(name);
  await seedDemo(client, loadSecrets(home), { port: 8554, user: 'demo', password: 'demo' }, { now, keep });
  rmSync(home, { recursive: true, force: true });
  await client.query(`select set_config('app.centre_id', id::text, false) from centre where slug = 'sunny'`);
});
afterAll(async () => {
  await client.end();
  await copy.drop();
});

const number = async (sql: string, values: readonly unknown[] = []): Promise<number> =>
  Number((await client.query(sql, [...values])).rows[0]?.n);

test('every child who was there yesterday or is there now has a day to read', async () => {
  const unread = `select count(*) as n from attendance at where date >= '2026-03-11' and not exists
    (select 1 from activity_student x where x.student_id = at.student_id and x.date = at.date)`;
  expect(await number(unread)).toBe(0);
  expect(
    await number(`select count(distinct student_id) as n from attendance where date >= '2026-03-11'`),
  ).toBeGreaterThan(15);
});

test('nothing is written down before a child came, after it went, or of what is still to come', async () => {
  const outside = `select count(*) as n from activity a join activity_student x on x.activity_id = a.id where a.at > $1
    or a.details ->> 'end_time' > to_char($1 at time zone 'America/New_York', 'HH24:MI') and a.date = '2026-03-12'
    or not exists (select 1 from attendance at where at.student_id = x.student_id and at.date = a.date
      and a.at between at.checked_in_at and coalesce(at.checked_out_at, $1))`;
  expect(await number(outside, [now])).toBe(0);
  expect(await number('select count(*) as n from activity where created_by is null')).toBe(0);
});

test('families have photos of today and of the days before, and each that is shown is there in all sizes', async () => {
  const photos = `from activity a join activity_student x on x.activity_id = a.id where a.kind = 'photo'`;
  expect(await number(`select count(*) as n ${photos} and a.date = '2026-03-12'`)).toBeGreaterThan(5);
  expect(await number(`select count(distinct a.date) as n ${photos}`)).toBeGreaterThan(4);
  const { rows } = await client.query<{ photo: string }>(
    `select distinct a.photo ${photos} and a.approved_at is not null`,
  );
  expect(rows.length).toBeGreaterThan(4);
  for (const { photo } of rows)
    for (const size of ['full', 'face', 'small']) expect(kept).toContain(`${photo}-${size}.webp`);
  expect(await number(`select count(*) as n ${photos} and a.photo not in (select key from picture)`)).toBe(0);
});

test('learning is alive at a first look: library, plan, grid, and a portfolio the family reads', async () => {
  expect(await number('select count(*) as n from learning_skill')).toBeGreaterThan(10);
  expect(await number('select count(*) as n from plan_activity')).toBeGreaterThan(4);
  expect(await number('select count(distinct student_id) as n from milestone')).toBeGreaterThan(3);
  const settled = `select count(*) as n from learning_checkpoint c join learning_checkpoint_level l on l.checkpoint_id = c.id`;
  expect(await number(`${settled} where c.closed_at is not null`)).toBeGreaterThan(20);
  expect(await number(`${settled} where c.closed_at is null`)).toBeGreaterThan(10);
  const read = `select count(*) as n from portfolio p join portfolio_activity pa on pa.portfolio_id = p.id
    join guardian_link g on g.student_id = p.student_id join app_user u on u.id = g.user_id and u.username = 'parent'
    where p.status = 'published'`;
  expect(await number(read)).toBeGreaterThan(2);
  expect(await number('select count(*) as n from portfolio_milestone where skill is null or step is null')).toBe(0);
});

test('support has tickets of each state to look at, one of them late, and words that say what the list says', async () => {
  expect(await number('select count(distinct status_id) as n from ticket')).toBe(4);
  expect(await number('select count(*) as n from ticket where due_at < $1', [now])).toBe(1);
  const stray = `select count(*) as n from ticket t where not exists (select 1 from ticket_history h
    where h.ticket_id = t.id and h.kind = 'opened') or cardinality(places) = 0`;
  expect(await number(stray)).toBe(0);
  const last = `select count(*) as n from ticket t where status_id <> 1 and status_id::text <> (select h.after
    from ticket_history h where h.ticket_id = t.id and h.kind = 'status' order by h.id desc limit 1)`;
  expect(await number(last)).toBe(0);
  expect(await number('select count(*) as n from ticket_counter where last = (select max(number) from ticket)')).toBe(
    1,
  );
  expect(await number('select count(*) as n from canned_answer')).toBe(2);
});

test('the platform sells something, and the centers of the demo have it without an end', async () => {
  expect(await number('select count(*) as n from centre_plan where active')).toBeGreaterThan(2);
  const without = `select count(*) as n from centre c where not c.is_platform
    and (c.center_billing_plan_id is null or c.payment_end is not null or c.on_trial or c.status <> 'active')`;
  expect(await number(without)).toBe(0);
});

test('the center shows a site, with a form families send from it', async () => {
  const shown = `select count(*) as n from website_release r, jsonb_array_elements(r.body -> 'pages') p
    where r.shown_at <= $1 and p -> 'content' is not null`;
  expect(await number(shown, [now])).toBe(7);
  const asked = `select count(*) as n from website_page p join form f on f.is_public
    and p.content::text like '%"form": "' || f.id || '"%' where p.slug = 'visit'`;
  expect(await number(asked)).toBe(1);
});

test('what a room wrote down of health is past or signed: nobody is kept from coming', async () => {
  for (const table of ['illness', 'injury_report', 'care_plan', 'medication_event', 'drill', 'calendar_event'])
    expect(await number(`select count(*) as n from ${table}`), table).toBeGreaterThan(0);
  expect(await number(`select count(*) as n from illness where status = 'open' or lifted_at > $1`, [now])).toBe(0);
  expect(await number(`select count(*) as n from injury_report where signed_at is null or reviewed_at is null`)).toBe(
    0,
  );
  expect(await number(`select count(*) as n from medication_event where at > $1`, [now])).toBe(0);
});
