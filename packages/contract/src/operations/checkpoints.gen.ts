// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Closes a checkpoint, so that nothing of it changes any more, or opens it again; one that is so already gets Error. */
export const closeLearningCheckpoint = /* @__PURE__ */ operation<{ id: string | number; closed: boolean }>(
  'closeLearningCheckpoint', 'id:ID! closed:Boolean! operation_id:String', 'audit learning_checkpoint', {"id":{"required":true,"id":true},"closed":{"required":true,"flag":true}});

/** Adds a checkpoint; a name that exists, days that overlap another one’s or an end before the start get Error. */
export const createLearningCheckpoint = /* @__PURE__ */ operation<{ name: string; start_date: string; end_date: string; expected?: number | null | undefined; location: string | number; framework: string | number }>(
  'createLearningCheckpoint', 'name:String! start_date:Date! end_date:Date! expected:Int location:ID! framework:ID! operation_id:String', 'audit learning_checkpoint', {"name":{"required":true,"shortest":1,"longest":100},"start_date":{"required":true},"end_date":{"required":true},"expected":{"least":0,"most":20,"number":true},"location":{"required":true,"id":true},"framework":{"required":true,"id":true}});

/** Deletes a checkpoint that is open, with the levels settled in it; a closed one gets Error. */
export const deleteLearningCheckpoint = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteLearningCheckpoint', 'id:ID! operation_id:String', 'audit learning_checkpoint', {"id":{"required":true,"id":true}});

/** Settles where children stand in skills at a checkpoint, at one step or each as observed, on request only what is missing, or takes it back; a closed checkpoint, a step of another framework, or nothing observed gets Error. */
export const saveCheckpointLevels = /* @__PURE__ */ operation<{ id: string | number; students: readonly (string | number)[]; skills: readonly (string | number)[]; progress?: string | number | null | undefined; missing?: boolean | null | undefined; clear?: boolean | null | undefined }>(
  'saveCheckpointLevels', 'id:ID! students:[ID!]! skills:[ID!]! progress:ID missing:Boolean clear:Boolean operation_id:String', 'audit learning_checkpoint_level', {"id":{"required":true,"id":true},"students":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"skills":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"progress":{"id":true},"missing":{"flag":true},"clear":{"flag":true}});

/** Changes name, days or what is expected of a checkpoint that is open; what cannot be gets Error. */
export const updateLearningCheckpoint = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; start_date?: string | null | undefined; end_date?: string | null | undefined; expected?: number | null | undefined }>(
  'updateLearningCheckpoint', 'id:ID! name:String start_date:Date end_date:Date expected:Int operation_id:String', 'audit learning_checkpoint', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"expected":{"least":0,"most":20,"number":true}});
