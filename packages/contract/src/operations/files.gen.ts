// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Approves it; one's own, or one that was changed since `seen`, gets Error. */
export const approveStaffCredential = /* @__PURE__ */ operation<{ id: string | number; seen?: string | null | undefined }>(
  'approveStaffCredential', 'id:ID! seen:DateTime operation_id:String', 'audit notification staff_credential', {"id":{"required":true,"id":true}});

/** Approves a paper with the date; one that is approved already, that was changed since `seen`, or a day to come, gets Error. */
export const approveStudentDocument = /* @__PURE__ */ operation<{ id: string | number; date: string; seen?: string | null | undefined }>(
  'approveStudentDocument', 'id:ID! date:Date! seen:DateTime operation_id:String', 'audit notification student_document student_document_log', {"id":{"required":true,"id":true},"date":{"required":true}});

/** Approves a photo, which then shows to the contacts of its children, or withholds it. */
export const approveStudentPhoto = /* @__PURE__ */ operation<{ id: string | number; approved: boolean }>(
  'approveStudentPhoto', 'id:ID! approved:Boolean! operation_id:String', 'audit file_photo notification push_message', {"id":{"required":true,"id":true},"approved":{"required":true,"flag":true}});

/** Makes the given list the labels of a file; one of another location gets Error. */
export const assignFileLabels = /* @__PURE__ */ operation<{ id: string | number; labels: readonly (string | number)[] }>(
  'assignFileLabels', 'id:ID! labels:[ID!]! operation_id:String', 'audit file_label_of', {"id":{"required":true,"id":true},"labels":{"required":true,"shortest":0,"longest":50,"list":true,"id":true}});

