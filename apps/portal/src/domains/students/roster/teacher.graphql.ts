// Written by tools/generate.ts from teacher.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TeacherRosterQueryVariables = Exact<{
  location?: string | number | null | undefined;
  program?: string | number | null | undefined;
  first: number;
  page?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type TeacherRosterQuery = { teacherStudents: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ fname: string, full_name: string, nick_name: string | null, image: string | null, dob: string | null, status: string, type: string, archived_at: string | null, allergy_notes: unknown, id: string, absent: boolean | null, checked_in_out: unknown, tags: Array<{ id: string, name: string, color_code: string | null }>, program: { id: string, name: string, color_code: string | null } | null, location: { id: string, name: string, timezone: { value: string } | null, schedule: { scheduledates: Array<{ day: string, start_time: string, end_time: string }> } | null } | null, allergies: Array<{ id: string, name: string }>, medications: Array<{ id: string, name: string }>, guardians: Array<{ id: string, black_list: boolean | null, black_list_note: string | null, pickup: boolean, relation: { id: string, name: string } | null, user: { id: string, fname: string, full_name: string, avatar: string | null, phone: string | null } | null }>, cameras: Array<{ id: string, name: string }>, siblings: Array<{ id: string, full_name: string, fname: string, image: string | null }>, attendance_today: Array<{ id: string, date: string, rooms: Array<{ id: string, entered_at: string, left_at: string | null, room: { name: string, color_code: string | null } | null }> }> }> } };

export type TeacherRoomsQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type TeacherRoomsQuery = { teacherPrograms: Array<{ id: string, name: string, color_code: string | null }> };

export type RosterStudentFragment = { fname: string, full_name: string, nick_name: string | null, image: string | null, dob: string | null, status: string, type: string, archived_at: string | null, allergy_notes: unknown, id: string, absent: boolean | null, checked_in_out: unknown, tags: Array<{ id: string, name: string, color_code: string | null }>, program: { id: string, name: string, color_code: string | null } | null, location: { id: string, name: string, timezone: { value: string } | null, schedule: { scheduledates: Array<{ day: string, start_time: string, end_time: string }> } | null } | null, allergies: Array<{ id: string, name: string }>, medications: Array<{ id: string, name: string }>, guardians: Array<{ id: string, black_list: boolean | null, black_list_note: string | null, pickup: boolean, relation: { id: string, name: string } | null, user: { id: string, fname: string, full_name: string, avatar: string | null, phone: string | null } | null }>, cameras: Array<{ id: string, name: string }>, siblings: Array<{ id: string, full_name: string, fname: string, image: string | null }>, attendance_today: Array<{ id: string, date: string, rooms: Array<{ id: string, entered_at: string, left_at: string | null, room: { name: string, color_code: string | null } | null }> }> };

export type RosterNowFragment = { id: string, absent: boolean | null, checked_in_out: unknown, attendance_today: Array<{ id: string, date: string, rooms: Array<{ id: string, entered_at: string, left_at: string | null, room: { name: string, color_code: string | null } | null }> }> };

export const TeacherRosterDocument = /* @__PURE__ */ document<TeacherRosterQuery, TeacherRosterQueryVariables>("query TeacherRoster($location:ID$program:ID$first:Int!$page:Int$search:String){teacherStudents(location:$location program:$program first:$first page:$page search:$search status:\"active\"){data{...RosterStudent __typename}currentPage lastPage perPage total __typename}}fragment RosterStudent on Student{...RosterNow tags{id name color_code __typename}fname full_name nick_name image dob status type archived_at program{id name color_code __typename}location{id name timezone{value __typename}schedule{scheduledates{day start_time end_time __typename}__typename}__typename}allergies{id name __typename}allergy_notes medications{id name __typename}guardians{id black_list black_list_note pickup relation{id name __typename}user{id fname full_name avatar phone __typename}__typename}cameras{id name __typename}siblings{id full_name fname image __typename}__typename}fragment RosterNow on Student{id absent checked_in_out attendance_today{id date rooms{id entered_at left_at room{name color_code __typename}__typename}__typename}__typename}", { "shows":["absence","allergy","app_user","attendance","attendance_room","camera","guardian_link","location","medication","relationship","room","room_staff","schedule","schedule_date","student","student_allergy","student_camera","student_medication","student_room","student_tag","tag","timezone","user_location"] });
export const TeacherRoomsDocument = /* @__PURE__ */ document<TeacherRoomsQuery, TeacherRoomsQueryVariables>("query TeacherRooms($location:ID){teacherPrograms(location:$location){id name color_code __typename}}", { "shows":["room","room_staff","user_location"] });
