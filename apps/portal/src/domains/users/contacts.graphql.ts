// Written by tools/generate.ts from contacts.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ContactsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  first: number;
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type ContactsQuery = { users: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, fname: string, lname: string, middle_name: string | null, full_name: string, avatar: string | null, username: string | null, email: string | null, phone: string | null, emergency_contact: string | null, status: string, pending: boolean | null, invited: boolean | null, invite_expire: string | null, has_password: boolean | null, email_confirmed: boolean | null, last_login_time: string | null, updated_at: string | null, students: Array<{ id: string, full_name: string }> }> } };

export type ContactLineFragment = { id: string, fname: string, lname: string, middle_name: string | null, full_name: string, avatar: string | null, username: string | null, email: string | null, phone: string | null, emergency_contact: string | null, status: string, pending: boolean | null, invited: boolean | null, invite_expire: string | null, has_password: boolean | null, email_confirmed: boolean | null, last_login_time: string | null, updated_at: string | null, students: Array<{ id: string, full_name: string }> };

export type AddContactMutationVariables = Exact<{
  fname: string;
  lname: string;
  username: string;
  email: string;
  phone?: string | null | undefined;
  emergency_contact?: string | null | undefined;
  locations?: Array<string | number> | string | number | null | undefined;
  students?: Array<string | number> | string | number | null | undefined;
  relation?: string | number | null | undefined;
  watch_camera?: boolean | null | undefined;
  alert?: boolean | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type AddContactMutation = { createUser: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, user: { id: string } | null } | null };

export const ContactsDocument = /* @__PURE__ */ document<ContactsQuery, ContactsQueryVariables>("query Contacts($location:ID$first:Int!$page:Int$search:String$status:String$sort:String){users(location:$location first:$first page:$page search:$search status:$status sort:$sort){data{...ContactLine __typename}currentPage lastPage perPage total __typename}}fragment ContactLine on User{id fname lname middle_name full_name avatar username email phone emergency_contact status pending invited invite_expire has_password email_confirmed last_login_time updated_at students{id full_name __typename}__typename}", { "shows":["app_user","guardian_link","role","student","user_location","user_role"],"sorts":["name","email","login","created"],"list":{"name":"users","args":{"location":"$location","first":"$first","page":"$page","search":"$search","status":"$status","sort":"$sort"}} });
export const AddContactDocument = /* @__PURE__ */ call<AddContactMutation, AddContactMutationVariables>("mutation AddContact($fname:String!$lname:String!$username:String!$email:String!$phone:String$emergency_contact:String$locations:[ID!]$students:[ID!]$relation:ID$watch_camera:Boolean$alert:Boolean$operation_id:String){createUser(fname:$fname lname:$lname username:$username email:$email phone:$phone emergency_contact:$emergency_contact locations:$locations students:$students relation:$relation watch_camera:$watch_camera alert:$alert operation_id:$operation_id){status message errors{field code message __typename}user{id __typename}__typename}}", {"fname":{"required":true,"shortest":1,"longest":200},"lname":{"required":true,"shortest":1,"longest":200},"username":{"required":true,"shortest":1,"longest":100},"email":{"required":true,"longest":254,"email":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"emergency_contact":{"shortest":0,"longest":500,"clears":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"students":{"shortest":0,"longest":50,"list":true,"id":true},"relation":{"id":true},"watch_camera":{"flag":true},"alert":{"flag":true}}, { "changes":["app_user","audit","guardian_link","user_location","user_role"] });
