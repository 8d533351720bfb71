// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Saves a report of a location: which, as what kind of file, of which days, of which room where it is not of all of them, and who is told of it every day, week or month from an hour on. Or a list, by its call: with the arguments it is asked with, the columns that are wanted and its address in the portal; one of days is asked for those, whatever its arguments say. A room of another location, and a list whose call refuses these arguments, get Error. */
export const createSavedReport = /* @__PURE__ */ operation<{ location: string | number; name: string; report: string; type: string; days: string; every?: string | null | undefined; weekday?: number | null | undefined; hour?: number | null | undefined; program_id?: string | number | null | undefined; readers?: readonly (string | number)[] | null | undefined; columns?: readonly (string)[] | null | undefined; args?: unknown | null | undefined; address?: string | null | undefined }>(
  'createSavedReport', 'location:ID! name:String! report:String! type:String! days:String! every:String weekday:Int hour:Int program_id:ID readers:[ID!] columns:[String!] args:JSON address:String operation_id:String', 'audit saved_report saved_report_reader', {"location":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":80},"report":{"required":true},"type":{"required":true},"days":{"required":true},"every":{"clears":true},"weekday":{"least":1,"most":7,"number":true,"clears":true},"hour":{"least":0,"most":23,"number":true},"program_id":{"id":true,"clears":true},"readers":{"shortest":0,"longest":50,"list":true,"id":true},"columns":{"longest":60,"list":true,"clears":true},"args":{"object":true},"address":{"shortest":0,"longest":1000}});

/** Deletes a pack with its file. */
export const deleteInspectorPack = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteInspectorPack', 'id:ID! operation_id:String', 'audit inspector_pack', {"id":{"required":true,"id":true}});

/** Deletes a saved report; nobody is told of it any more. */
export const deleteSavedReport = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteSavedReport', 'id:ID! operation_id:String', 'audit saved_report', {"id":{"required":true,"id":true}});

/** Answers where a pack is downloaded for 15 minutes, and writes down who took it away; one that is not made, or whose week has passed, gets Error. */
export const openInspectorPack = /* @__PURE__ */ operation<{ id: string | number }>(
  'openInspectorPack', 'id:ID! operation_id:String', '', {"id":{"required":true,"id":true}});

/** Has tables of a location put into one ZIP with an index, each as PDF and CSV: roster, immunizations, care plans and staff credentials of today, medications, injuries, illnesses, health checks, drills and ratio log of the days told, a year at most. While one is made, Error. */
export const requestInspectorPack = /* @__PURE__ */ operation<{ location: string | number; start_date: string; end_date: string; parts?: readonly (string)[] | null | undefined }>(
  'requestInspectorPack', 'location:ID! start_date:Date! end_date:Date! parts:[String!] operation_id:String', 'audit inspector_pack', {"location":{"required":true,"id":true},"start_date":{"required":true},"end_date":{"required":true},"parts":{"longest":10,"list":true}});

/** Holds a location to a ratio rule; without one only the rooms' own limits count. An unknown rule gets Error. */
export const saveRatioSetting = /* @__PURE__ */ operation<{ location: string | number; rule?: string | null | undefined }>(
  'saveRatioSetting', 'location:ID! rule:String operation_id:String', 'audit ratio_setting', {"location":{"required":true,"id":true},"rule":{"shortest":1,"longest":60}});

/** Mails the day of each student to its contacts, or to those listed; of whom nothing could be sent is told in errors, the others are sent. */
export const sendActivityReportEmail = /* @__PURE__ */ operation<{ students: readonly (string | number)[]; date: string; users?: readonly (string | number)[] | null | undefined }>(
  'sendActivityReportEmail', 'students:[ID!]! date:Date! users:[ID!] operation_id:String', 'audit outbox', {"students":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"date":{"required":true},"users":{"shortest":0,"longest":200,"list":true,"id":true}});

/** Changes a saved report; who is not named any more is not told any more. A list stays the list it is, with its arguments; another one gets Error. */
export const updateSavedReport = /* @__PURE__ */ operation<{ id: string | number; name: string; report: string; type: string; days: string; every?: string | null | undefined; weekday?: number | null | undefined; hour?: number | null | undefined; program_id?: string | number | null | undefined; readers?: readonly (string | number)[] | null | undefined; columns?: readonly (string)[] | null | undefined; seen?: string | null | undefined }>(
  'updateSavedReport', 'id:ID! name:String! report:String! type:String! days:String! every:String weekday:Int hour:Int program_id:ID readers:[ID!] columns:[String!] seen:DateTime operation_id:String', 'audit saved_report saved_report_reader', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":80},"report":{"required":true},"type":{"required":true},"days":{"required":true},"every":{"clears":true},"weekday":{"least":1,"most":7,"number":true,"clears":true},"hour":{"least":0,"most":23,"number":true},"program_id":{"id":true,"clears":true},"readers":{"shortest":0,"longest":50,"list":true,"id":true},"columns":{"longest":60,"list":true,"clears":true}});
