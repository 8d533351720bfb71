import './chat.fields.ts';
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
  subscription,
} from '../../kernel/call/call.ts';
import { date, flag, id, ids, int, key, page, pageIfAny, text } from '../../kernel/call/input.ts';
import { nobody, orError, unasked } from '../../kernel/read/reach.ts';
import { ChatMessage } from '../../model/chat/entity.ts';
import { chatLog, chatRooms, chatStudents, onlinePartners, ownChats } from '../../model/chat/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { isQuietNow } from './hours.ts';
import { chatInfo, readInfo } from './info.ts';
import { staffOfRooms } from './lists.ts';
import { onlineUsers, stayOnline } from './online.ts';
import { changedMessage, lastOfRooms, lastOfStudents, readChat, readLog, searchChats, unseenMessages } from './read.ts';
import { chatOf, isReader } from './readers.ts';
import { markRead, whoHasSeen } from './seen.ts';
import { tellTyping, whoTypes } from './typing.ts';
import { countUnread } from './unread.ts';

const messageId = id(ChatMessage);
const part = { before: int(1).optional(), after: int(0).optional() };
const inChat = { student_id: id(Student).optional(), program_id: id(Room).optional() };
const chatReach = { student_id: chatStudents, program_id: chatRooms };
const unreadCounter = object({ unread: out.int, chats: out.int, quiet: out.flag }, 'UnreadChat');
const place = { location: id(Location).optional() };

/** Reading chats, and hearing of them as they go on. */
export const calls: Calls = {
  getStudentMsg: query({
    rule: 'user',
    about:
      'Lists the chat of a student, newest first; with `before` what was written before a message, with `after` what came right after it, oldest first. A student out of reach is refused.',
    reach: { student_id: chatStudents },
    input: { student_id: id(Student), ...pageIfAny, ...part },
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
    run: lastOfStudents,
  }),
  program_last_msg: query({
    rule: 'user',
    about: "Answers the last message of each room's chat the caller has, with how much of it is unread.",
    reach: { program_id: chatRooms, location: ownLocations, rows: ownChats },
    input: { program_id: id(Room).optional(), ...place },
    answer: list(ChatMessage),
    run: lastOfRooms,
  }),
  getUnseenChat: query({
    rule: 'user',
    about: 'Lists the messages the caller has not seen, chat by chat; 500 at most.',
    reach: { rows: ownChats },
    input: {},
    answer: list(ChatMessage),
    run: unseenMessages,
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
    run: (_, i) => searchChats(i),
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
    input: {
      location: id(Location),
      ...inChat,
      user_id: id(User).optional(),
      start_date: date().optional(),
      end_date: date().optional(),
      search: text(0, 80).optional(),
      ...page,
    },
    answer: paged(ChatMessage),
    run: readLog,
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
    input: { tab: key(), leaving: flag().optional() },
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
    run: (ctx, i) => tellTyping(ctx, chatOf(i)),
  }),
  chatMessageAdded: subscription({
    rule: 'user',
    about:
      'Tells of a new, changed, deleted or seen message in the chats the caller reads, or in one of them; a chat out of reach is refused.',
    reach: { ...chatReach, rows: ownChats },
    input: inChat,
    answer: one(ChatMessage),
    listensTo: ['chat', 'chat_seen'],
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
