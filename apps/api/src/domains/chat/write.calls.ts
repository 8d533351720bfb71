import './chat.fields.ts';
import { type Calls, mutation, out, outcome, query } from '../../kernel/call/call.ts';
import { choice, choices, clock, date, flag, id, ids, text } from '../../kernel/call/input.ts';
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
import { changeMessage, removeMessage } from './change.ts';
import { shareHistory } from './history.ts';
import { chatHours, ownChat, readHours, readOwn, saveHours, saveOwn } from './hours.ts';
import { sendMessage, sendToMany } from './send.ts';

/** As fast as somebody types with both thumbs; a script is stopped. */
const flood = { times: 30, seconds: 60, by: 'user' } as const;

const words = text(1, 4000);
const written = {
  message: words,
  type: choice('text', 'image', 'file').optional(),
  attachment: text(0, 100).optional(),
  users: ids(User, 20, 0).optional(),
  reply_to: id(ChatMessage).optional(),
};
const writtenReach = { users: orError(chatPartners), reply_to: orError(ownChats) };
const sent = outcome({ msg: ChatMessage });
const which = { id: id(ChatMessage) };
const whichReach = { id: orError(ownChats) };

/** Writing in chats, and what is set for them. */
export const writeCalls: Calls = {
  sendMsg: mutation({
    rule: 'user',
    about:
      "Adds a message to a student's chat, with a picture the caller has uploaded, naming some of its readers or in reply to a message; contacts write for own students, and an empty text is refused.",
    reach: { student_id: orError(chatStudents), ...writtenReach },
    limit: flood,
    input: { student_id: id(Student), ...written },
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
    run: sendToMany,
  }),
  shareChatHistory: mutation({
    rule: 'manager',
    permission: 'manage_guardians',
    about:
      'Opens what was written before a guardian joined to that guardian, or closes it again; who is no guardian gets Error.',
    reach: { student_id: orError(chatStudents), user_id: orError(ownPeople) },
    input: { student_id: id(Student), user_id: id(User), shared: flag() },
    answer: outcome(),
    run: shareHistory,
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
    run: saveHours,
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
    run: saveOwn,
  }),
};
