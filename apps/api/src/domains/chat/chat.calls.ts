import './chat.fields.ts';
import { allows } from '@nestling/rules/roles.ts';
import { type SqlBool, sql } from 'kysely';
import { avatarImage } from '../../files/image-sizes.ts';
import {
  type Calls,
  list,
  mutation,
  object,
  objects,
  one,
  out,
  outcome,
  paged,
  query,
  rows,
  subscription,
} from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { date, type InputOf, id, ids, int, page, pageIfAny, text } from '../../kernel/call/input.ts';
import { nobody, orError, unasked } from '../../kernel/read/reach.ts';
import { searchedIn } from '../../kernel/read/search.ts';
import { ChatMessage } from '../../model/chat/entity.ts';
import { chatLog, chatRooms, chatStudents, onlinePartners, ownChats } from '../../model/chat/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { getStudentMsgInput, part } from './chat.inputs.ts';
import { isQuietNow } from './hours.ts';
import { chatInfo, readInfo } from './info.ts';
import { staffOfRooms } from './lists.ts';
import { onlineUsers, stayOnline, stayOnlineInput } from './online.ts';
import { changedMessage, lastOf, readChat } from './read.ts';
import { chatOf, inChat, isReader } from './readers.ts';
import { markRead, whoHasSeen } from './seen.ts';
import { notifyTyping, whoTypes } from './typing.ts';
import { countUnread, newToMe } from './unread.ts';

const messageId = id(ChatMessage);
const chatReach = { student_id: chatStudents, program_id: chatRooms };
const unreadCounter = object({ unread: out.int, chats: out.int, quiet: out.flag }, 'UnreadChat');
const place = { location: id(Location).optional() };

const logged = {
  location: id(Location),
  ...inChat,
  user_id: id(User).optional(),
  start_date: date().optional(),
  end_date: date().optional(),
  search: text(0, 80).optional(),
};

