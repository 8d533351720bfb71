import './checks.fields.ts';
import { sql } from 'kysely';
import { type Calls, message, mutation, out, outcome, outList } from '../../../kernel/call/call.ts';
import { date, flag, id, page, text } from '../../../kernel/call/input.ts';
import { matching } from '../../../kernel/db/where.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { containing } from '../../../kernel/read/search.ts';
import { sorts } from '../../../kernel/read/sorts.ts';
import { paperStudents } from '../../../model/file/reach.ts';
import { HealthCheck } from '../../../model/health/entity.ts';
import { staffHealthChecks } from '../../../model/health/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { Room } from '../../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../../model/room/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { ownStudents, studentsLookedAfter } from '../../../model/student/reach.ts';
import { newCheckInput, nextCheckInput, nothingFoundInput } from './checks.inputs.ts';
import { afterChecking, correctCheck, healthChecks, newCheck, nothingFound, ownChecks } from './checks.ts';

const checkSorts = sorts(HealthCheck, {
  when: ['date', 'time'],
  child: [(as) => sql`(select st.full_name from student st where st.id = ${sql.ref(`${as.name}.student_id`)})`],
});
const latest = ['-date', '-time', '-id'] as const;

/** How each child was as it arrived: looked at by staff, read by its family. */
export const healthCheckCalls: Calls = {
  studentHealthChecks: ownChecks.list({
    about:
      'Lists the health checks of a child, the latest first and by their latest version; with `found` those that found something. Contacts as its guardians, staff of own locations.',
    reach: { student_id: paperStudents },
    input: { student_id: id(Student), found: flag().optional(), ...page },
    order: [...latest],
    where: (_, { student_id, found }) => [
      matching(HealthCheck, { student_id, status: 'current' }),
      found && sql<boolean>`cardinality(health_check.findings) > 0`,
    ],
  }),
  healthChecks: healthChecks.list({
    about:
      'Lists the health checks of a location, the latest first, each by its latest version: of a room, a child, between two days, or those that found something; search finds the child and the note.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations, student_id: ownStudents },
    input: {
      location: id(Location),
      program_id: id(Room).optional(),
      student_id: id(Student).optional(),
      found: flag().optional(),
      start_date: date().optional(),
      end_date: date().optional(),
      search: text(0, 80).optional(),
      ...page,
      sort: checkSorts.input,
    },
    order: ({ sort }) => checkSorts.order(sort, [...latest]),
    where: (q, { location, program_id, student_id, found, start_date, end_date, search }) => [
      matching(HealthCheck, { location_id: location, room_id: program_id, student_id, status: 'current' }),
      found && sql<boolean>`cardinality(health_check.findings) > 0`,
      start_date && q('health_check.date', '>=', start_date),
      end_date && q('health_check.date', '<=', end_date),
      search?.trim() &&
        sql<boolean>`(${containing('health_check.note', search)} or exists (select 1 from student st
          where st.id = health_check.student_id and ${containing('st.full_name', search)}))`,
    ],
  }),
  createHealthCheck: healthChecks.add({
    about:
      'Writes down a look at a child today with what was found, and tells its family of a finding unless told otherwise. Where the location does not do that, of a moment to come, an unlikely temperature, a part of the body or a picture without a finding, or a picture of a child of whom none may be taken gets Error.',
    reach: { student_id: orError(studentsLookedAfter) },
    input: newCheckInput,
    run: newCheck,
    afterwards: afterChecking,
    says: message('healthChecks.saved'),
  }),
  saveHealthChecks: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever receives a child looks at it',
    about:
      'Writes down that several children were looked at and nothing was found; who was looked at today already is left out, and `students` tells of whom it was written. Where that is everybody, or a location does not do that, Error.',
    reach: { students: orError(studentsLookedAfter) },
    input: nothingFoundInput,
    answer: outcome({ students: outList(out.id) }),
    run: nothingFound,
  }),
  updateHealthCheck: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever wrote it corrects it that day; after that the function asks for a manager',
    about:
      'Corrects a health check by a new version with its reason; the version before stays readable for staff, without its picture. `photo` left out keeps the picture, empty takes it away. Of another one, or on a later day, from managers on; one that was replaced gets Error.',
    reach: { id: orError(staffHealthChecks) },
    input: nextCheckInput,
    answer: outcome({ check: HealthCheck }),
    run: correctCheck,
  }),
};
