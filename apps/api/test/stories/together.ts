import { aPictureOf } from '../../src/domains/media/test/media.factory.ts';
import type { Bed, Story } from './story.ts';

type More = object | ((bed: Bed) => Promise<object> | object);
const resolved = async (more: More, bed: Bed) => (typeof more === 'function' ? more(bed) : more);

/** Arguments that go together, or hold what only this call knows; one try after the other. */
const given = (name: string, ...tries: readonly More[]): Story => ({
  of: [name],
  tell: async (bed) => {
    for (const more of tries) await bed.ask(name, await resolved(more, bed));
  },
});

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The user whose account the bed asks about. */
const contactOf = (bed: Bed) => bed.server.tenant.db.selectFrom('app_user').selectAll();

const whole = async ({ server, world }: Bed) => {
  const { db } = server.tenant;
  const schedule = await db.selectFrom('schedule').select('id').where('student_id', 'is', null).executeTakeFirst();
  const tag = await db.selectFrom('tag').select('id').executeTakeFirst();
  const { relationship, contact, student, room } = world.at('own');
  return {
    users: [contact],
    relation: relationship,
    other_rooms: [room],
    check_duplicate: false,
    middle_name: 'Ada',
    nick_name: 'Nini',
    dob: '2022-05-01',
    gender: 'female',
    siblings: [student],
    type: 'enrolled',
    schedule_id: schedule?.id,
    tags: tag ? [tag.id] : undefined,
    enrollment_date: '2026-03-01',
  };
};

/** What goes together in one call, or is known to this call alone. */
export const together: readonly Story[] = [
  given('savePushHours', { quiet_from: '21:00', quiet_until: '06:30' }),
  given('savePushChoice', { kind: 'msgs', way: 'digest' }),
  given('updateStudent', { gender: 'female' }),
  given('updateNewStudent', { gender: 'female' }),
  given('createStudent', whole),
  given('createNewStudent', async (bed) => {
    const { users, relation, schedule_id, tags, enrollment_date, ...more } = await whole(bed);
    return { ...more, relation };
  }),
  given('updateStudentAttendance', { end_time: '10:30' }),
  given('updateTeamAttendance', { end_time: '10:30' }),
  given('saveAttendanceTeam', { end_time: '10:40', time: '10:10', break: 10 }),
  given('saveParentSetting', { can_edit_fields: ['middle_name'] }),
  given('updateLocationSettings', { can_edit_fields: ['middle_name'] }),
  given('updateFormField', { type: 'paragraph' }, { type: 'text' }, { type: 'date' }, { type: 'number' }),
  given('updateStaffSchedule', { type: 'weekly', days: ['Tuesday'] }, { date: '2026-03-16', repeat: false }),
  given('updateStudentScheduleModule', { type: 'weekly', days: ['Tuesday'] }, { date: '2026-03-16' }),
  given('removeStaffSchedule', { date: '2026-03-16', repeat: false }),
  given('removeStudentScheduleModule', { date: '2026-03-16' }),
  given('saveStudentImmunization', {
    dose_1st: '2024-01-10',
    dose_2nd: '2024-03-10',
    dose_3rd: '2024-05-10',
    dose_4th: '2024-09-10',
    dose_5th: '2025-01-10',
    dose_6th: '2025-06-10',
  }),
  {
    of: ['saveHealthScreen'],
    tell: async (bed) => {
      const { answers } = await bed.base('saveHealthScreen');
      await bed.ask('saveHealthScreen', { note: 'Well slept', answers: { ...Object(answers), temperature: 36.8 } });
      await bed.ask('saveHealthScreen', { note: 'Well slept', answers: { ...Object(answers), temperature: '98.2' } });
    },
  },
  {
    of: ['approveStudentImmunization'],
    tell: async (bed) => {
      const base = await bed.base('approveStudentImmunization');
      const held = await bed.server.tenant.db
        .selectFrom('student_immunization')
        .select('updated_at')
        .where('id', '=', Number(base.id))
        .executeTakeFirstOrThrow();
      await bed.ask('approveStudentImmunization', { ...base, seen: held.updated_at });
    },
  },
  {
    of: ['deleteStudentSchedule'],
    tell: async (bed) => {
      const base = await bed.base('deleteStudentSchedule');
      const { student_id } = await bed.server.tenant.db
        .selectFrom('schedule')
        .select('student_id')
        .where('id', '=', Number(base.id))
        .executeTakeFirstOrThrow();
      await bed.ask('deleteStudentSchedule', { ...base, student_id });
    },
  },
  {
    of: ['updateMedicationActivity', 'saveMedicationActivity'],
    tell: async (bed) => {
      const { tenant } = bed.server;
      const { id } = await tenant.db
        .insertInto('medication')
        .values({ centre_id: tenant.centre, name: 'Ibuprofen' })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const name of ['saveMedicationActivity', 'updateMedicationActivity']) {
        const base = await bed.base(name);
        const of = Array.isArray(base.students)
          ? Number(base.students[0])
          : await studentOfActivity(bed, Number(base.id));
        await tenant.db
          .insertInto('student_medication')
          .values({ centre_id: tenant.centre, student_id: of, medication_id: id })
          .onConflict((on) => on.doNothing())
          .execute();
        await bed.ask(name, { ...base, medication: id });
      }
    },
  },
  {
    of: ['userByEmail', 'userByUserName', 'studentsAlike', 'createThumbnail'],
    tell: async (bed) => {
      const people = await contactOf(bed)
        .where('id', 'in', [bed.world.at('own').contact, ...[...bed.world.people.values()].map(({ id }) => id)])
        .execute();
      for (const { email, username } of people) {
        if (email) await bed.ask('userByEmail', { email });
        await bed.ask('userByUserName', { username });
      }
    },
  },
  given('uploadImage', { image: PNG }, async (bed) => ({ image: PNG, oldimage: await ownPicture(bed) })),
  given('createLibraryImage', async (bed) => ({ key: await ownPicture(bed), url: '' })),
];

const ownPicture = (bed: Bed) => aPictureOf(bed.server.tenant, bed.world.people.get('admin')?.id ?? null);
const studentOfActivity = async (bed: Bed, activity: number): Promise<number> => {
  const { student_id } = await bed.server.tenant.db
    .selectFrom('activity_student')
    .select('student_id')
    .where('activity_id', '=', activity)
    .executeTakeFirstOrThrow();
  return student_id;
};
