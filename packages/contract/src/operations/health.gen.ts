// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Approves what a family has signed; from then on it may be given. Anything but a requested one gets Error. */
export const approveMedicationAuthorization = /* @__PURE__ */ operation<{ id: string | number }>(
  'approveMedicationAuthorization', 'id:ID! operation_id:String', 'audit medication medication_authorization medication_event notification push_message student_medication', {"id":{"required":true,"id":true}});

/** Approves the doses of a record that wait, with the day they were compared with the card; one that was changed since `seen` gets Error. */
export const approveStudentImmunization = /* @__PURE__ */ operation<{ id: string | number; date: string; seen?: string | null | undefined }>(
  'approveStudentImmunization', 'id:ID! date:Date! seen:DateTime operation_id:String', 'audit student_immunization_dose student_immunization_log', {"id":{"required":true,"id":true},"date":{"required":true}});

/** Asks a child's guardians to say whether a care plan is right; one that was replaced or ended gets Error. */
export const askCarePlanConfirmation = /* @__PURE__ */ operation<{ id: string | number }>(
  'askCarePlanConfirmation', 'id:ID! operation_id:String', 'audit care_plan notification push_message', {"id":{"required":true,"id":true}});

/** Lets a child in though an answer stopped it; one that stops nothing gets Error. */
export const clearHealthScreen = /* @__PURE__ */ operation<{ id: string | number; note?: string | null | undefined }>(
  'clearHealthScreen', 'id:ID! note:String operation_id:String', 'audit health_screen', {"id":{"required":true,"id":true},"note":{"shortest":0,"longest":500}});

/** Says for a family whether a care plan is right, or what is not, and tells the office; staff write down what a family has told them, and how. Without a remark where one is needed, or of a version that was replaced or ended gets Error. */
export const confirmCarePlan = /* @__PURE__ */ operation<{ id: string | number; right: boolean; remark?: string | null | undefined }>(
  'confirmCarePlan', 'id:ID! right:Boolean! remark:String operation_id:String', 'audit care_plan notification push_message', {"id":{"required":true,"id":true},"right":{"required":true,"flag":true},"remark":{"shortest":0,"longest":500}});

/** Adds a care plan to a child and tells its family. Without a step, over already, or for more than a year gets Error. */
export const createCarePlan = /* @__PURE__ */ operation<{ student_id: string | number; kind: string; name: string; severity: string; triggers?: string | null | undefined; signs?: string | null | undefined; steps: readonly (string)[]; medicine?: string | null | undefined; medicine_at?: string | null | undefined; authorization?: string | number | null | undefined; doctor?: string | null | undefined; doctor_phone?: string | null | undefined; document?: string | number | null | undefined; starts_on: string; ends_on: string }>(
  'createCarePlan', 'student_id:ID! kind:String! name:String! severity:String! triggers:String signs:String steps:[String!]! medicine:String medicine_at:String authorization:ID doctor:String doctor_phone:String document:ID starts_on:Date! ends_on:Date! operation_id:String', 'audit care_plan notification push_message', {"student_id":{"required":true,"id":true},"kind":{"required":true},"name":{"required":true,"shortest":1,"longest":100},"severity":{"required":true},"triggers":{"shortest":0,"longest":500,"clears":true},"signs":{"shortest":0,"longest":1000,"clears":true},"steps":{"required":true,"longest":12,"list":true},"medicine":{"shortest":0,"longest":200,"clears":true},"medicine_at":{"shortest":0,"longest":200,"clears":true},"authorization":{"id":true,"clears":true},"doctor":{"shortest":0,"longest":120,"clears":true},"doctor_phone":{"shortest":0,"longest":40,"clears":true},"document":{"id":true,"clears":true},"starts_on":{"required":true},"ends_on":{"required":true}});

