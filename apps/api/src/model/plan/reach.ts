import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { type Scope, scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../location/reach.ts';
import { helpsIn, roomsOfStudent } from '../room/reach.ts';
import { LessonPlan, PlanActivity, PlanSection, PlanTopic, RoomPlan } from './entity.ts';

type Plan = Alias<'plan'>;
const roomsOf = (plan: Plan): Sql => sql`select pr.room_id from plan_room pr where pr.plan_id = ${col(plan, 'id')}`;

/** Staff: the lesson plans of own locations. */
export const ownLessonPlans = scope(LessonPlan, 'lesson plans of own locations', (who, as) =>
  allows(who.role, 'teacher')
    ? sql`(${col(as, 'kind')} = 'lesson' and ${inOwnLocations(who, col(as, 'location_id'))})`
    : sql`false`,
);

/** Staff: room plans of own locations; teachers those of the rooms they may plan for. */
export const ownRoomPlans = scope(
  RoomPlan,
  'room plans of own locations, of teachers those of their rooms',
  (who, as) =>
    allows(who.role, 'teacher')
      ? sql`(${col(as, 'kind')} = 'room' and ${inOwnLocations(who, col(as, 'location_id'))}
      and ${who.role === 'teacher' ? helpsIn(who, col(as, 'location_id'), roomsOf(as)) : sql`true`})`
      : sql`false`,
);

/**
 * SQL: a plan is shared with a contact (`gl.user_id`) of a student `st`: one of its rooms is the student's now and, where it
 * names its readers, the student or the contact is among them. A lesson plan is read by those alone whom it names.
 */
export const isSharedWith = (plan: Plan, st: string, user: Sql): Sql => {
  const id = col(plan, 'id');
  const named = sql`exists (select 1 from plan_reader rd where rd.plan_id = ${id}
    and (rd.student_id = ${sql.ref(`${st}.id`)} or rd.user_id = ${user}))`;
  const inRooms = sql`exists (select 1 from plan_room pr where pr.plan_id = ${id}
    and pr.room_id in (${roomsOfStudent(st)}))`;
  return sql`(${col(plan, 'status')} = 'shared' and ${sql.ref(`${st}.location_id`)} = ${col(plan, 'location_id')}
    and case when ${col(plan, 'kind')} = 'room'
      then ${inRooms} and (${named} or not exists (select 1 from plan_reader rd where rd.plan_id = ${id}))
      else ${named} and (${inRooms} or not exists (select 1 from plan_room pr where pr.plan_id = ${id})) end)`;
};

/** Contacts: what is shared with them of a student they are guardian of at this moment. */
const sharedWith = (who: Who, plan: Plan): Sql => sql`exists (select 1 from standing_guardian gl
  join student st on st.id = gl.student_id and st.archived_at is null and st.status = 'active'
  where gl.user_id = ${who.user} and ${isSharedWith(plan, 'st', sql`gl.user_id`)})`;

/** What staff reach by a scope, and contacts where it is shared with them. */
const orShared = (own: Scope<'plan'>, of: typeof LessonPlan, label: string) =>
  scope(of, label, (who, as) =>
    allows(who.role, 'teacher')
      ? own.filter(who, as)
      : sql`(${col(as, 'kind')} = ${kindOf(of)} and ${sharedWith(who, as)})`,
  );
const kindOf = (of: typeof LessonPlan): Sql => sql`${of === LessonPlan ? 'lesson' : 'room'}`;
export const lessonPlansForMe = orShared(ownLessonPlans, LessonPlan, 'lesson plans of own locations, or shared ones');
export const roomPlansForMe = orShared(ownRoomPlans, RoomPlan, 'room plans of own rooms, or shared ones');

const hangsOn = (plan: Sql, who: Who, ...scopes: readonly Scope<'plan'>[]): Sql =>
  sql`exists (select 1 from plan own where own.id = ${plan}
    and (${sql.join(
      scopes.map((one) => one.filter(who, { name: 'own' })),
      sql` or `,
    )}))`;

/** Sections of the plans of a scope. */
export const sectionsOf = (...plans: readonly Scope<'plan'>[]) =>
  scope(PlanSection, `sections of ${plans[0]?.label}`, (who, as) => hangsOn(col(as, 'plan_id'), who, ...plans));
/** Topics of the plans of a scope. */
export const topicsOf = (...plans: readonly Scope<'plan'>[]) =>
  scope(PlanTopic, `topics of ${plans[0]?.label}`, (who, as) => hangsOn(col(as, 'plan_id'), who, ...plans));
/** Activities under the topics of the plans of a scope. */
export const activitiesOf = (...plans: readonly Scope<'plan'>[]) =>
  scope(PlanActivity, `activities of ${plans[0]?.label}`, (who, as) => hangsOn(col(as, 'plan_id'), who, ...plans));
