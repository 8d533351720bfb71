import { allows } from '@nestling/rules/roles.ts';
import { type SqlBool, sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, date, type InputOf, id, text } from '../../../kernel/call/input.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { containing, searchedIn } from '../../../kernel/read/search.ts';
import { ownAlerts, ownTexts } from '../../../model/alert/reach.ts';
import { chatLog } from '../../../model/chat/reach.ts';
import { ownSends } from '../../../model/letter/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { Room } from '../../../model/room/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { dayBegins } from '../log-filters.ts';

/** What a center says to its families and hears from them: conversations, alerts, text messages, letters. */
export const KINDS = ['chat', 'alert', 'text', 'letter'] as const;
export type Kind = (typeof KINDS)[number];

/** What of the log is asked for. Days are those of the location's own clock, both included. */
export const asked = {
  location: id(Location),
  kind: choice(...KINDS).optional(),
  program_id: id(Room).optional(),
  user_id: id(User).optional(),
  start_date: date().optional(),
  end_date: date().optional(),
  search: text(0, 80).optional(),
};
export type Asked = InputOf<typeof asked>;

/** SQL of whether a person belongs to a place: listed there, or with a child there. */
export const isAt = (location: number, user: Sql): Sql => sql`(exists (select 1 from user_location ul
    where ul.user_id = ${user} and ul.location_id = ${location})
  or exists (select 1 from standing_guardian g join student st on st.id = g.student_id
    where g.user_id = ${user} and st.location_id = ${location}))`;

const hasChildIn = (room: number, user: Sql): Sql => sql`exists (select 1 from standing_guardian g
  join student st on st.id = g.student_id where g.user_id = ${user} and st.room_id = ${room})`;

interface Source {
  readonly table: Sql;
  /** The column of the moment it was said. */
  readonly at: Sql;
  readonly where: (ctx: Ctx, of: Asked) => readonly (Sql | false | undefined | '')[];
}

const sources: Readonly<Record<Kind, Source>> = {
  chat: {
    table: sql`chat_message c`,
    at: sql`c.created_at`,
    where: ({ who }, { location, program_id, user_id, search }) => [
      chatLog.filter(who, { name: 'c' }),
      sql`c.location_id = ${location}`,
      program_id !== undefined &&
        sql`(c.room_id = ${program_id} or exists (select 1 from student st
          where st.id = c.student_id and st.room_id = ${program_id}))`,
      user_id !== undefined &&
        sql`(c.user_id = ${user_id} or exists (select 1 from standing_guardian g
          where g.student_id = c.student_id and g.user_id = ${user_id}))`,
      // The words of a deleted message are for managers alone: nobody else finds it by them.
      search?.trim() && searchedIn('c.searched', search),
      search?.trim() && !allows(who.role, 'manager') && sql`c.deleted_at is null`,
    ],
  },
  alert: {
    table: sql`alert c`,
    at: sql`c.created_at`,
    where: ({ who }, { location, program_id, user_id, search }) => [
      ownAlerts.filter(who, { name: 'c' }),
      sql`exists (select 1 from alert_recipient r where r.alert_id = c.id and r.location_id = ${location})`,
      program_id !== undefined &&
        sql`exists (select 1 from alert_recipient r left join student st on st.id = r.student_id
          where r.alert_id = c.id and (r.room_id = ${program_id} or st.room_id = ${program_id}))`,
      user_id !== undefined &&
        sql`(c.sender_id = ${user_id} or exists (select 1 from alert_recipient r
          where r.alert_id = c.id and r.user_id = ${user_id}))`,
      search?.trim() && containing('c.message', search),
    ],
  },
  text: {
    table: sql`text_message c`,
    at: sql`c.created_at`,
    where: ({ who }, { location, program_id, user_id, search }) => [
      ownTexts.filter(who, { name: 'c' }),
      sql`c.purpose = 'operations'`,
      sql`(c.location_id = ${location} or c.location_id is null and exists (select 1 from text_recipient r
        where r.text_id = c.id and ${isAt(location, sql`r.user_id`)}))`,
      program_id !== undefined &&
        sql`exists (select 1 from text_recipient r
          where r.text_id = c.id and ${hasChildIn(program_id, sql`r.user_id`)})`,
      user_id !== undefined &&
        sql`(c.sender_id = ${user_id} or exists (select 1 from text_recipient r
          where r.text_id = c.id and r.user_id = ${user_id}))`,
      search?.trim() && containing('c.message', search),
    ],
  },
  letter: {
    table: sql`letter_send c`,
    at: sql`c.starts_at`,
    where: ({ who }, { location, program_id, user_id, search }) => [
      // Letters are the office's.
      allows(who.role, 'manager') ? ownSends.filter(who, { name: 'c' }) : sql`false`,
      sql`exists (select 1 from letter_recipient r where r.send_id = c.id and ${isAt(location, sql`r.user_id`)})`,
      program_id !== undefined &&
        sql`exists (select 1 from letter_recipient r
          where r.send_id = c.id and ${hasChildIn(program_id, sql`r.user_id`)})`,
      user_id !== undefined &&
        sql`(c.created_by = ${user_id} or exists (select 1 from letter_recipient r
          where r.send_id = c.id and r.user_id = ${user_id}))`,
      search?.trim() && sql`(${containing('c.subject', search)} or ${containing('c.plain', search)})`,
    ],
  },
};

/** SQL of what was said in one way, by what was asked; the table stands as `c`. */
export const saidBy = (ctx: Ctx, kind: Kind, of: Asked): { readonly at: Sql; readonly from: Sql } => {
  const { table, at, where } = sources[kind];
  const { location, start_date, end_date } = of;
  const holds = [
    ...where(ctx, of),
    start_date !== undefined && sql<SqlBool>`${at} >= ${dayBegins(location, start_date)}`,
    end_date !== undefined && sql<SqlBool>`${at} < ${dayBegins(location, end_date, 1)}`,
  ].filter((one) => one !== false && one !== undefined && one !== '');
  return { at, from: sql`from ${table} where ${sql.join(holds, sql` and `)}` };
};
