// Written by tools/generate.ts from injuries.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChildInjuriesQueryVariables = Exact<{
  student: string | number;
}>;


export type ChildInjuriesQuery = { studentInjuryReports: Array<{ id: string, version: number, status: string, reason: string | null, date: string, time: string, place: string, kind: string, severity: string, what: string, parts: unknown, treatments: unknown, first_aid: string, aider: string, witnesses: string | null, photo: string | null, told: string | null, told_how: string | null, told_at: string | null, created_at: string, reviewed_at: string | null, signed_at: string | null, signed_name: string | null, signed_how: string | null, signed_strokes: unknown, versions: Array<{ id: string, version: number, status: string, reason: string | null, date: string, time: string, place: string, kind: string, severity: string, what: string, parts: unknown, treatments: unknown, first_aid: string, aider: string, witnesses: string | null, photo: string | null, told: string | null, told_how: string | null, told_at: string | null, created_at: string, reviewed_at: string | null, signed_at: string | null, signed_name: string | null, signed_how: string | null, signed_strokes: unknown, created_by: { id: string, full_name: string } | null, reviewed_by: { id: string, full_name: string } | null }>, created_by: { id: string, full_name: string } | null, reviewed_by: { id: string, full_name: string } | null }> };

export type InjuriesQueryVariables = Exact<{
  location: string | number;
  room?: string | number | null | undefined;
  student?: string | number | null | undefined;
  kind?: string | null | undefined;
  state?: string | null | undefined;
  start?: string | null | undefined;
  end?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
  sort?: string | null | undefined;
}>;


export type InjuriesQuery = { injuryReports: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, date: string, time: string, place: string, kind: string, severity: string, parts: unknown, reviewed_at: string | null, signed_at: string | null, signed_name: string | null, student: { id: string, full_name: string } | null, program: { id: string, name: string } | null }> } };

export type OneInjuryQueryVariables = Exact<{
  id: string | number;
}>;


export type OneInjuryQuery = { injuryReport: { staff_note: string | null, id: string, version: number, status: string, reason: string | null, date: string, time: string, place: string, kind: string, severity: string, what: string, parts: unknown, treatments: unknown, first_aid: string, aider: string, witnesses: string | null, photo: string | null, told: string | null, told_how: string | null, told_at: string | null, created_at: string, reviewed_at: string | null, signed_at: string | null, signed_name: string | null, signed_how: string | null, signed_strokes: unknown, student: { id: string, full_name: string } | null, location: { id: string, name: string } | null, program: { id: string, name: string } | null, versions: Array<{ staff_note: string | null, id: string, version: number, status: string, reason: string | null, date: string, time: string, place: string, kind: string, severity: string, what: string, parts: unknown, treatments: unknown, first_aid: string, aider: string, witnesses: string | null, photo: string | null, told: string | null, told_how: string | null, told_at: string | null, created_at: string, reviewed_at: string | null, signed_at: string | null, signed_name: string | null, signed_how: string | null, signed_strokes: unknown, other_student: { id: string, full_name: string } | null, created_by: { id: string, full_name: string } | null, reviewed_by: { id: string, full_name: string } | null }>, other_student: { id: string, full_name: string } | null, created_by: { id: string, full_name: string } | null, reviewed_by: { id: string, full_name: string } | null } | null };

export type InjuryCopyQueryVariables = Exact<{
  id: string | number;
}>;


export type InjuryCopyQuery = { exportInjuryReport: { status: string, message: string, file: string | null } | null };

export type InjuryChildrenQueryVariables = Exact<{
  location: string | number;
}>;


export type InjuryChildrenQuery = { getActiveStudents: Array<{ id: string, full_name: string }> };

export type InjuryVersionFragment = { id: string, version: number, status: string, reason: string | null, date: string, time: string, place: string, kind: string, severity: string, what: string, parts: unknown, treatments: unknown, first_aid: string, aider: string, witnesses: string | null, photo: string | null, told: string | null, told_how: string | null, told_at: string | null, created_at: string, reviewed_at: string | null, signed_at: string | null, signed_name: string | null, signed_how: string | null, signed_strokes: unknown, created_by: { id: string, full_name: string } | null, reviewed_by: { id: string, full_name: string } | null };

