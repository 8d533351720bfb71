// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Approves the doses of a record that wait, with the day they were compared with the card; one that was changed since `seen` gets Error. */
export const approveStudentImmunization = /* @__PURE__ */ operation<{ id: string | number; date: string; seen?: string | null | undefined }>(
  'approveStudentImmunization', 'id:ID! date:Date! seen:DateTime operation_id:String', 'audit student_immunization_dose student_immunization_log', {"id":{"required":true,"id":true},"date":{"required":true}});

/** Lets a child in though an answer stopped it; one that stops nothing gets Error. */
export const clearHealthScreen = /* @__PURE__ */ operation<{ id: string | number; note?: string | null | undefined }>(
  'clearHealthScreen', 'id:ID! note:String operation_id:String', 'audit health_screen', {"id":{"required":true,"id":true},"note":{"shortest":0,"longest":500}});

/** Adds a vaccine; a name or code that exists, or a dose after an empty one, gets Error. */
export const createImmunization = /* @__PURE__ */ operation<{ name: string; code?: string | null | undefined; dose_1st?: string | null | undefined; dose_2nd?: string | null | undefined; dose_3rd?: string | null | undefined; dose_4th?: string | null | undefined; dose_5th?: string | null | undefined; dose_6th?: string | null | undefined; is_required?: boolean | null | undefined }>(
  'createImmunization', 'name:String! code:String dose_1st:String dose_2nd:String dose_3rd:String dose_4th:String dose_5th:String dose_6th:String is_required:Boolean operation_id:String', 'audit immunization', {"name":{"required":true,"shortest":1,"longest":100},"code":{"shortest":0,"longest":20,"clears":true},"dose_1st":{"shortest":0,"longest":60,"clears":true},"dose_2nd":{"shortest":0,"longest":60,"clears":true},"dose_3rd":{"shortest":0,"longest":60,"clears":true},"dose_4th":{"shortest":0,"longest":60,"clears":true},"dose_5th":{"shortest":0,"longest":60,"clears":true},"dose_6th":{"shortest":0,"longest":60,"clears":true},"is_required":{"flag":true}});

/** Takes a statement away; answers already given keep it. */
export const deleteHealthQuestionnaire = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteHealthQuestionnaire', 'id:ID! operation_id:String', 'audit health_question', {"id":{"required":true,"id":true}});

/** Deletes a vaccine that no record of a child names; any other gets Error. */
export const deleteImmunization = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteImmunization', 'id:ID! operation_id:String', 'audit immunization', {"id":{"required":true,"id":true}});

/** Deletes a child's record of a vaccine. */
export const deleteStudentImmunization = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStudentImmunization', 'id:ID! operation_id:String', 'audit student_immunization student_immunization_dose student_immunization_log', {"id":{"required":true,"id":true}});

/** Adds a statement, or changes the one of that id; an empty statement, or one too many, gets Error. */
export const saveHealthQuestionnaire = /* @__PURE__ */ operation<{ statement: string; id?: string | number | null | undefined; location?: string | number | null | undefined; stops_on?: string | null | undefined; order?: number | null | undefined }>(
  'saveHealthQuestionnaire', 'statement:String! id:ID location:ID stops_on:String order:Int operation_id:String', 'audit health_question', {"statement":{"required":true,"shortest":1,"longest":300},"id":{"id":true},"location":{"id":true},"order":{"least":0,"most":1000,"number":true}});

/** Saves the answers {statement id: true or false, temperature, unit} for a child today; a missing answer gets Error, and `stops` tells whether one stops the check-in. */
export const saveHealthScreen = /* @__PURE__ */ operation<{ student_id: string | number; date: string; answers: unknown; note?: string | null | undefined }>(
  'saveHealthScreen', 'student_id:ID! date:Date! answers:JSON! note:String operation_id:String', 'audit door_alert health_screen', {"student_id":{"required":true,"id":true},"date":{"required":true},"answers":{"required":true,"object":true},"note":{"shortest":0,"longest":500}});