/** Writes down a look at a child today with what was found, and tells its family of a finding unless told otherwise. Where the location does not do that, of a moment to come, an unlikely temperature, a part of the body or a picture without a finding, or a picture of a child of whom none may be taken gets Error. */
export const createHealthCheck = /* @__PURE__ */ operation<{ student_id: string | number; time?: string | null | undefined; findings?: readonly (string)[] | null | undefined; parts?: readonly (string)[] | null | undefined; temperature?: number | null | undefined; unit?: string | null | undefined; note?: string | null | undefined; staff_note?: string | null | undefined; photo?: string | null | undefined; tell?: boolean | null | undefined }>(
  'createHealthCheck', 'student_id:ID! time:Clock findings:[String!] parts:[String!] temperature:Float unit:String note:String staff_note:String photo:String tell:Boolean operation_id:String', 'audit health_check notification push_message', {"student_id":{"required":true,"id":true},"findings":{"longest":13,"list":true},"parts":{"longest":47,"list":true},"temperature":{"least":30,"most":115,"number":true,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"staff_note":{"shortest":0,"longest":1000,"clears":true},"photo":{"shortest":0,"longest":80,"clears":true},"tell":{"flag":true}});

/** Writes down what a child is ill with and until when it stays away, and tells its family. Of a moment to come, an unlikely temperature, or half of an end gets Error. */
export const createIllness = /* @__PURE__ */ operation<{ student_id: string | number; kind: string; temperature?: number | null | undefined; unit?: string | null | undefined; date: string; time: string; sent_home_at?: string | null | undefined; details?: string | null | undefined; until_on?: string | null | undefined; until_at?: string | null | undefined; needs_note?: boolean | null | undefined }>(
  'createIllness', 'student_id:ID! kind:String! temperature:Float unit:String date:Date! time:Clock! sent_home_at:Clock details:String until_on:Date until_at:Clock needs_note:Boolean operation_id:String', 'audit illness notification push_message', {"student_id":{"required":true,"id":true},"kind":{"required":true},"temperature":{"least":30,"most":115,"number":true,"clears":true},"date":{"required":true},"time":{"required":true},"sent_home_at":{"clears":true},"details":{"shortest":0,"longest":1000,"clears":true},"until_on":{"clears":true},"until_at":{"clears":true},"needs_note":{"flag":true}});

/** Adds a vaccine; a name or code that exists, or a dose after an empty one, gets Error. */
export const createImmunization = /* @__PURE__ */ operation<{ name: string; code?: string | null | undefined; dose_1st?: string | null | undefined; dose_2nd?: string | null | undefined; dose_3rd?: string | null | undefined; dose_4th?: string | null | undefined; dose_5th?: string | null | undefined; dose_6th?: string | null | undefined; is_required?: boolean | null | undefined }>(
  'createImmunization', 'name:String! code:String dose_1st:String dose_2nd:String dose_3rd:String dose_4th:String dose_5th:String dose_6th:String is_required:Boolean operation_id:String', 'audit immunization', {"name":{"required":true,"shortest":1,"longest":100},"code":{"shortest":0,"longest":20,"clears":true},"dose_1st":{"shortest":0,"longest":60,"clears":true},"dose_2nd":{"shortest":0,"longest":60,"clears":true},"dose_3rd":{"shortest":0,"longest":60,"clears":true},"dose_4th":{"shortest":0,"longest":60,"clears":true},"dose_5th":{"shortest":0,"longest":60,"clears":true},"dose_6th":{"shortest":0,"longest":60,"clears":true},"is_required":{"flag":true}});

/** Writes an injury report, tells the family to read and sign it, and the office to review it. Without a part of the body, of a moment to come, with half of who was told, or where a text the family reads names the other child gets Error. */
export const createInjuryReport = /* @__PURE__ */ operation<{ student_id: string | number; date: string; time: string; place: string; kind: string; severity: string; what: string; parts: readonly (string)[]; treatments: readonly (string)[]; first_aid: string; aider: string; witnesses?: string | null | undefined; told?: string | null | undefined; told_how?: string | null | undefined; told_at?: string | null | undefined; other_student?: string | number | null | undefined; staff_note?: string | null | undefined }>(
  'createInjuryReport', 'student_id:ID! date:Date! time:Clock! place:String! kind:String! severity:String! what:String! parts:[String!]! treatments:[String!]! first_aid:String! aider:String! witnesses:String told:String told_how:String told_at:Clock other_student:ID staff_note:String operation_id:String', 'audit injury_report notification push_message', {"student_id":{"required":true,"id":true},"date":{"required":true},"time":{"required":true},"place":{"required":true,"shortest":1,"longest":120},"kind":{"required":true},"severity":{"required":true},"what":{"required":true,"shortest":1,"longest":2000},"parts":{"required":true,"longest":47,"list":true},"treatments":{"required":true,"longest":6,"list":true},"first_aid":{"required":true,"shortest":1,"longest":1000},"aider":{"required":true,"shortest":1,"longest":120},"witnesses":{"shortest":0,"longest":300,"clears":true},"told":{"shortest":0,"longest":120,"clears":true},"told_how":{"clears":true},"told_at":{"clears":true},"other_student":{"id":true,"clears":true},"staff_note":{"shortest":0,"longest":1000,"clears":true}});

/** Keeps what was signed for a child: from its family it waits for approval, entered by who may approve it stands at once. Days that are over, more than a year, or as needed without bounds get Error. */
export const createMedicationAuthorization = /* @__PURE__ */ operation<{ student_id: string | number; name: string; dose: number; unit: string; route: string; times?: readonly (string)[] | null | undefined; least_minutes?: number | null | undefined; most_a_day?: number | null | undefined; starts_on: string; ends_on: string; reason: string; instructions?: string | null | undefined; doctor?: string | null | undefined; doctor_phone?: string | null | undefined; document?: string | number | null | undefined; witness?: boolean | null | undefined; signer: string; signed_on?: string | null | undefined }>(
  'createMedicationAuthorization', 'student_id:ID! name:String! dose:Float! unit:String! route:String! times:[String!] least_minutes:Int most_a_day:Int starts_on:Date! ends_on:Date! reason:String! instructions:String doctor:String doctor_phone:String document:ID witness:Boolean signer:String! signed_on:Date operation_id:String', 'audit medication medication_authorization medication_event notification push_message student_medication', {"student_id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":100},"dose":{"required":true,"least":0.001,"most":100000,"number":true},"unit":{"required":true},"route":{"required":true},"times":{"longest":12,"list":true},"least_minutes":{"least":15,"most":1440,"number":true,"clears":true},"most_a_day":{"least":1,"most":24,"number":true,"clears":true},"starts_on":{"required":true},"ends_on":{"required":true},"reason":{"required":true,"shortest":1,"longest":300},"instructions":{"shortest":0,"longest":1000,"clears":true},"doctor":{"shortest":0,"longest":120,"clears":true},"doctor_phone":{"shortest":0,"longest":40,"clears":true},"document":{"id":true},"witness":{"flag":true},"signer":{"required":true,"shortest":1,"longest":120}});

