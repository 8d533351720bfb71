import './activities.fields.ts';
import { activityKindNames, kindOf } from '@nestling/rules/activity-kinds.ts';
import {
  byId,
  type Calls,
  list,
  mutation,
  object,
  objects,
  one,
  out,
  outcome,
  outList,
  paged,
  query,
  subscription,
} from '../../kernel/call/call.ts';
import { date, flag, id, ids, page, pageIfAny, texts } from '../../kernel/call/input.ts';
import { nobody, orError, orNothing } from '../../kernel/read/reach.ts';
import { Activity } from '../../model/activity/entity.ts';
import { activitiesLookedAfter, ownActivities, ownActivitiesEver } from '../../model/activity/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { approvePhotos } from './approve.ts';
import { changedActivity, listActivities, listOfFamily, listOfStudent } from './read.ts';
import { removeActivity, restoreActivity } from './remove.ts';

/** Kinds to look for; words that are none find nothing. */
const types = () => texts(30, 40);

export const calls: Calls = {
  activityTypes: query({
    rule: 'teacher',
    about:
      'Lists the kinds of activities: what each holds beside date, time, note and picture, and under which choice families are told.',
    reach: nobody,
    input: {},
    answer: objects({ type: out.text, notice: out.text, needs: outList(out.text), values: out.json }, 'ActivityType'),
    run: () =>
      activityKindNames.map((type) => {
        const { notice, needs = [], values } = kindOf(type);
        return { type, notice, needs, values };
      }),
  }),
  getActivities: query({
    rule: 'teacher',
    about: 'Lists the activities of a location, the newest first; of a room, students, kinds and days when given.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations, students: ownStudents, rows: ownActivities },
    input: {
      location: id(Location),
      program_id: id(Room).optional(),
      students: ids(Student, 200, 0).optional(),
      types: types().optional(),
      start_date: date().optional(),
      end_date: date().optional(),
      ...page,
    },
    answer: paged(Activity),
    run: (_, i) => listActivities(i),
  }),
  getActivity: query({
    rule: 'teacher',
    about: 'Answers one activity; an unknown one is null.',
    reach: { id: orNothing(ownActivities), rows: ownActivities },
    input: { id: id(Activity) },
    answer: one(Activity),
    run: (_, i) => byId(Activity, i.id),
  }),
  getRoomFeed: query({
    rule: 'teacher',
    about: 'Lists the latest activities of a room, or those of one day.',
    reach: { program_id: roomsOfOwnLocations, rows: ownActivities },
    input: { program_id: id(Room), date: date().optional(), ...page },
    answer: paged(Activity),
    run: (_, i) => listActivities({ program_id: i.program_id, start_date: i.date, end_date: i.date }),
  }),
  getStudentActivities: query({
    rule: 'user',
    about: "Lists a student's activities, the newest first; of one day when given. Families get what is theirs to see.",
    reach: { student_id: ownStudents, rows: ownActivities },
    input: { student_id: id(Student), date: date().optional(), types: types().optional(), ...pageIfAny },
    answer: list(Activity),
    run: (_, i) => listOfStudent(i),
  }),
  getUserFeed: query({
    rule: 'user',
    about: 'Lists the latest activities of all children the caller is guardian of.',
    reach: { rows: ownActivities },
    input: page,
    answer: paged(Activity),
    run: (ctx) => listOfFamily(ctx),
  }),
  activityChanged: subscription({
    rule: 'user',
    about:
      'Tells of new, changed and removed activities of a student or a room, without either of the own children; the activity is null when it is no longer to be seen. Id 0: read anew.',
    reach: { student_id: ownStudents, program_id: roomsOfOwnLocations, rows: ownActivities },
    input: { student_id: id(Student).optional(), program_id: id(Room).optional() },
    answer: object({ id: out.id, activity: Activity }, 'ActivityChange'),
    listensTo: ['activity'],
    run: changedActivity,
  }),
  deleteActivity: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever is with the children notes what they do; older notes are for managers alone',
    about:
      'Takes an activity back, or the listed students off it; restoreActivity puts it back. One older than a week needs a manager, and an unknown id gets Error.',
    reach: { id: orError(activitiesLookedAfter), students: orError(ownStudents) },
    input: { id: id(Activity), students: ids(Student, 1000, 0).optional() },
    answer: outcome(),
    run: removeActivity,
  }),
  restoreActivity: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever is with the children notes what they do; older notes are for managers alone',
    about: 'Puts an activity back that was taken back, or the listed students on it again.',
    reach: { id: orError(ownActivitiesEver), students: orError(ownStudents) },
    input: { id: id(Activity), students: ids(Student, 1000, 0).optional() },
    answer: outcome({ activity: Activity }),
    run: restoreActivity,
  }),
  approveActivityPhotos: mutation({
    rule: 'teacher',
    permission: null,
    because: 'whoever is with the children lets their families see them',
    about:
      'Shows the pictures of activities to the families of their children, or withholds them; one without a picture gets Error.',
    reach: { ids: orError(ownActivities) },
    input: { ids: ids(Activity, 100), approved: flag() },
    answer: outcome({ activities: [Activity] }),
    run: approvePhotos,
  }),
};
