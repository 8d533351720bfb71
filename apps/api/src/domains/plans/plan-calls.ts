import { type SqlBool, sql } from 'kysely';
import {
  byId,
  type Calls,
  list,
  message,
  mutation,
  object,
  one,
  out,
  outcome,
  paged,
  query,
  refuse,
  rows,
  subscription,
} from '../../kernel/call/call.ts';
import { date, type InputOf, id, ids, page } from '../../kernel/call/input.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { orError, orNothing, type Scope } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { allLearningActivities } from '../../model/learning/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { PlanSection, PlanTopic } from '../../model/plan/entity.ts';
import { isSharedWith, sectionsOf, topicsOf } from '../../model/plan/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsLookedAfter, roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import type { PlanKind } from './plan-kinds.ts';
import * as inputs from './plans.inputs.ts';
import { addActivities, removeActivity } from './save-activities.ts';
import { copyPlan, removePlan, saveDates, saveField, saveNotes, saveRooms } from './save-plan.ts';
import * as topic from './save-topic.ts';

export const planning = { permission: null, because: 'whoever is with the children plans their days' } as const;

/** What plans of a location are looked for by: those that touch the days, of one of the rooms. */
type Looked = InputOf<typeof inputs.looked> & Partial<InputOf<typeof inputs.searched>>;
/** The conditions of a list; plans that name no room are for each of them. */
export const lookedFor = ({ kind }: PlanKind, { location, rooms: of, search, from, to }: Looked) => [
  sql<SqlBool>`plan.kind = ${kind} and plan.location_id = ${location}`,
  from !== undefined && sql<SqlBool>`plan.end_date >= ${from}::date`,
  to !== undefined && sql<SqlBool>`plan.start_date <= ${to}::date`,
  of?.length &&
    sql<SqlBool>`(exists (select 1 from plan_room f where f.plan_id = plan.id and f.room_id = any(${[...of]}::int[]))
      or not exists (select 1 from plan_room f where f.plan_id = plan.id))`,
  search?.trim() && containing('plan.name', search),
];
/** Refuses days that run backward. */
export const checkDays = (from: string | undefined, to: string | undefined, field: string): void => {
  if (from !== undefined && to !== undefined && to < from)
    throw refuse.badInput([{ field, message: message('plans.endBeforeStart') }]);
};

