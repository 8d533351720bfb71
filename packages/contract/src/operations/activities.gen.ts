// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Shows the pictures of activities to the families of their children, or withholds them; one without a picture gets Error. */
export const approveActivityPhotos = /* @__PURE__ */ operation<{ ids: readonly (string | number)[]; approved: boolean }>(
  'approveActivityPhotos', 'ids:[ID!]! approved:Boolean! operation_id:String', 'activity activity_event audit notification', {"ids":{"required":true,"shortest":1,"longest":100,"list":true},"approved":{"required":true}});

/** Notes that children who sleep were looked at; a nap that has ended, or is none, gets Error and nothing is noted. */
export const checkNaps = /* @__PURE__ */ operation<{ ids: readonly (string | number)[] }>(
  'checkNaps', 'ids:[ID!]! operation_id:String', 'activity_event audit', {"ids":{"required":true,"shortest":1,"longest":100,"list":true}});

/** Takes an activity back, or the listed students off it; restoreActivity puts it back. One older than a week needs a manager, and an unknown id gets Error. */
export const deleteActivity = /* @__PURE__ */ operation<{ id: string | number; students?: readonly (string | number)[] | null | undefined }>(
  'deleteActivity', 'id:ID! students:[ID!] operation_id:String', 'activity activity_event activity_student audit', {"id":{"required":true},"students":{"shortest":0,"longest":1000,"list":true}});

/** Puts an activity back that was taken back, or the listed students on it again. */
export const restoreActivity = /* @__PURE__ */ operation<{ id: string | number; students?: readonly (string | number)[] | null | undefined }>(
  'restoreActivity', 'id:ID! students:[ID!] operation_id:String', 'activity activity_event activity_student audit', {"id":{"required":true},"students":{"shortest":0,"longest":1000,"list":true}});

/** Marks students absent for a day; one who was there that day gets Error, and then nothing is marked. */
export const saveAbsentActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; reason?: string | null | undefined }>(
  'saveAbsentActivity', 'date:Date! time:Clock! students:[ID!]! note:String reason:String operation_id:String', 'absence attendance_event audit time_off', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":1000},"reason":{"shortest":0,"longest":200}});

/** Writes down a bottle, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveBottleActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; amount?: string | null | undefined }>(
  'saveBottleActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String amount:String operation_id:String', 'activity activity_event activity_student audit notification', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"amount":{"shortest":0,"longest":200}});

/** Checks students in from the board, all of them or none; one who is in already gets Error. */
export const saveCheckInActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; signature?: string | null | undefined }>(
  'saveCheckInActivity', 'date:Date! time:Clock! students:[ID!]! signature:String operation_id:String', 'attendance attendance_event attendance_room audit', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"signature":{"shortest":1,"longest":200000}});

/** Checks students out from the board, all of them or none; one who is not in gets Error. */
export const saveCheckOutActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; signature?: string | null | undefined }>(
  'saveCheckOutActivity', 'date:Date! time:Clock! students:[ID!]! signature:String operation_id:String', 'attendance attendance_event audit', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"signature":{"shortest":1,"longest":200000}});

/** Writes down something with a name of its own, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveCustomActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; name: string }>(
  'saveCustomActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String name:String! operation_id:String', 'activity activity_event activity_student audit notification', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"name":{"required":true,"shortest":0,"longest":200}});

/** Says how often sleeping children are looked at and rooms are counted by names; null reminds nobody. */
export const saveDayRounds = /* @__PURE__ */ operation<{ location: string | number; nap_minutes?: number | null | undefined; count_minutes?: number | null | undefined }>(
  'saveDayRounds', 'location:ID! nap_minutes:Int count_minutes:Int operation_id:String', 'audit day_round', {"location":{"required":true},"nap_minutes":{"least":5,"most":120,"number":true},"count_minutes":{"least":10,"most":480,"number":true}});