/** Takes the answers on the tablet of whoever has just entered a PIN, for own children alone. */
export const saveHealthScreenFromScreen = /* @__PURE__ */ operation<{ students: readonly (string | number)[]; answers: unknown; action_by: string | number }>(
  'saveHealthScreenFromScreen', 'students:[ID!]! answers:JSON! action_by:ID! operation_id:String', 'audit door_alert health_screen', {"students":{"required":true,"shortest":1,"longest":50,"list":true,"id":true},"answers":{"required":true,"object":true},"action_by":{"required":true,"id":true}});

/** Saves whose rules of vaccines a location follows and whether, in which unit and from where on the temperature stops a check-in. */
export const saveHealthSetting = /* @__PURE__ */ operation<{ location: string | number; requirements?: string | null | undefined; temperature?: boolean | null | undefined; unit?: string | null | undefined; fever?: number | null | undefined }>(
  'saveHealthSetting', 'location:ID! requirements:String temperature:Boolean unit:String fever:Float operation_id:String', 'audit health_setting', {"location":{"required":true,"id":true},"requirements":{"shortest":0,"longest":20,"clears":true},"temperature":{"flag":true},"fever":{"least":0,"most":200,"number":true}});

/** Exempts a child from a series, for a reason and until a day or for good; kind none ends that. */
export const saveImmunizationExemption = /* @__PURE__ */ operation<{ student_id: string | number; series: string; kind: string; until?: string | null | undefined; note?: string | null | undefined }>(
  'saveImmunizationExemption', 'student_id:ID! series:String! kind:String! until:Date note:String operation_id:String', 'audit immunization_exemption student_immunization_log', {"student_id":{"required":true,"id":true},"series":{"required":true},"kind":{"required":true},"note":{"shortest":0,"longest":500}});

/** Saves the dates of a child's doses, pending where a contact enters them; a date in the future or out of order gets Error. */
export const saveStudentImmunization = /* @__PURE__ */ operation<{ student_id: string | number; immunization_id: string | number; dose_1st?: string | null | undefined; dose_2nd?: string | null | undefined; dose_3rd?: string | null | undefined; dose_4th?: string | null | undefined; dose_5th?: string | null | undefined; dose_6th?: string | null | undefined; note?: string | null | undefined; document?: string | number | null | undefined; expires?: string | null | undefined }>(
  'saveStudentImmunization', 'student_id:ID! immunization_id:ID! dose_1st:Date dose_2nd:Date dose_3rd:Date dose_4th:Date dose_5th:Date dose_6th:Date note:String document:ID expires:Date operation_id:String', 'audit student_immunization student_immunization_dose student_immunization_log', {"student_id":{"required":true,"id":true},"immunization_id":{"required":true,"id":true},"dose_1st":{"clears":true},"dose_2nd":{"clears":true},"dose_3rd":{"clears":true},"dose_4th":{"clears":true},"dose_5th":{"clears":true},"dose_6th":{"clears":true},"note":{"shortest":0,"longest":2000,"clears":true},"document":{"id":true},"expires":{"clears":true}});

/** Changes a vaccine; a name or code that exists gets Error. */
export const updateImmunization = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; code?: string | null | undefined; dose_1st?: string | null | undefined; dose_2nd?: string | null | undefined; dose_3rd?: string | null | undefined; dose_4th?: string | null | undefined; dose_5th?: string | null | undefined; dose_6th?: string | null | undefined; is_required?: boolean | null | undefined }>(
  'updateImmunization', 'id:ID! name:String code:String dose_1st:String dose_2nd:String dose_3rd:String dose_4th:String dose_5th:String dose_6th:String is_required:Boolean operation_id:String', 'audit immunization', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"code":{"shortest":0,"longest":20,"clears":true},"dose_1st":{"shortest":0,"longest":60,"clears":true},"dose_2nd":{"shortest":0,"longest":60,"clears":true},"dose_3rd":{"shortest":0,"longest":60,"clears":true},"dose_4th":{"shortest":0,"longest":60,"clears":true},"dose_5th":{"shortest":0,"longest":60,"clears":true},"dose_6th":{"shortest":0,"longest":60,"clears":true},"is_required":{"flag":true}});
