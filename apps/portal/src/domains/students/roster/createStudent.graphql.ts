// Written by tools/generate.ts from createStudent.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CreateNewStudentUsersInput = {
  user_id: string | number;
  relation?: string | number | null | undefined;
  emergency_contact?: boolean | null | undefined;
  alert?: boolean | null | undefined;
  watch_camera?: boolean | null | undefined;
  legal_guardian?: boolean | null | undefined;
  pickup?: boolean | null | undefined;
  is_payer?: boolean | null | undefined;
};

export type CreateNewStudentNew_UsersInput = {
  fname: string;
  lname: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  relation: string | number;
  emergency_contact?: boolean | null | undefined;
  alert?: boolean | null | undefined;
  watch_camera?: boolean | null | undefined;
  legal_guardian?: boolean | null | undefined;
  pickup?: boolean | null | undefined;
  is_payer?: boolean | null | undefined;
};

export type CreateStudentMutationVariables = Exact<{
  fname: string;
  lname: string;
  location: string | number;
  room: string | number;
  cameras: Array<string | number> | string | number;
  users: Array<CreateNewStudentUsersInput> | CreateNewStudentUsersInput;
  new_users?: Array<CreateNewStudentNew_UsersInput> | CreateNewStudentNew_UsersInput | null | undefined;
  check_duplicate?: boolean | null | undefined;
  nick_name?: string | null | undefined;
  dob?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type CreateStudentMutation = { createNewStudent: { status: string, message: string, errors: Array<{ field: string, message: string, code: string }>, student: { id: string, full_name: string } | null } | null };

export const CreateStudentDocument = /* @__PURE__ */ call<CreateStudentMutation, CreateStudentMutationVariables>("mutation CreateStudent($fname:String!$lname:String!$location:ID!$room:ID!$cameras:[ID!]!$users:[CreateNewStudentUsersInput!]!$new_users:[CreateNewStudentNew_usersInput!]$check_duplicate:Boolean$nick_name:String$dob:Date$operation_id:String){createNewStudent(fname:$fname lname:$lname location_id:$location program_id:$room cameras:$cameras users:$users new_users:$new_users check_duplicate:$check_duplicate nick_name:$nick_name dob:$dob operation_id:$operation_id){status message errors{field message code __typename}student{id full_name __typename}__typename}}", {"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":1,"longest":200},"location":{"required":true,"id":true},"room":{"required":true,"id":true},"cameras":{"required":true,"shortest":0,"longest":200,"list":true,"id":true},"users":{"required":true,"longest":50,"list":true,"object":true,"of":{"user_id":{"required":true,"id":true},"relation":{"id":true},"emergency_contact":{"flag":true},"alert":{"flag":true},"watch_camera":{"flag":true},"legal_guardian":{"flag":true},"pickup":{"flag":true},"is_payer":{"flag":true}}},"new_users":{"longest":10,"list":true,"object":true,"of":{"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":1,"longest":200},"email":{"longest":254,"email":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$"},"relation":{"required":true,"id":true},"emergency_contact":{"flag":true},"alert":{"flag":true},"watch_camera":{"flag":true},"legal_guardian":{"flag":true},"pickup":{"flag":true},"is_payer":{"flag":true}}},"check_duplicate":{"flag":true},"nick_name":{"shortest":0,"longest":200,"clears":true},"dob":{"clears":true}}, { "changes":["app_user","audit","chat_join","chat_room_join","guardian_link","reader_epoch","sibling_group","student","student_camera","student_room","user_role"] });
