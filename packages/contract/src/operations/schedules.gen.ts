// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Adds one time of a weekday to a schedule; an overlap or a day that is no weekday gets Error. */
export const addScheduleDate = /* @__PURE__ */ operation<{ schedule_id: string | number; day: string; start_time: string; end_time: string }>(
  'addScheduleDate', 'schedule_id:ID! day:String! start_time:String! end_time:String! operation_id:String', 'audit schedule_date', {"schedule_id":{"required":true,"id":true},"day":{"required":true,"shortest":1,"longest":20},"start_time":{"required":true,"shortest":1,"longest":10},"end_time":{"required":true,"shortest":1,"longest":10}});

/** Sets the schedule on cameras in place of what they had; a camera of another location gets Error. */
export const applyScheduleToCameras = /* @__PURE__ */ operation<{ id: string | number; cameras: readonly (string | number)[]; location?: string | number | null | undefined }>(
  'applyScheduleToCameras', 'id:ID! cameras:[ID!]! location:ID operation_id:String', 'audit camera', {"id":{"required":true,"id":true},"cameras":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"location":{"id":true}});

/** Closes a location on some days, or (for support and above) all of them; an overlap gets Error. */
export const createClosure = /* @__PURE__ */ operation<{ name: string; start_date: string; end_date: string; location?: string | number | null | undefined }>(
  'createClosure', 'name:String! start_date:Date! end_date:Date! location:ID operation_id:String', 'audit closure', {"name":{"required":true,"shortest":1,"longest":100},"start_date":{"required":true},"end_date":{"required":true},"location":{"id":true}});

/** Adds a camera schedule of weekdays with times; wrong or overlapping times get Error at the field. */
export const createSchedule = /* @__PURE__ */ operation<{ name: string; scheduledates: readonly ({ day: string; start_time: string; end_time: string })[]; location_id?: string | number | null | undefined; status?: string | null | undefined }>(
  'createSchedule', 'name:String! scheduledates:[CreateScheduleScheduledatesInput!]! location_id:ID status:String operation_id:String', 'audit schedule schedule_date', {"name":{"required":true,"shortest":1,"longest":100},"scheduledates":{"required":true,"longest":200,"list":true,"object":true,"of":{"day":{"required":true,"shortest":1,"longest":20},"start_time":{"required":true,"shortest":1,"longest":10},"end_time":{"required":true,"shortest":1,"longest":10}}},"location_id":{"id":true}});

