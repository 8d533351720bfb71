// Written by tools/generate.ts from activities.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LocationActivitiesQueryVariables = Exact<{
  location: string | number;
  program_id?: string | number | null | undefined;
  date: string;
}>;


export type LocationActivitiesQuery = { getActivities: { data: Array<{ at: string, checked: string | null, id: string, type: string, date: string, time: string | null, note: string | null, staffOnly: boolean, details: unknown, medication: string | null, photo: string | null, thumbnail: string | null, video: string | null, video_name: string | null, video_state: string | null, approved: boolean | null, program: { id: string } | null, created_by: { id: string, full_name: string } | null, students: Array<{ id: string, fname: string, full_name: string, image: string | null }>, skills: Array<{ id: string, name: string }> }> } };

export type DayRoundsQueryVariables = Exact<{
  location: string | number;
}>;


export type DayRoundsQuery = { getDayRounds: { nap_minutes: number | null, count_minutes: number | null } | null };

export type StudentActivitiesQueryVariables = Exact<{
  student_id: string | number;
  date: string;
}>;


export type StudentActivitiesQuery = { getStudentActivities: Array<{ id: string, type: string, date: string, time: string | null, note: string | null, staffOnly: boolean, details: unknown, medication: string | null, photo: string | null, thumbnail: string | null, video: string | null, video_name: string | null, video_state: string | null, approved: boolean | null, created_by: { id: string, full_name: string } | null, students: Array<{ id: string, fname: string, full_name: string, image: string | null }>, skills: Array<{ id: string, name: string }> }> };

export type TwoWeeksOfQueryVariables = Exact<{
  student_id: string | number;
}>;


export type TwoWeeksOfQuery = { getStudentActivities: Array<{ id: string, type: string, date: string, time: string | null, details: unknown }> };

export type FamilyFeedQueryVariables = Exact<{
  first: number;
}>;


export type FamilyFeedQuery = { getUserFeed: { total: number, data: Array<{ id: string, type: string, date: string, time: string | null, note: string | null, staffOnly: boolean, details: unknown, medication: string | null, photo: string | null, thumbnail: string | null, video: string | null, video_name: string | null, video_state: string | null, approved: boolean | null, created_by: { id: string, full_name: string } | null, students: Array<{ id: string, fname: string, full_name: string, image: string | null }>, skills: Array<{ id: string, name: string }> }> } };

export type AttendanceOfFeedFragment = { id: string, type: string, date: string, time: string | null, note: string | null, by: string | null, student: { id: string, fname: string, full_name: string } | null };

export type FamilyAttendanceQueryVariables = Exact<{
  date: string;
}>;


export type FamilyAttendanceQuery = { getFeedAttendance: Array<{ id: string, type: string, date: string, time: string | null, note: string | null, by: string | null, student: { id: string, fname: string, full_name: string } | null }> };

export type RoomFeedQueryVariables = Exact<{
  program_id: string | number;
  date: string;
}>;


export type RoomFeedQuery = { getRoomFeed: { data: Array<{ id: string, type: string, date: string, time: string | null, note: string | null, staffOnly: boolean, details: unknown, medication: string | null, photo: string | null, thumbnail: string | null, video: string | null, video_name: string | null, video_state: string | null, approved: boolean | null, created_by: { id: string, full_name: string } | null, students: Array<{ id: string, fname: string, full_name: string, image: string | null }>, skills: Array<{ id: string, name: string }> }> }, getFeedAttendance: Array<{ id: string, type: string, date: string, time: string | null, note: string | null, by: string | null, student: { id: string, fname: string, full_name: string } | null }> };

export type PhotoConsentOfQueryVariables = Exact<{
  student_id: string | number;
}>;


export type PhotoConsentOfQuery = { getPhotoConsent: { level: string, given_by: string | null, given_at: string | null, may_give: boolean, own: string | null, words: Array<{ level: string, name: string | null, given_at: string, by_centre: boolean, stands: boolean, note: string | null }> } | null };

export type PhotoArchiveOfQueryVariables = Exact<{
  student_id: string | number;
}>;


export type PhotoArchiveOfQuery = { photoArchive: { url: string | null, count: number } | null };