/** The conditions of the log; days are those of the location's own clock. */
const isLogged = ({ who }: Ctx, of: InputOf<typeof logged>) => {
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

/** Reading chats, and hearing of them as they go on. */
export const calls: Calls = {
  getStudentMsg: query({
    rule: 'user',
    about:
      'Lists the chat of a student, newest first; with `before` what was written before a message, with `after` what came right after it, oldest first. A student out of reach is refused.',
    reach: { student_id: chatStudents },
    input: getStudentMsgInput,
    answer: list(ChatMessage),
    run: (_, i) => readChat({ kind: 'student', id: i.student_id }, i),
  }),
  getProgramMsg: query({
    rule: 'user',
    about: 'Lists the chat of a room in the same way; contacts need a student in the room.',
    reach: { program_id: chatRooms },
    input: { program_id: id(Room), ...pageIfAny, ...part },
    answer: list(ChatMessage),
    run: (_, i) => readChat({ kind: 'room', id: i.program_id }, i),
  }),
  student_last_msg: query({
    rule: 'user',
    about: "Answers the last message of each student's chat the caller has, with how much of it is unread.",
    reach: { student_id: chatStudents, location: ownLocations, rows: ownChats },
    input: { student_id: id(Student).optional(), ...place },
    answer: list(ChatMessage),
    run: ({ who }, { location, student_id }) =>
      rows(ChatMessage, {
        order: ['-id'],
        where: () => [
          sql<SqlBool>`chat_message.id in (select ${lastOf(who, 'student', sql`st.id`, sql`m.id`)} from student st
            where st.archived_at is null and ${chatStudents.filter(who, { name: 'st' })}
              and (${location ?? null}::int is null or st.location_id = ${location ?? null}::int)
              and (${student_id ?? null}::int is null or st.id = ${student_id ?? null}::int))`,
        ],
      }),
  }),
  program_last_msg: query({
    rule: 'user',
    about: "Answers the last message of each room's chat the caller has, with how much of it is unread.",
    reach: { program_id: chatRooms, location: ownLocations, rows: ownChats },
    input: { program_id: id(Room).optional(), ...place },
    answer: list(ChatMessage),
    run: ({ who }, { location, program_id }) =>
      rows(ChatMessage, {
        order: ['-id'],
        where: () => [
          sql<SqlBool>`chat_message.id in (select ${lastOf(who, 'room', sql`cr.id`, sql`m.id`)} from room cr
            where ${chatRooms.filter(who, { name: 'cr' })}
              and (${location ?? null}::int is null or cr.location_id = ${location ?? null}::int)
              and (${program_id ?? null}::int is null or cr.id = ${program_id ?? null}::int))`,
        ],
      }),
  }),
  getUnseenChat: query({
    rule: 'user',
    about: 'Lists the messages the caller has not seen, chat by chat; 500 at most.',
    reach: { rows: ownChats },
    input: {},
    answer: list(ChatMessage),
    run: (ctx) =>
      rows(ChatMessage, {
        order: [() => sql`chat_message.student_id`, () => sql`chat_message.room_id`, 'id'],
        where: () => [sql<SqlBool>`${newToMe(ctx.who, ctx.now())}`],
        limit: 500,
      }),
  }),
  getUnreadChat: query({
    rule: 'user',
    about:
      'Answers how many messages of the last 30 days are new to the caller, a hundred of each chat at most, in how many chats, and whether its own quiet hours hold now.',
    reach: nobody,
    input: {},
    answer: unreadCounter,
    run: async (ctx) => ({ ...(await countUnread(ctx)), quiet: await isQuietNow(ctx) }),
  }),
  markAsReadChat: mutation({
    rule: 'user',
    about:
      'Marks the chat of a student or a room read by the caller, up to a message or to the last; naming neither gets Error.',
    reach: { student_id: orError(chatStudents), program_id: orError(chatRooms) },
    input: { ...inChat, up_to: int(1).optional() },
    answer: outcome(),
    run: (ctx, i) => markRead(ctx, chatOf(i), i.up_to),
  }),
  getChatInfo: query({
    rule: 'user',
    about:
      'Answers who reads a chat now, whether it is answered at this hour and until when somebody is away, and where the reading of the caller ended; naming no chat answers null.',
    reach: chatReach,
    input: inChat,
    answer: chatInfo,
    run: (ctx, i) => readInfo(ctx, chatOf(i)),
  }),
  getChatSeen: query({
    rule: 'user',
    about: 'Lists who has seen a message and when; families are told of staff, of their own messages.',
    reach: { id: ownChats },
    input: { id: messageId },
    answer: objects({ id: out.id, name: out.text, staff: out.flag, at: out.datetime }, 'ChatSeen'),
    run: (ctx, i) => whoHasSeen(ctx, i.id),
  }),
  searchChat: query({
    rule: 'user',
    about: 'Lists the messages that hold every word, newest first, in one chat or in all the caller reads.',
    reach: { ...chatReach, rows: ownChats },
    input: { search: text(2, 80), ...inChat, before: int(1).optional(), first: int(1, 100).optional() },
    answer: list(ChatMessage),
    run: (_, { search, student_id, program_id, before }) =>
      rows(ChatMessage, {
        order: ['-id'],
        where: (q) => [
          searchedIn('chat_message.searched', search),
          q('chat_message.deleted_at', 'is', null),
          student_id !== undefined && sql<SqlBool>`chat_message.student_id = ${student_id}`,
          program_id !== undefined && sql<SqlBool>`chat_message.room_id = ${program_id}`,
          before !== undefined && sql<SqlBool>`chat_message.id < ${before}`,
        ],
      }),
  }),
  getMessagesLog: query({
    rule: 'teacher',
    about:
      'Lists all messages of a location, newest first, deleted ones marked; of a student, a room, a sender or days when given. A location out of reach is refused.',
    reach: {
      location: ownLocations,
      student_id: chatStudents,
      program_id: chatRooms,
      user_id: ownPeople,
      rows: chatLog,
    },
    input: { ...logged, ...page },
    answer: paged(ChatMessage),
    run: (ctx, of) => rows(ChatMessage, { order: ['-id'], where: () => isLogged(ctx, of) }),
  }),
  getStaffRecipientForMsg: query({
    rule: 'user',
    about:
      'Lists the staff of the rooms a contact can write to; a room without a student of the caller answers nobody.',
    reach: { programs: unasked(Room, 'rooms of the caller (the statement looks at each)') },
    input: { programs: ids(Room, 100, 0) },
    answer: objects({ id: out.id, fname: out.text, lname: out.text, avatar: avatarImage }, 'StaffRecipient'),
    run: (ctx, i) => staffOfRooms(ctx, i.programs),
  }),
  onlineUsers: query({
    rule: 'user',
    about:
      'Lists who has the portal open now: to contacts the staff of their students, to staff the people of their locations.',
    reach: { location: ownLocations, rows: onlinePartners },
    input: place,
    answer: list(User),
    run: (ctx, i) => onlineUsers(ctx, i.location),
  }),
  stayOnline: mutation({
    rule: 'user',
    about: 'Says that a tab of the portal is open, once a minute, or that it closes.',
    reach: nobody,
    limit: { times: 120, seconds: 60, by: 'user' },
    input: stayOnlineInput,
    answer: outcome(),
    run: stayOnline,
  }),
  sendTyping: mutation({
    rule: 'user',
    about: 'Tells those who have a chat open that the caller is writing in it.',
    reach: { student_id: orError(chatStudents), program_id: orError(chatRooms) },
    limit: { times: 60, seconds: 60, by: 'user' },
    input: inChat,
    answer: outcome(),
    changesNothing: 'it is told to those who look on and kept nowhere',
    run: (ctx, i) => notifyTyping(ctx, chatOf(i)),
  }),
  chatMessageAdded: subscription({
    rule: 'user',
    about:
      'Tells of a new, changed, deleted or seen message in the chats the caller reads, or in one of them; a chat out of reach is refused.',
    reach: { ...chatReach, rows: ownChats },
    input: inChat,
    answer: one(ChatMessage),
    listensTo: ['chat', 'chat_seen'],
    together: true,
    match: ({ kind, at, ids: told = [] }, i, who) =>
      kind === 'resync' ||
      (told.length > 0 &&
        isReader(at?.readers, who.user) &&
        (i.student_id === undefined || at?.student === i.student_id) &&
        (i.program_id === undefined || at?.room === i.program_id)),
    run: (ctx, _, event) => changedMessage(ctx, event),
  }),
  unreadChatChanged: subscription({
    rule: 'user',
    about: "Tells the caller's counter of unread messages whenever it may have changed.",
    reach: nobody,
    input: {},
    answer: unreadCounter,
    listensTo: ['chat', 'chat_seen', 'rights'],
    gathers: true,
    match: ({ kind, at }, _, who) => {
      if (kind === 'chat') return isReader(at?.readers, who.user);
      return kind === 'resync' || (kind === 'chat_seen' ? at?.by : at?.user) === who.user;
    },
    run: async (ctx, _, event) =>
      event.kind === '' ? null : { ...(await countUnread(ctx)), quiet: await isQuietNow(ctx) },
  }),
  onlineUsersChanged: subscription({
    rule: 'user',
    about:
      'Tells who is online whenever somebody the caller reads of comes or leaves; a location out of reach is refused.',
    reach: { location: ownLocations, rows: onlinePartners },
    input: place,
    answer: object({ users: [User] }, 'OnlineUsers'),
    listensTo: ['online'],
    gathers: true,
    run: (ctx, i, event) => (event.kind === '' ? null : { users: onlineUsers(ctx, i.location) }),
  }),
  chatTypingChanged: subscription({
    rule: 'user',
    about: 'Tells who is writing in a chat the caller reads; a chat out of reach is refused.',
    reach: chatReach,
    input: inChat,
    answer: object({ user_id: out.id, name: out.text }, 'ChatTyping'),
    listensTo: ['chat_typing'],
    match: ({ at }, i) =>
      (i.student_id !== undefined && at?.student === i.student_id) ||
      (i.program_id !== undefined && at?.room === i.program_id),
    run: (ctx, _, event) => whoTypes(ctx, event),
  }),
};