/** Declines what a family has signed, with a reason it reads. Anything but a requested one gets Error. */
export const declineMedicationAuthorization = /* @__PURE__ */ operation<{ id: string | number; reason: string }>(
  'declineMedicationAuthorization', 'id:ID! reason:String! operation_id:String', 'audit medication_authorization medication_event notification push_message', {"id":{"required":true,"id":true},"reason":{"required":true,"shortest":3,"longest":300}});

/** Takes a statement away; answers already given keep it. */
export const deleteHealthQuestionnaire = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteHealthQuestionnaire', 'id:ID! operation_id:String', 'audit health_question', {"id":{"required":true,"id":true}});

/** Deletes a vaccine that no record of a child names; any other gets Error. */
export const deleteImmunization = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteImmunization', 'id:ID! operation_id:String', 'audit immunization', {"id":{"required":true,"id":true}});

/** Deletes a child's record of a vaccine. */
export const deleteStudentImmunization = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStudentImmunization', 'id:ID! operation_id:String', 'audit student_immunization student_immunization_dose student_immunization_log', {"id":{"required":true,"id":true}});

/** Ends a care plan for good, with a reason its family reads; one that was replaced or ended gets Error. */
export const endCarePlan = /* @__PURE__ */ operation<{ id: string | number; reason: string }>(
  'endCarePlan', 'id:ID! reason:String! operation_id:String', 'audit care_plan notification push_message', {"id":{"required":true,"id":true},"reason":{"required":true,"shortest":3,"longest":300}});

