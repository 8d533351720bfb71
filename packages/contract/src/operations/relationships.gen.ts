// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Black-lists a guardian: no pick-up, no cameras, nothing of the student; a pair not linked gets Error. */
export const addGuardianBlackList = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number; note?: string | null | undefined }>(
  'addGuardianBlackList', 'student_id:ID! user_id:ID! note:String operation_id:String', 'audit chat_gap guardian_link reader_epoch', {"student_id":{"required":true,"id":true},"user_id":{"required":true,"id":true},"note":{"shortest":0,"longest":1000}});

/** Links a contact to a student; a pair that is linked already, or a contact of another location, gets Error. */
export const addStudentGuardian = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number; relation: string | number; emergency_contact?: boolean | null | undefined; alert?: boolean | null | undefined; watch_camera?: boolean | null | undefined; legal_guardian?: boolean | null | undefined; pickup?: boolean | null | undefined; is_payer?: boolean | null | undefined }>(
  'addStudentGuardian', 'student_id:ID! user_id:ID! relation:ID! emergency_contact:Boolean alert:Boolean watch_camera:Boolean legal_guardian:Boolean pickup:Boolean is_payer:Boolean operation_id:String', 'audit chat_join guardian_link', {"student_id":{"required":true,"id":true},"user_id":{"required":true,"id":true},"relation":{"required":true,"id":true},"emergency_contact":{"flag":true},"alert":{"flag":true},"watch_camera":{"flag":true},"legal_guardian":{"flag":true},"pickup":{"flag":true},"is_payer":{"flag":true}});

/** Adds a relationship; a name that exists gets Error. */
export const createRelationship = /* @__PURE__ */ operation<{ name: string; is_default?: boolean | null | undefined; legal_guardian?: boolean | null | undefined; relationship_type?: string | null | undefined }>(
  'createRelationship', 'name:String! is_default:Boolean legal_guardian:Boolean relationship_type:String operation_id:String', 'audit relationship', {"name":{"required":true,"shortest":1,"longest":60},"is_default":{"flag":true},"legal_guardian":{"flag":true},"relationship_type":{"shortest":0,"longest":60,"clears":true}});

/** Deletes a relationship; one in use, or the default, gets Error. */
export const deleteRelationship = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteRelationship', 'id:ID! operation_id:String', 'audit relationship', {"id":{"required":true,"id":true}});

/** Takes a guardian off the black list and gives the earlier flags back; one who is not on it gets Error. */
export const removeGuardianBlackList = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number; note?: string | null | undefined }>(
  'removeGuardianBlackList', 'student_id:ID! user_id:ID! note:String operation_id:String', 'audit chat_gap guardian_link reader_epoch', {"student_id":{"required":true,"id":true},"user_id":{"required":true,"id":true},"note":{"shortest":0,"longest":1000}});

/** Unlinks a guardian, who loses the cameras of that student at once; a pair that is not linked gets Error. */
export const removeStudentGuardian = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number }>(
  'removeStudentGuardian', 'student_id:ID! user_id:ID! operation_id:String', 'audit chat_gap chat_join guardian_link reader_epoch', {"student_id":{"required":true,"id":true},"user_id":{"required":true,"id":true}});

/** Makes this relationship the one that is preset on new links, instead of the earlier one. */
export const setDefaultRelationship = /* @__PURE__ */ operation<{ id: string | number }>(
  'setDefaultRelationship', 'id:ID! operation_id:String', 'audit relationship', {"id":{"required":true,"id":true}});

/** Switches whether the guardian is an emergency contact; a pair that is not linked gets Error. */
export const updateGuardianEmergencyContact = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number; emergency_contact: boolean }>(
  'updateGuardianEmergencyContact', 'student_id:ID! user_id:ID! emergency_contact:Boolean! operation_id:String', 'audit guardian_link reader_epoch', {"student_id":{"required":true,"id":true},"user_id":{"required":true,"id":true},"emergency_contact":{"required":true,"flag":true}});

/** Switches whether the guardian has custody; a pair that is not linked gets Error. */
export const updateGuardianLegal = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number; legal_guardian: boolean }>(
  'updateGuardianLegal', 'student_id:ID! user_id:ID! legal_guardian:Boolean! operation_id:String', 'audit guardian_link reader_epoch', {"student_id":{"required":true,"id":true},"user_id":{"required":true,"id":true},"legal_guardian":{"required":true,"flag":true}});

/** Switches whether the guardian pays for the student; a pair that is not linked gets Error. */
export const updateGuardianPayer = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number; is_payer: boolean }>(
  'updateGuardianPayer', 'student_id:ID! user_id:ID! is_payer:Boolean! operation_id:String', 'audit guardian_link reader_epoch', {"student_id":{"required":true,"id":true},"user_id":{"required":true,"id":true},"is_payer":{"required":true,"flag":true}});

/** Switches whether the guardian may pick the student up; a pair that is not linked gets Error. */
export const updateGuardianPickup = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number; pickup: boolean }>(
  'updateGuardianPickup', 'student_id:ID! user_id:ID! pickup:Boolean! operation_id:String', 'audit guardian_link reader_epoch', {"student_id":{"required":true,"id":true},"user_id":{"required":true,"id":true},"pickup":{"required":true,"flag":true}});

/** Changes a relationship for every link that uses it; a name that exists gets Error. */
export const updateRelationship = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; is_default?: boolean | null | undefined; legal_guardian?: boolean | null | undefined; relationship_type?: string | null | undefined }>(
  'updateRelationship', 'id:ID! name:String is_default:Boolean legal_guardian:Boolean relationship_type:String operation_id:String', 'audit relationship', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":60},"is_default":{"flag":true},"legal_guardian":{"flag":true},"relationship_type":{"shortest":0,"longest":60,"clears":true}});

/** Changes relation and flags of a link; a pair that is not linked gets Error. */
export const updateStudentGuardian = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number; relation?: string | number | null | undefined; emergency_contact?: boolean | null | undefined; alert?: boolean | null | undefined; watch_camera?: boolean | null | undefined; legal_guardian?: boolean | null | undefined; pickup?: boolean | null | undefined; is_payer?: boolean | null | undefined }>(
  'updateStudentGuardian', 'student_id:ID! user_id:ID! relation:ID emergency_contact:Boolean alert:Boolean watch_camera:Boolean legal_guardian:Boolean pickup:Boolean is_payer:Boolean operation_id:String', 'audit guardian_link reader_epoch', {"student_id":{"required":true,"id":true},"user_id":{"required":true,"id":true},"relation":{"id":true},"emergency_contact":{"flag":true},"alert":{"flag":true},"watch_camera":{"flag":true},"legal_guardian":{"flag":true},"pickup":{"flag":true},"is_payer":{"flag":true}});

/** Switches whether the guardian gets alerts about the student; a pair that is not linked gets Error. */
export const updateUserAlert = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number; alert: boolean }>(
  'updateUserAlert', 'student_id:ID! user_id:ID! alert:Boolean! operation_id:String', 'audit guardian_link reader_epoch', {"student_id":{"required":true,"id":true},"user_id":{"required":true,"id":true},"alert":{"required":true,"flag":true}});

/** Switches whether the guardian may watch; a running picture ends at once, a pair not linked gets Error. */
export const updateUserWatchCamera = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number; watch_camera: boolean }>(
  'updateUserWatchCamera', 'student_id:ID! user_id:ID! watch_camera:Boolean! operation_id:String', 'audit guardian_link reader_epoch', {"student_id":{"required":true,"id":true},"user_id":{"required":true,"id":true},"watch_camera":{"required":true,"flag":true}});
