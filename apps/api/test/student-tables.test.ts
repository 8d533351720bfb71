import { startTestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { STUDENT_WORK } from '../src/domains/imports/used.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { db } = server.tenant;

/** What points to a child and goes with it: nobody has worked with the child by it. */
const GOES = [
  'attendance_room',
  'billing_account_setting',
  'billing_autopay',
  'billing_discount_past',
  'chat_room_join',
  'chat_seen',
  'forgotten_checkout',
  'guardian_link',
  'merge',
  'roster',
  'student',
  'student_allergy',
  'student_camera',
  'student_code',
  'student_immunization_log',
  'student_medication',
  'student_room',
  'variable_charge_use',
];

test('every table that points to a child says that somebody worked with it, or goes with it', async () => {
  const { rows } = await sql<{ name: string }>`select distinct c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'student'::regclass order by 1`.execute(db);
  expect(rows.map(({ name }) => name).sort()).toEqual([...STUDENT_WORK, ...GOES].sort());
});