/** Ends an authorization for good, with a reason; one that has ended or was declined gets Error. */
export const endMedicationAuthorization = /* @__PURE__ */ operation<{ id: string | number; reason: string }>(
  'endMedicationAuthorization', 'id:ID! reason:String! operation_id:String', 'audit medication_authorization medication_event notification push_message', {"id":{"required":true,"id":true},"reason":{"required":true,"shortest":3,"longest":300}});

/** Writes down a dose as given, refused, missed or spilled, with the PIN of a witness where one was asked for, and tells the family. Too early, too much, too often, expired, short or not authorized gets Error until a reason is given; one that has ended always. */
export const giveMedication = /* @__PURE__ */ operation<{ id: string | number; outcome: string; date?: string | null | undefined; time?: string | null | undefined; due?: string | null | undefined; amount?: number | null | undefined; note?: string | null | undefined; pin?: string | null | undefined; override?: string | null | undefined }>(
  'giveMedication', 'id:ID! outcome:String! date:Date time:Clock due:Clock amount:Float note:String pin:String override:String operation_id:String', 'activity activity_event activity_student audit medication_event notice_letter notification push_message', {"id":{"required":true,"id":true},"outcome":{"required":true},"amount":{"least":0.001,"most":100000,"number":true},"note":{"shortest":0,"longest":500},"pin":{"shortest":1,"longest":12},"override":{"shortest":0,"longest":300}});

/** Lets a child back in, with the reason, and tells its family; where a note is asked for without having seen it, or once it was lifted, Error. */
export const liftIllness = /* @__PURE__ */ operation<{ id: string | number; reason: string; note_seen?: boolean | null | undefined }>(
  'liftIllness', 'id:ID! reason:String! note_seen:Boolean operation_id:String', 'audit illness notification push_message', {"id":{"required":true,"id":true},"reason":{"required":true,"shortest":3,"longest":300},"note_seen":{"flag":true}});

/** Takes in what a family has brought, and until when it keeps; what has expired gets Error. */
export const receiveMedication = /* @__PURE__ */ operation<{ id: string | number; amount: number; expires?: string | null | undefined; note?: string | null | undefined }>(
  'receiveMedication', 'id:ID! amount:Float! expires:Date note:String operation_id:String', 'audit medication_event', {"id":{"required":true,"id":true},"amount":{"required":true,"least":0.001,"most":100000,"number":true},"note":{"shortest":0,"longest":500}});

/** Gives back or disposes of what is on hand; more than there is gets Error. */
export const returnMedication = /* @__PURE__ */ operation<{ id: string | number; amount: number; note?: string | null | undefined }>(
  'returnMedication', 'id:ID! amount:Float! note:String operation_id:String', 'audit medication_event', {"id":{"required":true,"id":true},"amount":{"required":true,"least":0.001,"most":100000,"number":true},"note":{"shortest":0,"longest":500}});

/** Signs a version of an injury report off; one that was replaced or reviewed gets Error. */
export const reviewInjuryReport = /* @__PURE__ */ operation<{ id: string | number }>(
  'reviewInjuryReport', 'id:ID! operation_id:String', 'audit injury_report', {"id":{"required":true,"id":true}});

/** Writes down that several children were looked at and nothing was found; who was looked at today already is left out, and `students` tells of whom it was written. Where that is everybody, or a location does not do that, Error. */
export const saveHealthChecks = /* @__PURE__ */ operation<{ students: readonly (string | number)[] }>(
  'saveHealthChecks', 'students:[ID!]! operation_id:String', 'audit health_check', {"students":{"required":true,"shortest":1,"longest":200,"list":true,"id":true}});

