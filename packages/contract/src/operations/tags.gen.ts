// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Makes the given list the allergies of a student; an unknown one gets Error. */
export const assignStudentAllergies = /* @__PURE__ */ operation<{ student_id: string | number; allergies: readonly (string | number)[] }>(
  'assignStudentAllergies', 'student_id:ID! allergies:[ID!]! operation_id:String', 'audit student student_allergy', {"student_id":{"required":true,"id":true},"allergies":{"required":true,"shortest":0,"longest":50,"list":true,"id":true}});

/** Makes the given list the medications of a student; an unknown one gets Error. */
export const assignStudentMedications = /* @__PURE__ */ operation<{ student_id: string | number; medications: readonly (string | number)[] }>(
  'assignStudentMedications', 'student_id:ID! medications:[ID!]! operation_id:String', 'audit student_medication', {"student_id":{"required":true,"id":true},"medications":{"required":true,"shortest":0,"longest":50,"list":true,"id":true}});

/** Makes the given list the tags of a student; an unknown one gets Error. */
export const assignStudentTags = /* @__PURE__ */ operation<{ student_id: string | number; tags: readonly (string | number)[] }>(
  'assignStudentTags', 'student_id:ID! tags:[ID!]! operation_id:String', 'audit student_tag', {"student_id":{"required":true,"id":true},"tags":{"required":true,"shortest":0,"longest":50,"list":true,"id":true}});

/** Makes the given list the allergies of a person; an unknown one gets Error. */
export const assignUserAllergies = /* @__PURE__ */ operation<{ user_id: string | number; allergies: readonly (string | number)[] }>(
  'assignUserAllergies', 'user_id:ID! allergies:[ID!]! operation_id:String', 'audit user_allergy', {"user_id":{"required":true,"id":true},"allergies":{"required":true,"shortest":0,"longest":50,"list":true,"id":true}});

/** Makes the given list the medications of a person; an unknown one gets Error. */
export const assignUserMedications = /* @__PURE__ */ operation<{ user_id: string | number; medications: readonly (string | number)[] }>(
  'assignUserMedications', 'user_id:ID! medications:[ID!]! operation_id:String', 'audit user_medication', {"user_id":{"required":true,"id":true},"medications":{"required":true,"shortest":0,"longest":50,"list":true,"id":true}});

/** Makes the given list the tags of a person; an unknown one gets Error. */
export const assignUserTags = /* @__PURE__ */ operation<{ user_id: string | number; tags: readonly (string | number)[] }>(
  'assignUserTags', 'user_id:ID! tags:[ID!]! operation_id:String', 'audit user_tag', {"user_id":{"required":true,"id":true},"tags":{"required":true,"shortest":0,"longest":50,"list":true,"id":true}});

/** Finds an allergy by its name or adds it, and gives it to the student or person named. */
export const autoCreateStudentAllergy = /* @__PURE__ */ operation<{ name: string; student_id?: string | number | null | undefined; user_id?: string | number | null | undefined }>(
  'autoCreateStudentAllergy', 'name:String! student_id:ID user_id:ID operation_id:String', 'allergy audit student student_allergy user_allergy', {"name":{"required":true,"shortest":1,"longest":100},"student_id":{"id":true},"user_id":{"id":true}});

/** Finds a medication by its name or adds it, and gives it to the student or person named. */
export const autoCreateStudentMedication = /* @__PURE__ */ operation<{ name: string; student_id?: string | number | null | undefined; user_id?: string | number | null | undefined }>(
  'autoCreateStudentMedication', 'name:String! student_id:ID user_id:ID operation_id:String', 'audit medication student_medication user_medication', {"name":{"required":true,"shortest":1,"longest":100},"student_id":{"id":true},"user_id":{"id":true}});

/** Finds a tag by its name or adds it, and gives it to the student or person named. */
export const autoCreateStudentTag = /* @__PURE__ */ operation<{ name: string; student_id?: string | number | null | undefined; user_id?: string | number | null | undefined }>(
  'autoCreateStudentTag', 'name:String! student_id:ID user_id:ID operation_id:String', 'audit student_tag tag user_tag', {"name":{"required":true,"shortest":1,"longest":100},"student_id":{"id":true},"user_id":{"id":true}});