export type InjuryForStaffFragment = { staff_note: string | null, id: string, version: number, status: string, reason: string | null, date: string, time: string, place: string, kind: string, severity: string, what: string, parts: unknown, treatments: unknown, first_aid: string, aider: string, witnesses: string | null, photo: string | null, told: string | null, told_how: string | null, told_at: string | null, created_at: string, reviewed_at: string | null, signed_at: string | null, signed_name: string | null, signed_how: string | null, signed_strokes: unknown, other_student: { id: string, full_name: string } | null, created_by: { id: string, full_name: string } | null, reviewed_by: { id: string, full_name: string } | null };

export const ChildInjuriesDocument = /* @__PURE__ */ document<ChildInjuriesQuery, ChildInjuriesQueryVariables>("query ChildInjuries($student:ID!){studentInjuryReports(student_id:$student){...InjuryVersion versions{...InjuryVersion __typename}__typename}}fragment InjuryVersion on InjuryReport{id version status reason date time place kind severity what parts treatments first_aid aider witnesses photo told told_how told_at created_at created_by{id full_name __typename}reviewed_at reviewed_by{id full_name __typename}signed_at signed_name signed_how signed_strokes __typename}", { "shows":["alert","app_user","attendance_room","checkin_setting","guardian_link","injury_report","room","room_staff","student","student_room","user_location","user_role"] });
export const InjuriesDocument = /* @__PURE__ */ document<InjuriesQuery, InjuriesQueryVariables>("query Injuries($location:ID!$room:ID$student:ID$kind:String$state:String$start:Date$end:Date$search:String$first:Int!$page:Int$sort:String){injuryReports(location:$location program_id:$room student_id:$student kind:$kind state:$state start_date:$start end_date:$end search:$search first:$first page:$page sort:$sort){data{id date time place kind severity parts reviewed_at signed_at signed_name student{id full_name __typename}program{id name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["injury_report","room","student","user_location"],"sorts":["when","child","kind","severity"],"list":{"name":"injuryReports","args":{"location":"$location","program_id":"$room","student_id":"$student","kind":"$kind","state":"$state","start_date":"$start","end_date":"$end","search":"$search","first":"$first","page":"$page","sort":"$sort"}} });
export const OneInjuryDocument = /* @__PURE__ */ document<OneInjuryQuery, OneInjuryQueryVariables>("query OneInjury($id:ID!){injuryReport(id:$id){...InjuryForStaff student{id full_name __typename}location{id name __typename}program{id name __typename}versions{...InjuryForStaff __typename}__typename}}fragment InjuryVersion on InjuryReport{id version status reason date time place kind severity what parts treatments first_aid aider witnesses photo told told_how told_at created_at created_by{id full_name __typename}reviewed_at reviewed_by{id full_name __typename}signed_at signed_name signed_how signed_strokes __typename}fragment InjuryForStaff on InjuryReport{...InjuryVersion other_student{id full_name __typename}staff_note __typename}", { "shows":["alert","app_user","attendance_room","checkin_setting","guardian_link","injury_report","location","room","room_staff","student","student_room","user_location","user_role"] });
export const InjuryCopyDocument = /* @__PURE__ */ document<InjuryCopyQuery, InjuryCopyQueryVariables>("query InjuryCopy($id:ID!){exportInjuryReport(id:$id){status message file __typename}}", { "shows":["app_user","audit","injury_report","location","room","student","timezone"] });
export const InjuryChildrenDocument = /* @__PURE__ */ document<InjuryChildrenQuery, InjuryChildrenQueryVariables>("query InjuryChildren($location:ID!){getActiveStudents(location:$location){id full_name __typename}}", { "shows":["student","user_location"] });