/** Writes down a diaper change, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveDiaperActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; type?: string | null | undefined }>(
  'saveDiaperActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String type:String operation_id:String', 'activity activity_event activity_student audit', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"type":{"shortest":0,"longest":200}});

/** Writes down what was done together, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveGeneralActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; activity?: string | null | undefined }>(
  'saveGeneralActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String activity:String operation_id:String', 'activity activity_event activity_student audit', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"activity":{"shortest":0,"longest":200}});

/** Writes down a health check, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveHealthCheckActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined }>(
  'saveHealthCheckActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String operation_id:String', 'activity activity_event activity_student audit', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100}});

/** Writes down an incident at the centre, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveIncidentActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; details?: string | null | undefined }>(
  'saveIncidentActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String details:String operation_id:String', 'activity activity_event activity_student audit notification push_message', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"details":{"shortest":0,"longest":2000}});

/** Writes down praise, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveKudosActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined }>(
  'saveKudosActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String operation_id:String', 'activity activity_event activity_student audit notice_letter notification', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100}});

/** Writes down a meal, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveMealActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; amount?: string | null | undefined; food?: string | null | undefined }>(
  'saveMealActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String amount:String food:String confirm:[String!] operation_id:String', 'activity activity_event activity_student audit', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"amount":{"shortest":0,"longest":200},"food":{"shortest":0,"longest":200}});

/** Writes down a medication given, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveMedicationActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; medication?: string | number | null | undefined; amount?: string | null | undefined }>(
  'saveMedicationActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String medication:ID amount:String operation_id:String', 'activity activity_event activity_student audit notice_letter notification push_message', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"amount":{"shortest":0,"longest":200}});

/** Writes down a mood, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveMoodActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; mood: string }>(
  'saveMoodActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String mood:String! operation_id:String', 'activity activity_event activity_student audit', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"mood":{"required":true,"shortest":0,"longest":200}});

/** Writes down that every child of a room was counted by name, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveNameToFaceActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; program_id: string | number }>(
  'saveNameToFaceActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String program_id:ID! operation_id:String', 'activity activity_event activity_student audit', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"program_id":{"required":true}});

/** Writes down a nap, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveNapActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; end_time?: string | null | undefined }>(
  'saveNapActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String end_time:Clock operation_id:String', 'activity activity_event activity_student audit', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100}});

/** Writes down a note, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveNoteActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note: string; staffOnly?: boolean | null | undefined; photo?: string | null | undefined }>(
  'saveNoteActivity', 'date:Date! time:Clock! students:[ID!]! note:String! staffOnly:Boolean photo:String operation_id:String', 'activity activity_event activity_student audit notification', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"required":true,"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100}});

/** Writes down an observation, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveObservationActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; skills?: readonly (string)[] | null | undefined }>(
  'saveObservationActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String skills:[String!] operation_id:String', 'activity activity_event activity_student audit notification push_message', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"skills":{"longest":50,"list":true}});

/** Writes down a photo, held until it is approved, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const savePhotoActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo: string }>(
  'savePhotoActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String! operation_id:String', 'activity activity_event activity_student audit notification', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"required":true,"shortest":0,"longest":100}});

/** Keeps what a legal guardian says of pictures of a child; of several the most restrictive word holds, at once and for older pictures too. Staff only restrict, with a note; more than the guardians let gets Error. */
export const savePhotoConsent = /* @__PURE__ */ operation<{ student_id: string | number; level: string; note?: string | null | undefined }>(
  'savePhotoConsent', 'student_id:ID! level:String! note:String operation_id:String', 'audit notification photo_consent reader_epoch', {"student_id":{"required":true},"level":{"required":true},"note":{"shortest":0,"longest":500}});

/** Says who shows photos to families at a location, and after how many days photos are erased; null keeps them. */
export const savePhotoSetting = /* @__PURE__ */ operation<{ location: string | number; approval: string; keep_days?: number | null | undefined }>(
  'savePhotoSetting', 'location:ID! approval:String! keep_days:Int operation_id:String', 'audit photo_setting', {"location":{"required":true},"approval":{"required":true},"keep_days":{"least":0,"most":100000,"number":true}});

/** Writes down a visit to the potty, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const savePottyActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; type?: string | null | undefined }>(
  'savePottyActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String type:String operation_id:String', 'activity activity_event activity_student audit', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"type":{"shortest":0,"longest":200}});

/** Writes down what a child needs from home, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveSuppliesActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; supplies?: readonly (string)[] | null | undefined; amount?: string | null | undefined }>(
  'saveSuppliesActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String supplies:[String!] amount:String operation_id:String', 'activity activity_event activity_student audit notification', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"supplies":{"longest":20,"list":true},"amount":{"shortest":0,"longest":200}});

/** Writes down a video, held until it is approved, and tells the families unless it stays among staff; what cannot be gets Error at its field. */
export const saveVideoActivity = /* @__PURE__ */ operation<{ date: string; time: string; students: readonly (string | number)[]; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; video: string }>(
  'saveVideoActivity', 'date:Date! time:Clock! students:[ID!]! note:String staffOnly:Boolean photo:String video:String! operation_id:String', 'activity activity_event activity_student audit', {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"video":{"required":true,"shortest":0,"longest":100}});