/** Adds an allergy; a name that exists gets Error. */
export const createStudentAllergy = /* @__PURE__ */ operation<{ name: string }>(
  'createStudentAllergy', 'name:String! operation_id:String', 'allergy audit', {"name":{"required":true,"shortest":1,"longest":100}});

/** Adds a medication; a name that exists gets Error. */
export const createStudentMedication = /* @__PURE__ */ operation<{ name: string }>(
  'createStudentMedication', 'name:String! operation_id:String', 'audit medication', {"name":{"required":true,"shortest":1,"longest":100}});

/** Adds a tag; a name that exists gets Error. */
export const createStudentTag = /* @__PURE__ */ operation<{ name: string; color_code?: string | null | undefined }>(
  'createStudentTag', 'name:String! color_code:String operation_id:String', 'audit tag', {"name":{"required":true,"shortest":1,"longest":100},"color_code":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$","clears":true}});

/** Removes an allergy, also from every student and person; one that is not there gets Error. */
export const deleteStudentAllergy = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStudentAllergy', 'id:ID! operation_id:String', 'allergy audit', {"id":{"required":true,"id":true}});

/** Removes a medication, also from every student and person; one that is not there gets Error. */
export const deleteStudentMedication = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStudentMedication', 'id:ID! operation_id:String', 'audit medication', {"id":{"required":true,"id":true}});

/** Removes a tag, also from every student and person; one that is not there gets Error. */
export const deleteStudentTag = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStudentTag', 'id:ID! operation_id:String', 'audit tag', {"id":{"required":true,"id":true}});

/** Runs delete, clear or merge (into the first) on several tags of students and people or of posts, on all or none; another type gets Error. */
export const makeTagsAction = /* @__PURE__ */ operation<{ id: readonly (string | number)[]; type: string }>(
  'makeTagsAction', 'id:[ID!]! type:String! operation_id:String', 'audit blog_tag student_tag tag', {"id":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"type":{"required":true,"shortest":1,"longest":40}});

/** Adds the allergies to all students and people listed; ids out of reach are told in errors. */
export const multiAssignStudentAllergies = /* @__PURE__ */ operation<{ allergies: readonly (string | number)[]; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined }>(
  'multiAssignStudentAllergies', 'allergies:[ID!]! students:[ID!] users:[ID!] operation_id:String', 'audit student student_allergy user_allergy', {"allergies":{"required":true,"shortest":1,"longest":50,"list":true,"id":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"users":{"shortest":0,"longest":1000,"list":true,"id":true}});

/** Adds the medications to all students and people listed; ids out of reach are told in errors. */
export const multiAssignStudentMedications = /* @__PURE__ */ operation<{ medications: readonly (string | number)[]; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined }>(
  'multiAssignStudentMedications', 'medications:[ID!]! students:[ID!] users:[ID!] operation_id:String', 'audit student_medication user_medication', {"medications":{"required":true,"shortest":1,"longest":50,"list":true,"id":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"users":{"shortest":0,"longest":1000,"list":true,"id":true}});

/** Adds the tags to all students and people listed; ids out of reach are told in errors. */
export const multiAssignStudentTags = /* @__PURE__ */ operation<{ tags: readonly (string | number)[]; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined }>(
  'multiAssignStudentTags', 'tags:[ID!]! students:[ID!] users:[ID!] operation_id:String', 'audit student_tag user_tag', {"tags":{"required":true,"shortest":1,"longest":50,"list":true,"id":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"users":{"shortest":0,"longest":1000,"list":true,"id":true}});

/** Notes an allergy of a student, by id or by name, with severity (severe, moderate, mild), reaction, what to do and where the medicine is; noted again, what is given replaces what was, an empty text takes a fact away. An unknown id gets Error. */
export const noteStudentAllergy = /* @__PURE__ */ operation<{ student_id: string | number; id?: string | number | null | undefined; name?: string | null | undefined; severity?: string | null | undefined; reaction?: string | null | undefined; what_to_do?: string | null | undefined; medicine_at?: string | null | undefined }>(
  'noteStudentAllergy', 'student_id:ID! id:ID name:String severity:String reaction:String what_to_do:String medicine_at:String operation_id:String', 'allergy audit student student_allergy', {"student_id":{"required":true,"id":true},"id":{"id":true},"name":{"shortest":1,"longest":100},"severity":{"shortest":0},"reaction":{"shortest":0,"longest":300},"what_to_do":{"shortest":0,"longest":300},"medicine_at":{"shortest":0,"longest":200}});

/** Takes the removal of an allergy back, with everybody who carried it; a name taken since gets Error. */
export const restoreStudentAllergy = /* @__PURE__ */ operation<{ id: string | number }>(
  'restoreStudentAllergy', 'id:ID! operation_id:String', 'allergy audit', {"id":{"required":true,"id":true}});

/** Takes the removal of a medication back, with everybody who carried it; a name taken since gets Error. */
export const restoreStudentMedication = /* @__PURE__ */ operation<{ id: string | number }>(
  'restoreStudentMedication', 'id:ID! operation_id:String', 'audit medication', {"id":{"required":true,"id":true}});

/** Takes the removal of a tag back, with everybody who carried it; a name taken since gets Error. */
export const restoreStudentTag = /* @__PURE__ */ operation<{ id: string | number }>(
  'restoreStudentTag', 'id:ID! operation_id:String', 'audit tag', {"id":{"required":true,"id":true}});

/** Answers that no allergies of a student are known, with who and when, or takes that back; one who carries an allergy gets Error. */
export const saveStudentNoAllergies = /* @__PURE__ */ operation<{ student_id: string | number; none: boolean }>(
  'saveStudentNoAllergies', 'student_id:ID! none:Boolean! operation_id:String', 'audit student', {"student_id":{"required":true,"id":true},"none":{"required":true,"flag":true}});

/** Takes off an allergy the caller has added within the last ten minutes, where nobody else has noted anything about it since; any other gets Error. */
export const takeBackStudentAllergy = /* @__PURE__ */ operation<{ student_id: string | number; id: string | number }>(
  'takeBackStudentAllergy', 'student_id:ID! id:ID! operation_id:String', 'audit student_allergy', {"student_id":{"required":true,"id":true},"id":{"required":true,"id":true}});

/** Takes an allergy off a student or person; naming neither gets Error. */
export const unassignStudentAllergy = /* @__PURE__ */ operation<{ id: string | number; student_id?: string | number | null | undefined; user_id?: string | number | null | undefined }>(
  'unassignStudentAllergy', 'id:ID! student_id:ID user_id:ID operation_id:String', 'audit student_allergy', {"id":{"required":true,"id":true},"student_id":{"id":true},"user_id":{"id":true}});

/** Takes a medication off a student or person; naming neither gets Error. */
export const unassignStudentMedication = /* @__PURE__ */ operation<{ id: string | number; student_id?: string | number | null | undefined; user_id?: string | number | null | undefined }>(
  'unassignStudentMedication', 'id:ID! student_id:ID user_id:ID operation_id:String', 'audit student_medication', {"id":{"required":true,"id":true},"student_id":{"id":true},"user_id":{"id":true}});

/** Takes a tag off a student or person; naming neither gets Error. */
export const unassignStudentTag = /* @__PURE__ */ operation<{ id: string | number; student_id?: string | number | null | undefined; user_id?: string | number | null | undefined }>(
  'unassignStudentTag', 'id:ID! student_id:ID user_id:ID operation_id:String', 'audit student_tag', {"id":{"required":true,"id":true},"student_id":{"id":true},"user_id":{"id":true}});

/** Renames an allergy everywhere; a name that exists gets Error. */
export const updateStudentAllergy = /* @__PURE__ */ operation<{ id: string | number; name: string }>(
  'updateStudentAllergy', 'id:ID! name:String! operation_id:String', 'allergy audit', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":100}});

/** Renames a medication everywhere; a name that exists gets Error. */
export const updateStudentMedication = /* @__PURE__ */ operation<{ id: string | number; name: string }>(
  'updateStudentMedication', 'id:ID! name:String! operation_id:String', 'audit medication', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":100}});

/** Renames a tag everywhere; a name that exists gets Error. */
export const updateStudentTag = /* @__PURE__ */ operation<{ id: string | number; name: string; color_code?: string | null | undefined }>(
  'updateStudentTag', 'id:ID! name:String! color_code:String operation_id:String', 'audit tag', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":100},"color_code":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$","clears":true}});