/** The calls about plans of a kind that are the same for both. */
export const planCalls = (kind: PlanKind, forMe: Scope<'plan'>): Calls => {
  const { name, of, own } = kind;
  const noun = kind.kind === 'lesson' ? 'lesson plan' : 'room plan';
  const reach = { id: orError(own) };
  const section = { id: orError(sectionsOf(own)) };
  const ofTopic = { id: orError(topicsOf(own)) };
  const saved = outcome({ plan: of });
  const row = { rule: 'teacher', ...planning } as const;
  const isLesson = kind.kind === 'lesson';

  return {
    [isLesson ? 'lessonPlans' : 'roomPlans']: query({
      rule: 'teacher',
      about: `Lists the ${noun}s of a location that touch the days, the newest first; a location out of reach is refused.`,
      reach: { location: ownLocations, rooms: roomsOfOwnLocations, rows: own },
      input: {
        location: id(Location),
        rooms: ids(Room, 200, 0).optional(),
        ...inputs.searched,
        start_date: date().optional(),
        end_date: date().optional(),
        ...page,
      },
      answer: paged(of),
      run: (_, i) => {
        checkDays(i.start_date, i.end_date, 'end_date');
        return rows(of, {
          order: ['-start_date', '-id'],
          where: () => lookedFor(kind, { ...i, from: i.start_date, to: i.end_date }),
        });
      },
    }),
    [isLesson ? 'lessonPlan' : 'roomPlan']: query({
      rule: isLesson ? 'teacher' : 'user',
      about: `Answers one ${noun} as a tree; contacts get one that is shared with them, an unknown id answers null.`,
      reach: { id: orNothing(forMe), rows: forMe },
      input: inputs.which(of),
      answer: one(of),
      run: (_, i) => byId(of, i.id),
    }),
    [`getShared${name}s`]: query({
      rule: 'user',
      about: `Lists the ${noun}s shared with the contacts of a student, the newest first; a student out of reach is refused.`,
      reach: { student_id: ownStudents, rows: forMe },
      input: { student_id: id(Student), from: date().optional(), to: date().optional() },
      answer: list(of),
      run: (ctx, { student_id, from, to }) => {
        checkDays(from, to, 'to');
        return rows(of, {
          order: ['-start_date', '-id'],
          limit: 60,
          where: () => [
            sql<SqlBool>`plan.kind = ${kind.kind} and exists (select 1 from student st where st.id = ${student_id}
              and ${isSharedWith({ name: 'plan' }, 'st', sql`${ctx.who.user}::int`)})`,
            from !== undefined && sql<SqlBool>`plan.end_date >= ${from}::date`,
            to !== undefined && sql<SqlBool>`plan.start_date <= ${to}::date`,
          ],
        });
      },
    }),
    [`${isLesson ? 'lesson' : 'room'}PlansChanged`]: subscription({
      rule: 'teacher',
      about: `Tells which ${noun}s of a location were added, changed, shared or deleted; the list is empty where they are gone.`,
      reach: { location: ownLocations },
      input: { location: id(Location) },
      answer: object({ location: out.id, plans: [of] }, `${name}Change`),
      listensTo: ['plan'],
      match: (event, i) => event.at?.location === i.location,
      gathers: true,
      run: (_, { location }, event) =>
        event.kind === '' ? null : { location, plans: (event.ids ?? []).map((one) => idOf(of, one)) },
    }),
    [`save${name}Name`]: mutation({
      ...row,
      about: `Saves only the name of a ${noun}; an empty name gets Error.`,
      reach,
      input: { ...inputs.which(of), name: inputs.name, ...inputs.seen },
      answer: saved,
      run: (ctx, i) => saveField(ctx, kind, i),
    }),
    [`save${name}Theme`]: mutation({
      ...row,
      about: `Saves only the theme of a ${noun}; an unknown id gets Error.`,
      reach,
      input: { ...inputs.which(of), theme: inputs.theme, ...inputs.seen },
      answer: saved,
      run: (ctx, { theme, ...i }) => saveField(ctx, kind, { ...i, theme: theme || null }),
    }),
    [`save${name}Notes`]: mutation({
      ...row,
      about: `Saves the notes of a ${noun}, or of one of its sections; a section of another plan gets Error.`,
      reach: { ...reach, section: orError(sectionsOf(own)) },
      input: { ...inputs.which(of), ...inputs.ofSection, ...inputs.seen },
      answer: saved,
      run: saveNotes(kind),
    }),
    [`save${name}Dates`]: mutation({
      ...row,
      about: `Saves the dates of a ${noun} and whether weekends count; dates that would cut off topics get Error with their names.`,
      reach,
      input: {
        ...inputs.which(of),
        ...inputs.newDates,
        ...inputs.seen,
      },
      answer: saved,
      run: saveDates(kind),
    }),
    [`save${name}Rooms`]: mutation({
      ...row,
      about: `Makes the rooms all that a ${noun} is for; a room of another location gets Error.`,
      reach: { ...reach, rooms: orError(roomsLookedAfter) },
      input: { ...inputs.which(of), rooms: inputs.rooms, ...inputs.seen },
      answer: saved,
      run: saveRooms(kind),
    }),
    [`duplicate${name}`]: mutation({
      ...row,
      about: `Copies a ${noun} as a new draft, to another location or week where they are given; an unknown id gets Error.`,
      reach: { ...reach, location: orError(ownLocations), rooms: orError(roomsLookedAfter) },
      input: inputs.copiedPlan(of),
      answer: outcome({ id: out.id }),
      run: copyPlan(kind),
    }),
    [`delete${name}`]: mutation({
      ...row,
      about: `Deletes a ${noun}; one that somebody else shared needs a manager, or gets Error.`,
      reach,
      input: inputs.which(of),
      answer: outcome(),
      run: removePlan(kind),
    }),
    [`add${name}Section`]: mutation({
      ...row,
      about: `Adds a section to a ${noun}; an empty name gets Error.`,
      reach,
      input: inputs.newSection(of),
      answer: outcome({ section: PlanSection }),
      run: topic.addSection(kind),
    }),
    [`update${name}Section`]: mutation({
      ...row,
      about: `Renames or moves a section of a ${noun}; an unknown id gets Error.`,
      reach: section,
      input: inputs.changedSection,
      answer: outcome({ section: PlanSection }),
      run: topic.changeSection(kind),
    }),
    [`delete${name}Section`]: mutation({
      ...row,
      about: `Deletes a section of a ${noun} with its topics; an unknown id gets Error.`,
      reach: section,
      input: inputs.sectionId,
      answer: outcome(),
      run: topic.removeSection(kind),
    }),
    [`add${name}Topic`]: mutation({
      ...row,
      about: `Adds a topic to a section of a ${noun}; a date outside the plan gets Error.`,
      reach: { section: orError(sectionsOf(own)) },
      input: inputs.newTopic,
      answer: outcome({ topic: PlanTopic }),
      run: topic.addTopic(kind),
    }),
    [`update${name}Topic`]: mutation({
      ...row,
      about: `Changes a topic of a ${noun}, over nothing saved since \`seen\`; a date outside the plan or the section of another one gets Error.`,
      reach: { ...ofTopic, section: orError(sectionsOf(own)) },
      input: inputs.changedTopic,
      answer: outcome({ topic: PlanTopic }),
      run: topic.changeTopic(kind),
    }),
    [`delete${name}Topic`]: mutation({
      ...row,
      about: `Deletes a topic of a ${noun} with its activity links; an unknown id gets Error.`,
      reach: ofTopic,
      input: inputs.topicId,
      answer: outcome(),
      run: topic.removeTopic(kind),
    }),
    [`add${name}Activities`]: mutation({
      ...row,
      about: `Puts learning activities under a topic of a ${noun}, on its day unless one is given; one already there is left as it is, a date outside the plan gets Error.`,
      reach: { topic: ofTopic.id, from: ofTopic.id, activities: orError(allLearningActivities) },
      input: inputs.newActivities,
      answer: outcome({ topic: PlanTopic }),
      run: addActivities(kind),
    }),
    [`remove${name}Activity`]: mutation({
      ...row,
      about: `Takes a learning activity out of a topic of a ${noun}; the activity itself stays, and one that is not under the topic gets Error.`,
      reach: { topic: ofTopic.id, activity: orError(allLearningActivities) },
      input: inputs.activityOfTopic,
      answer: outcome({ topic: PlanTopic }),
      run: removeActivity(kind),
    }),
  };
};