/** Adds a statement, or changes the one of that id; an empty statement, or one too many, gets Error. */
export const saveHealthQuestionnaire = /* @__PURE__ */ operation<{ statement: string; id?: string | number | null | undefined; location?: string | number | null | undefined; stops_on?: string | null | undefined; order?: number | null | undefined }>(
  'saveHealthQuestionnaire', 'statement:String! id:ID location:ID stops_on:String order:Int operation_id:String', 'audit health_question', {"statement":{"required":true,"shortest":1,"longest":300},"id":{"id":true},"location":{"id":true},"order":{"least":0,"most":1000,"number":true}});

/** Saves the answers {statement id: true or false, temperature, unit} for a child today; a missing answer gets Error, and `stops` tells whether one stops the check-in. */
export const saveHealthScreen = /* @__PURE__ */ operation<{ student_id: string | number; date: string; answers: unknown; note?: string | null | undefined }>(
  'saveHealthScreen', 'student_id:ID! date:Date! answers:JSON! note:String operation_id:String', 'audit door_alert health_screen', {"student_id":{"required":true,"id":true},"date":{"required":true},"answers":{"required":true,"object":true},"note":{"shortest":0,"longest":500}});

/** Takes the answers on the tablet of whoever has just entered a PIN, for own children alone. */
export const saveHealthScreenFromScreen = /* @__PURE__ */ operation<{ students: readonly (string | number)[]; answers: unknown; action_by: string | number }>(
  'saveHealthScreenFromScreen', 'students:[ID!]! answers:JSON! action_by:ID! operation_id:String', 'audit door_alert health_screen', {"students":{"required":true,"shortest":1,"longest":50,"list":true,"id":true},"answers":{"required":true,"object":true},"action_by":{"required":true,"id":true}});

/** Saves whose rules of vaccines a location follows, whether, in which unit and from where on the temperature stops a check-in, and whether staff look at each child as it arrives. */
export const saveHealthSetting = /* @__PURE__ */ operation<{ location: string | number; requirements?: string | null | undefined; temperature?: boolean | null | undefined; unit?: string | null | undefined; fever?: number | null | undefined; daily_checks?: boolean | null | undefined }>(
  'saveHealthSetting', 'location:ID! requirements:String temperature:Boolean unit:String fever:Float daily_checks:Boolean operation_id:String', 'audit health_setting', {"location":{"required":true,"id":true},"requirements":{"shortest":0,"longest":20,"clears":true},"temperature":{"flag":true},"fever":{"least":0,"most":200,"number":true},"daily_checks":{"flag":true}});

/** Exempts a child from a series, for a reason and until a day or for good; kind none ends that. */
export const saveImmunizationExemption = /* @__PURE__ */ operation<{ student_id: string | number; series: string; kind: string; until?: string | null | undefined; note?: string | null | undefined }>(
  'saveImmunizationExemption', 'student_id:ID! series:String! kind:String! until:Date note:String operation_id:String', 'audit immunization_exemption student_immunization_log', {"student_id":{"required":true,"id":true},"series":{"required":true},"kind":{"required":true},"note":{"shortest":0,"longest":500}});

/** Saves the dates of a child's doses, pending where a contact enters them; a date in the future or out of order gets Error. */
export const saveStudentImmunization = /* @__PURE__ */ operation<{ student_id: string | number; immunization_id: string | number; dose_1st?: string | null | undefined; dose_2nd?: string | null | undefined; dose_3rd?: string | null | undefined; dose_4th?: string | null | undefined; dose_5th?: string | null | undefined; dose_6th?: string | null | undefined; note?: string | null | undefined; document?: string | number | null | undefined; expires?: string | null | undefined }>(
  'saveStudentImmunization', 'student_id:ID! immunization_id:ID! dose_1st:Date dose_2nd:Date dose_3rd:Date dose_4th:Date dose_5th:Date dose_6th:Date note:String document:ID expires:Date operation_id:String', 'audit student_immunization student_immunization_dose student_immunization_log', {"student_id":{"required":true,"id":true},"immunization_id":{"required":true,"id":true},"dose_1st":{"clears":true},"dose_2nd":{"clears":true},"dose_3rd":{"clears":true},"dose_4th":{"clears":true},"dose_5th":{"clears":true},"dose_6th":{"clears":true},"note":{"shortest":0,"longest":2000,"clears":true},"document":{"id":true},"expires":{"clears":true}});

