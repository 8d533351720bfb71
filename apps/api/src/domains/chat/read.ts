import { allows } from '@nestling/rules/roles.ts';
import { type SqlBool, sql } from 'kysely';
import { byId, rows } from '../../kernel/call/call.ts';
import type { Ctx, Event } from '../../kernel/call/context.ts';
import type { Who } from '../../kernel/call/who.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { searchedIn } from '../../kernel/read/search.ts';
import { ChatMessage } from '../../model/chat/entity.ts';
import { chatRooms, chatStudents, ofChat, readsOfRoom, readsOfStudent } from '../../model/chat/reach.ts';
import type { Chat } from './readers.ts';
import { newToMe } from './unread.ts';

interface Part {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/**
 * A part of one chat, the newest first: before an id, or the ones right after it. By ids and not by pages, so that what
 * comes in meanwhile moves nothing, and the thousandth part costs what the first does.
 */
export const readChat = ({ kind, id }: Chat, { before, after }: Part) => {
  const where = () => [
    before !== undefined && sql<SqlBool>`chat_message.id < ${before}`,
    after !== undefined && sql<SqlBool>`chat_message.id > ${after}`,
  ];
  return rows(ChatMessage, { reach: ofChat(kind, id), where, order: [after === undefined ? '-id' : 'id'] });
};

interface Found extends Part {
  readonly search: string;
  readonly student_id?: number | undefined;
  readonly program_id?: number | undefined;
}

/** Messages that hold every word, the newest first; deleted ones are not found. */
export const searchChats = ({ search, student_id, program_id, before }: Found) =>
  rows(ChatMessage, {
    order: ['-id'],
    where: (q) => [
      searchedIn('chat_message.searched', search),
      q('chat_message.deleted_at', 'is', null),
      student_id !== undefined && sql<SqlBool>`chat_message.student_id = ${student_id}`,
      program_id !== undefined && sql<SqlBool>`chat_message.room_id = ${program_id}`,
      before !== undefined && sql<SqlBool>`chat_message.id < ${before}`,
    ],
  });

/** The messages the caller has not seen, chat by chat, in the order they were written. */
export const unseenMessages = (ctx: Ctx) =>
  rows(ChatMessage, {
    order: [() => sql`chat_message.student_id`, () => sql`chat_message.room_id`, 'id'],
    where: () => [sql<SqlBool>`${newToMe(ctx.who, ctx.now())}`],
    limit: 500,
  });

/** SQL of the last message of a chat the caller reads. */
export const lastOf = (who: Who, kind: Chat['kind'], id: Sql, what: Sql): Sql => {
  const column = sql.ref(kind === 'student' ? 'student_id' : 'room_id');
  const reads = kind === 'student' ? readsOfStudent : readsOfRoom;
  return sql`(select ${what} from chat_message m where m.${column} = ${id}
    and ${reads(who, id, sql`m.id`)} order by m.id desc limit 1)`;
};

interface Place {
  readonly location?: number | undefined;
  readonly student_id?: number | undefined;
  readonly program_id?: number | undefined;
}

/** The last message of each chat of students, the latest chat first. */
export const lastOfStudents = ({ who }: Ctx, { location, student_id }: Place) =>
  rows(ChatMessage, {
    order: ['-id'],
    where: () => [
      sql<SqlBool>`chat_message.id in (select ${lastOf(who, 'student', sql`st.id`, sql`m.id`)} from student st
        where st.archived_at is null and ${chatStudents.filter(who, { name: 'st' })}
          and (${location ?? null}::int is null or st.location_id = ${location ?? null}::int)
          and (${student_id ?? null}::int is null or st.id = ${student_id ?? null}::int))`,
    ],
  });

/** The same of the chats of rooms. */
export const lastOfRooms = ({ who }: Ctx, { location, program_id }: Place) =>
  rows(ChatMessage, {
    order: ['-id'],
    where: () => [
      sql<SqlBool>`chat_message.id in (select ${lastOf(who, 'room', sql`cr.id`, sql`m.id`)} from room cr
        where ${chatRooms.filter(who, { name: 'cr' })}
          and (${location ?? null}::int is null or cr.location_id = ${location ?? null}::int)
          and (${program_id ?? null}::int is null or cr.id = ${program_id ?? null}::int))`,
    ],
  });

/** A message as it stands now, for whoever listens to its chat; the kernel holds it to what they may read. */
export const changedMessage = (_: Ctx, event: Event) => {
  const [id] = event.ids ?? [];
  return id === undefined ? null : byId(ChatMessage, id);
};

interface Logged extends Place {
  readonly user_id?: number | undefined;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly search?: string | undefined;
}

/** The conditions of the log; days are those of the location's own clock. */
export const isLogged = ({ who }: Ctx, of: Logged & { readonly location: number }) => {
  const day = (date: string, more: number) => sql`((${date}::date + ${more}::int)::timestamp at time zone (
    select z.value from location l join timezone z on z.id = l.timezone_id
    where l.id = ${of.location}))`;
  const shown = allows(who.role, 'manager') ? sql`true` : sql`chat_message.deleted_at is null`;
  return [
    sql<SqlBool>`chat_message.location_id = ${of.location}`,
    of.student_id !== undefined && sql<SqlBool>`chat_message.student_id = ${of.student_id}`,
    of.program_id !== undefined && sql<SqlBool>`chat_message.room_id = ${of.program_id}`,
    of.user_id !== undefined && sql<SqlBool>`chat_message.user_id = ${of.user_id}`,
    of.start_date !== undefined && sql<SqlBool>`chat_message.created_at >= ${day(of.start_date, 0)}`,
    of.end_date !== undefined && sql<SqlBool>`chat_message.created_at < ${day(of.end_date, 1)}`,
    // The words of a deleted message are for managers alone: nobody else finds it by them.
    of.search?.trim() ? sql<SqlBool>`(${searchedIn('chat_message.searched', of.search)} and ${shown})` : null,
  ];
};

/** The log of a location, the newest first. */
export const readLog = (ctx: Ctx, of: Logged & { readonly location: number }) =>
  rows(ChatMessage, { order: ['-id'], where: () => isLogged(ctx, of) });
