import * as calls from '@nestling/contract/operations/plans.gen.ts';
import type { LessonPlanPartsFragment, RoomPlanPartsFragment } from './plans.graphql.ts';

/** What the portal shows of a plan; both kinds are told alike. */
export type Plan = LessonPlanPartsFragment | RoomPlanPartsFragment;
export type Section = Plan['sections'][number];
export type Topic = Section['topics'][number];

/** The calls of lesson plans, by what they do. */
const lesson = {
  saveName: calls.saveLessonPlanName,
  saveTheme: calls.saveLessonPlanTheme,
  saveNotes: calls.saveLessonPlanNotes,
  saveDates: calls.saveLessonPlanDates,
  saveRooms: calls.saveLessonPlanRooms,
  copy: calls.duplicateLessonPlan,
  remove: calls.deleteLessonPlan,
  share: calls.shareLessonPlan,
  addSection: calls.addLessonPlanSection,
  changeSection: calls.updateLessonPlanSection,
  removeSection: calls.deleteLessonPlanSection,
  addTopic: calls.addLessonPlanTopic,
  changeTopic: calls.updateLessonPlanTopic,
  removeTopic: calls.deleteLessonPlanTopic,
};
export type PlanCalls = typeof lesson;

/** The calls of each kind of plan, which take the same. */
export const planKinds: Readonly<Record<'lesson' | 'room', PlanCalls>> = {
  lesson,
  room: {
    saveName: calls.saveRoomPlanName,
    saveTheme: calls.saveRoomPlanTheme,
    saveNotes: calls.saveRoomPlanNotes,
    saveDates: calls.saveRoomPlanDates,
    saveRooms: calls.saveRoomPlanRooms,
    copy: calls.duplicateRoomPlan,
    remove: calls.deleteRoomPlan,
    share: calls.shareRoomPlan,
    addSection: calls.addRoomPlanSection,
    changeSection: calls.updateRoomPlanSection,
    removeSection: calls.deleteRoomPlanSection,
    addTopic: calls.addRoomPlanTopic,
    changeTopic: calls.updateRoomPlanTopic,
    removeTopic: calls.deleteRoomPlanTopic,
  },
};
export type Kind = keyof typeof planKinds;
