import { sql } from 'kysely';
import './students.fields.ts';
import { byId, type Calls, list, object, one, out, outOrNull, paged, query, rows } from '../../kernel/call/call.ts';
import { choice, date, id, ids, page, text } from '../../kernel/call/input.ts';
import { col } from '../../kernel/db/tables.ts';
import { orNothing } from '../../kernel/read/reach.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { Camera } from '../../model/camera/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student, StudentChange } from '../../model/student/entity.ts';
import { changesOfOwnStudents, ownStudents } from '../../model/student/reach.ts';
import { Allergy, Medication, Tag } from '../../model/tag/entity.ts';
import { allAllergies, allMedications, allTags } from '../../model/tag/reach.ts';
import { User, UserChange } from '../../model/user/entity.ts';
import { belongsTo, holds, isPersonFound } from '../../model/user/filters.ts';
import { changesOfOwnPeople, ownPeople } from '../../model/user/reach.ts';
import {
  carries,
  hasBirthday,
  isFound,
  isGuardedBy,
  isNamed,
  isOfRoom,
  isOfRooms,
  isOfRoomsOf,
  isOfStudent,
  isSiblingOf,
} from './filters.ts';
import { readSettings } from './student-settings.ts';

const status = choice('active', 'inactive');

const birthdays = (day: string, location: number | undefined) =>
  rows(Student, {
    order: ['fname', 'lname'],
    where: (q) => [
      q('student.archived_at', 'is', null),
      location && q('student.location_id', '=', location),
      hasBirthday(day),
    ],
  });

const studentSorts = sorts(Student, {
  name: ['fname', 'lname'],
  room: [(as) => sql`(select lower(r.name) from room r where r.id = ${col(as, 'room_id')})`, 'fname'],
  age: ['-dob'],
});

