import { type Calls, object, out, query } from '../../kernel/call/call.ts';
import { nobody } from '../../kernel/read/reach.ts';
import { chatRooms } from '../../model/chat/reach.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { chatRoomList, chatStudentList, listRooms, listStudents, roomsInput, studentsInput } from './lists.ts';
import { countByLocation } from './unread.ts';

const { location, search } = roomsInput;

/** Chats with something unread, chats anybody has written in, and unread messages; the same of each location. */
const counters = object(
  {
    unread: out.int,
    total: out.int,
    messages: out.int,
    locations: [
      object({ id: out.id, name: out.text, unread: out.int, total: out.int, messages: out.int }, 'ChatCounter'),
    ],
  },
  'ChatCounters',
);

const students = (rule: 'teacher' | 'manager' | 'kvsupport', whose: string) =>
  query({
    rule,
    about: `Lists the students ${whose}, the latest chat first; only those with something unread when asked.`,
    reach: { location: ownLocations, program_id: chatRooms },
    input: studentsInput,
    answer: chatStudentList,
    run: listStudents,
  });
const rooms = (rule: 'teacher' | 'manager' | 'kvsupport', whose: string) =>
  query({
    rule,
    about: `Lists the rooms ${whose}, the latest chat first.`,
    reach: { location: ownLocations },
    input: roomsInput,
    answer: chatRoomList,
    run: listRooms,
  });
const counter = (rule: 'teacher' | 'manager' | 'kvsupport', whose: string) =>
  query({
    rule,
    about: `Answers unread and total chats ${whose}, location by location.`,
    reach: { location: ownLocations },
    input: { location },
    answer: counters,
    run: (ctx, i) => countByLocation(ctx, i.location),
  });

/** The lists of chats as each role has them. */
export const chatListCalls: Calls = {
  userChatStudents: query({
    rule: 'user',
    about: "Lists the calling contact's own students with the last message of each chat.",
    reach: nobody,
    input: { search },
    answer: chatStudentList,
    run: (ctx, i) => listStudents(ctx, { ...i, first: 200 }),
  }),
  userChatPrograms: query({
    rule: 'user',
    about: "Lists the rooms of the calling contact's students with the last message of each chat.",
    reach: nobody,
    input: {},
    answer: chatRoomList,
    run: (ctx) => listRooms(ctx, {}),
  }),
  teacherChatStudents: students('teacher', 'a member of the team can write about'),
  teacherChatPrograms: rooms('teacher', 'a member of the team can write in'),
  teacherChatCounter: counter('teacher', 'of a member of the team'),
  managerChatStudents: students('manager', 'a manager can write about'),
  managerChatPrograms: rooms('manager', 'a manager can write in'),
  managerChatCounter: counter('manager', 'of a manager'),
  adminChatStudents: students('kvsupport', 'of every location'),
  adminChatPrograms: rooms('kvsupport', 'of every location'),
  adminChatCounter: counter('kvsupport', 'of every location'),
};
