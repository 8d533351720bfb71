// Written by tools/generate.ts from person.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PersonRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type PersonRecordQuery = { singleUserDataById: { id: string, fname: string, lname: string, middle_name: string | null, nick_name: string | null, full_name: string, avatar: string | null, username: string | null, email: string | null, phone: string | null, phone2: string | null, job_title: string | null, note: string | null, emergency_contact: string | null, status: string, pending: boolean | null, invited: boolean | null, invite_expire: string | null, has_password: boolean | null, email_confirmed: boolean | null, phone_verified: boolean | null, last_login_time: string | null, created_at: string | null, updated_at: string | null, last_updated_by: string | null, roles: Array<{ id: string, name: string }>, locations: Array<{ id: string, name: string }>, programs: Array<{ id: string, name: string, color_code: string | null }>, tags: Array<{ id: string, name: string, color_code: string | null }>, allergies: Array<{ id: string, name: string }>, medications: Array<{ id: string, name: string }> } | null };

export type PersonLinksQueryVariables = Exact<{
  id: string | number;
}>;


export type PersonLinksQuery = { getUserGuardianLinks: Array<{ id: string, student_id: string, emergency_contact: boolean, alert: boolean, watch_camera: boolean, legal_guardian: boolean, pickup: boolean, is_payer: boolean, black_list: boolean | null, relation: { id: string, name: string } | null, student: { id: string, full_name: string, image: string | null, program: { id: string, name: string, color_code: string | null } | null } | null }> };

export type PersonLoginsQueryVariables = Exact<{
  id: string | number;
}>;


export type PersonLoginsQuery = { getUserSettingData: { id: string, max_daily_logins: number | null, used_today: number, most_today: number | null } | null };

export type PersonChangesQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
}>;


export type PersonChangesQuery = { getUserActivityLogs: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, object_info: unknown, activity: string, username: string | null, created_at: string }> } };

export const PersonRecordDocument = /* @__PURE__ */ document<PersonRecordQuery, PersonRecordQueryVariables>("query PersonRecord($id:ID!){singleUserDataById(id:$id){id fname lname middle_name nick_name full_name avatar username email phone phone2 job_title note emergency_contact status pending invited invite_expire has_password email_confirmed phone_verified last_login_time created_at updated_at last_updated_by roles{id name __typename}locations{id name __typename}programs{id name color_code __typename}tags{id name color_code __typename}allergies{id name __typename}medications{id name __typename}__typename}}", { "shows":["alert","allergy","app_user","guardian_link","location","medication","role","room","room_staff","student","tag","user_allergy","user_location","user_medication","user_role","user_tag"] });
export const PersonLinksDocument = /* @__PURE__ */ document<PersonLinksQuery, PersonLinksQueryVariables>("query PersonLinks($id:ID!){getUserGuardianLinks(user_id:$id){id student_id emergency_contact alert watch_camera legal_guardian pickup is_payer black_list relation{id name __typename}student{id full_name image program{id name color_code __typename}__typename}__typename}}", { "shows":["alert","guardian_link","relationship","room","student","user_location"] });
export const PersonLoginsDocument = /* @__PURE__ */ document<PersonLoginsQuery, PersonLoginsQueryVariables>("query PersonLogins($id:ID!){getUserSettingData(id:$id){id max_daily_logins used_today most_today __typename}}", { "shows":["app_setting","app_user","camera_login_day","camera_login_reset","camera_view","guardian_link","location","location_setting","student","timezone"] });
export const PersonChangesDocument = /* @__PURE__ */ document<PersonChangesQuery, PersonChangesQueryVariables>("query PersonChanges($id:ID!$page:Int){getUserActivityLogs(user_id:$id first:20 page:$page){data{id object_info activity username created_at __typename}currentPage lastPage perPage total __typename}}", { "shows":["activity","app_user","audit","guardian_link","student","user_location"] });
