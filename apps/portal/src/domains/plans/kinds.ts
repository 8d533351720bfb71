import {
  addLessonPlanActivities,
  addLessonPlanSection,
  addLessonPlanTopic,
  addRoomPlanActivities,
  addRoomPlanSection,
  addRoomPlanTopic,
  deleteLessonPlan,
  deleteLessonPlanSection,
  deleteLessonPlanTopic,
  deleteRoomPlan,
  deleteRoomPlanSection,
  deleteRoomPlanTopic,
  duplicateLessonPlan,
  duplicateRoomPlan,
  removeLessonPlanActivity,
  removeRoomPlanActivity,
  saveLessonPlanDates,
  saveLessonPlanName,
  saveLessonPlanNotes,
  saveLessonPlanRooms,
  saveLessonPlanTheme,
  saveRoomPlanDates,
  saveRoomPlanName,
  saveRoomPlanNotes,
  saveRoomPlanRooms,
  saveRoomPlanTheme,
  shareLessonPlan,
  shareRoomPlan,
  updateLessonPlanSection,
  updateLessonPlanTopic,
  updateRoomPlanSection,
  updateRoomPlanTopic,
} from '@nestling/contract/operations/plans.gen.ts';
import type { LessonPlanPartsFragment, RoomPlanPartsFragment } from './plans.graphql.ts';

/** What the portal shows of a plan; both kinds are told alike. */
export type Plan = LessonPlanPartsFragment | RoomPlanPartsFragment;
export type Section = Plan['sections'][number];
export type Topic = Section['topics'][number];

/** The calls of lesson plans, by what they do. */
const lesson = {
  saveName: saveLessonPlanName,
  saveTheme: saveLessonPlanTheme,
  saveNotes: saveLessonPlanNotes,
  saveDates: saveLessonPlanDates,
  saveRooms: saveLessonPlanRooms,
  copy: duplicateLessonPlan,
  remove: deleteLessonPlan,
  share: shareLessonPlan,
  addSection: addLessonPlanSection,
  changeSection: updateLessonPlanSection,
  removeSection: deleteLessonPlanSection,
  addTopic: addLessonPlanTopic,
  changeTopic: updateLessonPlanTopic,
  removeTopic: deleteLessonPlanTopic,
  addActivities: addLessonPlanActivities,
  removeActivity: removeLessonPlanActivity,
};
export type PlanCalls = typeof lesson;

/** The calls of each kind of plan, which take the same. */
export const planKinds: Readonly<Record<'lesson' | 'room', PlanCalls>> = {
  lesson,
  room: {
    saveName: saveRoomPlanName,
    saveTheme: saveRoomPlanTheme,
    saveNotes: saveRoomPlanNotes,
    saveDates: saveRoomPlanDates,
    saveRooms: saveRoomPlanRooms,
    copy: duplicateRoomPlan,
    remove: deleteRoomPlan,
    share: shareRoomPlan,
    addSection: addRoomPlanSection,
    changeSection: updateRoomPlanSection,
    removeSection: deleteRoomPlanSection,
    addTopic: addRoomPlanTopic,
    changeTopic: updateRoomPlanTopic,
    removeTopic: deleteRoomPlanTopic,
    addActivities: addRoomPlanActivities,
    removeActivity: removeRoomPlanActivity,
  },
};
export type Kind = keyof typeof planKinds;
