import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Who } from '../../kernel/call/who.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { chatRooms, chatStudents, meantFor, readsOfRoom, readsOfStudent } from '../../model/chat/reach.ts';

/** What was written longer ago does not count as unread: whoever begins at a room does not begin with a year of it. */
const UNREAD_DAYS = 30;
/** So many are counted of one chat; a counter shows "99+". */
const MOST = 100;
const DAY_MS = 86_400_000;

const columns = { student: sql.ref('student_id'), room: sql.ref('room_id') } as const;
type Kind = keyof typeof columns;

/** Up to where the caller has read a chat. */
export const seenUpTo = (who: Who, kind: Kind, id: Sql): Sql => sql`coalesce((select max(s.up_to) from chat_seen s
  where s.${columns[kind]} = ${id} and s.user_id = ${who.user}), 0)`;

/** The last message that is too old to count; read once for a statement. */
const floor = (now: Date): Sql => sql`coalesce((select f.id from chat_message f
  where f.created_at <= ${new Date(now.getTime() - UNREAD_DAYS * DAY_MS)}::timestamptz
  order by f.created_at desc, f.id desc limit 1), 0)`;

/**
 * Which messages `m` of a chat are new to the caller. To a contact what others wrote; to a teacher what families wrote; to
 * a manager what families wrote and no member of the team has answered yet; to support what names them.
 */
const isNew = (who: Who, kind: Kind, id: Sql, now: Date): Sql => {
  const since = [seenUpTo(who, kind, id), floor(now)];
  if (!allows(who.role, 'teacher')) {
    const reads = kind === 'student' ? readsOfStudent : readsOfRoom;
    return sql`m.user_id is distinct from ${who.user} and m.id > greatest(${sql.join(since)})
      and ${reads(who, id, { name: 'm' })}`;
  }
  if (allows(who.role, 'manager'))
    since.push(sql`(select a.id from chat_message a where a.${columns[kind]} = ${id}
      and a.from_staff and not a.bulk order by a.id desc limit 1)`);
  const named = sql`exists (select 1 from chat_addressee d where d.message_id = m.id
    and d.user_id = ${who.user})`;
  const mine = allows(who.role, 'kvsupport') ? named : sql`(not m.from_staff or ${named})`;
  return sql`${mine} and ${meantFor(sql`${who.user}::int`, { name: 'm' })} and m.user_id is distinct from ${who.user} and m.id > greatest(${sql.join(since)})`;
};

/** SQL of how many messages of a chat are new to the caller, a hundred at most. */
export const unreadOf = (who: Who, kind: Kind, id: Sql, now: Date): Sql => sql`(select count(*)::int from (
  select 1 from chat_message m where m.${columns[kind]} = ${id} and m.deleted_at is null
    and ${isNew(who, kind, id, now)} limit ${MOST}) n)`;

/** SQL of the first message of a chat that is new to the caller; null when there is none. */
export const firstNewOf = (who: Who, kind: Kind, id: Sql, now: Date): Sql => sql`(select min(m.id) from chat_message m
  where m.${columns[kind]} = ${id} and m.deleted_at is null and ${isNew(who, kind, id, now)})`;

/** Students whose chats count: those who are there. */
const countedStudents = (who: Who): Sql => sql`st.archived_at is null and ${chatStudents.filter(who, { name: 'st' })}`;

/** The messages that are new to the caller, over all chats: a condition on `chat_message`. */
export const newToMe = (who: Who, now: Date): Sql => sql`chat_message.id in (
  select x.id from student st cross join lateral (select m.id from chat_message m where m.student_id = st.id
    and m.deleted_at is null and ${isNew(who, 'student', sql`st.id`, now)} limit ${MOST}) x
  where ${countedStudents(who)}
  union all
  select x.id from room cr cross join lateral (select m.id from chat_message m where m.room_id = cr.id
    and m.deleted_at is null and ${isNew(who, 'room', sql`cr.id`, now)} limit ${MOST}) x
  where ${chatRooms.filter(who, { name: 'cr' })})`;

interface Counted {
  readonly unread: number;
  readonly chats: number;
}

/** Support and above are not told of every family: what names them is found by itself, whatever the size of the centre. */
const namedOnly = ({ who }: Pick<Ctx, 'who'>, now: Date): Sql => sql`select count(*)::int as unread,
    count(distinct (m.student_id, m.room_id))::int as chats
  from chat_addressee d join chat_message m on m.id = d.message_id
  where d.user_id = ${who.user} and m.deleted_at is null
    and m.user_id is distinct from ${who.user} and m.id > ${floor(now)}
    and m.id > coalesce((select max(s.up_to) from chat_seen s where s.user_id = ${who.user}
      and s.student_id is not distinct from m.student_id and s.room_id is not distinct from m.room_id), 0)`;

/** How many messages are new to the caller, and in how many chats; one statement. */
export const countUnread = async (ctx: Pick<Ctx, 'db' | 'who' | 'now'>): Promise<Counted> => {
  const { who } = ctx;
  const now = ctx.now();
  const { rows } = await sql<Counted>`${
    allows(who.role, 'kvsupport')
      ? namedOnly(ctx, now)
      : sql`select coalesce(sum(n), 0)::int as unread, count(*) filter (where n > 0)::int as chats from (
          select ${unreadOf(who, 'student', sql`st.id`, now)} as n from student st
          where ${countedStudents(who)}
          union all
          select ${unreadOf(who, 'room', sql`cr.id`, now)} from room cr
          where ${chatRooms.filter(who, { name: 'cr' })}) c`
  }`.execute(ctx.db);
  return rows[0] ?? { unread: 0, chats: 0 };
};

/** Unread and total chats of each location the caller works at, by its name; support counts what nobody has answered. */
export const countByLocation = async (ctx: Ctx, location: number | undefined) => {
  const { who } = ctx;
  const reader = allows(who.role, 'kvsupport') ? { ...who, role: 'manager' as const } : who;
  const now = ctx.now();
  const { rows } = await sql<{ id: number; name: string; total: number; unread: number; messages: number }>`
    select l.id, l.name, count(*) filter (where c.written)::int as total, count(*) filter (where c.n > 0)::int as unread,
      coalesce(sum(c.n), 0)::int as messages
    from location l cross join lateral (
      select exists (select 1 from chat_message w where w.student_id = st.id) as written,
        ${unreadOf(reader, 'student', sql`st.id`, now)} as n
      from student st where st.location_id = l.id and ${countedStudents(who)}
      union all
      select exists (select 1 from chat_message w where w.room_id = cr.id),
        ${unreadOf(reader, 'room', sql`cr.id`, now)}
      from room cr where cr.location_id = l.id and ${chatRooms.filter(who, { name: 'cr' })}
    ) c
    where (${location ?? null}::int is null or l.id = ${location ?? null}::int)
    group by l.id, l.name order by lower(l.name), l.id`.execute(ctx.db);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    unread: sum(({ unread }) => unread),
    total: sum(({ total }) => total),
    messages: sum(({ messages }) => messages),
    locations: rows,
  };
};
