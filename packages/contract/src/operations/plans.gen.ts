// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Puts learning activities under a topic of a lesson plan, on its day unless one is given; one already there is left as it is, a date outside the plan gets Error. */
export const addLessonPlanActivities = /* @__PURE__ */ operation<{ topic: string | number; activities: readonly (string | number)[]; date?: string | null | undefined; from?: string | number | null | undefined }>(
  'addLessonPlanActivities', 'topic:ID! activities:[ID!]! date:Date from:ID operation_id:String', 'audit plan_activity', {"topic":{"required":true,"id":true},"activities":{"required":true,"shortest":1,"longest":30,"list":true,"id":true},"from":{"id":true}});

/** Adds a section to a lesson plan; an empty name gets Error. */
export const addLessonPlanSection = /* @__PURE__ */ operation<{ id: string | number; name: string; order?: number | null | undefined }>(
  'addLessonPlanSection', 'id:ID! name:String! order:Int operation_id:String', 'audit plan_section', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":120},"order":{"least":0,"most":1000,"number":true}});

/** Adds a topic to a section of a lesson plan; a date outside the plan gets Error. */
export const addLessonPlanTopic = /* @__PURE__ */ operation<{ section: string | number; name: string; date?: string | null | undefined; order?: number | null | undefined; spanish?: string | null | undefined; at_home?: string | null | undefined }>(
  'addLessonPlanTopic', 'section:ID! name:String! date:Date order:Int spanish:String at_home:String operation_id:String', 'audit plan_topic', {"section":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":200},"order":{"least":0,"most":1000,"number":true},"spanish":{"shortest":0,"longest":200},"at_home":{"shortest":0,"longest":1000}});

/** Puts learning activities under a topic of a room plan, on its day unless one is given; one already there is left as it is, a date outside the plan gets Error. */
export const addRoomPlanActivities = /* @__PURE__ */ operation<{ topic: string | number; activities: readonly (string | number)[]; date?: string | null | undefined; from?: string | number | null | undefined }>(
  'addRoomPlanActivities', 'topic:ID! activities:[ID!]! date:Date from:ID operation_id:String', 'audit plan plan_activity', {"topic":{"required":true,"id":true},"activities":{"required":true,"shortest":1,"longest":30,"list":true,"id":true},"from":{"id":true}});

/** Adds a section to a room plan; an empty name gets Error. */
export const addRoomPlanSection = /* @__PURE__ */ operation<{ id: string | number; name: string; order?: number | null | undefined }>(
  'addRoomPlanSection', 'id:ID! name:String! order:Int operation_id:String', 'audit plan_section', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":120},"order":{"least":0,"most":1000,"number":true}});

/** Adds a topic to a section of a room plan; a date outside the plan gets Error. */
export const addRoomPlanTopic = /* @__PURE__ */ operation<{ section: string | number; name: string; date?: string | null | undefined; order?: number | null | undefined; spanish?: string | null | undefined; at_home?: string | null | undefined }>(
  'addRoomPlanTopic', 'section:ID! name:String! date:Date order:Int spanish:String at_home:String operation_id:String', 'audit plan_topic', {"section":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":200},"order":{"least":0,"most":1000,"number":true},"spanish":{"shortest":0,"longest":200},"at_home":{"shortest":0,"longest":1000}});

/** Starts a lesson plan as a draft, of this week unless dates are given; an end before the start or an empty name gets Error. */
export const createLessonPlan = /* @__PURE__ */ operation<{ name: string; location: string | number; theme?: string | null | undefined; weekend?: boolean | null | undefined; notes?: string | null | undefined; start_date?: string | null | undefined; end_date?: string | null | undefined; rooms?: readonly (string | number)[] | null | undefined }>(
  'createLessonPlan', 'name:String! location:ID! theme:String weekend:Boolean notes:String start_date:Date end_date:Date rooms:[ID!] operation_id:String', 'audit plan plan_room', {"name":{"required":true,"shortest":1,"longest":120},"location":{"required":true,"id":true},"theme":{"shortest":0,"longest":200},"weekend":{"flag":true},"notes":{"shortest":0,"longest":4000},"rooms":{"shortest":0,"longest":50,"list":true,"id":true}});

/** Starts a room plan as a draft, of this week unless dates are given, copied from a lesson plan when one is named; an end before the start or an empty name gets Error. */
export const createRoomPlan = /* @__PURE__ */ operation<{ name: string; location: string | number; rooms: readonly (string | number)[]; theme?: string | null | undefined; weekend?: boolean | null | undefined; notes?: string | null | undefined; start_date?: string | null | undefined; end_date?: string | null | undefined; lesson_plan?: string | number | null | undefined }>(
  'createRoomPlan', 'name:String! location:ID! rooms:[ID!]! theme:String weekend:Boolean notes:String start_date:Date end_date:Date lesson_plan:ID operation_id:String', 'audit plan plan_activity plan_room plan_section plan_topic', {"name":{"required":true,"shortest":1,"longest":120},"location":{"required":true,"id":true},"rooms":{"required":true,"shortest":1,"longest":50,"list":true,"id":true},"theme":{"shortest":0,"longest":200},"weekend":{"flag":true},"notes":{"shortest":0,"longest":4000},"lesson_plan":{"id":true}});

/** Deletes a lesson plan; one that somebody else shared needs a manager, or gets Error. */
export const deleteLessonPlan = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteLessonPlan', 'id:ID! operation_id:String', 'audit plan plan_room plan_section plan_topic', {"id":{"required":true,"id":true}});

/** Deletes a section of a lesson plan with its topics; an unknown id gets Error. */
export const deleteLessonPlanSection = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteLessonPlanSection', 'id:ID! operation_id:String', 'audit plan_section plan_topic', {"id":{"required":true,"id":true}});

/** Deletes a topic of a lesson plan with its activity links; an unknown id gets Error. */
export const deleteLessonPlanTopic = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteLessonPlanTopic', 'id:ID! operation_id:String', 'audit plan_activity plan_topic', {"id":{"required":true,"id":true}});

/** Deletes a room plan; one that somebody else shared needs a manager, or gets Error. */
export const deleteRoomPlan = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteRoomPlan', 'id:ID! operation_id:String', 'audit plan plan_activity plan_room plan_section plan_topic', {"id":{"required":true,"id":true}});

/** Deletes a section of a room plan with its topics; an unknown id gets Error. */
export const deleteRoomPlanSection = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteRoomPlanSection', 'id:ID! operation_id:String', 'audit plan_section plan_topic', {"id":{"required":true,"id":true}});

/** Deletes a topic of a room plan with its activity links; an unknown id gets Error. */
export const deleteRoomPlanTopic = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteRoomPlanTopic', 'id:ID! operation_id:String', 'audit plan_topic', {"id":{"required":true,"id":true}});

/** Copies a lesson plan as a new draft, to another location or week where they are given; an unknown id gets Error. */
export const duplicateLessonPlan = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; location?: string | number | null | undefined; rooms?: readonly (string | number)[] | null | undefined; start_date?: string | null | undefined }>(
  'duplicateLessonPlan', 'id:ID! name:String location:ID rooms:[ID!] start_date:Date operation_id:String', 'audit plan plan_activity plan_room plan_section plan_topic', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":120},"location":{"id":true},"rooms":{"shortest":0,"longest":50,"list":true,"id":true}});

/** Copies a room plan as a new draft, to another location or week where they are given; an unknown id gets Error. */
export const duplicateRoomPlan = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; location?: string | number | null | undefined; rooms?: readonly (string | number)[] | null | undefined; start_date?: string | null | undefined }>(
  'duplicateRoomPlan', 'id:ID! name:String location:ID rooms:[ID!] start_date:Date operation_id:String', 'audit plan plan_activity plan_room plan_section plan_topic', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":120},"location":{"id":true},"rooms":{"shortest":0,"longest":50,"list":true,"id":true}});

/** Takes a learning activity out of a topic of a lesson plan; the activity itself stays, and one that is not under the topic gets Error. */
export const removeLessonPlanActivity = /* @__PURE__ */ operation<{ topic: string | number; activity: string | number }>(
  'removeLessonPlanActivity', 'topic:ID! activity:ID! operation_id:String', 'audit plan_activity', {"topic":{"required":true,"id":true},"activity":{"required":true,"id":true}});

/** Takes a learning activity out of a topic of a room plan; the activity itself stays, and one that is not under the topic gets Error. */
export const removeRoomPlanActivity = /* @__PURE__ */ operation<{ topic: string | number; activity: string | number }>(
  'removeRoomPlanActivity', 'topic:ID! activity:ID! operation_id:String', 'audit plan_activity', {"topic":{"required":true,"id":true},"activity":{"required":true,"id":true}});

/** Saves the dates of a lesson plan and whether weekends count; dates that would cut off topics get Error with their names. */
export const saveLessonPlanDates = /* @__PURE__ */ operation<{ id: string | number; start_date: string; end_date: string; weekend?: boolean | null | undefined; seen?: string | null | undefined }>(
  'saveLessonPlanDates', 'id:ID! start_date:Date! end_date:Date! weekend:Boolean seen:DateTime operation_id:String', 'audit plan', {"id":{"required":true,"id":true},"start_date":{"required":true},"end_date":{"required":true},"weekend":{"flag":true}});

/** Saves only the name of a lesson plan; an empty name gets Error. */
export const saveLessonPlanName = /* @__PURE__ */ operation<{ id: string | number; name: string; seen?: string | null | undefined }>(
  'saveLessonPlanName', 'id:ID! name:String! seen:DateTime operation_id:String', 'audit plan', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":120}});

/** Saves the notes of a lesson plan, or of one of its sections; a section of another plan gets Error. */
export const saveLessonPlanNotes = /* @__PURE__ */ operation<{ id: string | number; notes: string; section?: string | number | null | undefined; seen?: string | null | undefined }>(
  'saveLessonPlanNotes', 'id:ID! notes:String! section:ID seen:DateTime operation_id:String', 'audit plan plan_section', {"id":{"required":true,"id":true},"notes":{"required":true,"shortest":0,"longest":4000},"section":{"id":true}});

/** Makes the rooms all that a lesson plan is for; a room of another location gets Error. */
export const saveLessonPlanRooms = /* @__PURE__ */ operation<{ id: string | number; rooms: readonly (string | number)[]; seen?: string | null | undefined }>(
  'saveLessonPlanRooms', 'id:ID! rooms:[ID!]! seen:DateTime operation_id:String', 'audit plan_room', {"id":{"required":true,"id":true},"rooms":{"required":true,"shortest":0,"longest":50,"list":true,"id":true}});

/** Saves only the theme of a lesson plan; an unknown id gets Error. */
export const saveLessonPlanTheme = /* @__PURE__ */ operation<{ id: string | number; theme: string; seen?: string | null | undefined }>(
  'saveLessonPlanTheme', 'id:ID! theme:String! seen:DateTime operation_id:String', 'audit plan', {"id":{"required":true,"id":true},"theme":{"required":true,"shortest":0,"longest":200}});

/** Saves the dates of a room plan and whether weekends count; dates that would cut off topics get Error with their names. */
export const saveRoomPlanDates = /* @__PURE__ */ operation<{ id: string | number; start_date: string; end_date: string; weekend?: boolean | null | undefined; seen?: string | null | undefined }>(
  'saveRoomPlanDates', 'id:ID! start_date:Date! end_date:Date! weekend:Boolean seen:DateTime operation_id:String', 'audit plan', {"id":{"required":true,"id":true},"start_date":{"required":true},"end_date":{"required":true},"weekend":{"flag":true}});

/** Saves only the name of a room plan; an empty name gets Error. */
export const saveRoomPlanName = /* @__PURE__ */ operation<{ id: string | number; name: string; seen?: string | null | undefined }>(
  'saveRoomPlanName', 'id:ID! name:String! seen:DateTime operation_id:String', 'audit plan', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":120}});

/** Saves the notes of a room plan, or of one of its sections; a section of another plan gets Error. */
export const saveRoomPlanNotes = /* @__PURE__ */ operation<{ id: string | number; notes: string; section?: string | number | null | undefined; seen?: string | null | undefined }>(
  'saveRoomPlanNotes', 'id:ID! notes:String! section:ID seen:DateTime operation_id:String', 'audit plan plan_section', {"id":{"required":true,"id":true},"notes":{"required":true,"shortest":0,"longest":4000},"section":{"id":true}});

/** Makes the rooms all that a room plan is for; a room of another location gets Error. */
export const saveRoomPlanRooms = /* @__PURE__ */ operation<{ id: string | number; rooms: readonly (string | number)[]; seen?: string | null | undefined }>(
  'saveRoomPlanRooms', 'id:ID! rooms:[ID!]! seen:DateTime operation_id:String', 'audit plan_room', {"id":{"required":true,"id":true},"rooms":{"required":true,"shortest":0,"longest":50,"list":true,"id":true}});

/** Saves only the theme of a room plan; an unknown id gets Error. */
export const saveRoomPlanTheme = /* @__PURE__ */ operation<{ id: string | number; theme: string; seen?: string | null | undefined }>(
  'saveRoomPlanTheme', 'id:ID! theme:String! seen:DateTime operation_id:String', 'audit plan', {"id":{"required":true,"id":true},"theme":{"required":true,"shortest":0,"longest":200}});

/** Shares a lesson plan with the team and the listed contacts, or ends that with share false; an empty plan gets Error. */
export const shareLessonPlan = /* @__PURE__ */ operation<{ id: string | number; share: boolean; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined; notify?: boolean | null | undefined; team?: readonly (string | number)[] | null | undefined }>(
  'shareLessonPlan', 'id:ID! share:Boolean! students:[ID!] users:[ID!] notify:Boolean team:[ID!] operation_id:String', 'audit event_heard plan plan_reader', {"id":{"required":true,"id":true},"share":{"required":true,"flag":true},"students":{"shortest":0,"longest":500,"list":true,"id":true},"users":{"shortest":0,"longest":500,"list":true,"id":true},"notify":{"flag":true},"team":{"shortest":0,"longest":500,"list":true,"id":true}});

/** Shares a room plan with the contacts of its rooms, or those listed, or ends that with share false; an empty plan gets Error. */
export const shareRoomPlan = /* @__PURE__ */ operation<{ id: string | number; share: boolean; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined; notify?: boolean | null | undefined }>(
  'shareRoomPlan', 'id:ID! share:Boolean! students:[ID!] users:[ID!] notify:Boolean operation_id:String', 'audit event_heard notification plan plan_reader push_message', {"id":{"required":true,"id":true},"share":{"required":true,"flag":true},"students":{"shortest":0,"longest":500,"list":true,"id":true},"users":{"shortest":0,"longest":500,"list":true,"id":true},"notify":{"flag":true}});

/** Renames or moves a section of a lesson plan; an unknown id gets Error. */
export const updateLessonPlanSection = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; order?: number | null | undefined; seen?: string | null | undefined }>(
  'updateLessonPlanSection', 'id:ID! name:String order:Int seen:DateTime operation_id:String', 'audit plan_section', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":120},"order":{"least":0,"most":1000,"number":true}});

/** Changes a topic of a lesson plan, over nothing saved since `seen`; a date outside the plan or the section of another one gets Error. */
export const updateLessonPlanTopic = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; date?: string | null | undefined; order?: number | null | undefined; section?: string | number | null | undefined; spanish?: string | null | undefined; at_home?: string | null | undefined; seen?: string | null | undefined }>(
  'updateLessonPlanTopic', 'id:ID! name:String date:Date order:Int section:ID spanish:String at_home:String seen:DateTime operation_id:String', 'audit plan plan_topic', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"date":{"clears":true},"order":{"least":0,"most":1000,"number":true},"section":{"id":true},"spanish":{"shortest":0,"longest":200},"at_home":{"shortest":0,"longest":1000}});

/** Renames or moves a section of a room plan; an unknown id gets Error. */
export const updateRoomPlanSection = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; order?: number | null | undefined; seen?: string | null | undefined }>(
  'updateRoomPlanSection', 'id:ID! name:String order:Int seen:DateTime operation_id:String', 'audit plan_section', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":120},"order":{"least":0,"most":1000,"number":true}});

/** Changes a topic of a room plan, over nothing saved since `seen`; a date outside the plan or the section of another one gets Error. */
export const updateRoomPlanTopic = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; date?: string | null | undefined; order?: number | null | undefined; section?: string | number | null | undefined; spanish?: string | null | undefined; at_home?: string | null | undefined; seen?: string | null | undefined }>(
  'updateRoomPlanTopic', 'id:ID! name:String date:Date order:Int section:ID spanish:String at_home:String seen:DateTime operation_id:String', 'audit plan plan_activity plan_topic', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"date":{"clears":true},"order":{"least":0,"most":1000,"number":true},"section":{"id":true},"spanish":{"shortest":0,"longest":200},"at_home":{"shortest":0,"longest":1000}});
