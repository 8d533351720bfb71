import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { inPart } from '../../kernel/write/in-part.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { removeGuardians } from '../relationships/relationships.door.ts';
import { removeStudents } from '../students/students.door.ts';
import { removeNewcomers } from '../users/users.door.ts';
import type { Change } from './undo-change.ts';
import { usedStudents } from './used.ts';

/** Takes a child away for good that somebody has brought by a list; answers what declined it. */
export const takeChild = async (ctx: Ctx, id: Id<'student'>): Promise<UserError | null> => {
  const gone = await removeStudents(ctx, [id]);
  return gone instanceof UserError ? gone : null;
};

/** Unlinks two; whether they were linked. */
export const unlink = async (
  ctx: Ctx,
  pair: { readonly student_id: Id<'student'>; readonly user_id: Id<'app_user'> },
): Promise<boolean> => (await removeGuardians(ctx, [pair])).length > 0;

/** Links that are as they were made: no more rights than then, and on no list. */
const linksAsMade = async (ctx: Ctx, changes: readonly Change[]): Promise<number[]> => {
  const asked = changes.map(({ id, after }) => ({ change: id, ...after }));
  const { rows } = await sql<{ change: number; student_id: number; user_id: number }>`
    select p.change, gl.student_id, gl.user_id
    from json_to_recordset(${JSON.stringify(asked)}::json) as p(change int, student_id int, user_id int,
      pickup boolean, emergency_contact boolean, is_payer boolean)
    join guardian_link gl on gl.student_id = p.student_id and gl.user_id = p.user_id
    where not (gl.black_list or gl.alert or gl.watch_camera)
      and (gl.pickup, gl.emergency_contact, gl.is_payer)
        = (coalesce(p.pickup, false), coalesce(p.emergency_contact, false), coalesce(p.is_payer, false))
    for update of gl`.execute(ctx.db);
  await removeGuardians(
    ctx,
    rows.map((row) => ({ student_id: idOf(Student, row.student_id), user_id: idOf(User, row.user_id) })),
  );
  return rows.map(({ change }) => change);
};

/** Accounts nobody has touched since, and that stand at no child any more. */
const peopleAsMade = async (ctx: Ctx, changes: readonly Change[]): Promise<number[]> => {
  const asked = changes.map(({ record_id, at }) => ({ id: record_id, at }));
  const { rows } = await sql<{ id: number }>`select u.id
    from json_to_recordset(${JSON.stringify(asked)}::json) as p(id int, at timestamptz)
    join app_user u on u.id = p.id where coalesce(u.updated_at <= p.at, true)`.execute(ctx.db);
  const gone = new Set(
    await removeNewcomers(
      ctx,
      rows.map(({ id }) => id),
    ),
  );
  return changes.flatMap(({ id, record_id }) => (gone.has(record_id) ? [id] : []));
};

/** Children nobody has touched or worked with since. */
const childrenAsMade = async (ctx: Ctx, changes: readonly Change[]): Promise<number[]> => {
  const asked = changes.map(({ record_id, at }) => ({ id: record_id, at }));
  const { rows } = await sql<{ id: number }>`select st.id
    from json_to_recordset(${JSON.stringify(asked)}::json) as p(id int, at timestamptz)
    join student st on st.id = p.id
    where st.archived_at is null and st.merged_into is null and coalesce(st.updated_at <= p.at, true)
    for update of st`.execute(ctx.db);
  const ids = rows.map(({ id }) => id);
  const used = await usedStudents(ctx, ids);
  const students = ids.filter((id) => !used.has(id)).map((id) => idOf(Student, id));
  if (students.length === 0) return [];
  const gone = await removeStudents(ctx, students);
  if (gone instanceof UserError) throw gone;
  return changes.flatMap(({ id, record_id }) => (gone.has(record_id) ? [id] : []));
};

const ways: Readonly<Record<string, (ctx: Ctx, changes: readonly Change[]) => Promise<number[]>>> = {
  GuardianLink: linksAsMade,
  User: peopleAsMade,
  Student: childrenAsMade,
};

/**
 * Takes back, in a few statements, those of some changes of one noun that nobody has to look at: answers which. The others are
 * looked at one by one, and where something declines the whole, all of them are.
 */
export const undoMany = async (ctx: Ctx, changes: readonly Change[]): Promise<ReadonlySet<number>> => {
  const way = ways[changes[0]?.noun ?? ''];
  const made = changes.filter(({ before }) => before === null);
  if (!way || made.length < 2) return new Set();
  const done = await inPart(ctx, (part) => way(part, made));
  return new Set(done instanceof UserError ? [] : done);
};