/** Signs a version of an injury report for the family, by name; staff write down what was signed on paper, and how they know. One that was replaced or signed, or staff without how, gets Error. */
export const signInjuryReport = /* @__PURE__ */ operation<{ id: string | number; signer: string; how?: string | null | undefined }>(
  'signInjuryReport', 'id:ID! signer:String! how:String operation_id:String', 'audit injury_report', {"id":{"required":true,"id":true},"signer":{"required":true,"shortest":2,"longest":120},"how":{"shortest":0,"longest":200}});

/** Tells the guardians of the other children of the room that there is a case of an illness, never whose; asks first. Twice, or where there is nobody to tell, gets Error. */
export const tellExposure = /* @__PURE__ */ operation<{ id: string | number }>(
  'tellExposure', 'id:ID! confirm:[String!] operation_id:String', 'audit illness notification', {"id":{"required":true,"id":true}});

/** Replaces a care plan by a new version, which says all of it anew, and tells the family; the version before stays readable. One that was replaced or ended gets Error. */
export const updateCarePlan = /* @__PURE__ */ operation<{ id: string | number; kind: string; name: string; severity: string; triggers?: string | null | undefined; signs?: string | null | undefined; steps: readonly (string)[]; medicine?: string | null | undefined; medicine_at?: string | null | undefined; authorization?: string | number | null | undefined; doctor?: string | null | undefined; doctor_phone?: string | null | undefined; document?: string | number | null | undefined; starts_on: string; ends_on: string }>(
  'updateCarePlan', 'id:ID! kind:String! name:String! severity:String! triggers:String signs:String steps:[String!]! medicine:String medicine_at:String authorization:ID doctor:String doctor_phone:String document:ID starts_on:Date! ends_on:Date! operation_id:String', 'audit care_plan notification push_message', {"id":{"required":true,"id":true},"kind":{"required":true},"name":{"required":true,"shortest":1,"longest":100},"severity":{"required":true},"triggers":{"shortest":0,"longest":500,"clears":true},"signs":{"shortest":0,"longest":1000,"clears":true},"steps":{"required":true,"longest":12,"list":true},"medicine":{"shortest":0,"longest":200,"clears":true},"medicine_at":{"shortest":0,"longest":200,"clears":true},"authorization":{"id":true,"clears":true},"doctor":{"shortest":0,"longest":120,"clears":true},"doctor_phone":{"shortest":0,"longest":40,"clears":true},"document":{"id":true,"clears":true},"starts_on":{"required":true},"ends_on":{"required":true}});

/** Corrects a health check by a new version with its reason; the version before stays readable for staff, without its picture. `photo` left out keeps the picture, empty takes it away. Of another one, or on a later day, from managers on; one that was replaced gets Error. */
export const updateHealthCheck = /* @__PURE__ */ operation<{ id: string | number; time?: string | null | undefined; findings?: readonly (string)[] | null | undefined; parts?: readonly (string)[] | null | undefined; temperature?: number | null | undefined; unit?: string | null | undefined; note?: string | null | undefined; staff_note?: string | null | undefined; photo?: string | null | undefined; tell?: boolean | null | undefined; reason: string }>(
  'updateHealthCheck', 'id:ID! time:Clock findings:[String!] parts:[String!] temperature:Float unit:String note:String staff_note:String photo:String tell:Boolean reason:String! operation_id:String', 'audit health_check notification push_message', {"id":{"required":true,"id":true},"findings":{"longest":13,"list":true},"parts":{"longest":47,"list":true},"temperature":{"least":30,"most":115,"number":true,"clears":true},"note":{"shortest":0,"longest":1000,"clears":true},"staff_note":{"shortest":0,"longest":1000,"clears":true},"photo":{"shortest":0,"longest":80,"clears":true},"tell":{"flag":true},"reason":{"required":true,"shortest":3,"longest":300}});

