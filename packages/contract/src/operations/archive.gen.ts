// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Answers an open wish of somebody of own locations: deleted, or why not; any other gets Error. */
export const answerDeletionRequest = /* @__PURE__ */ operation<{ id: number; deleted: boolean; answer: string }>(
  'answerDeletionRequest', 'id:Int! deleted:Boolean! answer:String! operation_id:String', 'audit deletion_request', {"id":{"required":true,"number":true},"deleted":{"required":true,"flag":true},"answer":{"required":true,"shortest":1,"longest":1000}});

/** Tells the centre that everything about the caller is to be deleted; a second open one gets Error. */
export const requestDeletion = /* @__PURE__ */ operation<{ confirm: boolean; note?: string | null | undefined }>(
  'requestDeletion', 'confirm:Boolean! note:String operation_id:String', 'audit deletion_request', {"confirm":{"required":true,"flag":true},"note":{"shortest":0,"longest":1000,"clears":true}});

/** Has everything stored about the caller and its children put into one zip; more than three a day get Error. */
export const requestFamilyArchive = /* @__PURE__ */ operation<object>(
  'requestFamilyArchive', 'operation_id:String', 'audit family_archive');

/** Takes the caller's open wish back; without one it gets Error. */
export const withdrawDeletionRequest = /* @__PURE__ */ operation<object>(
  'withdrawDeletionRequest', 'operation_id:String', 'audit deletion_request');