export type PhotoSettingOfQueryVariables = Exact<{
  location: string | number;
}>;


export type PhotoSettingOfQuery = { getPhotoSetting: { approval: string, keep_days: number | null } | null };

export type ActivityChangedSubscriptionVariables = Exact<{
  student_id?: string | number | null | undefined;
  program_id?: string | number | null | undefined;
}>;


export type ActivityChangedSubscription = { activityChanged: { id: string } | null };

export type RoomPhotosQueryVariables = Exact<{
  programs: Array<string | number> | string | number;
}>;


export type RoomPhotosQuery = { programsStudentPhotos: Array<{ student: { id: string, full_name: string, image: string | null } | null, photos: Array<{ id: string, date: string, time: string, note: string | null, approved: boolean, author: string | null, thumbnail: string | null, photo: string | null }> }> };

export type ActivityReportQueryVariables = Exact<{
  location: string | number;
  room?: string | number | null | undefined;
  from: string;
  to: string;
  types?: Array<string> | string | null | undefined;
  students?: Array<string | number> | string | number | null | undefined;
}>;


export type ActivityReportQuery = { getProgramActivityReport: Array<{ student: { id: string, full_name: string } | null, activities: Array<{ id: string, date: string, time: string, type: string, details: string, note: string | null, staffOnly: boolean, author: string | null }> }> };

export type ActivityEntryFragment = { id: string, type: string, date: string, time: string | null, note: string | null, staffOnly: boolean, details: unknown, medication: string | null, photo: string | null, thumbnail: string | null, video: string | null, video_name: string | null, video_state: string | null, approved: boolean | null, created_by: { id: string, full_name: string } | null, students: Array<{ id: string, fname: string, full_name: string, image: string | null }>, skills: Array<{ id: string, name: string }> };

