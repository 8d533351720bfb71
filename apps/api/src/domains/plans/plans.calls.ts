import './plans.fields.ts';
import { type Calls, list, mutation, out, outcome, query, rows } from '../../kernel/call/call.ts';
import { orError } from '../../kernel/read/reach.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { LessonPlan, RoomPlan } from '../../model/plan/entity.ts';
import { lessonPlansForMe, ownLessonPlans, ownRoomPlans, roomPlansForMe } from '../../model/plan/reach.ts';
import { roomsLookedAfter, roomsOfOwnLocations } from '../../model/room/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { checkDays, lookedFor, planCalls, planning } from './plan-calls.ts';
import { lessonPlans, roomPlans } from './plan-kinds.ts';
import { looked, newPlan, newRoomPlan, team, which } from './plans.inputs.ts';
import { makePlan } from './save-plan.ts';
import { sharePlan, sharing } from './share-plan.ts';

/** What rooms will do: lesson plans, the templates of a location, and plans of rooms for days. */
export const calls: Calls = {
  ...planCalls(lessonPlans, lessonPlansForMe),
  ...planCalls(roomPlans, roomPlansForMe),
  createLessonPlan: mutation({
    rule: 'teacher',
    ...planning,
    about:
      'Starts a lesson plan as a draft, of this week unless dates are given; an end before the start or an empty name gets Error.',
    reach: { location: orError(ownLocations), rooms: orError(roomsLookedAfter) },
    input: newPlan,
    answer: outcome({ id: out.id }),
    run: (ctx, i) => makePlan(ctx, lessonPlans, i),
  }),
  createRoomPlan: mutation({
    rule: 'teacher',
    ...planning,
    about:
      'Starts a room plan as a draft, of this week unless dates are given, copied from a lesson plan when one is named; an end before the start or an empty name gets Error.',
    reach: {
      location: orError(ownLocations),
      rooms: orError(roomsLookedAfter),
      lesson_plan: orError(ownLessonPlans),
    },
    input: newRoomPlan,
    answer: outcome({ id: out.id }),
    run: async (ctx, { lesson_plan, ...i }) =>
      makePlan(
        ctx,
        roomPlans,
        i,
        lesson_plan === undefined ? undefined : await lessonPlans.plans.lock(ctx, lesson_plan, 'lesson_plan'),
      ),
  }),
  shareLessonPlan: mutation({
    rule: 'teacher',
    ...planning,
    about:
      'Shares a lesson plan with the team and the listed contacts, or ends that with share false; an empty plan gets Error.',
    reach: {
      id: orError(ownLessonPlans),
      students: orError(ownStudents),
      users: orError(ownPeople),
      team: orError(ownPeople),
    },
    input: { ...which(LessonPlan), ...sharing, ...team },
    answer: outcome({ plan: LessonPlan }),
    run: sharePlan(lessonPlans),
  }),
  shareRoomPlan: mutation({
    rule: 'teacher',
    ...planning,
    about:
      'Shares a room plan with the contacts of its rooms, or those listed, or ends that with share false; an empty plan gets Error.',
    reach: { id: orError(ownRoomPlans), students: orError(ownStudents), users: orError(ownPeople) },
    input: { ...which(RoomPlan), ...sharing },
    answer: outcome({ plan: RoomPlan }),
    run: sharePlan(roomPlans),
  }),
  filterRoomPlans: query({
    rule: 'teacher',
    about:
      'Lists the room plans of a location that touch the days between two, of the rooms when given; a to before from is refused.',
    reach: { location: ownLocations, rooms: roomsOfOwnLocations, rows: ownRoomPlans },
    input: looked,
    answer: list(RoomPlan),
    run: (_, i) => {
      checkDays(i.from, i.to, 'to');
      return rows(RoomPlan, { order: ['start_date', 'id'], limit: 200, where: () => lookedFor(roomPlans, i) });
    },
  }),
};
