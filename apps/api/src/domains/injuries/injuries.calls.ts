import './injuries.fields.ts';
import { injuryKinds } from '@nestling/rules/injuries.ts';
import { sql } from 'kysely';
import { type Calls, list, message, mutation, outcome, query, rows } from '../../kernel/call/call.ts';
import { choice, date, id, page, text } from '../../kernel/call/input.ts';
import { matching } from '../../kernel/db/where.ts';
import { orError } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { paperStudents } from '../../model/file/reach.ts';
import { InjuryReport } from '../../model/health/entity.ts';
import { ownInjuryReports, staffInjuryReports } from '../../model/health/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { newReportInput, nextReportInput, signInput } from './injuries.inputs.ts';
import { afterWriting, correctReport, injuryReports, newReport, ownReports, review, sign } from './injuries.ts';

const reportSorts = sorts(InjuryReport, {
  when: ['date', 'time'],
  child: [(as) => sql`(select st.full_name from student st where st.id = ${sql.ref(`${as.name}.student_id`)})`],
  kind: ['kind'],
  severity: ['-severity'],
});
const contentReach = { other_student: orError(ownStudents) };

/** What happened when somebody was hurt: written by staff, reviewed by a manager, read and signed by the family. */
export const injuryCalls: Calls = {
  injuryReport: ownReports.read({ about: 'Answers a version of an injury report with all others; null for none.' }),
  studentInjuryReports: query({
    rule: 'user',
    about:
      'Lists the injury reports of a child, the latest first and the latest version of each alone; its versions hang on it. Contacts as its guardians, staff of own locations.',
    reach: { student_id: paperStudents, rows: ownInjuryReports },
    input: { student_id: id(Student) },
    answer: list(InjuryReport),
    run: (_ctx, { student_id }) =>
      rows(InjuryReport, {
        order: ['-date', '-time', '-id'],
        where: () => [matching(InjuryReport, { student_id, status: 'current' })],
      }),
  }),
  injuryReports: injuryReports.list({
    about:
      'Lists the injury reports of a location, the latest first, each by its latest version: of a room, a child, a kind, between two days, not reviewed yet or not signed yet; search finds child, place and what happened.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations, student_id: ownStudents },
    input: {
      location: id(Location),
      program_id: id(Room).optional(),
      student_id: id(Student).optional(),
      kind: choice(...injuryKinds).optional(),
      state: choice('unreviewed', 'unsigned').optional(),
      start_date: date().optional(),
      end_date: date().optional(),
      search: text(0, 80).optional(),
      ...page,
      sort: reportSorts.input,
    },
    order: ({ sort }) => reportSorts.order(sort, ['-date', '-time', '-id']),
    where: (q, { location, program_id, student_id, kind, state, start_date, end_date, search }) => [
      matching(InjuryReport, { location_id: location, room_id: program_id, student_id, kind, status: 'current' }),
      start_date && q('injury_report.date', '>=', start_date),
      end_date && q('injury_report.date', '<=', end_date),
      state === 'unreviewed' && q('injury_report.reviewed_at', 'is', null),
      state === 'unsigned' && q('injury_report.signed_at', 'is', null),
      search?.trim() &&
        sql<boolean>`(${containing('injury_report.place', search)} or ${containing('injury_report.what', search)}
          or exists (select 1 from student st where st.id = injury_report.student_id
            and ${containing('st.full_name', search)}))`,
    ],
  }),
  createInjuryReport: injuryReports.add({
    about:
      'Writes an injury report, tells the family to read and sign it, and the office to review it. Without a part of the body, of a moment to come, with half of who was told, where a text the family reads names the other child, or with a picture of a child of whom none may be taken gets Error.',
    reach: { student_id: orError(ownStudents), ...contentReach },
    input: newReportInput,
    run: newReport,
    afterwards: afterWriting,
    says: message('injuries.written'),
  }),
  updateInjuryReport: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever wrote it corrects it until it was reviewed; after that the function asks for a manager',
    about:
      'Corrects an injury report by a new version with its reason, which is reviewed and signed anew; the version before stays readable, without its picture; `photo` left out keeps it, empty takes it away. Of another one, or once it was reviewed, from managers on; one that was replaced gets Error.',
    reach: { id: orError(staffInjuryReports), ...contentReach },
    input: nextReportInput,
    answer: outcome({ report: InjuryReport }),
    run: correctReport,
  }),
  reviewInjuryReport: injuryReports.act({
    rule: 'manager',
    permission: null,
    because: 'whoever answers for the place signs off what happened there',
    about: 'Signs a version of an injury report off; one that was replaced or reviewed gets Error.',
    input: {},
    from: ['current'],
    run: review,
    says: message('injuries.reviewed'),
  }),
  signInjuryReport: ownReports.act({
    about:
      'Signs a version of an injury report for the family, by name, and drawn by whoever likes to; staff write down what was signed on paper or on their own screen, and how they know. One that was replaced or signed, or staff without how, gets Error.',
    input: signInput,
    from: ['current'],
    run: sign,
    says: message('injuries.signed'),
  }),
};
