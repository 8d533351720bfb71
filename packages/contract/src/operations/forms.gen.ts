// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Writes the lines staff accept into the profile of the child, and those of the contact into its own; a value that changed since it was shown gets Error, and so does an entry that is not approved. */
export const acceptFormEntryProposal = /* @__PURE__ */ operation<{ id: string | number; lines: readonly ({ block: string; current: string })[]; contact_lines?: readonly ({ block: string; current: string })[] | null | undefined }>(
  'acceptFormEntryProposal', 'id:ID! lines:[AcceptFormEntryProposalLinesInput!]! contact_lines:[AcceptFormEntryProposalContact_linesInput!] operation_id:String', 'allergy app_user audit form_entry_event student student_allergy', {"id":{"required":true,"id":true},"lines":{"required":true,"longest":50,"list":true,"object":true,"of":{"block":{"required":true,"shortest":1,"longest":40},"current":{"required":true,"shortest":0,"longest":12000}}},"contact_lines":{"longest":50,"list":true,"object":true,"of":{"block":{"required":true,"shortest":1,"longest":40},"current":{"required":true,"shortest":0,"longest":12000}}}});

/** Adds a question at a place among the blocks, or at the end; an unknown type, or no options, gets Error. */
export const addFormField = /* @__PURE__ */ operation<{ form_id: string | number; name: string; type: string; required?: boolean | null | undefined; options?: readonly (string)[] | null | undefined; order?: number | null | undefined }>(
  'addFormField', 'form_id:ID! name:String! type:String! required:Boolean options:[String!] order:Int operation_id:String', 'audit form form_field form_version', {"form_id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":300},"type":{"required":true,"shortest":1,"longest":40},"required":{"flag":true},"options":{"longest":100,"list":true},"order":{"least":0,"most":200,"number":true}});

/** Puts a form away, so that nobody fills it in any more, or with archive false takes it back. */
export const addPDFFormInArchive = /* @__PURE__ */ operation<{ id: string | number; archive?: boolean | null | undefined }>(
  'addPDFFormInArchive', 'id:ID! archive:Boolean operation_id:String', 'audit form', {"id":{"required":true,"id":true},"archive":{"flag":true}});

/** Keeps the caller's filter of the list of forms, for a location or for all; an unknown field gets Error. */
export const applyFormFilter = /* @__PURE__ */ operation<{ filter: unknown; location?: string | number | null | undefined }>(
  'applyFormFilter', 'filter:JSON! location:ID operation_id:String', 'audit form_filter', {"filter":{"required":true,"object":true},"location":{"id":true}});

/** Approves what was handed in, or with approved false takes the approval back, and tells its sender. */
export const approveSubmittedForm = /* @__PURE__ */ operation<{ id: string | number; student?: string | number | null | undefined; approved: boolean }>(
  'approveSubmittedForm', 'id:ID! student:ID approved:Boolean! operation_id:String', 'app_user audit form_entry form_entry_event notification push_message student student_allergy', {"id":{"required":true,"id":true},"student":{"id":true},"approved":{"required":true,"flag":true}});

/** Asks everybody for a form again, by notice and letter, until a new due date: what was handed in so far stays, and is no answer any more. A due date in the past, or nobody to ask, gets Error. */
export const askFormAgain = /* @__PURE__ */ operation<{ form_id: string | number; due_date?: string | null | undefined }>(
  'askFormAgain', 'form_id:ID! due_date:Date confirm:[String!] operation_id:String', 'audit form form_notification_log notification outbox push_message reminder', {"form_id":{"required":true,"id":true}});

/** Has a PDF document signed by those it is shared with, its newest version; ask false ends it, and what was signed stays. One that is no PDF, or locked or damaged, gets Error. */
export const askSignature = /* @__PURE__ */ operation<{ file_id: string | number; ask?: boolean | null | undefined }>(
  'askSignature', 'file_id:ID! ask:Boolean operation_id:String', 'audit form form_field form_paper form_version', {"file_id":{"required":true,"id":true},"ask":{"flag":true}});