export const LocationActivitiesDocument = /* @__PURE__ */ document<LocationActivitiesQuery, LocationActivitiesQueryVariables>("query LocationActivities($location:ID!$program_id:ID$date:Date!){getActivities(location:$location program_id:$program_id start_date:$date end_date:$date first:200){data{...ActivityEntry at checked program{id __typename}__typename}__typename}}fragment ActivityEntry on Activity{id type date time note staffOnly details medication photo thumbnail video video_name video_state approved created_by{id full_name __typename}students{id fname full_name image __typename}skills{id name __typename}__typename}", { "shows":["activity","activity_event","activity_skill","activity_student","app_user","guardian_link","learning_skill","location","medication","room","student","timezone","user_location","video"] });
export const DayRoundsDocument = /* @__PURE__ */ document<DayRoundsQuery, DayRoundsQueryVariables>("query DayRounds($location:ID!){getDayRounds(location:$location){nap_minutes count_minutes __typename}}", { "shows":["day_round"] });
export const StudentActivitiesDocument = /* @__PURE__ */ document<StudentActivitiesQuery, StudentActivitiesQueryVariables>("query StudentActivities($student_id:ID!$date:Date!){getStudentActivities(student_id:$student_id date:$date first:200){...ActivityEntry __typename}}fragment ActivityEntry on Activity{id type date time note staffOnly details medication photo thumbnail video video_name video_state approved created_by{id full_name __typename}students{id fname full_name image __typename}skills{id name __typename}__typename}", { "shows":["activity","activity_skill","activity_student","alert","app_user","guardian_link","learning_skill","location","medication","photo_consent","student","timezone","user_location","user_role","video"] });
export const TwoWeeksOfDocument = /* @__PURE__ */ document<TwoWeeksOfQuery, TwoWeeksOfQueryVariables>("query TwoWeeksOf($student_id:ID!){getStudentActivities(student_id:$student_id types:[\"nap\" \"meal\" \"bottle\"]first:200){id type date time details __typename}}", { "shows":["activity","activity_student","alert","app_user","guardian_link","location","photo_consent","timezone","user_location","video"] });
export const FamilyFeedDocument = /* @__PURE__ */ document<FamilyFeedQuery, FamilyFeedQueryVariables>("query FamilyFeed($first:Int!){getUserFeed(first:$first){total data{...ActivityEntry __typename}__typename}}fragment ActivityEntry on Activity{id type date time note staffOnly details medication photo thumbnail video video_name video_state approved created_by{id full_name __typename}students{id fname full_name image __typename}skills{id name __typename}__typename}", { "shows":["activity","activity_skill","activity_student","alert","app_user","guardian_link","learning_skill","location","medication","photo_consent","student","timezone","user_location","user_role","video"] });
export const FamilyAttendanceDocument = /* @__PURE__ */ document<FamilyAttendanceQuery, FamilyAttendanceQueryVariables>("query FamilyAttendance($date:Date!){getFeedAttendance(date:$date){...AttendanceOfFeed __typename}}fragment AttendanceOfFeed on AttendanceEntry{id type date time note by student{id fname full_name __typename}__typename}", { "shows":["absence","alert","app_user","attendance","attendance_room","guardian_link","location","student","timezone","user_location"] });
export const RoomFeedDocument = /* @__PURE__ */ document<RoomFeedQuery, RoomFeedQueryVariables>("query RoomFeed($program_id:ID!$date:Date!){getRoomFeed(program_id:$program_id date:$date first:200){data{...ActivityEntry __typename}__typename}getFeedAttendance(program_id:$program_id date:$date){...AttendanceOfFeed __typename}}fragment AttendanceOfFeed on AttendanceEntry{id type date time note by student{id fname full_name __typename}__typename}fragment ActivityEntry on Activity{id type date time note staffOnly details medication photo thumbnail video video_name video_state approved created_by{id full_name __typename}students{id fname full_name image __typename}skills{id name __typename}__typename}", { "shows":["absence","activity","activity_skill","activity_student","app_user","attendance","attendance_room","guardian_link","learning_skill","location","medication","student","timezone","user_location","video"] });
export const PhotoConsentOfDocument = /* @__PURE__ */ document<PhotoConsentOfQuery, PhotoConsentOfQueryVariables>("query PhotoConsentOf($student_id:ID!){getPhotoConsent(student_id:$student_id){level given_by given_at may_give own words{level name given_at by_centre stands note __typename}__typename}}", { "shows":["alert","app_user","guardian_link","photo_consent"] });
export const PhotoArchiveOfDocument = /* @__PURE__ */ document<PhotoArchiveOfQuery, PhotoArchiveOfQueryVariables>("query PhotoArchiveOf($student_id:ID!){photoArchive(student_id:$student_id){url count __typename}}", { "shows":["activity","activity_student","alert","app_user","guardian_link","location","photo_consent","timezone","video"] });
export const PhotoSettingOfDocument = /* @__PURE__ */ document<PhotoSettingOfQuery, PhotoSettingOfQueryVariables>("query PhotoSettingOf($location:ID!){getPhotoSetting(location:$location){approval keep_days __typename}}", { "shows":["photo_setting"] });
export const ActivityChangedDocument = /* @__PURE__ */ document<ActivityChangedSubscription, ActivityChangedSubscriptionVariables>("subscription ActivityChanged($student_id:ID$program_id:ID){activityChanged(student_id:$student_id program_id:$program_id){id __typename}}");
export const RoomPhotosDocument = /* @__PURE__ */ document<RoomPhotosQuery, RoomPhotosQueryVariables>("query RoomPhotos($programs:[ID!]!){programsStudentPhotos(programs:$programs first:200){student{id full_name image __typename}photos{id date time note approved author thumbnail photo __typename}__typename}}", { "shows":["activity","activity_student","app_user","location","student","timezone","user_location"] });
export const ActivityReportDocument = /* @__PURE__ */ document<ActivityReportQuery, ActivityReportQueryVariables>("query ActivityReport($location:ID!$room:ID$from:Date!$to:Date!$types:[String!]$students:[ID!]){getProgramActivityReport(location:$location program_id:$room start_date:$from end_date:$to types:$types students:$students){student{id full_name __typename}activities{id date time type details note staffOnly author __typename}__typename}}", { "shows":["absence","activity","activity_student","app_user","attendance","attendance_room","location","medication","student","timezone","user_location","video"] });
