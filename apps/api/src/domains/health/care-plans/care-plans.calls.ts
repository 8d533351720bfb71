import './care-plans.fields.ts';
import { carePlanKinds, carePlanSeverities, REVIEW_DAYS } from '@nestling/rules/care-plans.ts';
import { sql } from 'kysely';
import { type Calls, list, message, mutation, outcome, paged, query, rows } from '../../../kernel/call/call.ts';
import { choice, id, page, text } from '../../../kernel/call/input.ts';
import { matching } from '../../../kernel/db/where.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { containing } from '../../../kernel/read/search.ts';
import { sorts } from '../../../kernel/read/sorts.ts';
import { ownDocuments, paperStudents } from '../../../model/file/reach.ts';
import { CarePlan } from '../../../model/health/entity.ts';
import { ownCarePlans, staffCarePlans } from '../../../model/health/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { todayAt } from '../../../model/location/today.ts';
import { Room } from '../../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../../model/room/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { ownStudents } from '../../../model/student/reach.ts';
import { ownAuthorizations } from '../medications/medications.reach.ts';
import { answerInput, newCarePlanInput, nextCarePlanInput } from './care-plans.inputs.ts';
import {
  afterAdding,
  afterAnswering,
  afterAsking,
  afterEnding,
  answerPlan,
  askFamily,
  carePlans,
  endPlan,
  newPlan,
  ownPlans,
  replacePlan,
} from './care-plans.ts';

const carePlanSorts = sorts(CarePlan, {
  child: [(as) => sql`(select st.full_name from student st where st.id = ${sql.ref(`${as.name}.student_id`)})`],
  plan: ['name'],
  severity: ['-severity', 'name'],
  days: ['ends_on'],
});
const contentReach = { authorization: orError(ownAuthorizations), document: orError(ownDocuments) };

/** What is done for a child's allergy, asthma, seizures or diet, by version, and whether its family agrees. */
export const carePlanCalls: Calls = {
  studentCarePlans: query({
    rule: 'user',
    about:
      'Lists the care plans of a child, those in force first and the latest of each alone; its versions hang on it. Contacts as its guardians, staff of own locations.',
    reach: { student_id: paperStudents, rows: ownCarePlans },
    input: { student_id: id(Student) },
    answer: list(CarePlan),
    run: (_ctx, { student_id }) =>
      rows(CarePlan, {
        order: ['status', '-severity', '-id'],
        where: (q) => [matching(CarePlan, { student_id }), q('care_plan.status', '<>', 'replaced')],
      }),
  }),
  carePlans: query({
    rule: 'teacher',
    about:
      'Lists the care plans of the children of a location or of a room; with status review those that end within 30 days or are over, ended those that were ended; search finds the child or the plan.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations, rows: staffCarePlans },
    input: {
      location: id(Location),
      program_id: id(Room).optional(),
      kind: choice(...carePlanKinds).optional(),
      severity: choice(...carePlanSeverities).optional(),
      status: choice('active', 'review', 'ended').optional(),
      search: text(0, 80).optional(),
      ...page,
      sort: carePlanSorts.input,
    },
    answer: paged(CarePlan),
    run: async (ctx, { location, program_id, kind, severity, status, search, sort }) => {
      const soon = status === 'review' ? addDays(await todayAt(ctx, location), REVIEW_DAYS) : null;
      return rows(CarePlan, {
        order: carePlanSorts.order(sort, ['-severity', 'ends_on', 'id']),
        where: (q) => [
          sql<boolean>`care_plan.student_id in (select st.id from student st where st.location_id = ${location}
            and st.archived_at is null and (${program_id ?? null}::int is null or st.room_id = ${program_id ?? null}::int))`,
          matching(CarePlan, { kind, severity, status: status === 'ended' ? 'ended' : 'active' }),
          soon !== null && q('care_plan.ends_on', '<=', soon),
          search?.trim() &&
            sql<boolean>`(${containing('care_plan.name', search)} or exists (select 1 from student st
              where st.id = care_plan.student_id and ${containing('st.full_name', search)}))`,
        ],
      });
    },
  }),
  createCarePlan: carePlans.add({
    about:
      'Adds a care plan to a child and tells its family. Without a step, over already, or for more than a year gets Error.',
    reach: { student_id: orError(ownStudents), ...contentReach },
    input: newCarePlanInput,
    run: newPlan,
    afterwards: afterAdding,
    says: ({ name }) => message('carePlans.added', { name }),
  }),
  updateCarePlan: mutation({
    rule: 'teacher',
    permission: 'manage_health',
    about:
      'Replaces a care plan by a new version, which says all of it anew, and tells the family; the version before stays readable. One that was replaced or ended gets Error.',
    reach: { id: orError(staffCarePlans), ...contentReach },
    input: nextCarePlanInput,
    answer: outcome({ plan: CarePlan }),
    run: replacePlan,
  }),
  endCarePlan: carePlans.act({
    about: 'Ends a care plan for good, with a reason its family reads; one that was replaced or ended gets Error.',
    input: { reason: text(3, 300) },
    from: ['active'],
    to: 'ended',
    run: endPlan,
    afterwards: afterEnding,
    says: ({ name }) => message('carePlans.ended', { name }),
  }),
  askCarePlanConfirmation: carePlans.act({
    about: "Asks a child's guardians to say whether a care plan is right; one that was replaced or ended gets Error.",
    input: {},
    from: ['active'],
    run: askFamily,
    afterwards: afterAsking,
    says: ({ name }) => message('carePlans.asked', { name }),
  }),
  confirmCarePlan: ownPlans.act({
    rule: 'user',
    permission: null,
    because: 'a family says it of its own child; of staff, who write it down, the function asks for manage_health',
    about:
      'Says for a family whether a care plan is right, or what is not, and tells the office; staff write down what a family has told them, and how. Without a remark where one is needed, or of a version that was replaced or ended gets Error.',
    input: answerInput,
    from: ['active'],
    run: answerPlan,
    afterwards: afterAnswering,
    says: ({ agreed }) => message(agreed ? 'carePlans.right' : 'carePlans.wrong'),
  }),
};
