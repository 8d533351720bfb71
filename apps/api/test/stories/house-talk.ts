import { sql } from 'kysely';
import { aPictureOf } from '../../src/domains/media/test/media.factory.ts';
import { asked, put } from './house.ts';
import { type Bed, idOf, person, type Story } from './story.ts';

/** Messages of one chat: an answer with a picture that was changed, and one that was deleted; seen by the other side. */
const aChat = async (bed: Bed, of: { student_id: number } | { room_id: number }): Promise<void> => {
  const { tenant, location, relationship } = bed.world.at('own');
  const [teacher, parent, admin] = [idOf(bed, 'teacher'), idOf(bed, 'user'), idOf(bed, 'admin')];
  const now = bed.server.clock.now();
  const base = { ...of, location_id: location, type: 'text', created_at: now };
  const first = await put(tenant, 'chat_message', { ...base, user_id: teacher, from_staff: true, message: 'Sunny?' });
  const answer = { reply_to_id: first, edited_at: now, attachment: await aPictureOf(tenant, parent) };
  const ways = [
    { user_id: parent, from_staff: false, relationship_id: relationship },
    { user_id: teacher, from_staff: true },
  ];
  let last = first;
  for (const by of ways) {
    const text = { ...base, ...by, ...answer, message: 'A sunny morning' };
    const gone = { deleted_at: now, deleted_by: admin };
    const changed = await put(tenant, 'chat_message', text);
    await put(tenant, 'chat_change', { message_id: changed, at: now, user_id: by.user_id, before: 'A sunny day' });
    last = await put(tenant, 'chat_message', { ...text, ...gone });
  }
  for (const [user_id, staff] of [
    [teacher, true],
    [parent, false],
  ] as const)
    await put(tenant, 'chat_seen', { ...of, user_id, staff, up_to: last, at: now });
};

const bothChats = async (bed: Bed): Promise<void> => {
  const { room, student } = bed.world.at('own');
  await aChat(bed, { student_id: student });
  await aChat(bed, { room_id: room });
};

/** Chats that have been used for a while. */
export const houseTalk: readonly Story[] = [
  {
    of: ['searchChat', 'getUnseenChat', 'student_last_msg', 'program_last_msg', 'getProgramMsg', 'getStudentMsg'],
    tell: async (bed) => {
      await bothChats(bed);
      const { room, student, location } = bed.world.at('own');
      for (const chat of [{ student_id: student }, { program_id: room }]) {
        await asked(bed, 'searchChat', { search: 'sunny', ...chat }, 'admin', 'manager');
        await asked(bed, 'searchChat', { search: 'sunny' }, 'admin');
      }
      await asked(bed, 'getUnseenChat', {}, 'manager', 'admin', 'center');
      await asked(bed, 'student_last_msg', { location }, 'admin', 'manager');
      await asked(bed, 'program_last_msg', { location }, 'admin', 'manager');
      await asked(bed, 'getProgramMsg', { program_id: room }, 'admin');
      await asked(bed, 'getStudentMsg', { student_id: student }, 'admin');
    },
  },
  {
    of: ['chatMessageAdded'],
    tell: async (bed) => {
      const { room, student, tenant, relationship } = bed.world.at('own');
      const [parent, teacher] = [person(bed, 'user'), person(bed, 'teacher')];
      await sql`update guardian_link set relationship_id = ${relationship} where centre_id = ${tenant.centre}
        and user_id = ${idOf(bed, 'user')}`.execute(tenant.db);
      const attachment = await aPictureOf(tenant, idOf(bed, 'user'));
      const chats = [
        ['sendMsg', { student_id: student }],
        ['sendProgramMsg', { program_id: room }],
      ] as const;
      for (const [name, chat] of chats) {
        const base = await bed.base(name).catch(() => ({}));
        const { student_id: _, program_id: __, ...rest } = { student_id: 0, program_id: 0, ...base };
        await bed.hear(person(bed, 'admin'), 'chatMessageAdded', chat, () =>
          bed.call(parent, name, { ...rest, ...chat, message: 'Here is a picture', attachment }),
        );
        await bed.hear(person(bed, 'admin'), 'chatMessageAdded', chat, () =>
          bed.call(teacher, name, { ...rest, ...chat, message: 'Thank you' }),
        );
      }
      const { rows } = await sql<{ id: number; reply: number }>`select max(id) as id, min(id) as reply
        from chat_message where centre_id = ${tenant.centre} and student_id = ${student} and user_id = ${idOf(bed, 'teacher')}
        and deleted_at is null`.execute(tenant.db);
      const { id, reply } = rows[0] ?? { id: 0, reply: 0 };
      const said = { student_id: student, message: 'See above', reply_to: reply };
      for (const act of [
        () => bed.call(teacher, 'sendMsg', said),
        () => bed.call(teacher, 'updateSendMsg', { id, message: 'Many thanks' }),
        () => bed.call(teacher, 'deleteStudentChatMessage', { id }),
      ])
        await bed.hear(person(bed, 'admin'), 'chatMessageAdded', { student_id: student }, act);
    },
  },
];
