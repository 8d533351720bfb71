// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Takes an alert back within half a minute, before anyone has it; one that has gone gets Error. */
export const cancelAlert = /* @__PURE__ */ operation<{ id: string | number }>(
  'cancelAlert', 'id:ID! operation_id:String', 'alert audit', {"id":{"required":true,"id":true}});

/** Takes a text back within half a minute, before it leaves for any phone; one that has gone gets Error. */
export const cancelInstantSms = /* @__PURE__ */ operation<{ id: string | number }>(
  'cancelInstantSms', 'id:ID! operation_id:String', 'audit text_message text_recipient', {"id":{"required":true,"id":true}});

/** Sends an alert after half a minute, an urgent one at once, to the chosen contacts, the contacts of the chosen students who take alerts, or the families of locations; no recipient gets Error, an empty message is refused. */
export const createAlert = /* @__PURE__ */ operation<{ message: string; users?: readonly (string | number)[] | null | undefined; students?: readonly (string | number)[] | null | undefined; locations?: readonly (string | number)[] | null | undefined; sender?: string | number | null | undefined; urgent?: boolean | null | undefined; drill?: boolean | null | undefined; channels?: readonly (string)[] | null | undefined }>(
  'createAlert', 'message:String! users:[ID!] students:[ID!] locations:[ID!] sender:ID urgent:Boolean drill:Boolean channels:[String!] confirm:[String!] operation_id:String', 'alert alert_delivery alert_recipient audit notification push_message', {"message":{"required":true,"shortest":1,"longest":1000},"users":{"shortest":0,"longest":1000,"list":true,"id":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"sender":{"id":true},"urgent":{"flag":true},"drill":{"flag":true},"channels":{"longest":4,"list":true}});

/** Sends an alert to the contacts of all students in the rooms; a room out of reach gets Error. */
export const createAlertProgram = /* @__PURE__ */ operation<{ message: string; programs: readonly (string | number)[]; sender?: string | number | null | undefined; urgent?: boolean | null | undefined; drill?: boolean | null | undefined; channels?: readonly (string)[] | null | undefined }>(
  'createAlertProgram', 'message:String! programs:[ID!]! sender:ID urgent:Boolean drill:Boolean channels:[String!] confirm:[String!] operation_id:String', 'alert alert_delivery alert_recipient audit notification push_message', {"message":{"required":true,"shortest":1,"longest":1000},"programs":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"sender":{"id":true},"urgent":{"flag":true},"drill":{"flag":true},"channels":{"longest":4,"list":true}});

/** Sends a text after half a minute to the chosen people and the families of the chosen students and rooms; unsubscribed or phoneless ones are answered in errors, an empty message is refused. */
export const createInstantSms = /* @__PURE__ */ operation<{ message: string; users?: readonly (string | number)[] | null | undefined; students?: readonly (string | number)[] | null | undefined; programs?: readonly (string | number)[] | null | undefined; location?: string | number | null | undefined; sender?: string | number | null | undefined }>(
  'createInstantSms', 'message:String! users:[ID!] students:[ID!] programs:[ID!] location:ID sender:ID confirm:[String!] operation_id:String', 'audit text_message text_recipient', {"message":{"required":true,"shortest":1,"longest":1000},"users":{"shortest":0,"longest":1000,"list":true,"id":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"programs":{"shortest":0,"longest":200,"list":true,"id":true},"location":{"id":true},"sender":{"id":true}});

/** Says of an answer that sounded like stop whether it was meant so; one that was decided gets Error. */
export const decideSmsResponse = /* @__PURE__ */ operation<{ id: string | number; stop: boolean }>(
  'decideSmsResponse', 'id:ID! stop:Boolean! operation_id:String', 'audit consent_entry opted_out text_reply', {"id":{"required":true,"id":true},"stop":{"required":true,"flag":true}});

/** Deletes an alert from the lists of everyone; an unknown id, or one that went to other places too, gets Error. */
export const deleteAlert = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteAlert', 'id:ID! operation_id:String', 'alert alert_delivery audit notification', {"id":{"required":true,"id":true}});

/** Takes an address off the list so it gets newsletters again; without a reason, or with an unknown id, it gets Error. */
export const deleteUnsubscribedEmail = /* @__PURE__ */ operation<{ id: string | number; reason?: string | null | undefined }>(
  'deleteUnsubscribedEmail', 'id:ID! reason:String operation_id:String', 'audit consent_entry opted_out', {"id":{"required":true,"id":true},"reason":{"shortest":0,"longest":500}});

/** Takes a phone off the list so it gets texts again; without a reason, or with an unknown id, it gets Error. */
export const deleteUnsubscribedSms = /* @__PURE__ */ operation<{ id: string | number; reason?: string | null | undefined }>(
  'deleteUnsubscribedSms', 'id:ID! reason:String operation_id:String', 'audit consent_entry opted_out', {"id":{"required":true,"id":true},"reason":{"shortest":0,"longest":500}});

/** Marks an alert seen by the caller; one not sent to the caller gets Error. */
export const markAlertSeen = /* @__PURE__ */ operation<{ id: string | number }>(
  'markAlertSeen', 'id:ID! operation_id:String', 'alert_recipient audit notification', {"id":{"required":true,"id":true}});

/** Tries those again who have not seen an alert, one that is not urgent also by mail and text where it was sent without; where everybody has it, or it was a drill, it gets Error. */
export const retryAlert = /* @__PURE__ */ operation<{ id: string | number }>(
  'retryAlert', 'id:ID! confirm:[String!] operation_id:String', 'alert alert_delivery audit', {"id":{"required":true,"id":true}});

/** Saves after how many minutes (0 to 60) an urgent alert follows by mail and by text to who has not seen it, at a location; with neither it goes by the center's again. Without a location the center's are saved, by support and above; one number without the other gets Error. */
export const saveAlertWays = /* @__PURE__ */ operation<{ location?: string | number | null | undefined; mail_after?: number | null | undefined; text_after?: number | null | undefined }>(
  'saveAlertWays', 'location:ID mail_after:Int text_after:Int operation_id:String', 'alert_setting audit location_setting', {"location":{"id":true},"mail_after":{"least":0,"most":60,"number":true},"text_after":{"least":0,"most":60,"number":true}});

/** Sends one text to one person after half a minute; an unsubscribed or missing phone gets Error. */
export const sendSmsToUser = /* @__PURE__ */ operation<{ user_id: string | number; message: string }>(
  'sendSmsToUser', 'user_id:ID! message:String! operation_id:String', 'audit text_message text_recipient', {"user_id":{"required":true,"id":true},"message":{"required":true,"shortest":1,"longest":1000}});

/** Takes back that the address of a link wants no newsletters; an altered token gets Error. */
export const subscribeAgain = /* @__PURE__ */ operation<{ token: string }>(
  'subscribeAgain', 'token:String!', 'audit consent_entry opted_out', {"token":{"required":true,"shortest":20,"longest":100}});

/** Takes the address of a link off newsletters; an altered token gets Error. */
export const unsubscribe = /* @__PURE__ */ operation<{ token: string; reason?: string | null | undefined }>(
  'unsubscribe', 'token:String! reason:String', 'audit consent_entry opted_out', {"token":{"required":true,"shortest":20,"longest":100},"reason":{"shortest":0,"longest":500}});
