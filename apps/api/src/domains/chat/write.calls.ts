import { upsertRow } from '../../kernel/write/write-rows.ts';
import './chat.fields.ts';
import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { type Calls, declined, done, message, mutation, out, outcome, query } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { choices, clock, date, flag, id, ids, text } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { ChatMessage } from '../../model/chat/entity.ts';
import { chatPartners, chatRooms, chatStudents, ownChats } from '../../model/chat/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { takeAttached } from './attached.ts';
import { changeMessage, removeMessage } from './change.ts';
import { chatHours, ownChat } from './hours.ts';
import { PUSH_CHAT } from './push-name.ts';
import { readersFact } from './readers.ts';
import { sendMessage } from './send.ts';
import { sendMsgInput, words, written } from './write.inputs.ts';

/** As fast as somebody types with both thumbs; a script is stopped. */
const flood = { times: 30, seconds: 60, by: 'user' } as const;
const writtenReach = { users: orError(chatPartners), reply_to: orError(ownChats) };
const sent = outcome({ msg: ChatMessage });
const which = { id: id(ChatMessage) };
const whichReach = { id: orError(ownChats) };

interface Hours {
  readonly opens: string | null;
  readonly closes: string | null;
  readonly days: readonly string[];
  readonly away_until: string | null;
  readonly away_note: string | null;
  readonly families_write: boolean;
}

const always: Hours = {
  opens: null,
  closes: null,
  days: ['1', '2', '3', '4', '5'],
  away_until: null,
  away_note: null,
  families_write: true,
};

/** The hours of a location; without a row it answers at any time. */
const readHours = async ({ db }: Ctx, location: number): Promise<Hours> => {
  const { rows } = await sql<Hours>`select to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes,
      to_json(days::text[]) as days, to_char(away_until, 'YYYY-MM-DD') as away_until, away_note, families_write
    from chat_hours where location_id = ${location}`.execute(db);
  return rows[0] ?? always;
};

interface Own {
  readonly quiet_from: string | null;
  readonly quiet_until: string | null;
  readonly away_until: string | null;
  readonly away_note: string | null;
  readonly hidden: boolean;
}

const nothing: Own = { quiet_from: null, quiet_until: null, away_until: null, away_note: null, hidden: false };

const readOwn = async ({ db, who }: Ctx): Promise<Own> => {
  const { rows } = await sql<Own>`select to_char(quiet_from, 'HH24:MI') as quiet_from,
      to_char(quiet_until, 'HH24:MI') as quiet_until, to_char(away_until, 'YYYY-MM-DD') as away_until, away_note, hidden
    from chat_person where user_id = ${who.user}`.execute(db);
  return rows[0] ?? nothing;
};

