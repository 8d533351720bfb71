import { sql } from 'kysely';
import { nth } from '../../src/domains/centres/test/centres.factory.ts';
import { aPictureOf } from '../../src/domains/media/test/media.factory.ts';
import { asked, put, set } from './house.ts';
import { type Bed, idOf, type Story } from './story.ts';

/** Hours, and a billing program, that people and children of the location go by. */
const scheduled = async (bed: Bed): Promise<{ schedule: number; program: number }> => {
  const { tenant, location, contact } = bed.world.at('own');
  const schedule = await put(tenant, 'schedule', { name: `Hours ${nth()}`, location_id: location });
  await put(tenant, 'schedule_date', {
    schedule_id: schedule,
    day: 'Wednesday',
    start_time: '06:00',
    end_time: '20:00',
  });
  const dates = { color_code: '#336699', start_date: '2026-01-01', end_date: '2026-12-31' };
  const program = await put(tenant, 'billing_program', { location_id: location, name: `Program ${nth()}`, ...dates });
  await sql`update student set schedule_id = ${schedule}, billing_program_id = ${program}
    where centre_id = ${tenant.centre} and location_id = ${location}`.execute(tenant.db);
  const people = [contact, ...[...bed.world.people.values()].map(({ id }) => id)];
  await set(tenant, 'app_user', people, { schedule_id: schedule });
  return { schedule, program };
};

/** A child of the bed that is put into the archive by who may. */
const archived = async (bed: Bed): Promise<number> => {
  const student = await bed.world.student('own');
  const { schedule, program } = await scheduled(bed);
  await bed.ask('archiveStudent', { students: [student] });
  await set(bed.server.tenant, 'student', [student], { schedule_id: schedule, billing_program_id: program });
  return student;
};

/** People and children of whom all is written down. */
export const housePeople: readonly Story[] = [
  {
    of: ['me', 'singleUserDataById', 'userByEmail', 'userByUserName', 'onlineUsers'],
    tell: async (bed) => {
      await scheduled(bed);
      const { contact, location, tenant } = bed.world.at('own');
      const now = bed.server.clock.now();
      const whole = {
        ...{
          middle_name: 'Ada',
          nick_name: 'Ann',
          job_title: 'Lead teacher',
          phone: '2075550142',
          phone2: '2075550143',
        },
        ...{ phone_type: 'mobile', phone2_type: 'home', language: 'en', last_login_time: now, max_logins: 3 },
        ...{ invite_expire: now, note: 'Likes tea', updated_at: now, updated_by: idOf(bed, 'admin') },
        ...{ emergency_contact: 'Grace Miller', details: '{"car": "blue"}', avatar: await aPictureOf(tenant) },
      };
      await set(tenant, 'app_user', [contact, idOf(bed, 'user'), idOf(bed, 'manager'), idOf(bed, 'teacher')], whole);
      await asked(bed, 'stayOnline', { tab: 'tab-of-the-bed' }, 'user', 'teacher', 'manager');
      await asked(bed, 'me', {}, 'manager', 'admin');
      await asked(bed, 'singleUserDataById', { id: contact }, 'admin', 'manager');
      const { email, username } = await tenant.db
        .selectFrom('app_user')
        .select(['email', 'username'])
        .where('id', '=', contact)
        .executeTakeFirstOrThrow();
      if (email) await asked(bed, 'userByEmail', { email });
      await asked(bed, 'userByUserName', { username });
      await asked(bed, 'onlineUsers', { location }, 'admin', 'manager');
      await asked(bed, 'onlineUsers', {}, 'admin');
    },
  },
  {
    of: ['ArchiveStudents', 'studentsAlike', 'getStudentsAfterCheckInLocation'],
    tell: async (bed) => {
      const student = await archived(bed);
      const { tenant, location } = bed.world.at('own');
      const now = bed.server.clock.now();
      await asked(bed, 'ArchiveStudents', { location, first: 50 });
      const { fname, lname } = await tenant.db
        .selectFrom('student')
        .select(['fname', 'lname'])
        .where('id', '=', student)
        .executeTakeFirstOrThrow();
      await asked(bed, 'studentsAlike', { fname, lname });
      await put(tenant, 'attendance', {
        ...{ location_id: location, student_id: student, date: '2026-03-11', checked_in_at: now },
      });
      await asked(bed, 'getStudentsAfterCheckInLocation', { location });
    },
  },
  {
    of: ['createNewStudent', 'createStudent'],
    tell: async (bed) => {
      const { tenant, location } = bed.world.at('own');
      const schedule_id = await put(tenant, 'schedule', { name: `Week ${nth()}`, location_id: location });
      const tags = [await put(tenant, 'tag', { name: `Tag ${nth()}` })];
      await bed.ask('createNewStudent', { gender: 'female' });
      await bed.ask('createStudent', { schedule_id });
      await bed.ask('createStudent', { tags });
    },
  },
  {
    of: ['getUserSchedule'],
    tell: async (bed) => {
      const { tenant, location } = bed.world.at('own');
      const user_id = idOf(bed, 'teacher');
      await put(tenant, 'schedule', { name: `Own hours ${nth()}`, location_id: location, user_id });
      await asked(bed, 'getUserSchedule', { user_id });
    },
  },
  {
    of: ['studentVisitors'],
    tell: async (bed) => {
      const { tenant, student, contact } = bed.world.at('own');
      const now = bed.server.clock.now();
      const days = { from_date: '2026-03-11', until_date: '2026-03-12', start_time: '09:00', end_time: '10:00' };
      const ended = { approved_at: now, approved_by: idOf(bed, 'admin'), ended_at: now, ended_by: idOf(bed, 'admin') };
      await put(tenant, 'visitor', {
        ...{ student_id: student, user_id: contact, ...days, given_by: idOf(bed, 'user'), given_at: now, ...ended },
      });
      await put(tenant, 'visitor', {
        ...{ student_id: student, user_id: idOf(bed, 'teacher'), ...days, given_by: idOf(bed, 'user'), given_at: now },
      });
      await asked(bed, 'studentVisitors', { student_id: student }, 'admin', 'user');
    },
  },
  {
    of: ['getStaffPtos', 'staffPtoRequests', 'getStudentAbsences'],
    tell: async (bed) => {
      const { tenant, location, student } = bed.world.at('own');
      const [admin, teacher] = [idOf(bed, 'admin'), idOf(bed, 'teacher')];
      const now = bed.server.clock.now();
      const of = {
        location_id: location,
        reason: 'Vacation',
        note: 'At the lake',
        created_at: now,
        created_by: teacher,
      };
      const times = { start_time: '09:00', end_time: '12:00' };
      const decided = { decided_by: admin, decided_at: now, answer: 'Enjoy it' };
      const pto = (day: string, given: object) =>
        put(tenant, 'time_off', {
          ...{ ...of, ...times, kind: 'pto', user_id: teacher, start_date: day, end_date: day, ...given },
        });
      await pto('2026-03-16', { status: 'requested' });
      await pto('2026-03-17', { status: 'approved', ...decided });
      await pto('2026-03-18', { status: 'requested', ...decided });
      await put(tenant, 'time_off', {
        ...{ ...of, ...times, kind: 'absence', student_id: student, start_date: '2026-03-19', end_date: '2026-03-19' },
      });
      const span = { start_date: '2026-03-01', end_date: '2026-03-31' };
      await asked(bed, 'getStaffPtos', { user_id: teacher }, 'admin', 'teacher');
      await asked(bed, 'staffPtoRequests', { location }, 'admin');
      for (const more of [{}, span]) await asked(bed, 'getStudentAbsences', { student_id: student, ...more });
    },
  },
];
