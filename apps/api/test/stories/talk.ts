import { aMessage } from '../../src/domains/chat/test/chat.factory.ts';
import { aPictureOf } from '../../src/domains/media/test/media.factory.ts';
import type { Bed, Story } from './story.ts';

/** A message of a room or of the child that answers another, with a picture, changed and by somebody of the staff. */
const aFullMessage = async (bed: Bed, where: object, by: number) => {
  const { tenant, location } = bed.world.at('own');
  const now = bed.server.clock.now();
  const first = await aMessage(tenant, { location_id: location, message: 'Before', user_id: by, ...where });
  const attachment = await aPictureOf(tenant, by);
  const more = { reply_to_id: first.id, attachment, edited_at: now };
  const given = { location_id: location, message: 'text', user_id: by, created_at: now, ...where };
  return aMessage(tenant, { ...given, ...more }).catch(() => aMessage(tenant, given));
};

/** Chats of rooms and children, in which somebody writes. */
export const talk: readonly Story[] = [
  {
    of: ['adminChatPrograms', 'managerChatPrograms', 'teacherChatPrograms', 'userChatPrograms', 'getMessagesLog'],
    tell: async (bed) => {
      const { room, student, location } = bed.world.at('own');
      const teacher = bed.world.people.get('teacher')?.id ?? 0;
      const parent = bed.world.people.get('user')?.id ?? 0;
      await aFullMessage(bed, { student_id: student }, parent);
      await aFullMessage(bed, { student_id: student }, teacher);
      await aFullMessage(bed, { room_id: room }, teacher);
      await bed.ask('adminChatPrograms');
      await bed.ask('managerChatPrograms');
      await bed.ask('teacherChatPrograms');
      await bed.ask('userChatPrograms', {}, 'user');
      await bed.ask('getMessagesLog', { location });
      await bed.ask('getUnseenChat', {}, 'user');
    },
  },
  {
    of: ['markAsReadChat'],
    tell: async (bed) => {
      const { room } = bed.world.at('own');
      await aFullMessage(bed, { room_id: room }, bed.world.people.get('teacher')?.id ?? 0);
      const { student_id: _, ...base } = await bed.base('markAsReadChat');
      const by = bed.world.people.get('user') ?? bed.server.guest();
      await bed.call(by, 'markAsReadChat', { ...base, program_id: room });
      await bed.call(bed.world.people.get('admin') ?? by, 'markAsReadChat', { ...base, program_id: room });
    },
  },
  {
    of: ['getOwnChatSetting'],
    tell: async (bed) => {
      const own = { quiet_from: '20:00', quiet_until: '07:00', away_until: '2026-03-20', away_note: 'On vacation' };
      await bed.ask('saveOwnChatSetting', own, 'teacher');
      await bed.ask('getOwnChatSetting', {}, 'teacher');
    },
  },
  {
    of: ['getPushChoices'],
    tell: async (bed) => {
      await bed.ask('savePushHours', { quiet_from: '21:00', quiet_until: '06:30' }, 'user');
      await bed.ask('getPushChoices', {}, 'user');
    },
  },
  {
    of: ['student', 'studentsAlike'],
    tell: async (bed) => {
      const id = await bed.world.student('own');
      await bed.ask('archiveStudent', { students: [id] });
      await bed.ask('student', { id });
      const { db } = bed.server.tenant;
      const { fname, lname } = await db
        .selectFrom('student')
        .select(['fname', 'lname'])
        .where('id', '=', bed.world.at('own').student)
        .executeTakeFirstOrThrow();
      await bed.ask('studentsAlike', { fname, lname, except: id });
    },
  },
];
