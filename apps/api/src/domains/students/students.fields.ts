import { sql } from 'kysely';
import { pictureAddress } from '../../files/address.ts';
import { col } from '../../kernel/db/tables.ts';
import {
  atLeast,
  computed,
  described,
  fields,
  ident,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { Attendance } from '../../model/attendance/entity.ts';
import { BillingProgram } from '../../model/billing/entity.ts';
import { Camera } from '../../model/camera/entity.ts';
import { CarePlan, HealthCheck, Illness } from '../../model/health/entity.ts';
import { keepsAway } from '../../model/health/exclusion.ts';
import { Location } from '../../model/location/entity.ts';
import { GuardianLink } from '../../model/relationship/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Schedule } from '../../model/schedule/entity.ts';
import { Student, StudentChange } from '../../model/student/entity.ts';
import { ofStudent } from '../../model/student/face.ts';
import { changesOfOwnStudents, ownStudents } from '../../model/student/reach.ts';
import { Allergy, Medication, Tag } from '../../model/tag/entity.ts';
import { User } from '../../model/user/entity.ts';
import { changeFields } from '../users/users.door.ts';
import { absentToday, checkedInOut, localDay, stayOfToday, weekOf } from './today.ts';

fields(Student, {
  id: ident(),
  fname: text(),
  middle_name: orNull.text(),
  lname: text(),
  full_name: text(),
  nick_name: orNull.text(),
  image: described(
    'Where the picture is fetched, cut to a square; holds for an hour at least.',
    computed('String', Student, ['id', 'image'], ({ id, image }, ctx) =>
      pictureAddress(ctx, image, 'face', ofStudent(id)),
    ),
  ),
  image_full: described(
    'The whole picture.',
    computed('String', Student, ['id', 'image'], ({ id, image }, ctx) =>
      pictureAddress(ctx, image, 'full', ofStudent(id)),
    ),
  ),
  dob: orNull.date(),
  age: described(
    'Whole years, or whole months below two years, such as "4 y" or "18 m".',
    raw('String', Student, (student, _, now) => {
      const age = sql`age(${now.toISOString()}::timestamptz::date, ${col(student, 'dob')})`;
      return sql`case when ${col(student, 'dob')} is null then null
        when extract(year from ${age}) < 2 then (extract(year from ${age}) * 12 + extract(month from ${age}))::int || ' m'
        else extract(year from ${age})::int || ' y' end`;
    }),
  ),
  status: text(),
  type: text(),
  gender: orNull.text(),
  race: atLeast('teacher', orNull.text()),
  ethnicity: atLeast('teacher', orNull.text()),
  doctor_name: orNull.text(),
  doctor_phone: orNull.text(),
  note: atLeast('teacher', orNull.text()),
  street_1: orNull.text(),
  street_2: orNull.text(),
  city: orNull.text(),
  state: orNull.text(),
  country: orNull.text(),
  zip: orNull.text(),
  enrollment_date: orNull.date(),
  graduation_date: orNull.date(),
  external_id: atLeast('teacher', orNull.text()),
  max_daily_logins: atLeast('manager', orNull.int()),
  archived_at: atLeast('manager', orNull.datetime()),
  archived_by: described(
    'Who put it into the archive; null while it is not there.',
    atLeast(
      'manager',
      raw(
        'String',
        Student,
        (student) => sql`case when ${col(student, 'archived_at')} is not null then (
          select u.full_name from audit a join app_user u on u.id = a.user_id
          where a.entity = 'Student'
            and a.entity_id = ${col(student, 'id')} and a.after ->> 'archived_at' is not null
          order by a.id desc limit 1) end`,
      ),
    ),
  ),
  updated_at: described(
    'When the record itself was changed last; forms send it back as `seen`.',
    atLeast(
      'teacher',
      raw(
        'DateTime',
        Student,
        (student) => sql`coalesce(${col(student, 'updated_at')}, ${col(student, 'created_at')})`,
      ),
    ),
  ),
  location: one(Location, 'location_id'),
  program: one(Room, 'room_id'),
  billing_program: atLeast('teacher', one(BillingProgram, 'billing_program_id')),
  schedule_id: orNull.ident(),
  camera_schedule: one(Schedule, 'schedule_id'),
  schedule: one(Schedule, 'schedule_id'),
  week_schedule: described(
    'The weekdays it is booked for as planned now: [{day, start_time, end_time, room_id}].',
    raw('JSON', Student, weekOf),
  ),
  sibling_group: described('The same for all siblings; null without one.', orNull.ident('sibling_group_id')),
  checked_in_out: described(
    'Where the student is now: {state: "in" | "out" | "none", since, room_id, room, color_code, attendance_id}.',
    raw('JSON', Student, checkedInOut),
  ),
  absent: described("Marked absent for the location's day of now.", raw('Boolean', Student, absentToday)),
  attendance_today: many(Attendance, Student, stayOfToday, ['checked_in_at']),
  other_rooms: many(
    Room,
    Student,
    (room, student) =>
      sql`exists (select 1 from student_room sr where sr.student_id = ${col(student, 'id')}
        and sr.room_id = ${col(room, 'id')})`,
    ['sort', 'name'],
  ),
  allergies: many(
    Allergy,
    Student,
    (allergy, student) =>
      sql`exists (select 1 from student_allergy sa where sa.student_id = ${col(student, 'id')}
        and sa.allergy_id = ${col(allergy, 'id')})`,
    ['name'],
  ),
  allergy_notes: described(
    'What was noted about each allergy, the worst first: [{id, severity, reaction, what_to_do, medicine_at, by, at}]; `id` is of the allergy, `severity` severe, moderate, mild or null, `by` the name of who noted it.',
    raw(
      'JSON',
      Student,
      (student) => sql`coalesce((select jsonb_agg(jsonb_build_object('id', sa.allergy_id::text, 'severity', sa.severity,
          'reaction', sa.reaction, 'what_to_do', sa.what_to_do, 'medicine_at', sa.medicine_at, 'by', u.full_name,
          'at', sa.noted_at) order by array_position(array['severe', 'moderate', 'mild'], sa.severity), lower(a.name))
        from student_allergy sa join allergy a on a.id = sa.allergy_id and a.deleted_at is null
        left join app_user u on u.id = sa.noted_by
        where sa.student_id = ${col(student, 'id')}), '[]'::jsonb)`,
    ),
  ),
  no_allergies_at: described(
    'When somebody answered that no allergies are known; null while nobody did, and while there is one.',
    raw(
      'DateTime',
      Student,
      (student) => sql`case when exists (select 1 from student_allergy sa
          join allergy a on a.id = sa.allergy_id and a.deleted_at is null
          where sa.student_id = ${col(student, 'id')})
        then null else ${col(student, 'no_allergies_at')} end`,
    ),
  ),
  no_allergies_by: one(User, 'no_allergies_by'),
  care_plans: described(
    'The care plans in force; of contacts only its guardians see them.',
    many(
      CarePlan,
      Student,
      (plan, student) => sql`${col(plan, 'student_id')} = ${col(student, 'id')} and ${col(plan, 'status')} = 'active'`,
      ['id'],
    ),
  ),
  exclusions: described(
    'Illnesses that keep it away now; staff alone read them here.',
    atLeast(
      'teacher',
      many(
        Illness,
        Student,
        (illness, student, now) => sql`${col(illness, 'student_id')} = ${col(student, 'id')}
          and ${keepsAway(sql.ref(illness.name), sql`${now.toISOString()}::timestamptz`)}`,
        ['id'],
      ),
    ),
  ),
  health_checks: described(
    "The health checks of the location's day of now by their latest version; staff alone read them here.",
    atLeast(
      'teacher',
      many(
        HealthCheck,
        Student,
        (check, student, now) => sql`${col(check, 'student_id')} = ${col(student, 'id')}
          and ${col(check, 'status')} = 'current' and ${col(check, 'date')} = ${localDay(student, now)}`,
        ['id'],
      ),
    ),
  ),
  medications: many(
    Medication,
    Student,
    (medication, student) => sql`exists (select 1 from student_medication sm
      where sm.student_id = ${col(student, 'id')} and sm.medication_id = ${col(medication, 'id')})`,
    ['name'],
  ),
  tags: atLeast(
    'teacher',
    many(
      Tag,
      Student,
      (tag, student) =>
        sql`exists (select 1 from student_tag st where st.student_id = ${col(student, 'id')}
          and st.tag_id = ${col(tag, 'id')})`,
      ['name'],
    ),
  ),
  guardians: many(GuardianLink, Student, (link, student) => sql`${col(link, 'student_id')} = ${col(student, 'id')}`, [
    'user_id',
  ]),
  users: many(
    User,
    Student,
    (user, student) =>
      sql`exists (select 1 from guardian_link gl where gl.student_id = ${col(student, 'id')}
        and gl.user_id = ${col(user, 'id')})`,
    ['lname', 'fname'],
  ),
  cameras: many(
    Camera,
    Student,
    (camera, student) =>
      sql`exists (select 1 from student_camera sc where sc.student_id = ${col(student, 'id')}
        and sc.camera_id = ${col(camera, 'id')})`,
    ['sort'],
  ),
  siblings: many(
    Student,
    Student,
    (other, student) => sql`${col(other, 'sibling_group_id')} = ${col(student, 'sibling_group_id')}
      and ${col(other, 'id')} <> ${col(student, 'id')} and ${col(other, 'archived_at')} is null`,
    ['fname'],
  ),
  likely_siblings: described(
    'Not siblings on file, but of the same legal guardian or payer: whoever fills in the record is asked about them.',
    many(
      Student,
      Student,
      (other, student) => sql`${col(other, 'id')} <> ${col(student, 'id')} and ${col(other, 'archived_at')} is null
        and ${col(other, 'sibling_group_id')} is distinct from coalesce(${col(student, 'sibling_group_id')}, -1)
        and exists (select 1 from guardian_link own join guardian_link theirs on theirs.user_id = own.user_id
          where own.student_id = ${col(student, 'id')} and theirs.student_id = ${col(other, 'id')}
            and not theirs.black_list and (theirs.legal_guardian or theirs.is_payer)
            and not own.black_list and (own.legal_guardian or own.is_payer))`,
      ['fname'],
    ),
  ),
});
nested(Student, ownStudents);

fields(StudentChange, changeFields(StudentChange));
nested(StudentChange, changesOfOwnStudents);
