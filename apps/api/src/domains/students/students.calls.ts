import './students.fields.ts';
import { type SqlBool, sql } from 'kysely';
import { byId, type Calls, list, mutation, one, outcome, paged, query, rows } from '../../kernel/call.ts';
import { choice, id, ids, page, text } from '../../kernel/input.ts';
import { orError } from '../../kernel/reach.ts';
import { Camera } from '../cameras/cameras.entities.ts';
import { ownCameras } from '../cameras/cameras.reach.ts';
import { Location } from '../locations/locations.entities.ts';
import { ownLocations } from '../locations/locations.reach.ts';
import { Room } from '../rooms/rooms.entities.ts';
import { roomsOfOwnLocations } from '../rooms/rooms.reach.ts';
import { User } from '../users/users.entities.ts';
import { ownPeople } from '../users/users.reach.ts';
import { isGuardedBy, isNamed, isOfRoom, isOfRoomsOf } from './filters.ts';
import { switchStudent, updateCameras } from './save-student.ts';
import { Student } from './students.entities.ts';
import { ownStudents } from './students.reach.ts';

const status = choice('active', 'inactive');

export const calls: Calls = {
  students: query({
    rule: 'manager',
    about: "Lists the students of the caller's locations, archived ones left out.",
    reach: { rows: ownStudents, location: ownLocations, program: roomsOfOwnLocations },
    input: {
      location: id(Location).optional(),
      ...page,
      search: text(0, 80).optional(),
      program: id(Room).optional(),
      status: status.optional(),
      type: choice('enrolled', 'waitlist', 'graduated').optional(),
      sort: choice('name', '-name', 'room', 'age', '-age').optional(),
    },
    answer: paged(Student),
    run: (ctx, i) =>
      rows(Student, {
        order: orders[i.sort ?? 'name'],
        where: (q) => [
          q('student.archived_at', 'is', null),
          i.location && q('student.location_id', '=', i.location),
          i.status && q('student.status', '=', i.status),
          i.type && q('student.type', '=', i.type),
          i.program && isOfRoom(ctx.who.centre, i.program),
          i.search && isNamed(i.search),
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
        where: (q) => [q('student.archived_at', 'is', null), isGuardedBy(ctx.who.centre, i.user_id ?? ctx.who.user)],
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
          i.program ? isOfRoom(ctx.who.centre, i.program) : isOfRoomsOf(ctx.who),
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
    run: (ctx, i) =>
      rows(Student, {
        order: ['fname', 'lname'],
        where: (q) => [
          q('student.archived_at', 'is', null),
          q('student.status', '=', 'active'),
          sql<SqlBool>`(${sql.join(
            i.programs.map((room) => isOfRoom(ctx.who.centre, room)),
            sql` or `,
          )})`,
        ],
      }),
  }),
  updateStudentStatus: mutation({
    rule: 'manager',
    about: 'Sets a student active or inactive; contacts of an inactive one no longer see its cameras.',
    reach: { id: orError(ownStudents) },
    input: { id: id(Student), status },
    answer: outcome({ student: Student }),
    run: switchStudent,
  }),
  updateStudentCamera: mutation({
    rule: 'manager',
    about: "Makes the given list the student's own cameras; one of another location gets Error.",
    reach: { id: orError(ownStudents), cameras: orError(ownCameras) },
    input: { id: id(Student), cameras: ids(Camera, 200) },
    answer: outcome({ student: Student }),
    run: updateCameras,
  }),
};

const orders = {
  name: ['fname', 'lname'],
  '-name': ['-fname', '-lname'],
  room: ['room_id', 'fname'],
  age: ['-dob'],
  '-age': ['dob'],
} as const;
