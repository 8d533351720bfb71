// Written by tools/generate.ts from chat.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FamilyChatsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type FamilyChatsQuery = { students: Array<{ id: string, full_name: string, image: string | null, program_name: string | null, program_color: string | null, last_message: string | null, last_at: string | null, last_by: string | null, last_mine: boolean, last_deleted: boolean, unread: number }>, rooms: Array<{ id: string, name: string, color_code: string | null, last_message: string | null, last_at: string | null, last_by: string | null, last_mine: boolean, last_deleted: boolean, unread: number }> };

export type StaffChatsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  unread?: boolean | null | undefined;
}>;


export type StaffChatsQuery = { students: Array<{ id: string, full_name: string, image: string | null, program_name: string | null, program_color: string | null, last_message: string | null, last_at: string | null, last_by: string | null, last_mine: boolean, last_deleted: boolean, unread: number }>, rooms: Array<{ id: string, name: string, color_code: string | null, last_message: string | null, last_at: string | null, last_by: string | null, last_mine: boolean, last_deleted: boolean, unread: number }> };

export type StudentChatQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  before?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type StudentChatQuery = { lines: Array<{ id: string, message: string | null, type: string, student_id: string | null, program_id: string | null, sender_id: string | null, sender_name: string | null, mine: boolean | null, from_staff: boolean, attachment: string | null, file_name: string | null, bulk: boolean, directed: boolean, created_at: string, updated_at: string | null, deleted: boolean | null, seen_at: string | null, relation: { name: string } | null, user: { id: string, avatar: string | null } | null, reply_to: { id: string, message: string | null, sender_name: string | null } | null, users: Array<{ id: string, full_name: string }> }> };

export type RoomChatQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  before?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type RoomChatQuery = { lines: Array<{ id: string, message: string | null, type: string, student_id: string | null, program_id: string | null, sender_id: string | null, sender_name: string | null, mine: boolean | null, from_staff: boolean, attachment: string | null, file_name: string | null, bulk: boolean, directed: boolean, created_at: string, updated_at: string | null, deleted: boolean | null, seen_at: string | null, relation: { name: string } | null, user: { id: string, avatar: string | null } | null, reply_to: { id: string, message: string | null, sender_name: string | null } | null, users: Array<{ id: string, full_name: string }> }> };

export type ChatInfoQueryVariables = Exact<{
  student_id?: string | number | null | undefined;
  program_id?: string | number | null | undefined;
}>;


export type ChatInfoQuery = { getChatInfo: { name: string, may_write: boolean, first_new: string | null, unread: number, families: number, open_now: boolean, opens: string | null, closes: string | null, away_until: string | null, away_note: string | null, readers: Array<{ id: string, name: string, avatar: string | null, relation: string | null, staff: boolean, online: boolean, away_until: string | null, away_note: string | null, quiet: boolean, history: boolean | null }> } | null };

export type ChatSeenQueryVariables = Exact<{
  id: string | number;
}>;


export type ChatSeenQuery = { getChatSeen: Array<{ id: string, name: string, at: string }> };

export type SearchChatQueryVariables = Exact<{
  search: string;
  student_id?: string | number | null | undefined;
  program_id?: string | number | null | undefined;
}>;


export type SearchChatQuery = { searchChat: Array<{ id: string, message: string | null, student_id: string | null, program_id: string | null, sender_name: string | null, created_at: string, student: { full_name: string } | null, program: { name: string } | null }> };

