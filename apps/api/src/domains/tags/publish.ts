import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { type ListKind, linkId, linkTable } from './list-kinds.ts';

/** Locations with students of these ids are told to read them anew: what is unsafe for a child shows at the door. */
export const publishStudents = async (ctx: Ctx, students: readonly number[]): Promise<void> => {
  if (students.length === 0) return;
  const { rows } = await sql<{ location: number; ids: number[] }>`
    select location_id as location, array_agg(id) as ids from student
    where id = any(${[...students]}::int[]) group by location_id`.execute(ctx.db);
  for (const { location, ids } of rows) ctx.publish({ kind: 'attendance', ids, at: { location } });
};

/** Tells of whoever carries these words; an empty list of ids has each location read all of its students anew. */
export const carriersChanged = async (ctx: Ctx, kind: ListKind, words: readonly number[]): Promise<void> => {
  if (!kind.safety || words.length === 0) return;
  const { rows } = await sql<{ location: number }>`
    select distinct st.location_id as location from ${linkTable(kind, 'student')} l
    join student st on st.id = l.student_id
    where l.${linkId(kind)} = any(${[...words]}::int[])`.execute(ctx.db);
  for (const { location } of rows) ctx.publish({ kind: 'attendance', ids: [], at: { location } });
};