/** Adds a label of a location, or of the centre; a name that exists gets Error. */
export const createFileLabel = /* @__PURE__ */ operation<{ name: string; color?: string | null | undefined; location?: string | number | null | undefined }>(
  'createFileLabel', 'name:String! color:String location:ID operation_id:String', 'audit file_label', {"name":{"required":true,"shortest":1,"longest":60},"color":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$","clears":true},"location":{"id":true}});

/** Adds an uploaded file for those named in data and share_with; a path that is no upload of the caller, or another kind than its name says, gets Error. */
export const createNewFile = /* @__PURE__ */ operation<{ name: string; location: string | number; type: string; file_name: string; file_path: string; file_original: string; description?: string | null | undefined; instructions?: string | null | undefined; sub_type?: string | null | undefined; visible?: boolean | null | undefined; expiry_date?: string | null | undefined; due_date?: string | null | undefined; remind_from?: string | null | undefined; remind_every?: number | null | undefined; remind_until?: string | null | undefined; required?: boolean | null | undefined; data?: { families?: boolean | null | undefined; team?: boolean | null | undefined; rooms?: readonly (string | number)[] | null | undefined; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined; staff?: readonly (string | number)[] | null | undefined } | null | undefined; share_with?: readonly (string)[] | null | undefined }>(
  'createNewFile', 'name:String! location:ID! type:String! file_name:String! file_path:String! file_original:String! description:String instructions:String sub_type:String visible:Boolean expiry_date:Date due_date:Date remind_from:Date remind_every:Int remind_until:Date required:Boolean data:FileAudienceInput share_with:[String!] operation_id:String', 'audit file file_share file_version notification push_message', {"name":{"required":true,"shortest":1,"longest":200},"location":{"required":true,"id":true},"type":{"required":true},"file_name":{"required":true,"shortest":0,"longest":200},"file_path":{"required":true,"shortest":1,"longest":100},"file_original":{"required":true,"shortest":0,"longest":255},"description":{"shortest":0,"longest":2000,"clears":true},"instructions":{"shortest":0,"longest":5000,"clears":true},"sub_type":{"shortest":0,"longest":60,"clears":true},"visible":{"flag":true},"expiry_date":{"clears":true},"due_date":{"clears":true},"remind_from":{"clears":true},"remind_every":{"least":1,"most":90,"number":true,"clears":true},"remind_until":{"clears":true},"required":{"flag":true},"data":{"object":true,"of":{"families":{"flag":true},"team":{"flag":true},"rooms":{"shortest":0,"longest":200,"list":true,"id":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"users":{"shortest":0,"longest":1000,"list":true,"id":true},"staff":{"shortest":0,"longest":1000,"list":true,"id":true}}},"share_with":{"longest":2,"list":true}});

/** Adds a set of uploaded photos; those of children wait for approval, and an empty list gets Error. */
export const createNewPhotoFile = /* @__PURE__ */ operation<{ photos: readonly (string)[]; location: string | number; type: string; name?: string | null | undefined; description?: string | null | undefined; students?: readonly (string | number)[] | null | undefined; data?: { families?: boolean | null | undefined; team?: boolean | null | undefined; rooms?: readonly (string | number)[] | null | undefined; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined; staff?: readonly (string | number)[] | null | undefined } | null | undefined; visible?: boolean | null | undefined }>(
  'createNewPhotoFile', 'photos:[String!]! location:ID! type:String! name:String description:String students:[ID!] data:FileAudienceInput visible:Boolean operation_id:String', 'audit file file_photo file_share notification push_message', {"photos":{"required":true,"longest":100,"list":true},"location":{"required":true,"id":true},"type":{"required":true},"name":{"shortest":0,"longest":200},"description":{"shortest":0,"longest":2000},"students":{"shortest":0,"longest":200,"list":true,"id":true},"data":{"object":true,"of":{"families":{"flag":true},"team":{"flag":true},"rooms":{"shortest":0,"longest":200,"list":true,"id":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"users":{"shortest":0,"longest":1000,"list":true,"id":true},"staff":{"shortest":0,"longest":1000,"list":true,"id":true}}},"visible":{"flag":true}});

/** Adds what somebody has to show, with a file where there is one; it waits unless the caller may approve it, and nobody but an administrator approves their own. Without a last day it is good for as long as the location says. */
export const createStaffCredential = /* @__PURE__ */ operation<{ user_id: string | number; kind: string; name: string; issued_on: string; expires_on?: string | null | undefined; minutes?: number | null | undefined; note?: string | null | undefined; path?: string | null | undefined; file_name?: string | null | undefined }>(
  'createStaffCredential', 'user_id:ID! kind:String! name:String! issued_on:Date! expires_on:Date minutes:Int note:String path:String file_name:String operation_id:String', 'audit notification push_message staff_credential', {"user_id":{"required":true,"id":true},"kind":{"required":true},"name":{"required":true,"shortest":1,"longest":200},"issued_on":{"required":true},"expires_on":{"clears":true},"minutes":{"least":1,"most":60000,"number":true,"clears":true},"note":{"shortest":0,"longest":2000,"clears":true},"path":{"shortest":1,"longest":100},"file_name":{"shortest":0,"longest":255}});

/** Adds a student's paper from an upload; it waits, but from who may approve it. A day of expiry in the past gets Error. */
export const createStudentDocument = /* @__PURE__ */ operation<{ student_id: string | number; name: string; type: string; path: string; expiry?: string | null | undefined; note?: string | null | undefined; roles?: readonly (string)[] | null | undefined; file_name?: string | null | undefined }>(
  'createStudentDocument', 'student_id:ID! name:String! type:String! path:String! expiry:Date note:String roles:[String!] file_name:String operation_id:String', 'audit notification push_message student_document student_document_log', {"student_id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":200},"type":{"required":true},"path":{"required":true,"shortest":1,"longest":100},"note":{"shortest":0,"longest":2000},"roles":{"longest":2,"list":true},"file_name":{"shortest":0,"longest":255}});

/** Deletes an archived file with all its versions; any other gets Error. */
export const deleteFile = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteFile', 'id:ID! operation_id:String', 'audit file file_read file_share file_version', {"id":{"required":true,"id":true}});

/** Deletes a label and takes it off every file. */
export const deleteFileLabel = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteFileLabel', 'id:ID! operation_id:String', 'audit file_label', {"id":{"required":true,"id":true}});

/** Deletes the photos listed; those that are not there are told in errors. */
export const deletePhotos = /* @__PURE__ */ operation<{ id: readonly (string | number)[] }>(
  'deletePhotos', 'id:[ID!]! operation_id:String', 'audit file file_photo file_share', {"id":{"required":true,"shortest":1,"longest":200,"list":true,"id":true}});

/** Deletes it with its file; of one that was approved only who may approve it. */
export const deleteStaffCredential = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStaffCredential', 'id:ID! operation_id:String', 'audit staff_credential', {"id":{"required":true,"id":true}});

/** Deletes a paper with its file; who may not approve papers only the own that nobody has approved. */
export const deleteStudentDocument = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStudentDocument', 'id:ID! operation_id:String', 'audit student_document', {"id":{"required":true,"id":true}});

/** Puts a file away, where contacts see it no more, or with archive false takes it back unpublished. */
export const fileAddedInArchive = /* @__PURE__ */ operation<{ id: string | number; archive?: boolean | null | undefined }>(
  'fileAddedInArchive', 'id:ID! archive:Boolean operation_id:String', 'audit file', {"id":{"required":true,"id":true},"archive":{"flag":true}});

/** Answers where its file is fetched for a short time, and writes down who asked; null where it has none. */
export const openStaffCredential = /* @__PURE__ */ operation<{ id: string | number }>(
  'openStaffCredential', 'id:ID! operation_id:String', '', {"id":{"required":true,"id":true}});

/** Answers where a paper is fetched for a short time, and writes down who asked. */
export const openStudentDocument = /* @__PURE__ */ operation<{ id: string | number }>(
  'openStudentDocument', 'id:ID! operation_id:String', 'audit student_document_log', {"id":{"required":true,"id":true}});

/** Publishes a file, or with value false takes that back; an archived one gets Error. */
export const publishedFiles = /* @__PURE__ */ operation<{ id: string | number; value: boolean }>(
  'publishedFiles', 'id:ID! value:Boolean! operation_id:String', 'audit file notification', {"id":{"required":true,"id":true},"value":{"required":true,"flag":true}});

/** Sends it back with why; one that was approved gets Error. */
export const rejectStaffCredential = /* @__PURE__ */ operation<{ id: string | number; note: string }>(
  'rejectStaffCredential', 'id:ID! note:String! operation_id:String', 'audit notification staff_credential', {"id":{"required":true,"id":true},"note":{"required":true,"shortest":1,"longest":2000}});

/** Rejects a paper with the reason, which the family reads; one that is approved already gets Error. */
export const rejectStudentDocument = /* @__PURE__ */ operation<{ id: string | number; note: string }>(
  'rejectStudentDocument', 'id:ID! note:String! operation_id:String', 'audit notification student_document student_document_log', {"id":{"required":true,"id":true},"note":{"required":true,"shortest":1,"longest":2000}});

/** Reminds those who have not read a published file by notice and letter, each once a day; nobody left gets Error. */
export const remindFileReaders = /* @__PURE__ */ operation<{ id: string | number }>(
  'remindFileReaders', 'id:ID! confirm:[String!] operation_id:String', 'audit notification outbox push_message reminder', {"id":{"required":true,"id":true}});

/** Makes the given words the tags of a file. */
export const saveFileTags = /* @__PURE__ */ operation<{ id: string | number; tags: readonly (string)[] }>(
  'saveFileTags', 'id:ID! tags:[String!]! operation_id:String', 'audit file_tag', {"id":{"required":true,"id":true},"tags":{"required":true,"longest":50,"list":true}});

/** Marks the present version of a file read by the caller, whose id it is; one that is not shared with them gets Error. */
export const saveReadDocument = /* @__PURE__ */ operation<{ id: string | number; file_id: string | number }>(
  'saveReadDocument', 'id:ID! file_id:ID! operation_id:String', 'audit file_read', {"id":{"required":true,"id":true},"file_id":{"required":true,"id":true}});

/** Asks a kind of the team of a location, or no more: of those in the roles and of the people, of everybody where neither is said; hours in a year are of training alone, else Error. */
export const saveStaffRequirement = /* @__PURE__ */ operation<{ location: string | number; kind: string; asked: boolean; months?: number | null | undefined; minutes?: number | null | undefined; roles?: readonly (string)[] | null | undefined; people?: readonly (string | number)[] | null | undefined }>(
  'saveStaffRequirement', 'location:ID! kind:String! asked:Boolean! months:Int minutes:Int roles:[String!] people:[ID!] operation_id:String', 'audit staff_requirement staff_requirement_person', {"location":{"required":true,"id":true},"kind":{"required":true},"asked":{"required":true,"flag":true},"months":{"least":1,"most":120,"number":true,"clears":true},"minutes":{"least":1,"most":60000,"number":true,"clears":true},"roles":{"longest":3,"list":true},"people":{"shortest":0,"longest":200,"list":true,"id":true}});

/** Shares a file with those listed, withdraws it from them, or makes them all it is shared with; somebody of another location gets Error. */
export const sharedFilesAction = /* @__PURE__ */ operation<{ id: string | number; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined; team?: readonly (string | number)[] | null | undefined; rooms?: readonly (string | number)[] | null | undefined; share_with?: readonly (string)[] | null | undefined; action?: string | null | undefined }>(
  'sharedFilesAction', 'id:ID! students:[ID!] users:[ID!] team:[ID!] rooms:[ID!] share_with:[String!] action:String operation_id:String', 'audit file_share notification push_message', {"id":{"required":true,"id":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"users":{"shortest":0,"longest":1000,"list":true,"id":true},"team":{"shortest":0,"longest":1000,"list":true,"id":true},"rooms":{"shortest":0,"longest":200,"list":true,"id":true},"share_with":{"longest":2,"list":true}});

/** Puts a file at a place of the list of its location, from 0; a negative one gets Error. */
export const sortFiles = /* @__PURE__ */ operation<{ id: string | number; sort: number }>(
  'sortFiles', 'id:ID! sort:Int! operation_id:String', 'audit file', {"id":{"required":true,"id":true},"sort":{"required":true,"least":-1000000,"most":1000000,"number":true}});

/** Changes a file, whom it is shared with, until when it is to be read and when it reminds of that by itself; another upload is a new version, which asks to be read again. */
export const updateFile = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; description?: string | null | undefined; instructions?: string | null | undefined; type?: string | null | undefined; sub_type?: string | null | undefined; visible?: boolean | null | undefined; expiry_date?: string | null | undefined; due_date?: string | null | undefined; remind_from?: string | null | undefined; remind_every?: number | null | undefined; remind_until?: string | null | undefined; file_name?: string | null | undefined; file_path?: string | null | undefined; file_original?: string | null | undefined; required?: boolean | null | undefined; data?: { families?: boolean | null | undefined; team?: boolean | null | undefined; rooms?: readonly (string | number)[] | null | undefined; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined; staff?: readonly (string | number)[] | null | undefined } | null | undefined }>(
  'updateFile', 'id:ID! name:String description:String instructions:String type:String sub_type:String visible:Boolean expiry_date:Date due_date:Date remind_from:Date remind_every:Int remind_until:Date file_name:String file_path:String file_original:String required:Boolean data:FileAudienceInput operation_id:String', 'audit file file_share file_version notification push_message', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"description":{"shortest":0,"longest":2000,"clears":true},"instructions":{"shortest":0,"longest":5000,"clears":true},"sub_type":{"shortest":0,"longest":60,"clears":true},"visible":{"flag":true},"expiry_date":{"clears":true},"due_date":{"clears":true},"remind_from":{"clears":true},"remind_every":{"least":1,"most":90,"number":true,"clears":true},"remind_until":{"clears":true},"file_name":{"shortest":0,"longest":200},"file_path":{"shortest":1,"longest":100},"file_original":{"shortest":0,"longest":255},"required":{"flag":true},"data":{"object":true,"of":{"families":{"flag":true},"team":{"flag":true},"rooms":{"shortest":0,"longest":200,"list":true,"id":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"users":{"shortest":0,"longest":1000,"list":true,"id":true},"staff":{"shortest":0,"longest":1000,"list":true,"id":true}}}});

/** Changes a label; a name that exists gets Error. */
export const updateFileLabel = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; color?: string | null | undefined }>(
  'updateFileLabel', 'id:ID! name:String color:String operation_id:String', 'audit file_label', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":60},"color":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$","clears":true}});

