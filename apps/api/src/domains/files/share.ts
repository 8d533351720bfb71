import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { choice, choices, ids } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { deleteRows } from '../../kernel/write/write-rows.ts';
import { File } from '../../model/file/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { rank } from '../../model/user/rank.ts';
import { type sharedWith, which } from './files.inputs.ts';
import { lockFile } from './lock-file.ts';
import { notifyReaders } from './notify.ts';

constraint('file_share_once', 'data', 'TAKEN', message('files.sharedMeanwhile'));

/** With whom a file is shared; `staff` are single people of the team. */
export type Audience = InputOf<typeof sharedWith>;
type Listed = 'students' | 'users' | 'staff' | 'rooms';
const listed: readonly Listed[] = ['students', 'users', 'staff', 'rooms'];

/** Which of the lists name somebody, or a room, of another location. */
const elsewhere = async (
  ctx: Ctx,
  location: number,
  { students, users, staff, rooms }: Audience,
): Promise<Listed[]> => {
  const ids = (given: readonly number[] = []) => sql`${[...given]}::int[]`;
  const { rows: found } = await sql<Record<Listed, number>>`select
      (select count(*) from student where id = any(${ids(students)}) and location_id <> ${location})::int as students,
      (select count(*) from room where id = any(${ids(rooms)}) and location_id <> ${location})::int as rooms,
      (select count(*) from unnest(${ids(users)}) p(id) where not exists (select 1 from standing_guardian gl
        join student st on st.id = gl.student_id
        where gl.user_id = p.id and st.location_id = ${location}))::int as users,
      (select count(*) from unnest(${ids(staff)}) p(id) where not exists (select 1 from user_location ul
        join user_role ur on ur.user_id = ul.user_id join role r on r.id = ur.role_id and r.rank >= ${rank.teacher}
        where ul.user_id = p.id and ul.location_id = ${location}))::int as staff`.execute(ctx.db);
  return listed.filter((field) => (found[0]?.[field] ?? 0) > 0);
};

/** The rows that say with whom. */
const rowsOf = ({ families, team, rooms = [], students = [], users = [], staff = [] }: Audience) => [
  ...(families ? [{ kind: 'families' }] : []),
  ...(team ? [{ kind: 'team' }] : []),
  ...rooms.map((room_id) => ({ kind: 'room', room_id })),
  ...students.map((student_id) => ({ kind: 'student', student_id })),
  ...users.map((user_id) => ({ kind: 'contact', user_id })),
  ...staff.map((user_id) => ({ kind: 'staff', user_id })),
];
const asTable = (shares: readonly object[]) =>
  sql`json_to_recordset(${JSON.stringify(shares)}::json) as s(kind text, room_id integer, student_id integer, user_id integer)`;

/** Adds people to those a file is shared with; answers the refusal when one is of another location. */
export const addShares = async (ctx: Ctx, file: { id: number; location_id: number }, audience: Audience) => {
  const out = await elsewhere(ctx, file.location_id, audience);
  if (out.length > 0)
    return declined(message('files.elsewhere'), ...out.map((field) => ({ field, code: 'OUT_OF_REACH' })));
  const shares = rowsOf(audience);
  if (shares.length > 0)
    await sql`insert into file_share (file_id, kind, room_id, student_id, user_id)
      select ${file.id}::int, s.kind, s.room_id, s.student_id, s.user_id from ${asTable(shares)}
      on conflict on constraint file_share_once do nothing`.execute(ctx.db);
  return null;
};

/** Makes an audience all a file is shared with. */
export const setShares = async (ctx: Ctx, file: { id: number; location_id: number }, audience: Audience) => {
  await deleteRows(ctx, 'file_share', { file_id: file.id });
  return addShares(ctx, file, audience);
};

export const sharedFilesActionInput = {
  ...which,
  students: ids(Student, 1000, 0).optional(),
  users: ids(User, 1000, 0).optional(),
  team: ids(User, 1000, 0).optional(),
  rooms: ids(Room, 200, 0).optional(),
  share_with: choices('families', 'team').optional(),
  action: choice('share', 'withdraw', 'set').optional(),
};
type Share = InputOf<typeof sharedFilesActionInput>;

/** Shares a file with the people listed, withdraws it from them, or makes them all it is shared with. */
export const shareFile = async (
  ctx: Ctx,
  { id, students, users, team, rooms, share_with = [], action = 'share' }: Share,
) => {
  const file = await lockFile(ctx, id);
  const audience: Audience = {
    families: share_with.includes('families'),
    team: share_with.includes('team'),
    students,
    users,
    rooms,
    staff: team,
  };
  if (action === 'withdraw')
    await sql`delete from file_share f using ${asTable(rowsOf(audience))}
      where f.file_id = ${id} and f.kind = s.kind
        and f.room_id is not distinct from s.room_id and f.student_id is not distinct from s.student_id
        and f.user_id is not distinct from s.user_id`.execute(ctx.db);
  else {
    const wrong = await (action === 'set' ? setShares : addShares)(ctx, file, audience);
    if (wrong) return wrong;
  }
  ctx.audit({ entity: File, id, after: { action, shares: rowsOf(audience).length } });
  await notifyReaders(ctx, id);
  return done(message(action === 'withdraw' ? 'files.withdrawn' : 'files.shared', { name: file.name }));
};