export const calls: Calls = {
  students: query({
    rule: 'manager',
    about: "Lists the students of the caller's locations, archived ones left out.",
    reach: {
      rows: ownStudents,
      location: ownLocations,
      program: roomsOfOwnLocations,
      tags: allTags,
      allergies: allAllergies,
      medications: allMedications,
    },
    input: {
      location: id(Location).optional(),
      ...page,
      search: text(0, 80).optional(),
      program: id(Room).optional(),
      status: status.optional(),
      type: choice('enrolled', 'waitlist', 'graduated').optional(),
      tags: ids(Tag, 50, 0).optional(),
      sort: studentSorts.input,
      allergies: ids(Allergy, 50, 0).optional(),
      medications: ids(Medication, 50, 0).optional(),
    },
    answer: paged(Student),
    run: (_, i) =>
      rows(Student, {
        order: studentSorts.order(i.sort, ['fname', 'lname']),
        where: (q) => [
          q('student.archived_at', 'is', null),
          i.location && q('student.location_id', '=', i.location),
          i.status && q('student.status', '=', i.status),
          i.type && q('student.type', '=', i.type),
          i.program && isOfRoom(i.program),
          i.tags?.length && carries('tag', i.tags),
          i.allergies?.length && carries('allergy', i.allergies),
          i.medications?.length && carries('medication', i.medications),
          i.search && isFound(i.search),
        ],
      }),
  }),
  student: query({
    rule: 'user',
    about: 'Answers one student; one that is not in reach is refused.',
    reach: { id: ownStudents },
    input: { id: id(Student) },
    answer: one(Student),
    run: (_, i) => byId(Student, i.id),
  }),
  getUserStudents: query({
    rule: 'user',
    about: "Lists the students a contact is guardian of; without an id the caller's own.",
    reach: { rows: ownStudents, user_id: ownPeople },
    input: { user_id: id(User).optional() },
    answer: list(Student),
    run: (ctx, i) =>
      rows(Student, {
        order: ['fname', 'lname'],
        where: (q) => [q('student.archived_at', 'is', null), isGuardedBy(i.user_id ?? ctx.who.user)],
      }),
  }),
  getActiveStudents: query({
    rule: 'teacher',
    about: 'Lists the active students of a location with where they are.',
    reach: { rows: ownStudents, location: ownLocations },
    input: { location: id(Location) },
    answer: list(Student),
    run: (_, i) =>
      rows(Student, {
        order: ['fname', 'lname'],
        where: (q) => [
          q('student.location_id', '=', i.location),
          q('student.status', '=', 'active'),
          q('student.archived_at', 'is', null),
        ],
      }),
  }),
  teacherStudents: query({
    rule: 'teacher',
    about: 'Lists the students of the rooms the staff member works in.',
    reach: { rows: ownStudents, location: ownLocations, program: roomsOfOwnLocations },
    input: {
      location: id(Location).optional(),
      program: id(Room).optional(),
      ...page,
      search: text(0, 80).optional(),
      status: status.optional(),
    },
    answer: paged(Student),
    run: (ctx, i) =>
      rows(Student, {
        order: ['fname', 'lname'],
        where: (q) => [
          q('student.archived_at', 'is', null),
          i.location && q('student.location_id', '=', i.location),
          i.status && q('student.status', '=', i.status),
          i.program ? isOfRoom(i.program) : isOfRoomsOf(ctx.who),
          i.search && isNamed(i.search),
        ],
      }),
  }),
  programsStudent: query({
    rule: 'teacher',
    about: 'Lists the active students of the rooms.',
    reach: { rows: ownStudents, programs: roomsOfOwnLocations },
    input: { programs: ids(Room, 100) },
    answer: list(Student),
    run: (_, i) =>
      rows(Student, {
        order: ['fname', 'lname'],
        where: (q) => [q('student.archived_at', 'is', null), q('student.status', '=', 'active'), isOfRooms(i.programs)],
      }),
  }),
  ArchiveStudents: query({
    rule: 'manager',
    about: 'Lists the archived students of own locations.',
    reach: { rows: ownStudents, location: ownLocations },
    input: { location: id(Location).optional(), ...page, search: text(0, 80).optional() },
    answer: paged(Student),
    run: (_, i) =>
      rows(Student, {
        order: ['-archived_at'],
        where: (q) => [
          q('student.archived_at', 'is not', null),
          q('student.merged_into', 'is', null),
          i.location && q('student.location_id', '=', i.location),
          i.search && isFound(i.search),
        ],
      }),
  }),
  getStudentsByLocation: query({
    rule: 'teacher',
    about: 'Lists the students of a location, for pickers and filters.',
    reach: { rows: ownStudents, location: ownLocations },
    input: { location: id(Location), search: text(0, 80).optional(), status: status.optional() },
    answer: list(Student),
    run: (_, i) =>
      rows(Student, {
        order: ['fname', 'lname'],
        where: (q) => [
          q('student.archived_at', 'is', null),
          q('student.location_id', '=', i.location),
          i.status && q('student.status', '=', i.status),
          i.search && isNamed(i.search),
        ],
      }),
  }),
  studentsFilterByPrograms: query({
    rule: 'teacher',
    about: 'Lists the students of the rooms, narrowed by a search.',
    reach: { rows: ownStudents, programs: roomsOfOwnLocations, location: ownLocations },
    input: { programs: ids(Room, 100), location: id(Location).optional(), search: text(0, 80).optional() },
    answer: list(Student),
    run: (_, i) =>
      rows(Student, {
        order: ['fname', 'lname'],
        where: (q) => [
          q('student.archived_at', 'is', null),
          i.location && q('student.location_id', '=', i.location),
          isOfRooms(i.programs),
          i.search && isNamed(i.search),
        ],
      }),
  }),
  adminBirthdays: query({
    rule: 'kvsupport',
    about: 'Lists the students of every location who have their birthday on the day.',
    reach: { rows: ownStudents, location: ownLocations },
    input: { date: date(), location: id(Location).optional() },
    answer: list(Student),
    run: (_, i) => birthdays(i.date, i.location),
  }),
  managerBirthdays: query({
    rule: 'manager',
    about: 'Lists the students of own locations who have their birthday on the day.',
    reach: { rows: ownStudents, location: ownLocations },
    input: { date: date(), location: id(Location).optional() },
    answer: list(Student),
    run: (_, i) => birthdays(i.date, i.location),
  }),
  teacherBirthdays: query({
    rule: 'teacher',
    about: 'Lists the students of the rooms the caller works in who have their birthday on the day.',
    reach: { rows: ownStudents },
    input: { date: date() },
    answer: list(Student),
    run: (ctx, i) =>
      rows(Student, {
        order: ['fname', 'lname'],
        where: (q) => [q('student.archived_at', 'is', null), hasBirthday(i.date), isOfRoomsOf(ctx.who)],
      }),
  }),
  getSiblings: query({
    rule: 'user',
    about: 'Lists the siblings of a student, as far as the caller may see them.',
    reach: { rows: ownStudents, student_id: ownStudents },
    input: { student_id: id(Student) },
    answer: list(Student),
    run: (_, i) =>
      rows(Student, {
        order: ['fname'],
        where: (q) => [q('student.archived_at', 'is', null), isSiblingOf(i.student_id)],
      }),
  }),
  getStudentActivityLogs: query({
    rule: 'teacher',
    about: 'Lists what was changed on a student, by whom and when, the newest first.',
    reach: { rows: changesOfOwnStudents, student_id: ownStudents },
    input: { student_id: id(Student), ...page },
    answer: paged(StudentChange),
    run: (_, i) =>
      rows(StudentChange, {
        order: ['-id'],
        where: (q) => [q('audit.entity', '=', 'Student'), isOfStudent(i.student_id, sql`audit.entity_id`)],
      }),
  }),
  getUserActivityLogs: query({
    rule: 'manager',
    about: 'Lists what was changed on a person, by whom and when, the newest first; one out of reach is refused.',
    reach: { rows: changesOfOwnPeople, user_id: ownPeople },
    input: { user_id: id(User), ...page },
    answer: paged(UserChange),
    run: (_, i) =>
      rows(UserChange, {
        order: ['-id'],
        where: (q) => [q('audit.entity', '=', 'User'), q('audit.entity_id', '=', i.user_id)],
      }),
  }),
  getUsersByLocation: query({
    rule: 'teacher',
    about: 'Lists the contacts of a location, for pickers and filters; a location out of reach is refused.',
    reach: { rows: ownPeople, location: ownLocations },
    input: { location: id(Location), search: text(0, 80).optional(), status: status.optional() },
    answer: list(User),
    run: (_, i) =>
      rows(User, {
        order: ['lname', 'fname'],
        where: (q) => [
          holds(['user']),
          belongsTo(i.location),
          i.status && q('app_user.status', '=', i.status),
          i.search && isPersonFound(i.search),
        ],
      }),
  }),
  getStudentSettingData: query({
    rule: 'manager',
    about: "Answers a student's own settings and those of its location they stand in for; an unknown one answers null.",
    reach: { id: orNothing(ownStudents) },
    input: { id: id(Student) },
    answer: object({
      id: out.id,
      max_daily_logins: outOrNull(out.int),
      location_max_daily_logins: outOrNull(out.int),
      enable_max_login_feature: out.flag,
      schedule_id: outOrNull(out.id),
      cameras: [Camera],
    }),
    run: readSettings,
  }),
};