/** Drops the filter the caller keeps; without one nothing changes. */
export const clearFormFilter = /* @__PURE__ */ operation<{ location?: string | number | null | undefined }>(
  'clearFormFilter', 'location:ID operation_id:String', 'audit form_filter', {"location":{"id":true}});

/** Adds a form that takes its blocks from the form of the centre at an address and can be refreshed from it; an address of no form in reach gets Error. */
export const createNewBuilderForm = /* @__PURE__ */ operation<{ url: string; location: string | number; name: string }>(
  'createNewBuilderForm', 'url:String! location:ID! name:String! operation_id:String', 'audit form form_field form_version', {"url":{"required":true,"shortest":1,"longest":500},"location":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":200}});

/** Adds a form of a location, shared with nobody yet; blocks that cannot be get Error at each block. A printed one takes the upload of its PDF as file, whose fields become questions; without it, or with one that is locked, damaged or too long, it gets Error. */
export const createNewForm = /* @__PURE__ */ operation<{ name: string; location: string | number; type: string; description?: string | null | undefined; instructions?: string | null | undefined; file?: string | null | undefined; file_original?: string | null | undefined; document?: unknown | null | undefined }>(
  'createNewForm', 'name:String! location:ID! type:String! description:String instructions:String file:String file_original:String document:JSON operation_id:String', 'audit form form_field form_paper form_version', {"name":{"required":true,"shortest":1,"longest":200},"location":{"required":true,"id":true},"type":{"required":true},"description":{"shortest":0,"longest":2000},"instructions":{"shortest":0,"longest":5000},"file":{"shortest":0,"longest":100},"file_original":{"shortest":0,"longest":255},"document":{"clears":true,"object":true}});

/** Deletes a form nobody has begun to fill in; any other gets Error and can be archived. */
export const deleteForm = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteForm', 'id:ID! operation_id:String', 'audit form form_field form_share form_version', {"id":{"required":true,"id":true}});

/** Deletes an entry; one that was approved or signed gets Error. */
export const deleteFormEntry = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteFormEntry', 'id:ID! operation_id:String', 'audit form_entry', {"id":{"required":true,"id":true}});

/** Copies blocks and settings into a new form that is shared with nobody. */
export const duplicateForm = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; location?: string | number | null | undefined }>(
  'duplicateForm', 'id:ID! name:String location:ID operation_id:String', 'audit form form_field form_paper form_version', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"location":{"id":true}});

/** Takes the blocks of the form it was made from again, as the next version; without one everything stays, with Error. */
export const refreshFormData = /* @__PURE__ */ operation<{ form_id: string | number }>(
  'refreshFormData', 'form_id:ID! operation_id:String', 'audit form form_field form_version', {"form_id":{"required":true,"id":true}});

/** Rejects what was handed in and tells its sender; one that is not waiting gets Error. */
export const rejectSubmittedForm = /* @__PURE__ */ operation<{ id: string | number; student?: string | number | null | undefined; notes?: string | null | undefined }>(
  'rejectSubmittedForm', 'id:ID! student:ID notes:String operation_id:String', 'audit form_entry form_entry_event', {"id":{"required":true,"id":true},"student":{"id":true},"notes":{"shortest":0,"longest":2000}});

/** Reminds whoever has not handed a form in, or those named, by notice and letter, each once a day; without anybody to remind it gets Error. */
export const remindForm = /* @__PURE__ */ operation<{ form_id: string | number; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined }>(
  'remindForm', 'form_id:ID! students:[ID!] users:[ID!] confirm:[String!] operation_id:String', 'audit form_notification_log notification outbox push_message reminder', {"form_id":{"required":true,"id":true},"students":{"shortest":1,"longest":1000,"list":true,"id":true},"users":{"shortest":1,"longest":1000,"list":true,"id":true}});

/** Takes a question out of new entries; old answers stay readable, and an unknown one gets Error. */
export const removeFormField = /* @__PURE__ */ operation<{ id: string | number }>(
  'removeFormField', 'id:ID! operation_id:String', 'audit form form_field form_version', {"id":{"required":true,"id":true}});

