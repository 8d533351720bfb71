// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Takes back an own message in a room, as a manager any at own locations; another's gets Error. */
export const deleteProgramChatMessage = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteProgramChatMessage', 'id:ID! operation_id:String', 'audit chat_message', {"id":{"required":true,"id":true}});

/** Takes back an own message, as a manager any at own locations; its place stays marked, and another's gets Error. */
export const deleteStudentChatMessage = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStudentChatMessage', 'id:ID! operation_id:String', 'audit chat_message', {"id":{"required":true,"id":true}});

/** Marks the chat of a student or a room read by the caller, up to a message or to the last; naming neither gets Error. */
export const markAsReadChat = /* @__PURE__ */ operation<{ student_id?: string | number | null | undefined; program_id?: string | number | null | undefined; up_to?: number | null | undefined }>(
  'markAsReadChat', 'student_id:ID program_id:ID up_to:Int operation_id:String', 'audit chat_seen', {"student_id":{"id":true},"program_id":{"id":true},"up_to":{"least":1,"number":true}});

/** Sets when a location answers messages; null takes a value away, and a closing time before the opening one gets Error. */
export const saveChatHours = /* @__PURE__ */ operation<{ location_id: string | number; opens?: string | null | undefined; closes?: string | null | undefined; days?: readonly (string)[] | null | undefined; away_until?: string | null | undefined; away_note?: string | null | undefined; families_write?: boolean | null | undefined }>(
  'saveChatHours', 'location_id:ID! opens:Clock closes:Clock days:[String!] away_until:Date away_note:String families_write:Boolean operation_id:String', 'audit chat_hours', {"location_id":{"required":true,"id":true},"opens":{"clears":true},"closes":{"clears":true},"days":{"longest":7,"list":true},"away_until":{"clears":true},"away_note":{"shortest":0,"longest":300,"clears":true},"families_write":{"flag":true}});

/** Sets the own quiet hours and out of office, which are for staff, and whether others see the caller online. */
export const saveOwnChatSetting = /* @__PURE__ */ operation<{ quiet_from?: string | null | undefined; quiet_until?: string | null | undefined; away_until?: string | null | undefined; away_note?: string | null | undefined; hidden?: boolean | null | undefined }>(
  'saveOwnChatSetting', 'quiet_from:Clock quiet_until:Clock away_until:Date away_note:String hidden:Boolean operation_id:String', 'audit chat_person', {"quiet_from":{"clears":true},"quiet_until":{"clears":true},"away_until":{"clears":true},"away_note":{"shortest":0,"longest":300,"clears":true},"hidden":{"flag":true}});

/** Adds a message to a student's chat, with a picture or a document the caller has uploaded, naming some of its readers or in reply to a message; of staff those a contact names read it alone; contacts write for own students, and an empty text is refused. */
export const sendMsg = /* @__PURE__ */ operation<{ student_id: string | number; message: string; type?: string | null | undefined; attachment?: string | null | undefined; users?: readonly (string | number)[] | null | undefined; reply_to?: string | number | null | undefined }>(
  'sendMsg', 'student_id:ID! message:String! type:String attachment:String users:[ID!] reply_to:ID operation_id:String', 'audit chat_addressee chat_message chat_seen', {"student_id":{"required":true,"id":true},"message":{"required":true,"shortest":1,"longest":4000},"attachment":{"shortest":0,"longest":100},"users":{"shortest":0,"longest":20,"list":true,"id":true},"reply_to":{"id":true}});

/** Writes one message into the chat of each student of a location, or of some of its rooms: each family answers in its own. A family of siblings gets it once; where nobody is reached it gets Error. */
export const sendMsgToMany = /* @__PURE__ */ operation<{ location_id: string | number; programs?: readonly (string | number)[] | null | undefined; message: string; attachment?: string | null | undefined }>(
  'sendMsgToMany', 'location_id:ID! programs:[ID!] message:String! attachment:String operation_id:String', 'audit chat_message', {"location_id":{"required":true,"id":true},"programs":{"shortest":1,"longest":200,"list":true,"id":true},"message":{"required":true,"shortest":1,"longest":4000},"attachment":{"shortest":0,"longest":100}});

/** Adds a message to a room's chat, which its families and staff read; where the location keeps it to staff, contacts get Error. */
export const sendProgramMsg = /* @__PURE__ */ operation<{ program_id: string | number; message: string; type?: string | null | undefined; attachment?: string | null | undefined; users?: readonly (string | number)[] | null | undefined; reply_to?: string | number | null | undefined }>(
  'sendProgramMsg', 'program_id:ID! message:String! type:String attachment:String users:[ID!] reply_to:ID operation_id:String', 'audit chat_addressee chat_message chat_seen', {"program_id":{"required":true,"id":true},"message":{"required":true,"shortest":1,"longest":4000},"attachment":{"shortest":0,"longest":100},"users":{"shortest":0,"longest":20,"list":true,"id":true},"reply_to":{"id":true}});

/** Tells those who have a chat open that the caller is writing in it. */
export const sendTyping = /* @__PURE__ */ operation<{ student_id?: string | number | null | undefined; program_id?: string | number | null | undefined }>(
  'sendTyping', 'student_id:ID program_id:ID operation_id:String', '', {"student_id":{"id":true},"program_id":{"id":true}});

/** Opens what was written before a guardian joined to that guardian, or closes it again; who is no guardian gets Error. */
export const shareChatHistory = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number; shared: boolean }>(
  'shareChatHistory', 'student_id:ID! user_id:ID! shared:Boolean! operation_id:String', 'audit chat_gap chat_join', {"student_id":{"required":true,"id":true},"user_id":{"required":true,"id":true},"shared":{"required":true,"flag":true}});

/** Says that a tab of the portal is open, once a minute, or that it closes. */
export const stayOnline = /* @__PURE__ */ operation<{ tab: string | number; leaving?: boolean | null | undefined }>(
  'stayOnline', 'tab:ID! leaving:Boolean operation_id:String', 'audit chat_tab', {"tab":{"required":true,"id":true},"leaving":{"flag":true}});

/** Changes the text of an own message within 15 minutes and marks it; another's message gets Error. */
export const updateSendMsg = /* @__PURE__ */ operation<{ id: string | number; message: string }>(
  'updateSendMsg', 'id:ID! message:String! operation_id:String', 'audit chat_change chat_message', {"id":{"required":true,"id":true},"message":{"required":true,"shortest":1,"longest":4000}});

/** Changes the text of an own message in a room within 15 minutes; another's message gets Error. */
export const updateSendProgramMsg = /* @__PURE__ */ operation<{ id: string | number; message: string }>(
  'updateSendProgramMsg', 'id:ID! message:String! operation_id:String', 'audit chat_change chat_message', {"id":{"required":true,"id":true},"message":{"required":true,"shortest":1,"longest":4000}});