/** Records paid time off of somebody of the team, approved; an end before the start or an overlap gets Error. */
export const createStaffPto = /* @__PURE__ */ operation<{ user_id: string | number; start_date: string; end_date: string; reason?: string | null | undefined; note?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined; location?: string | number | null | undefined }>(
  'createStaffPto', 'user_id:ID! start_date:Date! end_date:Date! reason:String note:String start_time:String end_time:String location:ID operation_id:String', 'audit pto_entry time_off', {"user_id":{"required":true,"id":true},"start_date":{"required":true},"end_date":{"required":true},"reason":{"shortest":0,"longest":200,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"start_time":{"shortest":1,"longest":10,"clears":true},"end_time":{"shortest":1,"longest":10,"clears":true},"location":{"id":true}});

/** Plans shifts of somebody of the team, repeated when repeat is on; an overlap with another shift, or with time off within the dates given, gets Error. */
export const createStaffSchedule = /* @__PURE__ */ operation<{ user_id: string | number; type: string; days: readonly (string)[]; start_date: string; end_date?: string | null | undefined; start_time: string; end_time: string; program?: string | number | null | undefined; repeat?: boolean | null | undefined; note?: string | null | undefined; location?: string | number | null | undefined }>(
  'createStaffSchedule', 'user_id:ID! type:String! days:[String!]! start_date:Date! end_date:Date start_time:String! end_time:String! program:ID repeat:Boolean note:String location:ID operation_id:String', 'audit roster roster_time', {"user_id":{"required":true,"id":true},"type":{"required":true,"shortest":1,"longest":20},"days":{"required":true,"longest":100,"list":true},"start_date":{"required":true},"end_date":{"clears":true},"start_time":{"required":true,"shortest":1,"longest":10},"end_time":{"required":true,"shortest":1,"longest":10},"program":{"id":true,"clears":true},"repeat":{"flag":true},"note":{"shortest":0,"longest":500},"location":{"id":true}});

/** Records an absence of a student; an end before the start or an overlap gets Error. */
export const createStudentAbsence = /* @__PURE__ */ operation<{ student_id: string | number; start_date: string; end_date: string; reason?: string | null | undefined; note?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined }>(
  'createStudentAbsence', 'student_id:ID! start_date:Date! end_date:Date! reason:String note:String start_time:String end_time:String operation_id:String', 'absence attendance_event audit time_off', {"student_id":{"required":true,"id":true},"start_date":{"required":true},"end_date":{"required":true},"reason":{"shortest":0,"longest":200,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"start_time":{"shortest":1,"longest":10,"clears":true},"end_time":{"shortest":1,"longest":10,"clears":true}});

/** Gives a student camera hours of its own, as dates or (none given) copied from a named schedule; bad times get Error. */
export const createStudentSchedule = /* @__PURE__ */ operation<{ student_id: string | number; scheduledates: readonly ({ day: string; start_time: string; end_time: string })[]; name?: string | null | undefined; schedule_id?: string | number | null | undefined }>(
  'createStudentSchedule', 'student_id:ID! scheduledates:[CreateStudentScheduleScheduledatesInput!]! name:String schedule_id:ID operation_id:String', 'audit schedule schedule_date student', {"student_id":{"required":true,"id":true},"scheduledates":{"required":true,"longest":200,"list":true,"object":true,"of":{"day":{"required":true,"shortest":1,"longest":20},"start_time":{"required":true,"shortest":1,"longest":10},"end_time":{"required":true,"shortest":1,"longest":10}}},"name":{"shortest":1,"longest":100},"schedule_id":{"id":true}});

/** Plans when a student comes: once, weekly, biweekly (every other week) or custom (single days); an end before the start or an overlap gets Error. */
export const createStudentScheduleModule = /* @__PURE__ */ operation<{ student_id: string | number; type: string; days: readonly (string)[]; start_date: string; end_date?: string | null | undefined; start_time: string; end_time: string; program?: string | number | null | undefined; note?: string | null | undefined }>(
  'createStudentScheduleModule', 'student_id:ID! type:String! days:[String!]! start_date:Date! end_date:Date start_time:String! end_time:String! program:ID note:String operation_id:String', 'audit roster roster_time', {"student_id":{"required":true,"id":true},"type":{"required":true,"shortest":1,"longest":20},"days":{"required":true,"longest":100,"list":true},"start_date":{"required":true},"end_date":{"clears":true},"start_time":{"required":true,"shortest":1,"longest":10},"end_time":{"required":true,"shortest":1,"longest":10},"program":{"id":true,"clears":true},"note":{"shortest":0,"longest":500}});

/** Records a vacation of a student; an end before the start or an overlap gets Error. */
export const createStudentVacation = /* @__PURE__ */ operation<{ student_id: string | number; start_date: string; end_date: string; reason?: string | null | undefined; note?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined }>(
  'createStudentVacation', 'student_id:ID! start_date:Date! end_date:Date! reason:String note:String start_time:String end_time:String operation_id:String', 'absence attendance_event audit time_off', {"student_id":{"required":true,"id":true},"start_date":{"required":true},"end_date":{"required":true},"reason":{"shortest":0,"longest":200,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"start_time":{"shortest":1,"longest":10,"clears":true},"end_time":{"shortest":1,"longest":10,"clears":true}});

/** Gives a person hours of its own: when a contact may watch, when somebody of the team works. Bad times get Error. */
export const createUserSchedule = /* @__PURE__ */ operation<{ user_id: string | number; scheduledates: readonly ({ day: string; start_time: string; end_time: string })[]; name?: string | null | undefined; schedule_id?: string | number | null | undefined }>(
  'createUserSchedule', 'user_id:ID! scheduledates:[CreateUserScheduleScheduledatesInput!]! name:String schedule_id:ID operation_id:String', 'app_user audit schedule schedule_date', {"user_id":{"required":true,"id":true},"scheduledates":{"required":true,"longest":200,"list":true,"object":true,"of":{"day":{"required":true,"shortest":1,"longest":20},"start_time":{"required":true,"shortest":1,"longest":10},"end_time":{"required":true,"shortest":1,"longest":10}}},"name":{"shortest":1,"longest":100},"schedule_id":{"id":true}});

/** Approves or declines a request for paid time off; one decided already, or of oneself, gets Error. */
export const decideStaffPto = /* @__PURE__ */ operation<{ id: string | number; approve: boolean; answer?: string | null | undefined }>(
  'decideStaffPto', 'id:ID! approve:Boolean! answer:String operation_id:String', 'audit pto_entry time_off', {"id":{"required":true,"id":true},"approve":{"required":true,"flag":true},"answer":{"shortest":0,"longest":500}});

/** Opens again on days that were closed; an unknown id gets Error. */
export const deleteClosure = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteClosure', 'id:ID! operation_id:String', 'audit closure', {"id":{"required":true,"id":true}});

/** Deletes a schedule nothing uses; one in use gets Error naming what uses it. */
export const deleteSchedule = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteSchedule', 'id:ID! operation_id:String', 'audit schedule schedule_date', {"id":{"required":true,"id":true}});

/** Deletes a whole record of paid time off and gives its hours back; an unknown id gets Error. */
export const deleteStaffPto = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStaffPto', 'id:ID! operation_id:String', 'audit time_off', {"id":{"required":true,"id":true}});

/** Deletes a whole record; an unknown id gets Error. */
export const deleteStudentAbsence = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStudentAbsence', 'id:ID! operation_id:String', 'absence attendance_event audit time_off', {"id":{"required":true,"id":true}});

/** Takes a student's own camera hours away, so that those of the cameras hold alone; an unknown id gets Error. */
export const deleteStudentSchedule = /* @__PURE__ */ operation<{ id: string | number; student_id?: string | number | null | undefined }>(
  'deleteStudentSchedule', 'id:ID! student_id:ID operation_id:String', 'audit schedule schedule_date student', {"id":{"required":true,"id":true},"student_id":{"id":true}});

/** Deletes a whole record; an unknown id gets Error. */
export const deleteStudentVacation = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStudentVacation', 'id:ID! operation_id:String', 'audit time_off', {"id":{"required":true,"id":true}});

/** Takes a person's own hours away; an unknown id gets Error. */
export const deleteUserSchedule = /* @__PURE__ */ operation<{ id: string | number; user_id?: string | number | null | undefined }>(
  'deleteUserSchedule', 'id:ID! user_id:ID operation_id:String', 'app_user audit schedule schedule_date', {"id":{"required":true,"id":true},"user_id":{"id":true}});

/** Changes one day of paid time off, leaving its other days; a date outside of it gets Error. */
export const editStaffPto = /* @__PURE__ */ operation<{ id: string | number; date: string; reason?: string | null | undefined; note?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined }>(
  'editStaffPto', 'id:ID! date:Date! reason:String note:String start_time:String end_time:String operation_id:String', 'audit pto_entry time_off', {"id":{"required":true,"id":true},"date":{"required":true},"reason":{"shortest":0,"longest":200,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"start_time":{"shortest":1,"longest":10,"clears":true},"end_time":{"shortest":1,"longest":10,"clears":true}});

/** Changes one day of a record, leaving its other days; a date outside of it gets Error. */
export const editStudentAbsence = /* @__PURE__ */ operation<{ id: string | number; date: string; reason?: string | null | undefined; note?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined }>(
  'editStudentAbsence', 'id:ID! date:Date! reason:String note:String start_time:String end_time:String operation_id:String', 'absence attendance_event audit time_off', {"id":{"required":true,"id":true},"date":{"required":true},"reason":{"shortest":0,"longest":200,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"start_time":{"shortest":1,"longest":10,"clears":true},"end_time":{"shortest":1,"longest":10,"clears":true}});

/** Changes one day of a record, leaving its other days; a date outside of it gets Error. */
export const editStudentVacation = /* @__PURE__ */ operation<{ id: string | number; date: string; reason?: string | null | undefined; note?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined }>(
  'editStudentVacation', 'id:ID! date:Date! reason:String note:String start_time:String end_time:String operation_id:String', 'absence attendance_event audit time_off', {"id":{"required":true,"id":true},"date":{"required":true},"reason":{"shortest":0,"longest":200,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"start_time":{"shortest":1,"longest":10,"clears":true},"end_time":{"shortest":1,"longest":10,"clears":true}});

/** Gives somebody minutes of paid time off, or takes some away when below zero; no entry is ever changed. */
export const giveStaffPto = /* @__PURE__ */ operation<{ user_id: string | number; minutes: number; date: string; note?: string | null | undefined }>(
  'giveStaffPto', 'user_id:ID! minutes:Int! date:Date! note:String operation_id:String', 'audit pto_entry', {"user_id":{"required":true,"id":true},"minutes":{"required":true,"least":-525600,"most":525600,"number":true},"date":{"required":true},"note":{"shortest":0,"longest":200}});

/** Moves one planned day of somebody of the team to another day or other times in one step, with following the repeat within its week from that day on; an overlap gets Error and nothing is changed. */
export const moveStaffSchedule = /* @__PURE__ */ operation<{ id: string | number; date: string; to: string; start_time?: string | null | undefined; end_time?: string | null | undefined; following?: boolean | null | undefined }>(
  'moveStaffSchedule', 'id:ID! date:Date! to:Date! start_time:String end_time:String following:Boolean operation_id:String', 'audit roster roster_time', {"id":{"required":true,"id":true},"date":{"required":true},"to":{"required":true},"start_time":{"shortest":1,"longest":10},"end_time":{"shortest":1,"longest":10},"following":{"flag":true}});

/** Moves one planned day of a student to another day or other times in one step, with following the repeat within its week from that day on; an overlap gets Error and nothing is changed. */
export const moveStudentSchedule = /* @__PURE__ */ operation<{ id: string | number; date: string; to: string; start_time?: string | null | undefined; end_time?: string | null | undefined; following?: boolean | null | undefined }>(
  'moveStudentSchedule', 'id:ID! date:Date! to:Date! start_time:String end_time:String following:Boolean operation_id:String', 'audit roster roster_time', {"id":{"required":true,"id":true},"date":{"required":true},"to":{"required":true},"start_time":{"shortest":1,"longest":10},"end_time":{"shortest":1,"longest":10},"following":{"flag":true}});

/** Removes one time of a schedule; the last one of a schedule in use gets Error. */
export const removeScheduleDate = /* @__PURE__ */ operation<{ id: string | number }>(
  'removeScheduleDate', 'id:ID! operation_id:String', 'audit schedule_date', {"id":{"required":true,"id":true}});

/** Takes one day out of paid time off, which is parted where needed; a date outside of it gets Error. */
export const removeStaffPto = /* @__PURE__ */ operation<{ id: string | number; date: string }>(
  'removeStaffPto', 'id:ID! date:Date! operation_id:String', 'audit pto_entry time_off', {"id":{"required":true,"id":true},"date":{"required":true}});

/** Takes out the next shift, or that of date; with repeat all from today on. An unknown id gets Error. */
export const removeStaffSchedule = /* @__PURE__ */ operation<{ id: string | number; repeat?: boolean | null | undefined; date?: string | null | undefined }>(
  'removeStaffSchedule', 'id:ID! repeat:Boolean date:Date operation_id:String', 'audit roster roster_time', {"id":{"required":true,"id":true},"repeat":{"flag":true}});

/** Takes one day out of a record, which is parted where needed; a date outside of it gets Error. */
export const removeStudentAbsence = /* @__PURE__ */ operation<{ id: string | number; date: string }>(
  'removeStudentAbsence', 'id:ID! date:Date! operation_id:String', 'absence attendance_event audit time_off', {"id":{"required":true,"id":true},"date":{"required":true}});

/** Ends a schedule of a student from today on; with date that day alone is taken out. An unknown id gets Error. */
export const removeStudentScheduleModule = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined }>(
  'removeStudentScheduleModule', 'id:ID! date:Date operation_id:String', 'audit roster roster_time', {"id":{"required":true,"id":true}});

/** Takes one day out of a record, which is parted where needed; a date outside of it gets Error. */
export const removeStudentVacation = /* @__PURE__ */ operation<{ id: string | number; date: string }>(
  'removeStudentVacation', 'id:ID! date:Date! operation_id:String', 'absence attendance_event audit time_off', {"id":{"required":true,"id":true},"date":{"required":true}});

/** A contact says that a child will be absent or on vacation, from today on; staff see it at once. */
export const reportStudentAbsence = /* @__PURE__ */ operation<{ student_id: string | number; kind: string; start_date: string; end_date: string; reason?: string | null | undefined; note?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined }>(
  'reportStudentAbsence', 'student_id:ID! kind:String! start_date:Date! end_date:Date! reason:String note:String start_time:String end_time:String operation_id:String', 'absence attendance_event audit time_off', {"student_id":{"required":true,"id":true},"kind":{"required":true},"start_date":{"required":true},"end_date":{"required":true},"reason":{"shortest":0,"longest":200,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"start_time":{"shortest":1,"longest":10,"clears":true},"end_time":{"shortest":1,"longest":10,"clears":true}});

/** Asks for paid time off for oneself, from today on; a manager decides. */
export const requestStaffPto = /* @__PURE__ */ operation<{ start_date: string; end_date: string; reason?: string | null | undefined; note?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined; location?: string | number | null | undefined }>(
  'requestStaffPto', 'start_date:Date! end_date:Date! reason:String note:String start_time:String end_time:String location:ID operation_id:String', 'audit time_off', {"start_date":{"required":true},"end_date":{"required":true},"reason":{"shortest":0,"longest":200,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"start_time":{"shortest":1,"longest":10,"clears":true},"end_time":{"shortest":1,"longest":10,"clears":true},"location":{"id":true}});

/** Changes a schedule for every camera, student and location that goes by it; wrong times get Error. */
export const updateSchedule = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; scheduledates?: readonly ({ day: string; start_time: string; end_time: string })[] | null | undefined; status?: string | null | undefined }>(
  'updateSchedule', 'id:ID! name:String scheduledates:[UpdateScheduleScheduledatesInput!] status:String operation_id:String', 'audit schedule schedule_date', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"scheduledates":{"longest":200,"list":true,"object":true,"of":{"day":{"required":true,"shortest":1,"longest":20},"start_time":{"required":true,"shortest":1,"longest":10},"end_time":{"required":true,"shortest":1,"longest":10}}}});

/** Changes a whole record of paid time off; an end before the start or an overlap gets Error. */
export const updateStaffPto = /* @__PURE__ */ operation<{ id: string | number; start_date?: string | null | undefined; end_date?: string | null | undefined; reason?: string | null | undefined; note?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined }>(
  'updateStaffPto', 'id:ID! start_date:Date end_date:Date reason:String note:String start_time:String end_time:String operation_id:String', 'audit pto_entry time_off', {"id":{"required":true,"id":true},"reason":{"shortest":0,"longest":200,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"start_time":{"shortest":1,"longest":10,"clears":true},"end_time":{"shortest":1,"longest":10,"clears":true}});

/** Changes shifts from today on, or from a later start_date; with date that day alone. An overlap gets Error. */
export const updateStaffSchedule = /* @__PURE__ */ operation<{ id: string | number; type?: string | null | undefined; days?: readonly (string)[] | null | undefined; start_date?: string | null | undefined; end_date?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined; program?: string | number | null | undefined; repeat?: boolean | null | undefined; note?: string | null | undefined; date?: string | null | undefined }>(
  'updateStaffSchedule', 'id:ID! type:String days:[String!] start_date:Date end_date:Date start_time:String end_time:String program:ID repeat:Boolean note:String date:Date operation_id:String', 'audit roster roster_time', {"id":{"required":true,"id":true},"type":{"shortest":1,"longest":20},"days":{"longest":100,"list":true},"end_date":{"clears":true},"start_time":{"shortest":1,"longest":10},"end_time":{"shortest":1,"longest":10},"program":{"id":true,"clears":true},"repeat":{"flag":true},"note":{"shortest":0,"longest":500,"clears":true}});

/** Changes the whole record; an end before the start or an overlap gets Error. */
export const updateStudentAbsence = /* @__PURE__ */ operation<{ id: string | number; start_date?: string | null | undefined; end_date?: string | null | undefined; reason?: string | null | undefined; note?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined }>(
  'updateStudentAbsence', 'id:ID! start_date:Date end_date:Date reason:String note:String start_time:String end_time:String operation_id:String', 'absence attendance_event audit time_off', {"id":{"required":true,"id":true},"reason":{"shortest":0,"longest":200,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"start_time":{"shortest":1,"longest":10,"clears":true},"end_time":{"shortest":1,"longest":10,"clears":true}});

/** Changes a schedule of a student from today on, or from a later start_date; with date that day alone. What was planned before stays; bad dates get Error. */
export const updateStudentScheduleModule = /* @__PURE__ */ operation<{ id: string | number; type?: string | null | undefined; days?: readonly (string)[] | null | undefined; start_date?: string | null | undefined; end_date?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined; program?: string | number | null | undefined; note?: string | null | undefined; date?: string | null | undefined }>(
  'updateStudentScheduleModule', 'id:ID! type:String days:[String!] start_date:Date end_date:Date start_time:String end_time:String program:ID note:String date:Date operation_id:String', 'audit roster roster_time', {"id":{"required":true,"id":true},"type":{"shortest":1,"longest":20},"days":{"longest":100,"list":true},"end_date":{"clears":true},"start_time":{"shortest":1,"longest":10},"end_time":{"shortest":1,"longest":10},"program":{"id":true,"clears":true},"note":{"shortest":0,"longest":500,"clears":true}});

/** Changes the whole record; an end before the start or an overlap gets Error. */
export const updateStudentVacation = /* @__PURE__ */ operation<{ id: string | number; start_date?: string | null | undefined; end_date?: string | null | undefined; reason?: string | null | undefined; note?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined }>(
  'updateStudentVacation', 'id:ID! start_date:Date end_date:Date reason:String note:String start_time:String end_time:String operation_id:String', 'absence attendance_event audit time_off', {"id":{"required":true,"id":true},"reason":{"shortest":0,"longest":200,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"start_time":{"shortest":1,"longest":10,"clears":true},"end_time":{"shortest":1,"longest":10,"clears":true}});

/** Puts other times in place of a person's own; bad times get Error. */
export const updateUserSchedule = /* @__PURE__ */ operation<{ user_id: string | number; scheduledates: readonly ({ day: string; start_time: string; end_time: string })[]; name?: string | null | undefined }>(
  'updateUserSchedule', 'user_id:ID! scheduledates:[UpdateUserScheduleScheduledatesInput!]! name:String operation_id:String', 'app_user audit schedule schedule_date', {"user_id":{"required":true,"id":true},"scheduledates":{"required":true,"longest":200,"list":true,"object":true,"of":{"day":{"required":true,"shortest":1,"longest":20},"start_time":{"required":true,"shortest":1,"longest":10},"end_time":{"required":true,"shortest":1,"longest":10}}},"name":{"shortest":1,"longest":100}});

/** Takes back an own request, or own approved days that have not begun. */
export const withdrawStaffPto = /* @__PURE__ */ operation<{ id: string | number }>(
  'withdrawStaffPto', 'id:ID! operation_id:String', 'audit pto_entry time_off', {"id":{"required":true,"id":true}});

/** Takes back from today on what one told of an absence or vacation; days that have gone stay. */
export const withdrawStudentAbsence = /* @__PURE__ */ operation<{ id: string | number }>(
  'withdrawStudentAbsence', 'id:ID! operation_id:String', 'absence attendance_event audit time_off', {"id":{"required":true,"id":true}});