/** Sends what was handed in back with what is to be changed and until when, where `blocks` are named those answers alone; one that is not waiting gets Error. */
export const requestChangeForm = /* @__PURE__ */ operation<{ id: string | number; student?: string | number | null | undefined; notes: string; date: string; blocks?: readonly (string)[] | null | undefined }>(
  'requestChangeForm', 'id:ID! student:ID notes:String! date:Date! blocks:[String!] operation_id:String', 'audit form_entry form_entry_event notification', {"id":{"required":true,"id":true},"student":{"id":true},"notes":{"required":true,"shortest":1,"longest":2000},"date":{"required":true},"blocks":{"longest":200,"list":true}});

/** Saves the blocks of a form as its next version and answers its number; one that was changed since `version` gets Error, and so does each block that cannot be. */
export const saveFormDocument = /* @__PURE__ */ operation<{ form_id: string | number; document: unknown; version: number }>(
  'saveFormDocument', 'form_id:ID! document:JSON! version:Int! operation_id:String', 'audit form form_field form_version', {"form_id":{"required":true,"id":true},"document":{"required":true,"object":true},"version":{"required":true,"least":1,"number":true}});

/** Keeps what the caller has filled in so far, to go on with on any device; nothing is required. A form that is not shared for that child gets Error, and so does a draft saved elsewhere after `seen`. */
export const saveFormEntryDraft = /* @__PURE__ */ operation<{ form_id: string | number; values: unknown; student?: string | number | null | undefined; id?: string | number | null | undefined; seen?: string | null | undefined }>(
  'saveFormEntryDraft', 'form_id:ID! values:JSON! student:ID id:ID seen:DateTime operation_id:String', 'audit form_entry', {"form_id":{"required":true,"id":true},"values":{"required":true,"object":true},"student":{"id":true},"id":{"id":true}});

/** Puts the questions into this order, those not named after them; a field of another form gets Error. */
export const saveFormFieldsOrder = /* @__PURE__ */ operation<{ form_id: string | number; fields: readonly (string | number)[] }>(
  'saveFormFieldsOrder', 'form_id:ID! fields:[ID!]! operation_id:String', 'audit form form_field form_version', {"form_id":{"required":true,"id":true},"fields":{"required":true,"shortest":1,"longest":200,"list":true,"id":true}});

/** Saves who is told of new entries: addresses by mail, staff in the portal; a malformed address gets Error. */
export const saveFormNotificationSetting = /* @__PURE__ */ operation<{ form_id: string | number; emails?: readonly (string)[] | null | undefined; users?: readonly (string | number)[] | null | undefined; subject?: string | null | undefined; msg?: string | null | undefined; active?: boolean | null | undefined }>(
  'saveFormNotificationSetting', 'form_id:ID! emails:[String!] users:[ID!] subject:String msg:String active:Boolean operation_id:String', 'audit form_notification_setting form_notification_user', {"form_id":{"required":true,"id":true},"emails":{"longest":20,"list":true},"users":{"shortest":0,"longest":50,"list":true,"id":true},"subject":{"shortest":0,"longest":200},"msg":{"shortest":0,"longest":2000},"active":{"flag":true}});

/** Saves which answers go where in the profiles, {block: field}, and whether an approval writes them by itself; a question of another form, one that does not fit or an unknown field gets Error. */
export const saveFormStudentAutomation = /* @__PURE__ */ operation<{ form_id: string | number; fields: unknown; active: boolean }>(
  'saveFormStudentAutomation', 'form_id:ID! fields:JSON! active:Boolean! operation_id:String', 'audit form_automation', {"form_id":{"required":true,"id":true},"fields":{"required":true,"object":true},"active":{"required":true,"flag":true}});