/** Changes day, reason or note of an absence; a student no longer listed is not absent any more. */
export const updateAbsentActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; reason?: string | null | undefined }>(
  'updateAbsentActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String reason:String operation_id:String', 'absence attendance_event audit time_off', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":1000},"reason":{"shortest":0,"longest":200}});

/** Changes a bottle; students no longer listed lose it. An activity of another kind gets Error. */
export const updateBottleActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; amount?: string | null | undefined }>(
  'updateBottleActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String amount:String operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"amount":{"shortest":0,"longest":200}});

/** Corrects when a stay began; a student no longer listed loses it, a time after the check-out gets Error. */
export const updateCheckInActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined }>(
  'updateCheckInActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String operation_id:String', 'attendance attendance_event attendance_room audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":1000}});

/** Corrects when a stay ended; a student no longer listed loses it, a time before the check-in gets Error. */
export const updateCheckOutActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined }>(
  'updateCheckOutActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String operation_id:String', 'attendance attendance_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":1000}});

/** Changes something with a name of its own; students no longer listed lose it. An activity of another kind gets Error. */
export const updateCustomActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; name?: string | null | undefined }>(
  'updateCustomActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String name:String operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"name":{"shortest":0,"longest":200}});

/** Changes a diaper change; students no longer listed lose it. An activity of another kind gets Error. */
export const updateDiaperActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; type?: string | null | undefined }>(
  'updateDiaperActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String type:String operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"type":{"shortest":0,"longest":200}});

/** Changes what was done together; students no longer listed lose it. An activity of another kind gets Error. */
export const updateGeneralActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; activity?: string | null | undefined }>(
  'updateGeneralActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String activity:String operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"activity":{"shortest":0,"longest":200}});

/** Changes a health check; students no longer listed lose it. An activity of another kind gets Error. */
export const updateHealthCheckActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined }>(
  'updateHealthCheckActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100}});

/** Changes an incident at the centre; students no longer listed lose it. An activity of another kind gets Error. */
export const updateIncidentActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; details?: string | null | undefined }>(
  'updateIncidentActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String details:String operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"details":{"shortest":0,"longest":2000}});

/** Changes praise; students no longer listed lose it. An activity of another kind gets Error. */
export const updateKudosActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined }>(
  'updateKudosActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100}});

/** Changes a meal; students no longer listed lose it. An activity of another kind gets Error. */
export const updateMealActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; amount?: string | null | undefined; food?: string | null | undefined }>(
  'updateMealActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String amount:String food:String confirm:[String!] operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"amount":{"shortest":0,"longest":200},"food":{"shortest":0,"longest":200}});

/** Changes a medication given; students no longer listed lose it. An activity of another kind gets Error. */
export const updateMedicationActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; medication?: string | number | null | undefined; amount?: string | null | undefined }>(
  'updateMedicationActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String medication:ID amount:String operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"amount":{"shortest":0,"longest":200}});

/** Changes a mood; students no longer listed lose it. An activity of another kind gets Error. */
export const updateMoodActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; mood?: string | null | undefined }>(
  'updateMoodActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String mood:String operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"mood":{"shortest":0,"longest":200}});

/** Changes a count by names; students no longer listed lose it. An activity of another kind gets Error. */
export const updateNameToFaceActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; program_id?: string | number | null | undefined }>(
  'updateNameToFaceActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String program_id:ID operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100}});

/** Changes a nap; students no longer listed lose it. An activity of another kind gets Error. */
export const updateNapActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; end_time?: string | null | undefined }>(
  'updateNapActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String end_time:Clock operation_id:String', 'activity activity_event activity_student audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100}});

/** Changes a note; students no longer listed lose it. An activity of another kind gets Error. */
export const updateNoteActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined }>(
  'updateNoteActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100}});

/** Changes an observation; students no longer listed lose it. An activity of another kind gets Error. */
export const updateObservationActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; skills?: readonly (string)[] | null | undefined }>(
  'updateObservationActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String skills:[String!] operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"skills":{"longest":50,"list":true}});

/** Changes a photo, which waits for approval again; students no longer listed lose it. An activity of another kind gets Error. */
export const updatePhotoActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined }>(
  'updatePhotoActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100}});

/** Changes a visit to the potty; students no longer listed lose it. An activity of another kind gets Error. */
export const updatePottyActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; type?: string | null | undefined }>(
  'updatePottyActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String type:String operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"type":{"shortest":0,"longest":200}});

/** Changes what a child needs from home; students no longer listed lose it. An activity of another kind gets Error. */
export const updateSuppliesActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; supplies?: readonly (string)[] | null | undefined; amount?: string | null | undefined }>(
  'updateSuppliesActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String supplies:[String!] amount:String operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"supplies":{"longest":20,"list":true},"amount":{"shortest":0,"longest":200}});

/** Changes a video, which waits for approval again; students no longer listed lose it. An activity of another kind gets Error. */
export const updateVideoActivity = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; time?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; note?: string | null | undefined; staffOnly?: boolean | null | undefined; photo?: string | null | undefined; video?: string | null | undefined }>(
  'updateVideoActivity', 'id:ID! date:Date time:Clock students:[ID!] note:String staffOnly:Boolean photo:String video:String operation_id:String', 'activity activity_event audit', {"id":{"required":true},"students":{"shortest":1,"longest":1000,"list":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"video":{"shortest":0,"longest":100}});