/** Writing in chats, and what is set for them. */
export const writeCalls: Calls = {
  sendMsg: mutation({
    rule: 'user',
    about:
      "Adds a message to a student's chat, with a picture or a document the caller has uploaded, naming some of its readers or in reply to a message; of staff those a contact names read it alone; contacts write for own students, and an empty text is refused.",
    reach: { student_id: orError(chatStudents), ...writtenReach },
    limit: flood,
    input: sendMsgInput,
    answer: sent,
    run: (ctx, i) => sendMessage(ctx, { kind: 'student', id: i.student_id }, i),
  }),
  sendProgramMsg: mutation({
    rule: 'user',
    about:
      "Adds a message to a room's chat, which its families and staff read; where the location keeps it to staff, contacts get Error.",
    reach: { program_id: orError(chatRooms), ...writtenReach },
    limit: flood,
    input: { program_id: id(Room), ...written },
    answer: sent,
    run: (ctx, i) => sendMessage(ctx, { kind: 'room', id: i.program_id }, i),
  }),
  updateSendMsg: mutation({
    rule: 'user',
    about: "Changes the text of an own message within 15 minutes and marks it; another's message gets Error.",
    reach: whichReach,
    input: { ...which, message: words },
    answer: sent,
    run: changeMessage('student'),
  }),
  updateSendProgramMsg: mutation({
    rule: 'user',
    about: "Changes the text of an own message in a room within 15 minutes; another's message gets Error.",
    reach: whichReach,
    input: { ...which, message: words },
    answer: sent,
    run: changeMessage('room'),
  }),
  deleteStudentChatMessage: mutation({
    rule: 'user',
    about:
      "Takes back an own message, as a manager any at own locations; its place stays marked, and another's gets Error.",
    reach: whichReach,
    input: which,
    answer: outcome(),
    run: removeMessage('student'),
  }),
  deleteProgramChatMessage: mutation({
    rule: 'user',
    about: "Takes back an own message in a room, as a manager any at own locations; another's gets Error.",
    reach: whichReach,
    input: which,
    answer: outcome(),
    run: removeMessage('room'),
  }),
  sendMsgToMany: mutation({
    rule: 'manager',
    permission: 'send_announcements',
    about:
      'Writes one message into the chat of each student of a location, or of some of its rooms: each family answers in its own. A family of siblings gets it once; where nobody is reached it gets Error.',
    reach: { location_id: orError(ownLocations), programs: orError(roomsOfOwnLocations) },
    limit: { times: 10, seconds: 600, by: 'user' },
    input: {
      location_id: id(Location),
      programs: ids(Room, 200).optional(),
      message: words,
      attachment: text(0, 100).optional(),
    },
    answer: outcome({ count: out.int }),
    run: async (ctx, { location_id, programs, message: sentence, attachment }) => {
      const { who } = ctx;
      const carried = await takeAttached(ctx, attachment, undefined);
      if (carried instanceof UserError) return carried;
      const { rows } = await sql<{ id: number; student: number; families: readonly number[] }>`
        with guardian as materialized (
          select st.id, array_agg(gl.user_id order by gl.user_id) as people from student st
          join guardian_link gl on gl.student_id = st.id and not gl.black_list
          join app_user u on u.id = gl.user_id and u.status = 'active' and not u.pending
            and u.deleted_at is null
          where st.location_id = ${location_id} and st.archived_at is null
            and st.status = 'active'
            and (${programs === undefined}::boolean or st.room_id = any(${[...(programs ?? [])]}::int[]))
          group by st.id
        ), chosen as (select min(id) as id, people from guardian group by people),
        added as (
      insert into chat_message (student_id, location_id, user_id, from_staff, type, message, attachment, file,
        file_type, file_name, bulk, created_at)
          select c.id, ${location_id}, ${who.user}, true, ${carried.type}, ${sentence},
            ${carried.attachment}, ${carried.file}, ${carried.file_type}, ${carried.file_name}, true, ${ctx.now()}::timestamptz from chosen c returning id, student_id
        )
    select added.id, added.student_id as student, c.people as families from added join chosen c on c.id = added.student_id`.execute(
        ctx.db,
      );
      if (rows.length === 0) return declined(message('chat.nobody'), { field: 'programs', code: 'NOBODY' });
      for (const { id, student, families } of rows)
        ctx.publish({ kind: 'chat', ids: [id], at: { student, readers: readersFact([...families, who.user]) } });
      ctx.enqueue(PUSH_CHAT, { messages: rows.map(({ id }) => id) });
      ctx.audit({
        entity: Location,
        id: location_id,
        after: { chat_sent_to: rows.length, programs: programs ?? 'all' },
      });
      return done(message('chat.sentToMany', { count: rows.length }), { count: rows.length });
    },
  }),
  shareChatHistory: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about:
      'Opens what was written before a guardian joined to that guardian, or closes it again; who is no guardian gets Error.',
    reach: { student_id: orError(chatStudents), user_id: orError(ownPeople) },
    input: { student_id: id(Student), user_id: id(User), shared: flag() },
    answer: outcome(),
    run: async (ctx, { student_id, user_id, shared }) => {
      const { rows } = await sql<{ joined: boolean }>`with link as (
          select 1 from guardian_link where student_id = ${student_id} and user_id = ${user_id}
            and not black_list
        ), changed as (
          update chat_join set history = ${shared} where student_id = ${student_id}
            and user_id = ${user_id} and exists (select 1 from link) returning 1
        ), missed as (
          update chat_gap set history = ${shared} where student_id = ${student_id}
            and user_id = ${user_id} and exists (select 1 from link) returning 1)
        select exists (select 1 from changed) or exists (select 1 from missed) as joined from link`.execute(ctx.db);
      const [link] = rows;
      if (!link) return declined(message('chat.notGuardian'), { field: 'user_id', code: 'NOT_LINKED' });
      // Without a row there was nothing before it joined: all of it is open, and there is nothing to close.
      if (!link.joined && !shared) return declined(message('chat.allAlready'), { field: 'shared', code: 'NOTHING' });
      ctx.audit({ entity: Student, id: student_id, after: { guardian: user_id, chat_history: shared } });
      ctx.publish({ kind: 'rights', at: { user: user_id } });
      return done(message(shared ? 'chat.historyOpen' : 'chat.historyClosed'));
    },
  }),
  getChatHours: query({
    rule: 'teacher',
    about: 'Answers when a location answers messages and what it tells who writes outside of that.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: chatHours,
    run: (ctx, i) => readHours(ctx, i.location),
  }),
  saveChatHours: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about:
      'Sets when a location answers messages; null takes a value away, and a closing time before the opening one gets Error.',
    reach: { location_id: orError(ownLocations) },
    input: {
      location_id: id(Location),
      opens: clock().nullish(),
      closes: clock().nullish(),
      days: choices('1', '2', '3', '4', '5', '6', '7').optional(),
      away_until: date().nullish(),
      away_note: text(0, 300).nullish(),
      families_write: flag().optional(),
    },
    answer: outcome(),
    run: async (ctx, { location_id, ...given }) => {
      const { user } = ctx.who;
      const before = await readHours(ctx, location_id);
      const next = {
        ...before,
        ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      };
      if (next.opens !== null && next.days.length === 0)
        return declined(message('chat.someDay'), { field: 'days', code: 'REQUIRED' });
      await sql`insert into chat_hours as h (location_id, opens, closes, days, away_until, away_note, families_write,
          updated_at, updated_by)
        values (${location_id}, ${next.opens}::time, ${next.closes}::time,
          ${[...new Set(next.days)].sort()}::smallint[], ${next.away_until}::date, ${next.away_note || null},
          ${next.families_write}, ${ctx.now()}::timestamptz, ${user})
        on conflict (centre_id, location_id) do update set opens = excluded.opens, closes = excluded.closes,
          days = excluded.days, away_until = excluded.away_until, away_note = excluded.away_note,
      families_write = excluded.families_write, updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(
        ctx.db,
      );
      ctx.audit({ entity: Location, id: location_id, before: { chat_hours: before }, after: { chat_hours: next } });
      return done(message('chat.hoursSaved'));
    },
  }),
  getOwnChatSetting: query({
    rule: 'user',
    about: 'Answers the own quiet hours, out of office, and whether others see the caller online.',
    reach: nobody,
    input: {},
    answer: ownChat,
    run: readOwn,
  }),
  saveOwnChatSetting: mutation({
    rule: 'user',
    about: 'Sets the own quiet hours and out of office, which are for staff, and whether others see the caller online.',
    reach: nobody,
    input: {
      quiet_from: clock().nullish(),
      quiet_until: clock().nullish(),
      away_until: date().nullish(),
      away_note: text(0, 300).nullish(),
      hidden: flag().optional(),
    },
    answer: outcome(),
    run: async (ctx, given) => {
      const { user, role } = ctx.who;
      const asked = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const forStaff = Object.keys(asked).find((key) => key !== 'hidden');
      if (forStaff && !allows(role, 'teacher'))
        return declined(message('chat.forStaff'), { field: forStaff, code: 'RULE' });
      const next = { ...(await readOwn(ctx)), ...asked };
      await upsertRow(
        ctx,
        'chat_person',
        { user_id: user },
        {
          quiet_from: next.quiet_from,
          quiet_until: next.quiet_until,
          away_until: next.away_until,
          away_note: next.away_note || null,
          hidden: next.hidden,
        },
      );
      ctx.publish({ kind: 'online', ids: [user] });
      return done(message('chat.ownSaved'));
    },
  }),
};