/** Says whether a question must be answered; an unknown one gets Error. */
export const setFormFieldRequired = /* @__PURE__ */ operation<{ id: string | number; required: boolean }>(
  'setFormFieldRequired', 'id:ID! required:Boolean! operation_id:String', 'audit form form_field form_version', {"id":{"required":true,"id":true},"required":{"required":true,"flag":true}});

/** Makes these all a form is shared with: families and team of its location, the public by link, and the rooms, students, contacts and staff listed; without any, sharing ends. Somebody of another location gets Error. */
export const shareForm = /* @__PURE__ */ operation<{ id: string | number; share_with: readonly (string)[]; students?: readonly (string | number)[] | null | undefined; users?: readonly (string | number)[] | null | undefined; team?: readonly (string | number)[] | null | undefined; rooms?: readonly (string | number)[] | null | undefined }>(
  'shareForm', 'id:ID! share_with:[String!]! students:[ID!] users:[ID!] team:[ID!] rooms:[ID!] operation_id:String', 'audit form form_share notification push_message', {"id":{"required":true,"id":true},"share_with":{"required":true,"longest":3,"list":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"users":{"shortest":0,"longest":1000,"list":true,"id":true},"team":{"shortest":0,"longest":1000,"list":true,"id":true},"rooms":{"shortest":0,"longest":200,"list":true,"id":true}});

/** Hands a printed form in: with the answers given on its page, or an upload of it filled in by hand. A missing answer is told at its block; an upload that is no PDF, and a signature without consent, get Error. */
export const submitPDFForm = /* @__PURE__ */ operation<{ file: string | number; user: string | number; student: string | number; date: string; filename?: string | null | undefined; filepath?: string | null | undefined; original?: string | null | undefined; values?: unknown | null | undefined; version?: number | null | undefined; consent?: boolean | null | undefined }>(
  'submitPDFForm', 'file:ID! user:ID! student:ID! date:Date! filename:String filepath:String original:String values:JSON version:Int consent:Boolean operation_id:String', 'audit form_entry form_entry_event form_entry_file form_signature', {"file":{"required":true,"id":true},"user":{"required":true,"id":true},"student":{"required":true,"id":true},"date":{"required":true},"filename":{"shortest":0,"longest":200},"filepath":{"shortest":0,"longest":100},"original":{"shortest":0,"longest":255},"values":{"object":true},"version":{"least":1,"number":true},"consent":{"flag":true}});

/** Hands a printed form in: with the answers given on its page, or an upload of it filled in by hand. A missing answer is told at its block; an upload that is no PDF, and a signature without consent, get Error. For oneself, or for a student of the form's location. */
export const submitPDFFormStaff = /* @__PURE__ */ operation<{ file: string | number; user: string | number; date: string; filename?: string | null | undefined; filepath?: string | null | undefined; original?: string | null | undefined; values?: unknown | null | undefined; version?: number | null | undefined; consent?: boolean | null | undefined; student?: string | number | null | undefined }>(
  'submitPDFFormStaff', 'file:ID! user:ID! date:Date! filename:String filepath:String original:String values:JSON version:Int consent:Boolean student:ID operation_id:String', 'audit form_entry form_entry_event form_entry_file form_signature', {"file":{"required":true,"id":true},"user":{"required":true,"id":true},"date":{"required":true},"filename":{"shortest":0,"longest":200},"filepath":{"shortest":0,"longest":100},"original":{"shortest":0,"longest":255},"values":{"object":true},"version":{"least":1,"number":true},"consent":{"flag":true},"student":{"id":true}});

/** Hands a form in as the caller, by its number or by the key of its public link, and tells whom its settings name. Staff say with on_paper_for whose paper they enter. An answer that is missing or cannot be is told at its block, and nothing is stored. */
export const submitWebFormEntry = /* @__PURE__ */ operation<{ form_id: string; values: unknown; student?: string | number | null | undefined; user?: string | number | null | undefined; location?: string | number | null | undefined; version?: number | null | undefined; consent?: boolean | null | undefined; on_paper_for?: string | number | null | undefined }>(
  'submitWebFormEntry', 'form_id:String! values:JSON! student:ID user:ID location:ID version:Int consent:Boolean on_paper_for:ID operation_id:String', 'audit form_entry form_entry_event form_notification_log form_signature notification outbox', {"form_id":{"required":true,"shortest":1,"longest":60},"values":{"required":true,"object":true},"student":{"id":true},"user":{"id":true},"location":{"id":true},"version":{"least":1,"number":true},"consent":{"flag":true},"on_paper_for":{"id":true}});

/** Changes name, description and instructions of a form; file gives a printed one other pages as its next version. */
export const updateForm = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; description?: string | null | undefined; instructions?: string | null | undefined; file?: string | null | undefined; file_original?: string | null | undefined }>(
  'updateForm', 'id:ID! name:String description:String instructions:String file:String file_original:String operation_id:String', 'audit form form_paper form_version', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"description":{"shortest":0,"longest":2000,"clears":true},"instructions":{"shortest":0,"longest":5000,"clears":true},"file":{"shortest":0,"longest":100},"file_original":{"shortest":0,"longest":255}});