/** Says anew until when a child stays away and whether a note is asked for, and tells its family; once it was lifted Error. */
export const updateIllness = /* @__PURE__ */ operation<{ id: string | number; until_on?: string | null | undefined; until_at?: string | null | undefined; needs_note?: boolean | null | undefined }>(
  'updateIllness', 'id:ID! until_on:Date until_at:Clock needs_note:Boolean operation_id:String', 'audit illness notification push_message', {"id":{"required":true,"id":true},"until_on":{"clears":true},"until_at":{"clears":true},"needs_note":{"flag":true}});

/** Changes a vaccine; a name or code that exists gets Error. */
export const updateImmunization = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; code?: string | null | undefined; dose_1st?: string | null | undefined; dose_2nd?: string | null | undefined; dose_3rd?: string | null | undefined; dose_4th?: string | null | undefined; dose_5th?: string | null | undefined; dose_6th?: string | null | undefined; is_required?: boolean | null | undefined }>(
  'updateImmunization', 'id:ID! name:String code:String dose_1st:String dose_2nd:String dose_3rd:String dose_4th:String dose_5th:String dose_6th:String is_required:Boolean operation_id:String', 'audit immunization', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"code":{"shortest":0,"longest":20,"clears":true},"dose_1st":{"shortest":0,"longest":60,"clears":true},"dose_2nd":{"shortest":0,"longest":60,"clears":true},"dose_3rd":{"shortest":0,"longest":60,"clears":true},"dose_4th":{"shortest":0,"longest":60,"clears":true},"dose_5th":{"shortest":0,"longest":60,"clears":true},"dose_6th":{"shortest":0,"longest":60,"clears":true},"is_required":{"flag":true}});

/** Corrects an injury report by a new version with its reason, which is reviewed and signed anew; the version before stays readable. Of another one, or once it was reviewed, from managers on; one that was replaced gets Error. */
export const updateInjuryReport = /* @__PURE__ */ operation<{ id: string | number; date: string; time: string; place: string; kind: string; severity: string; what: string; parts: readonly (string)[]; treatments: readonly (string)[]; first_aid: string; aider: string; witnesses?: string | null | undefined; told?: string | null | undefined; told_how?: string | null | undefined; told_at?: string | null | undefined; other_student?: string | number | null | undefined; staff_note?: string | null | undefined; reason: string }>(
  'updateInjuryReport', 'id:ID! date:Date! time:Clock! place:String! kind:String! severity:String! what:String! parts:[String!]! treatments:[String!]! first_aid:String! aider:String! witnesses:String told:String told_how:String told_at:Clock other_student:ID staff_note:String reason:String! operation_id:String', 'audit injury_report notification push_message', {"id":{"required":true,"id":true},"date":{"required":true},"time":{"required":true},"place":{"required":true,"shortest":1,"longest":120},"kind":{"required":true},"severity":{"required":true},"what":{"required":true,"shortest":1,"longest":2000},"parts":{"required":true,"longest":47,"list":true},"treatments":{"required":true,"longest":6,"list":true},"first_aid":{"required":true,"shortest":1,"longest":1000},"aider":{"required":true,"shortest":1,"longest":120},"witnesses":{"shortest":0,"longest":300,"clears":true},"told":{"shortest":0,"longest":120,"clears":true},"told_how":{"clears":true},"told_at":{"clears":true},"other_student":{"id":true,"clears":true},"staff_note":{"shortest":0,"longest":1000,"clears":true},"reason":{"required":true,"shortest":3,"longest":300}});

/** Takes back a dose or a movement of stock that was written down by mistake; it stays in the log with the reason. Twice, or of any other line, gets Error. */
export const withdrawMedicationEvent = /* @__PURE__ */ operation<{ id: string | number; reason: string }>(
  'withdrawMedicationEvent', 'id:ID! reason:String! operation_id:String', 'activity activity_event audit medication_event', {"id":{"required":true,"id":true},"reason":{"required":true,"shortest":3,"longest":500}});