export type SendToStudentMutationVariables = Exact<{
  student_id: string | number;
  message: string;
  attachment?: string | null | undefined;
  reply_to?: string | number | null | undefined;
  users?: Array<string | number> | string | number | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type SendToStudentMutation = { sendMsg: { status: string, message: string, msg: { id: string, message: string | null, type: string, student_id: string | null, program_id: string | null, sender_id: string | null, sender_name: string | null, mine: boolean | null, from_staff: boolean, attachment: string | null, file_name: string | null, bulk: boolean, directed: boolean, created_at: string, updated_at: string | null, deleted: boolean | null, seen_at: string | null, relation: { name: string } | null, user: { id: string, avatar: string | null } | null, reply_to: { id: string, message: string | null, sender_name: string | null } | null, users: Array<{ id: string, full_name: string }> } | null } | null };

export type SendToRoomMutationVariables = Exact<{
  program_id: string | number;
  message: string;
  attachment?: string | null | undefined;
  reply_to?: string | number | null | undefined;
  users?: Array<string | number> | string | number | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type SendToRoomMutation = { sendProgramMsg: { status: string, message: string, msg: { id: string, message: string | null, type: string, student_id: string | null, program_id: string | null, sender_id: string | null, sender_name: string | null, mine: boolean | null, from_staff: boolean, attachment: string | null, file_name: string | null, bulk: boolean, directed: boolean, created_at: string, updated_at: string | null, deleted: boolean | null, seen_at: string | null, relation: { name: string } | null, user: { id: string, avatar: string | null } | null, reply_to: { id: string, message: string | null, sender_name: string | null } | null, users: Array<{ id: string, full_name: string }> } | null } | null };

export type ChatLineAddedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatLineAddedSubscription = { chatMessageAdded: { id: string, message: string | null, type: string, student_id: string | null, program_id: string | null, sender_id: string | null, sender_name: string | null, mine: boolean | null, from_staff: boolean, attachment: string | null, file_name: string | null, bulk: boolean, directed: boolean, created_at: string, updated_at: string | null, deleted: boolean | null, seen_at: string | null, relation: { name: string } | null, user: { id: string, avatar: string | null } | null, reply_to: { id: string, message: string | null, sender_name: string | null } | null, users: Array<{ id: string, full_name: string }> } | null };

export type ChatTypingSubscriptionVariables = Exact<{
  student_id?: string | number | null | undefined;
  program_id?: string | number | null | undefined;
}>;


export type ChatTypingSubscription = { chatTypingChanged: { user_id: string, name: string } | null };

export type ChatLineFragment = { id: string, message: string | null, type: string, student_id: string | null, program_id: string | null, sender_id: string | null, sender_name: string | null, mine: boolean | null, from_staff: boolean, attachment: string | null, file_name: string | null, bulk: boolean, directed: boolean, created_at: string, updated_at: string | null, deleted: boolean | null, seen_at: string | null, relation: { name: string } | null, user: { id: string, avatar: string | null } | null, reply_to: { id: string, message: string | null, sender_name: string | null } | null, users: Array<{ id: string, full_name: string }> };

export const FamilyChatsDocument = /* @__PURE__ */ document<FamilyChatsQuery, FamilyChatsQueryVariables>("query FamilyChats($search:String){students:userChatStudents(search:$search){id full_name image program_name program_color last_message last_at last_by last_mine last_deleted unread __typename}rooms:userChatPrograms{id name color_code last_message last_at last_by last_mine last_deleted unread __typename}}", { "shows":["alert","app_user","attendance_room","chat_addressee","chat_gap","chat_join","chat_message","chat_room_join","chat_seen","guardian_link","room","room_staff","student","student_room","user_location"] });
export const StaffChatsDocument = /* @__PURE__ */ document<StaffChatsQuery, StaffChatsQueryVariables>("query StaffChats($location:ID$search:String$first:Int$unread:Boolean){students:teacherChatStudents(location:$location search:$search first:$first unread:$unread){id full_name image program_name program_color last_message last_at last_by last_mine last_deleted unread __typename}rooms:teacherChatPrograms(location:$location search:$search){id name color_code last_message last_at last_by last_mine last_deleted unread __typename}}", { "shows":["app_user","attendance_room","chat_addressee","chat_message","chat_seen","room","room_staff","student","student_room","user_location"] });
export const StudentChatDocument = /* @__PURE__ */ document<StudentChatQuery, StudentChatQueryVariables>("query StudentChat($id:ID!$first:Int$before:Int$after:Int){lines:getStudentMsg(student_id:$id first:$first before:$before after:$after){...ChatLine __typename}}fragment ChatLine on ChatMessage{id message type student_id program_id sender_id sender_name mine from_staff relation{name __typename}attachment file_name user{id avatar __typename}reply_to{id message sender_name __typename}users{id full_name __typename}bulk directed created_at updated_at deleted seen_at __typename}", { "shows":["alert","app_user","attendance_room","chat_addressee","chat_gap","chat_join","chat_message","chat_room_join","chat_seen","file","guardian_link","relationship","room","room_staff","student","student_room","user_location","user_role"] });
export const RoomChatDocument = /* @__PURE__ */ document<RoomChatQuery, RoomChatQueryVariables>("query RoomChat($id:ID!$first:Int$before:Int$after:Int){lines:getProgramMsg(program_id:$id first:$first before:$before after:$after){...ChatLine __typename}}fragment ChatLine on ChatMessage{id message type student_id program_id sender_id sender_name mine from_staff relation{name __typename}attachment file_name user{id avatar __typename}reply_to{id message sender_name __typename}users{id full_name __typename}bulk directed created_at updated_at deleted seen_at __typename}", { "shows":["alert","app_user","attendance_room","chat_addressee","chat_gap","chat_join","chat_message","chat_room_join","chat_seen","file","guardian_link","relationship","room","room_staff","student","student_room","user_location","user_role"] });
export const ChatInfoDocument = /* @__PURE__ */ document<ChatInfoQuery, ChatInfoQueryVariables>("query ChatInfo($student_id:ID$program_id:ID){getChatInfo(student_id:$student_id program_id:$program_id){name may_write first_new unread families open_now opens closes away_until away_note readers{id name avatar relation staff online away_until away_note quiet history __typename}__typename}}", { "shows":["app_user","attendance_room","chat_addressee","chat_gap","chat_hours","chat_join","chat_message","chat_person","chat_seen","chat_tab","guardian_link","location","relationship","role","room","room_staff","student","student_room","timezone","user_location","user_role"] });
export const ChatSeenDocument = /* @__PURE__ */ document<ChatSeenQuery, ChatSeenQueryVariables>("query ChatSeen($id:ID!){getChatSeen(id:$id){id name at __typename}}", { "shows":["app_user","chat_message","chat_seen"] });
export const SearchChatDocument = /* @__PURE__ */ document<SearchChatQuery, SearchChatQueryVariables>("query SearchChat($search:String!$student_id:ID$program_id:ID){searchChat(search:$search student_id:$student_id program_id:$program_id first:30){id message student_id program_id sender_name created_at student{full_name __typename}program{name __typename}__typename}}", { "shows":["alert","app_user","attendance_room","chat_addressee","chat_gap","chat_join","chat_message","chat_room_join","guardian_link","room","room_staff","student","student_room","user_location"] });
export const SendToStudentDocument = /* @__PURE__ */ call<SendToStudentMutation, SendToStudentMutationVariables>("mutation SendToStudent($student_id:ID!$message:String!$attachment:String$reply_to:ID$users:[ID!]$operation_id:String){sendMsg(student_id:$student_id message:$message attachment:$attachment reply_to:$reply_to users:$users operation_id:$operation_id){status message msg{...ChatLine __typename}__typename}}fragment ChatLine on ChatMessage{id message type student_id program_id sender_id sender_name mine from_staff relation{name __typename}attachment file_name user{id avatar __typename}reply_to{id message sender_name __typename}users{id full_name __typename}bulk directed created_at updated_at deleted seen_at __typename}", {"student_id":{"required":true,"id":true},"message":{"required":true,"shortest":1,"longest":4000},"attachment":{"shortest":0,"longest":100},"reply_to":{"id":true},"users":{"shortest":0,"longest":20,"list":true,"id":true}}, { "changes":["audit","chat_addressee","chat_message","chat_seen"] });
export const SendToRoomDocument = /* @__PURE__ */ call<SendToRoomMutation, SendToRoomMutationVariables>("mutation SendToRoom($program_id:ID!$message:String!$attachment:String$reply_to:ID$users:[ID!]$operation_id:String){sendProgramMsg(program_id:$program_id message:$message attachment:$attachment reply_to:$reply_to users:$users operation_id:$operation_id){status message msg{...ChatLine __typename}__typename}}fragment ChatLine on ChatMessage{id message type student_id program_id sender_id sender_name mine from_staff relation{name __typename}attachment file_name user{id avatar __typename}reply_to{id message sender_name __typename}users{id full_name __typename}bulk directed created_at updated_at deleted seen_at __typename}", {"program_id":{"required":true,"id":true},"message":{"required":true,"shortest":1,"longest":4000},"attachment":{"shortest":0,"longest":100},"reply_to":{"id":true},"users":{"shortest":0,"longest":20,"list":true,"id":true}}, { "changes":["audit","chat_addressee","chat_message","chat_seen"] });
export const ChatLineAddedDocument = /* @__PURE__ */ document<ChatLineAddedSubscription, ChatLineAddedSubscriptionVariables>("subscription ChatLineAdded{chatMessageAdded{...ChatLine __typename}}fragment ChatLine on ChatMessage{id message type student_id program_id sender_id sender_name mine from_staff relation{name __typename}attachment file_name user{id avatar __typename}reply_to{id message sender_name __typename}users{id full_name __typename}bulk directed created_at updated_at deleted seen_at __typename}");
export const ChatTypingDocument = /* @__PURE__ */ document<ChatTypingSubscription, ChatTypingSubscriptionVariables>("subscription ChatTyping($student_id:ID$program_id:ID){chatTypingChanged(student_id:$student_id program_id:$program_id){user_id name __typename}}");
