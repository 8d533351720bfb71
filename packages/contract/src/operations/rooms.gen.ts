// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Makes the given people the staff of a room; a person of another location gets Error. */
export const assignProgramTeachers = /* @__PURE__ */ operation<{ program_id: string | number; users: readonly (string | number)[] }>(
  'assignProgramTeachers', 'program_id:ID! users:[ID!]! operation_id:String', 'audit room_staff', {"program_id":{"required":true,"id":true},"users":{"required":true,"shortest":0,"longest":200,"list":true,"id":true}});

/** Adds a camera group; a camera of another location gets Error. */
export const createGroup = /* @__PURE__ */ operation<{ name: string; location_id: string | number; cameras?: readonly (string | number)[] | null | undefined; color_code?: string | null | undefined }>(
  'createGroup', 'name:String! location_id:ID! cameras:[ID!] color_code:String operation_id:String', 'audit camera_group camera_group_camera', {"name":{"required":true,"shortest":1,"longest":100},"location_id":{"required":true,"id":true},"cameras":{"shortest":0,"longest":200,"list":true,"id":true},"color_code":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$"}});

/** Adds a room to a location; a name that exists there gets Error. */
export const createProgram = /* @__PURE__ */ operation<{ name: string; location_id: string | number; color_code?: string | null | undefined; camera_group?: string | number | null | undefined; billing_programs?: readonly (string | number)[] | null | undefined; teachers?: readonly (string | number)[] | null | undefined; capacity?: number | null | undefined; max_ratio?: number | null | undefined }>(
  'createProgram', 'name:String! location_id:ID! color_code:String camera_group:ID billing_programs:[ID!] teachers:[ID!] capacity:Int max_ratio:Int operation_id:String', 'audit billing_program_room room room_staff', {"name":{"required":true,"shortest":1,"longest":100},"location_id":{"required":true,"id":true},"color_code":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$"},"camera_group":{"id":true},"billing_programs":{"shortest":0,"longest":100,"list":true,"id":true},"teachers":{"shortest":1,"longest":200,"list":true,"id":true},"capacity":{"least":1,"most":500,"number":true,"clears":true},"max_ratio":{"least":1,"most":50,"number":true,"clears":true}});

/** Deletes a camera group; one that a room still uses gets Error. */
export const deleteGroup = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteGroup', 'id:ID! operation_id:String', 'audit camera_group', {"id":{"required":true,"id":true}});

/** Deletes a room; one with active students, or children in it now, gets Error telling how many. */
export const deleteProgram = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteProgram', 'id:ID! operation_id:String', 'audit room student', {"id":{"required":true,"id":true}});

/** Changes a camera group and with it what its rooms can see; a camera of another location gets Error. */
export const updateGroup = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; cameras?: readonly (string | number)[] | null | undefined; color_code?: string | null | undefined }>(
  'updateGroup', 'id:ID! name:String cameras:[ID!] color_code:String operation_id:String', 'audit camera_group camera_group_camera', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"cameras":{"shortest":0,"longest":200,"list":true,"id":true},"color_code":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$","clears":true}});

/** Changes a room; a name that exists in the location gets Error. */
export const updateProgram = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; location_id?: string | number | null | undefined; color_code?: string | null | undefined; camera_group?: string | number | null | undefined; billing_programs?: readonly (string | number)[] | null | undefined; teachers?: readonly (string | number)[] | null | undefined; capacity?: number | null | undefined; max_ratio?: number | null | undefined }>(
  'updateProgram', 'id:ID! name:String location_id:ID color_code:String camera_group:ID billing_programs:[ID!] teachers:[ID!] capacity:Int max_ratio:Int operation_id:String', 'audit billing_program_room room room_staff', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"location_id":{"id":true},"color_code":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$","clears":true},"camera_group":{"id":true,"clears":true},"billing_programs":{"shortest":0,"longest":100,"list":true,"id":true},"teachers":{"shortest":0,"longest":200,"list":true,"id":true},"capacity":{"least":1,"most":500,"number":true,"clears":true},"max_ratio":{"least":1,"most":50,"number":true,"clears":true}});
