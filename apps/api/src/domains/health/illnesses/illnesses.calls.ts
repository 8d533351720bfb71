import './illnesses.fields.ts';
import { illnessKinds } from '@nestling/rules/illnesses.ts';
import { sql } from 'kysely';
import { type Calls, list, message, query, rows } from '../../../kernel/call/call.ts';
import { choice, date, flag, id, page, text } from '../../../kernel/call/input.ts';
import { matching } from '../../../kernel/db/where.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { containing } from '../../../kernel/read/search.ts';
import { sorts } from '../../../kernel/read/sorts.ts';
import { paperStudents } from '../../../model/file/reach.ts';
import { Illness } from '../../../model/health/entity.ts';
import { keepsAway } from '../../../model/health/exclusion.ts';
import { ownIllnesses } from '../../../model/health/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { Room } from '../../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../../model/room/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { ownStudents } from '../../../model/student/reach.ts';
import { tellExposed } from './exposure.ts';
import { changeIllnessInput, liftIllnessInput, noteIllnessInput } from './illnesses.inputs.ts';
import { afterChanging, afterLifting, afterNoting, change, illnesses, lift, note } from './illnesses.ts';

const illnessSorts = sorts(Illness, {
  when: ['date', 'time'],
  child: [(as) => sql`(select st.full_name from student st where st.id = ${sql.ref(`${as.name}.student_id`)})`],
  kind: ['kind'],
  until: ['excluded_until'],
});

/** Who was ill with what, and until when it stays away; the door lets nobody in before. */
export const illnessCalls: Calls = {
  studentIllnesses: query({
    rule: 'user',
    about: 'Lists what a child was ill with, the latest first. Contacts as its guardians, staff of own locations.',
    reach: { student_id: paperStudents, rows: ownIllnesses },
    input: { student_id: id(Student) },
    answer: list(Illness),
    run: (_ctx, { student_id }) =>
      rows(Illness, { order: ['-date', '-time', '-id'], where: () => [matching(Illness, { student_id })] }),
  }),
  illnesses: illnesses.list({
    about:
      'Lists what children of a location were ill with, the latest first: of a room, a kind, since a day, or only what keeps somebody away now; search finds the child and what was seen.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations },
    input: {
      location: id(Location),
      program_id: id(Room).optional(),
      kind: choice(...illnessKinds).optional(),
      excluded: flag().optional(),
      start_date: date().optional(),
      search: text(0, 80).optional(),
      ...page,
      sort: illnessSorts.input,
    },
    order: ({ sort }) => illnessSorts.order(sort, ['-date', '-time', '-id']),
    where: (q, { location, program_id, kind, excluded, start_date, search }, ctx) => [
      matching(Illness, { kind }),
      sql<boolean>`illness.student_id in (select st.id from student st where st.location_id = ${location}
        and st.archived_at is null and (${program_id ?? null}::int is null or st.room_id = ${program_id ?? null}::int))`,
      start_date && q('illness.date', '>=', start_date),
      excluded && sql<boolean>`${keepsAway(sql`illness`, sql`${ctx.now().toISOString()}::timestamptz`)}`,
      search?.trim() &&
        sql<boolean>`(${containing('illness.details', search)} or exists (select 1 from student st
          where st.id = illness.student_id and ${containing('st.full_name', search)}))`,
    ],
  }),
  createIllness: illnesses.add({
    about:
      'Writes down what a child is ill with and until when it stays away, and tells its family. Of a moment to come, an unlikely temperature, or half of an end gets Error.',
    reach: { student_id: orError(ownStudents) },
    input: noteIllnessInput,
    run: note,
    afterwards: afterNoting,
    says: message('illnesses.noted'),
  }),
  updateIllness: illnesses.act({
    about:
      'Says anew until when a child stays away and whether a note is asked for, and tells its family; once it was lifted Error.',
    input: changeIllnessInput,
    from: ['open'],
    run: change,
    afterwards: afterChanging,
    says: message('illnesses.changed'),
  }),
  liftIllness: illnesses.act({
    about:
      'Lets a child back in, with the reason, and tells its family; where a note is asked for without having seen it, or once it was lifted, Error.',
    input: liftIllnessInput,
    from: ['open'],
    to: 'lifted',
    run: lift,
    afterwards: afterLifting,
    says: message('illnesses.lifted'),
  }),
  tellExposure: illnesses.act({
    rule: 'manager',
    permission: null,
    because: 'what other families hear is said by whoever answers for the place',
    about:
      'Tells the guardians of the other children of the room that there is a case of an illness, never whose; asks first. Twice, or where there is nobody to tell, gets Error.',
    input: {},
    confirms: { ALERT: 'always: of what, in which room, and how many are told' },
    run: tellExposed,
    says: message('illnesses.exposed'),
  }),
};
