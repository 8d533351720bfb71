// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Switches a time-clock link on, or off on its device; a location without one gets Error. */
export const activateTimeclockLink = /* @__PURE__ */ operation<{ location: string | number; active: boolean }>(
  'activateTimeclockLink', 'location:ID! active:Boolean! operation_id:String', 'audit timeclock_link', {"location":{"required":true,"id":true},"active":{"required":true,"flag":true}});

/** Puts somebody without an account, who is in the house, on the list of a head-count that runs, counted at once where `here`. */
export const addDrillVisitor = /* @__PURE__ */ operation<{ id: string | number; name: string; here?: boolean | null | undefined }>(
  'addDrillVisitor', 'id:ID! name:String! here:Boolean operation_id:String', 'audit drill_person', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":120},"here":{"flag":true}});

/** A member of the family says by its link when the child went; without a time at the one proposed. Staff confirm it. A link that was answered or is too old gets Error. */
export const answerForgottenCheckout = /* @__PURE__ */ operation<{ token: string; time?: string | null | undefined; note?: string | null | undefined }>(
  'answerForgottenCheckout', 'token:String! time:Clock note:String', 'audit forgotten_checkout', {"token":{"required":true,"shortest":1,"longest":100},"note":{"shortest":0,"longest":500}});

/** Takes back a head-count that was begun by mistake; one that has ended stays, Error. */
export const cancelDrill = /* @__PURE__ */ operation<{ id: string | number }>(
  'cancelDrill', 'id:ID! operation_id:String', 'audit drill drill_person', {"id":{"required":true,"id":true}});

/** Says that the correction of one's own shift is right; a shift that waits for no word gets Error. */
export const confirmTeamAttendance = /* @__PURE__ */ operation<{ id: string | number }>(
  'confirmTeamAttendance', 'id:ID! operation_id:String', 'audit team_attendance team_event team_stretch', {"id":{"required":true,"id":true}});

/** Counts people of a head-count, or takes that back; `ago` seconds where it was pressed while the line was gone. Of one that has ended Error. */
export const countDrillPeople = /* @__PURE__ */ operation<{ id: string | number; people: readonly (string | number)[]; here: boolean; ago?: number | null | undefined }>(
  'countDrillPeople', 'id:ID! people:[ID!]! here:Boolean! ago:Int operation_id:String', 'audit drill drill_person', {"id":{"required":true,"id":true},"people":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"here":{"required":true,"flag":true},"ago":{"least":0,"most":7200,"number":true}});

/** Takes a stay out of the day; what happened stays in the log. An unknown id gets Error. */
export const deleteStudentAttendance = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStudentAttendance', 'id:ID! operation_id:String', 'attendance attendance_event attendance_room audit', {"id":{"required":true,"id":true}});

/** Takes a shift out of the hours; what happened stays in the log. An unknown id gets Error. */
export const deleteTeamAttendance = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteTeamAttendance', 'id:ID! operation_id:String', 'audit team_attendance team_event team_stretch', {"id":{"required":true,"id":true}});

/** Gives the all-clear with what is to be remembered; asks first where somebody is missing. */
export const endDrill = /* @__PURE__ */ operation<{ id: string | number; notes?: string | null | undefined }>(
  'endDrill', 'id:ID! notes:String confirm:[String!] operation_id:String', 'audit drill', {"id":{"required":true,"id":true},"notes":{"shortest":0,"longest":2000}});

/** Makes the device of an active time-clock link a tablet that works without a line, known by a key that never leaves it; another device gets Error. */
export const enrolKiosk = /* @__PURE__ */ operation<{ public_key: string }>(
  'enrolKiosk', 'public_key:String!', 'audit kiosk_device', {"public_key":{"required":true,"shortest":64,"longest":400}});

/** Makes a new time-clock link of a location, off until it is activated; the old one and its device end. */
export const generateTimeclockLink = /* @__PURE__ */ operation<{ location: string | number }>(
  'generateTimeclockLink', 'location:ID!', 'audit timeclock_link', {"location":{"required":true,"id":true}});

/** Marks students absent for a day; those who were there, or are not to be reached, are told in errors. */
export const markStudentsAbsent = /* @__PURE__ */ operation<{ students: readonly (string | number)[]; date: string; reason?: string | null | undefined; note?: string | null | undefined }>(
  'markStudentsAbsent', 'students:[ID!]! date:Date! reason:String note:String operation_id:String', 'absence attendance_event audit time_off', {"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"date":{"required":true},"reason":{"shortest":0,"longest":200},"note":{"shortest":0,"longest":1000}});

/** Moves students who are checked in to another room of their location now; their cameras follow at once. */
export const moveStudentsNow = /* @__PURE__ */ operation<{ students: readonly (string | number)[]; program_id: string | number }>(
  'moveStudentsNow', 'students:[ID!]! program_id:ID! confirm:[String!] operation_id:String', 'attendance_event attendance_room audit', {"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"program_id":{"required":true,"id":true}});

/** Takes a visitor off the list of a head-count that runs; of a child or of staff Error. */
export const removeDrillVisitor = /* @__PURE__ */ operation<{ id: string | number; person: string | number }>(
  'removeDrillVisitor', 'id:ID! person:ID! operation_id:String', 'audit drill_person', {"id":{"required":true,"id":true},"person":{"required":true,"id":true}});

/** Takes a tablet out of use for good; what it still sends is for staff to look at. One out of use gets Error. */
export const revokeKiosk = /* @__PURE__ */ operation<{ id: string | number }>(
  'revokeKiosk', 'id:ID! operation_id:String', 'audit kiosk_device timeclock_link verified_pin', {"id":{"required":true,"id":true}});

/** Clocks the caller in or out, as saveAttendanceTeam does; another one's id gets Error. */
export const saveAttandanceTeamFromApp = /* @__PURE__ */ operation<{ program_id: string | number; action: string; team: readonly (string | number)[]; time: string; date: string; break?: number | null | undefined; id?: string | number | null | undefined }>(
  'saveAttandanceTeamFromApp', 'program_id:ID! action:String! team:[ID!]! time:Clock! date:Date! break:Int id:ID operation_id:String', 'audit team_attendance team_event team_stretch', {"program_id":{"required":true,"id":true},"action":{"required":true},"team":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"time":{"required":true},"date":{"required":true},"break":{"least":0,"most":1440,"number":true},"id":{"id":true}});

/** Clocks the member of the team that has just entered its PIN on the tablet of a location; otherwise Error. */
export const saveAttandanceTeamFromScreen = /* @__PURE__ */ operation<{ program_id: string | number; action: string; team: readonly (string | number)[]; time: string; date: string; break?: number | null | undefined; id?: string | number | null | undefined }>(
  'saveAttandanceTeamFromScreen', 'program_id:ID! action:String! team:[ID!]! time:Clock! date:Date! break:Int id:ID operation_id:String', 'audit team_attendance team_event team_stretch verified_pin', {"program_id":{"required":true,"id":true},"action":{"required":true},"team":{"required":true,"shortest":1,"longest":1,"list":true,"id":true},"time":{"required":true},"date":{"required":true},"break":{"least":0,"most":1440,"number":true},"id":{"id":true}});

/** Clocks members of the team in or out of a room, into or out of a break, or to another room; all of them or none. Below managers only oneself. `end_time` tells a whole shift of the past, a manager's alone. */
export const saveAttendanceTeam = /* @__PURE__ */ operation<{ program_id: string | number; action: string; team: readonly (string | number)[]; time: string; date: string; break?: number | null | undefined; id?: string | number | null | undefined; end_time?: string | null | undefined }>(
  'saveAttendanceTeam', 'program_id:ID! action:String! team:[ID!]! time:Clock! date:Date! break:Int id:ID end_time:Clock operation_id:String', 'audit team_attendance team_event team_stretch', {"program_id":{"required":true,"id":true},"action":{"required":true},"team":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"time":{"required":true},"date":{"required":true},"break":{"least":0,"most":1440,"number":true},"id":{"id":true}});

/** Saves how a location checks in, as an object of settings; an unknown key gets Error at it. */
export const saveCheckinSetting = /* @__PURE__ */ operation<{ location: string | number; settings: unknown }>(
  'saveCheckinSetting', 'location:ID! settings:JSON! operation_id:String', 'audit checkin_setting', {"location":{"required":true,"id":true},"settings":{"required":true,"object":true}});

/** Says how often a location practices a kind of drill, in months; null takes it off the list. */
export const saveDrillPlan = /* @__PURE__ */ operation<{ location: string | number; kind: string; every_months?: number | null | undefined }>(
  'saveDrillPlan', 'location:ID! kind:String! every_months:Int operation_id:String', 'audit drill_plan', {"location":{"required":true,"id":true},"kind":{"required":true},"every_months":{"least":1,"most":24,"number":true,"clears":true}});

/** Checks students in, or out when they are in; all of them or none. Contacts act for themselves, where the location lets them. `action` says which of the two is meant; `program_id` another room than the own one. */
export const saveUserStudentCheckInOutActivity = /* @__PURE__ */ operation<{ students: readonly (string | number)[]; date: string; time: string; action_by: string | number; signature?: string | null | undefined; location?: string | number | null | undefined; program_id?: string | number | null | undefined; action?: string | null | undefined }>(
  'saveUserStudentCheckInOutActivity', 'students:[ID!]! date:Date! time:Clock! action_by:ID! signature:String location:ID program_id:ID action:String confirm:[String!] operation_id:String', 'absence attendance attendance_event attendance_room audit webhook_delivery webhook_message', {"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"date":{"required":true},"time":{"required":true},"action_by":{"required":true,"id":true},"signature":{"shortest":1,"longest":200000},"location":{"id":true},"program_id":{"id":true}});

/** Checks the caller's own students in or out from its phone, at the door whose QR code (`code`) was scanned in time; otherwise Error. */
export const saveUserStudentCheckInOutActivityFromApp = /* @__PURE__ */ operation<{ students: readonly (string | number)[]; date: string; time: string; action_by: string | number; signature?: string | null | undefined; location?: string | number | null | undefined; action?: string | null | undefined; code?: string | null | undefined }>(
  'saveUserStudentCheckInOutActivityFromApp', 'students:[ID!]! date:Date! time:Clock! action_by:ID! signature:String location:ID action:String code:String confirm:[String!] operation_id:String', 'attendance attendance_event attendance_room audit', {"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"date":{"required":true},"time":{"required":true},"action_by":{"required":true,"id":true},"signature":{"shortest":1,"longest":200000},"location":{"id":true},"code":{"shortest":1,"longest":200}});

/** Checks students in or out on the tablet of a location, by whoever has just entered a PIN there, and only its own; otherwise Error. */
export const saveUserStudentCheckInOutActivityFromScreen = /* @__PURE__ */ operation<{ students: readonly (string | number)[]; date: string; time: string; action_by: string | number; signature?: string | null | undefined; location?: string | number | null | undefined; action?: string | null | undefined }>(
  'saveUserStudentCheckInOutActivityFromScreen', 'students:[ID!]! date:Date! time:Clock! action_by:ID! signature:String location:ID action:String confirm:[String!] operation_id:String', 'attendance attendance_event attendance_room audit door_alert verified_pin', {"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"date":{"required":true},"time":{"required":true},"action_by":{"required":true,"id":true},"signature":{"shortest":1,"longest":200000},"location":{"id":true}});

/** Says that staff have seen to somebody who was stopped at the door. */
export const seeDoorAlert = /* @__PURE__ */ operation<{ id: string | number }>(
  'seeDoorAlert', 'id:ID! operation_id:String', 'audit door_alert', {"id":{"required":true,"id":true}});

/** Ends a stay nobody ended, with a reason: as the family says, else as was proposed, or at another time of its day. One settled before gets Error. */
export const settleForgottenCheckout = /* @__PURE__ */ operation<{ id: string | number; time?: string | null | undefined; reason: string }>(
  'settleForgottenCheckout', 'id:ID! time:Clock reason:String! operation_id:String', 'attendance attendance_event attendance_room audit forgotten_checkout', {"id":{"required":true,"id":true},"reason":{"required":true,"shortest":3,"longest":500}});

/** Says what is right where a tablet and attendance differ: attendance, the tablet, or another minute, with a reason. One settled before gets Error. */
export const settleKioskConflict = /* @__PURE__ */ operation<{ id: string | number; decision: string; reason: string; date?: string | null | undefined; time?: string | null | undefined }>(
  'settleKioskConflict', 'id:ID! decision:String! reason:String! date:Date time:Clock confirm:[String!] operation_id:String', 'attendance attendance_event attendance_room audit kiosk_check', {"id":{"required":true,"id":true},"decision":{"required":true},"reason":{"required":true,"shortest":3,"longest":500}});

/** Begins a head-count of the children who are checked in at a location and the staff on its clock; while one runs there, or where nobody is in, Error. */
export const startDrill = /* @__PURE__ */ operation<{ location: string | number; kind: string; announced?: boolean | null | undefined; real?: boolean | null | undefined; place?: string | null | undefined }>(
  'startDrill', 'location:ID! kind:String! announced:Boolean real:Boolean place:String operation_id:String', 'audit drill drill_person', {"location":{"required":true,"id":true},"kind":{"required":true},"announced":{"flag":true},"real":{"flag":true},"place":{"shortest":0,"longest":120}});

/** Takes back the caller's own last check-in or check-out of students, within ten minutes. */
export const undoCheckInOut = /* @__PURE__ */ operation<{ students: readonly (string | number)[] }>(
  'undoCheckInOut', 'students:[ID!]! operation_id:String', 'attendance attendance_event attendance_room audit', {"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true}});

/** Takes the absent mark of a day back; a student who is not marked gets Error. */
export const undoStudentAbsent = /* @__PURE__ */ operation<{ student_id: string | number; date: string }>(
  'undoStudentAbsent', 'student_id:ID! date:Date! operation_id:String', 'absence attendance_event audit time_off', {"student_id":{"required":true,"id":true},"date":{"required":true}});

/** Changes the place and the notes of a head-count; times and people stay as they were. */
export const updateDrill = /* @__PURE__ */ operation<{ id: string | number; place?: string | null | undefined; notes?: string | null | undefined }>(
  'updateDrill', 'id:ID! place:String notes:String operation_id:String', 'audit drill', {"id":{"required":true,"id":true},"place":{"shortest":0,"longest":120,"clears":true},"notes":{"shortest":0,"longest":2000,"clears":true}});

/** Sets how many seconds a location's QR code lasts and makes a new one; a value below 1 gets Error. */
export const updateLocationSettingsQrExpire = /* @__PURE__ */ operation<{ id: string | number; check_in_qr_expire: number }>(
  'updateLocationSettingsQrExpire', 'id:ID! check_in_qr_expire:Int! operation_id:String', 'audit checkin_setting', {"id":{"required":true,"id":true},"check_in_qr_expire":{"required":true,"number":true}});

/** Corrects day, times or note of a stay by an event of its own; an end before the start gets Error. */
export const updateStudentAttendance = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined; note?: string | null | undefined }>(
  'updateStudentAttendance', 'id:ID! date:Date start_time:Clock end_time:Clock note:String operation_id:String', 'attendance attendance_event attendance_room audit', {"id":{"required":true,"id":true},"note":{"shortest":0,"longest":1000,"clears":true}});

/** Corrects a shift by an event of its own, which its person is asked to confirm; an end before the start or a break longer than the time gets Error. */
export const updateTeamAttendance = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined; break_time?: number | null | undefined; note?: string | null | undefined }>(
  'updateTeamAttendance', 'id:ID! date:Date start_time:Clock end_time:Clock break_time:Int note:String operation_id:String', 'audit team_attendance team_event team_stretch', {"id":{"required":true,"id":true},"break_time":{"least":0,"most":1440,"number":true},"note":{"shortest":0,"longest":1000}});

/** Switches whether the time clock asks families for a signature; a location without a link gets Error. */
export const updateTimeclockSignature = /* @__PURE__ */ operation<{ location: string | number; signature: boolean }>(
  'updateTimeclockSignature', 'location:ID! signature:Boolean! operation_id:String', 'audit timeclock_link', {"location":{"required":true,"id":true},"signature":{"required":true,"flag":true}});
