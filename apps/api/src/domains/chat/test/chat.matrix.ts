import { families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { aMessage } from './chat.factory.ts';

type Caller = { id: number } | null;

const inStudent = (w: World, where: Where, given: object = {}) => {
  const { tenant, location, student, mark } = w.at(where);
  return aMessage(tenant, { location_id: location, student_id: student, message: `${mark} text`, ...given });
};
const inRoom = (w: World, where: Where, given: object = {}) => {
  const { tenant, location, room, mark } = w.at(where);
  return aMessage(tenant, { location_id: location, room_id: room, message: `${mark} text`, ...given });
};

const student = (more: object = {}, outside: 'refused' | 'error' = 'refused') =>
  ({
    args: async (w: World, where: Where) => {
      await inStudent(w, where);
      return { student_id: w.at(where).student, ...more };
    },
    from: families,
    outside,
  }) as const;
const room = (more: object = {}, outside: 'refused' | 'error' = 'refused') =>
  ({
    args: async (w: World, where: Where) => {
      await inRoom(w, where);
      return { program_id: w.at(where).room, ...more };
    },
    from: families,
    outside,
  }) as const;
/** A message of the caller's own, where it may write. */
const own = (kind: 'student' | 'room', more: object = {}) =>
  ({
    args: async (w: World, where: Where, caller: Caller) => {
      const by = where === 'foreign' ? {} : { user_id: caller?.id ?? null, created_at: w.server.clock.now() };
      const { id } = await (kind === 'student' ? inStudent(w, where, by) : inRoom(w, where, by));
      return { id, ...more };
    },
    from: families,
    outside: 'error',
  }) as const;
/** Families have their locations in reach; the lists for staff are not theirs. */
const atLocation = { own: 'user', other: 'user', elsewhere: 'kvsupport' } as const;
const ofLocation = (from: object, more: object = {}) =>
  ({
    args: (w: World, where: Where) => ({ location: w.at(where).location, ...more }),
    from,
    outside: 'refused',
  }) as const;

export const matrix: Matrix = {
  getStudentMsg: student(),
  getProgramMsg: room(),
  student_last_msg: student(),
  program_last_msg: room(),
  getUnseenChat: { args: () => ({}) },
  getUnreadChat: { args: () => ({}) },
  markAsReadChat: student({}, 'error'),
  getChatInfo: { ...student(), namesStaff: true },
  getChatSeen: {
    args: async (w, where) => ({ id: (await inStudent(w, where)).id }),
    from: families,
    outside: 'refused',
  },
  searchChat: student({ search: 'text' }),
  getMessagesLog: ofLocation(staff, { first: 10 }),
  getStaffRecipientForMsg: {
    args: (w, where) => ({ programs: [w.at(where).room] }),
    from: families,
    outside: 'empty',
  },
  onlineUsers: ofLocation(atLocation),
  stayOnline: { args: () => ({ tab: 'tab-of-the-matrix' }) },
  sendTyping: room({}, 'error'),
  chatMessageAdded: student(),
  unreadChatChanged: { args: () => ({}) },
  onlineUsersChanged: ofLocation(atLocation),
  chatTypingChanged: student(),
  userChatStudents: { args: () => ({}) },
  userChatPrograms: { args: () => ({}) },
  teacherChatStudents: ofLocation(staff),
  teacherChatPrograms: ofLocation(staff),
  teacherChatCounter: ofLocation(staff),
  managerChatStudents: ofLocation(staff),
  managerChatPrograms: ofLocation(staff),
  managerChatCounter: ofLocation(staff),
  adminChatStudents: ofLocation(staff),
  adminChatPrograms: ofLocation(staff),
  adminChatCounter: ofLocation(staff),
  sendMsg: student({ message: 'Hello' }, 'error'),
  sendProgramMsg: room({ message: 'Hello' }, 'error'),
  updateSendMsg: own('student', { message: 'Better' }),
  updateSendProgramMsg: own('room', { message: 'Better' }),
  deleteStudentChatMessage: own('student'),
  deleteProgramChatMessage: own('room'),
  sendMsgToMany: {
    args: (w, where) => ({ location_id: w.at(where).location, message: 'Closed on Friday' }),
    from: staff,
    outside: 'error',
  },
  shareChatHistory: {
    args: async (w, where) => {
      await inStudent(w, where);
      return { ...(await w.guardian(where)), shared: true };
    },
    from: staff,
    outside: 'error',
  },
  getChatHours: ofLocation(staff),
  saveChatHours: {
    args: (w, where) => ({ location_id: w.at(where).location, opens: '08:00', closes: '17:00' }),
    from: staff,
    outside: 'error',
  },
  getOwnChatSetting: { args: () => ({}) },
  saveOwnChatSetting: { args: () => ({ hidden: true }) },
};