/** Changes a draft, or mends what was sent back or rejected and hands it in again; staff correct what is not approved. A missing answer is told at its block. */
export const updateFormEntry = /* @__PURE__ */ operation<{ id: string | number; values: unknown; consent?: boolean | null | undefined }>(
  'updateFormEntry', 'id:ID! values:JSON! consent:Boolean operation_id:String', 'audit form_entry form_entry_event form_signature', {"id":{"required":true,"id":true},"values":{"required":true,"object":true},"consent":{"flag":true}});

/** Changes a question for entries from now on; another type for one that was answered gets Error. */
export const updateFormField = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; type?: string | null | undefined; required?: boolean | null | undefined; options?: readonly (string)[] | null | undefined }>(
  'updateFormField', 'id:ID! name:String type:String required:Boolean options:[String!] operation_id:String', 'audit form form_field form_version', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":300},"type":{"shortest":1,"longest":40},"required":{"flag":true},"options":{"longest":100,"list":true}});

/** Changes words and properties of a form: button, confirmation, required, active, one_per_person, due_date, from and until when it reminds by itself and every how many days, whether it is asked for every year, and end and limit of the public link; an unknown property is refused. */
export const updateFormProperties = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; description?: string | null | undefined; instructions?: string | null | undefined; properties?: { button?: string | null | undefined; confirmation?: string | null | undefined; required?: boolean | null | undefined; active?: boolean | null | undefined; one_per_person?: boolean | null | undefined; due_date?: string | null | undefined; remind_from?: string | null | undefined; remind_every?: number | null | undefined; remind_until?: string | null | undefined; ask_yearly?: boolean | null | undefined; ends_at?: string | null | undefined; most_entries?: number | null | undefined } | null | undefined }>(
  'updateFormProperties', 'id:ID! name:String description:String instructions:String properties:FormPropertiesInput operation_id:String', 'audit form', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"description":{"shortest":0,"longest":2000,"clears":true},"instructions":{"shortest":0,"longest":5000,"clears":true},"properties":{"object":true,"of":{"button":{"shortest":0,"longest":60,"clears":true},"confirmation":{"shortest":0,"longest":2000,"clears":true},"required":{"flag":true},"active":{"flag":true},"one_per_person":{"flag":true},"due_date":{"clears":true},"remind_from":{"clears":true},"remind_every":{"least":1,"most":90,"number":true,"clears":true},"remind_until":{"clears":true},"ask_yearly":{"flag":true},"ends_at":{"clears":true},"most_entries":{"least":1,"most":100000,"number":true,"clears":true}}}});

/** Takes the caller's own signature of an entry back; one that was approved gets Error. */
export const withdrawSignature = /* @__PURE__ */ operation<{ id: string | number; notes?: string | null | undefined }>(
  'withdrawSignature', 'id:ID! notes:String operation_id:String', 'audit form_entry form_entry_event form_signature', {"id":{"required":true,"id":true},"notes":{"shortest":0,"longest":1000}});
