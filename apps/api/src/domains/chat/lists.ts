import { allows } from '@nestling/rules/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import { imageThrough } from '../../files/image-sizes.ts';
import { objects, out, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { flag, type InputOf, id, pageIfAny, text } from '../../kernel/call/input.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { eachWord, likeWord } from '../../kernel/read/search.ts';
import { chatRooms, chatStudents } from '../../model/chat/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { faceOf, ofStudent } from '../../model/student/face.ts';
import { lastOf } from './read.ts';
import type { Chat } from './readers.ts';
import { unreadOf } from './unread.ts';

/** What is said of the last message of a chat; of a chat nobody has written in, null. */
const last = {
  message_id: outOrNull(out.id),
  last_message: outOrNull(out.text),
  last_type: outOrNull(out.text),
  last_at: outOrNull(out.datetime),
  last_by: outOrNull(out.text),
  last_mine: out.flag,
  last_deleted: out.flag,
  unread: out.int,
};

export const chatStudentList = objects(
  {
    id: out.id,
    fname: out.text,
    lname: out.text,
    full_name: out.text,
    image: imageThrough('face', ofStudent),
    program_id: outOrNull(out.id),
    program_name: outOrNull(out.text),
    program_color: outOrNull(out.text),
    ...last,
  },
  'ChatStudent',
);
export const chatRoomList = objects(
  { id: out.id, name: out.text, color_code: outOrNull(out.text), location_id: out.id, ...last },
  'ChatRoom',
);

interface Last {
  readonly message_id: number | null;
  readonly last_message: string | null;
  readonly last_type: string | null;
  readonly last_at: Date | null;
  readonly last_by: string | null;
  readonly last_mine: boolean;
  readonly last_deleted: boolean;
  readonly unread: number;
}
interface StudentRow extends Last {
  readonly id: number;
  readonly fname: string;
  readonly lname: string;
  readonly full_name: string;
  readonly image: string | null;
  readonly program_id: number | null;
  readonly program_name: string | null;
  readonly program_color: string | null;
}
interface RoomRow extends Last {
  readonly id: number;
  readonly name: string;
  readonly color_code: string | null;
  readonly location_id: number;
}

const DEFAULT_FIRST = 50;

/** The columns of `last`, of a page `p` whose last message is `lm`. */
const lastColumns = ({ who }: Ctx, kind: Chat['kind'], now: Date): Sql => sql`lm.id as message_id,
  case when lm.deleted_at is null then left(lm.message, 200) end as last_message, lm.type as last_type,
  lm.created_at as last_at, coalesce(lm.user_id = ${who.user}, false) as last_mine, lm.deleted_at is not null as last_deleted,
  (select u.fname from app_user u where u.id = lm.user_id) as last_by,
  ${unreadOf(who, kind, sql`p.id`, now)} as unread`;

export const roomsInput = { location: id(Location).optional(), search: text(0, 80).optional() };
export const studentsInput = {
  location: roomsInput.location,
  program_id: id(Room).optional(),
  search: roomsInput.search,
  ...pageIfAny,
  unread: flag().optional(),
};

const onlyUnread = (unread: boolean | undefined, count: Sql): Sql => (unread ? sql`${count} > 0` : sql`true`);

/** A child by its own name or, for staff, by that of somebody of its family. */
const named = (ctx: Ctx, search: string | undefined): RawBuilder<unknown> =>
  search?.trim()
    ? eachWord(
        search,
        (word) => sql`(st.searched ${likeWord(word)} or (${allows(ctx.who.role, 'teacher')}::boolean and exists (
          select 1 from guardian_link gl join app_user u on u.id = gl.user_id
          where gl.student_id = st.id and not gl.black_list and u.searched ${likeWord(word)})))`,
      )
    : sql`true`;

/** The students the caller can write about, the chat with the latest message first, then by name; one statement. */
export const listStudents = async (ctx: Ctx, of: Partial<InputOf<typeof studentsInput>>) => {
  const { who } = ctx;
  const now = ctx.now();
  const { location, program_id, first = DEFAULT_FIRST, page = 1 } = of;
  const { rows } = await sql<StudentRow>`with p as materialized (
      select st.id, st.fname, st.lname, st.full_name, ${faceOf('st')} as image, st.room_id, ${lastOf(who, 'student', sql`st.id`, sql`m.id`)} as last_id
      from student st
      where st.archived_at is null and ${chatStudents.filter(who, { name: 'st' })}
        and (${location ?? null}::int is null or st.location_id = ${location ?? null}::int)
        and (${program_id ?? null}::int is null or st.room_id = ${program_id ?? null}::int)
        and ${named(ctx, of.search)} and ${onlyUnread(of.unread, unreadOf(who, 'student', sql`st.id`, now))}
      order by last_id desc nulls last, lower(st.fname), lower(st.lname), st.id
      limit ${first} offset ${(page - 1) * first})
    select p.id, p.fname, p.lname, p.full_name, p.image, r.id as program_id, r.name as program_name,
      r.color_code as program_color, ${lastColumns(ctx, 'student', now)}
    from p left join room r on r.id = p.room_id
    left join chat_message lm on lm.id = p.last_id
    order by p.last_id desc nulls last, lower(p.fname), lower(p.lname), p.id`.execute(ctx.db);
  return rows.map((row) => ({ ...row, last_at: row.last_at && new Date(row.last_at) }));
};

/** The rooms the caller can write in, the same way. */
export const listRooms = async (ctx: Ctx, { location, search }: InputOf<typeof roomsInput>) => {
  const { who } = ctx;
  const now = ctx.now();
  const found = search?.trim() ? eachWord(search, (word) => sql`folded(cr.name) ${likeWord(word)}`) : sql`true`;
  const { rows } = await sql<RoomRow>`with p as materialized (
      select cr.id, cr.name, cr.color_code, cr.location_id, ${lastOf(who, 'room', sql`cr.id`, sql`m.id`)} as last_id
      from room cr
      where ${chatRooms.filter(who, { name: 'cr' })} and ${found}
        and (${location ?? null}::int is null or cr.location_id = ${location ?? null}::int))
    select p.id, p.name, p.color_code, p.location_id, ${lastColumns(ctx, 'room', now)}
    from p left join chat_message lm on lm.id = p.last_id
    order by p.last_id desc nulls last, lower(p.name), p.id limit 1000`.execute(ctx.db);
  return rows.map((row) => ({ ...row, last_at: row.last_at && new Date(row.last_at) }));
};

interface Recipient {
  readonly id: number;
  readonly fname: string;
  readonly lname: string;
  readonly avatar: string | null;
}

/** The staff of rooms the caller can write to; one statement. */
export const staffOfRooms = async ({ db, who }: Ctx, programs: readonly number[]) => {
  const { rows } = await sql<Recipient>`select u.id, u.fname, u.lname, u.avatar from app_user u
    where u.status = 'active' and u.deleted_at is null
      and exists (select 1 from room_staff rs join room cr on cr.id = rs.room_id
        where rs.user_id = u.id and rs.room_id = any(${[...programs]}::int[])
          and ${chatRooms.filter(who, { name: 'cr' })})
    order by lower(u.fname), lower(u.lname), u.id`.execute(db);
  return rows;
};
