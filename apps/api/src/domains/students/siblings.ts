import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { createRow, deleteRows, updateRows } from '../../kernel/write/write-rows.ts';
import { Student } from '../../model/student/entity.ts';

interface Group {
  readonly student_id: Id<'student'>;
  readonly siblings: readonly Id<'student'>[];
}

/** Puts a student and its siblings into one group; groups they were in before become one with it. */
export const joinSiblings = async (ctx: Ctx, student: number, siblings: readonly number[]): Promise<void> => {
  const all = [student, ...siblings];
  const { rows } = await sql<{ sibling_group_id: number | null }>`
    select sibling_group_id from student where id = any(${all}::int[])
    order by id for no key update`.execute(ctx.db);
  const groups = rows.flatMap((row) => row.sibling_group_id ?? []);
  const group = groups[0] ?? (await createRow(ctx, 'sibling_group', {})).id;
  const members = sql`(id = any(${all}::int[]) or sibling_group_id = any(${groups}::int[]))`;
  await updateRows(ctx, 'student', members, { sibling_group_id: group });
};

/** Nobody is a sibling alone: groups of one member or none go, and the member's mark with them. */
export const dissolveSmallGroups = async (ctx: Ctx, groups: readonly number[]): Promise<void> => {
  await deleteRows(ctx, 'sibling_group', [
    { id: groups },
    sql`(select count(*) from student st where st.sibling_group_id = sibling_group.id) < 2`,
  ]);
};

const noSiblings = (ids: readonly number[]): UserError =>
  declined(message('student.noSibling'), ...ids.map((id) => ({ field: `siblings.${id}`, code: 'NOT_SIBLING' })));

/** Makes students siblings, wherever in the caller's locations they are; the student itself among them gets Error. */
export const addSiblings = async (ctx: Ctx, { student_id, siblings }: Group) => {
  if (siblings.includes(student_id))
    return declined(message('student.ownSibling'), { field: 'siblings', code: 'SELF' });
  await joinSiblings(ctx, student_id, siblings);
  for (const id of [student_id, ...siblings])
    ctx.audit({
      entity: Student,
      id,
      after: { siblings: [student_id, ...siblings].filter((other) => other !== id) },
    });
  return done(message('student.siblingsSaved'));
};

/** Takes students out of the group of the given one; who is in another group, or in none, is named. */
export const removeSiblings = async (ctx: Ctx, { student_id, siblings }: Group) => {
  const { rows } = await sql<{ id: number; sibling_group_id: number }>`
    update student set sibling_group_id = null
    where id = any(${[...siblings]}::int[]) and sibling_group_id =
      (select sibling_group_id from student where id = ${student_id})
    returning id, old.sibling_group_id`.execute(ctx.db);
  const out = new Set(rows.map(({ id }) => id));
  const left = siblings.filter((id) => !out.has(id));
  if (left.length > 0) return noSiblings(left);
  await dissolveSmallGroups(ctx, [...new Set(rows.map((row) => row.sibling_group_id))]);
  for (const id of out) ctx.audit({ entity: Student, id, before: { siblings: [student_id] }, after: { siblings: [] } });
  return done(message('student.siblingsSaved'));
};

/** Declines, by their names in the input, those of the listed ones that are not in the student's sibling group. */
export const outsideOfGroup = async (ctx: Ctx, { student_id, siblings }: Group): Promise<UserError | null> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from student where id = any(${[...siblings]}::int[]) and id <> ${student_id} and sibling_group_id =
      (select sibling_group_id from student where id = ${student_id})`.execute(ctx.db);
  const known = new Set(rows.map(({ id }) => id));
  const left = siblings.filter((id) => !known.has(id));
  return left.length > 0 ? noSiblings(left) : null;
};