/** Changes it; what the caller may not approve waits anew, and what was approved is closed to them. */
export const updateStaffCredential = /* @__PURE__ */ operation<{ id: string | number; kind?: string | null | undefined; name?: string | null | undefined; issued_on?: string | null | undefined; expires_on?: string | null | undefined; minutes?: number | null | undefined; note?: string | null | undefined; path?: string | null | undefined; file_name?: string | null | undefined; seen?: string | null | undefined }>(
  'updateStaffCredential', 'id:ID! kind:String name:String issued_on:Date expires_on:Date minutes:Int note:String path:String file_name:String seen:DateTime operation_id:String', 'audit notification push_message staff_credential', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"expires_on":{"clears":true},"minutes":{"least":1,"most":60000,"number":true,"clears":true},"note":{"shortest":0,"longest":2000,"clears":true},"path":{"shortest":1,"longest":100},"file_name":{"shortest":0,"longest":255}});

/** Changes a paper; another file waits anew, and one that was approved is closed to who may not approve it. */
export const updateStudentDocument = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; type?: string | null | undefined; path?: string | null | undefined; expiry?: string | null | undefined; note?: string | null | undefined; roles?: readonly (string)[] | null | undefined; file_name?: string | null | undefined }>(
  'updateStudentDocument', 'id:ID! name:String type:String path:String expiry:Date note:String roles:[String!] file_name:String operation_id:String', 'audit notification student_document student_document_log', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"path":{"shortest":1,"longest":100},"expiry":{"clears":true},"note":{"shortest":0,"longest":2000,"clears":true},"roles":{"longest":2,"list":true},"file_name":{"shortest":0,"longest":255}});
