// Written by tools/generate.ts from screening.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type HealthScreensQueryVariables = Exact<{
  location: string | number;
  date: string;
  room?: string | number | null | undefined;
}>;


export type HealthScreensQuery = { getHealthScreens: Array<{ id: string, date: string | null, answers: unknown, temperature: number | null, unit: string | null, note: string | null, stops: boolean, source: string, at: string, cleared_at: string | null, by: { id: string, full_name: string } | null, cleared_by: { id: string, full_name: string } | null, student: { id: string, full_name: string, fname: string, image: string | null } | null }> };

export type HealthQuestionsQueryVariables = Exact<{
  location: string | number;
}>;


export type HealthQuestionsQuery = { getHealthQuestionnaire: Array<{ id: string, statement: string, stops_on: string, order: number, location: { id: string } | null }>, getHealthSetting: { temperature: boolean, unit: string, fever: number } | null, getCheckinSetting: { id: string, questionnaire: boolean } | null };

export type HealthAtDoorQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthAtDoorQuery = { healthAtDoor: Array<{ location: string, date: string, temperature: boolean, unit: string, questions: Array<{ id: string, statement: string }>, students: Array<{ id: string, state: string }> }> };

export type SaveHealthScreenSaidMutationVariables = Exact<{
  student: string | number;
  date: string;
  answers: unknown;
  note?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type SaveHealthScreenSaidMutation = { saveHealthScreen: { status: string, message: string, stops: boolean | null, errors: Array<{ field: string, message: string, code: string }> } | null };

export type ScreenAtTabletMutationVariables = Exact<{
  students: Array<string | number> | string | number;
  answers: unknown;
  by: string | number;
  operation_id?: string | null | undefined;
}>;


export type ScreenAtTabletMutation = { saveHealthScreenFromScreen: { status: string, message: string, stops: boolean | null, errors: Array<{ field: string, message: string, code: string }> } | null };

export const HealthScreensDocument = /* @__PURE__ */ document<HealthScreensQuery, HealthScreensQueryVariables>("query HealthScreens($location:ID!$date:Date!$room:ID){getHealthScreens(location:$location date:$date program_id:$room){id date answers temperature unit note stops source at cleared_at by{id full_name __typename}cleared_by{id full_name __typename}student{id full_name fname image __typename}__typename}}", { "shows":["app_user","guardian_link","health_screen","student","user_location"] });
export const HealthQuestionsDocument = /* @__PURE__ */ document<HealthQuestionsQuery, HealthQuestionsQueryVariables>("query HealthQuestions($location:ID!){getHealthQuestionnaire(location:$location){id statement stops_on order location{id __typename}__typename}getHealthSetting(location:$location){temperature unit fever __typename}getCheckinSetting(location:$location){id questionnaire __typename}}", { "shows":["checkin_setting","health_question","health_setting","location","school_profile","timezone","user_location"] });
export const HealthAtDoorDocument = /* @__PURE__ */ document<HealthAtDoorQuery, HealthAtDoorQueryVariables>("query HealthAtDoor{healthAtDoor{location date temperature unit questions{id statement __typename}students{id state __typename}__typename}}", { "shows":["alert","app_user","checkin_setting","guardian_link","health_question","health_screen","health_setting","location","student","timezone"] });
export const SaveHealthScreenSaidDocument = /* @__PURE__ */ call<SaveHealthScreenSaidMutation, SaveHealthScreenSaidMutationVariables>("mutation SaveHealthScreenSaid($student:ID!$date:Date!$answers:JSON!$note:String$operation_id:String){saveHealthScreen(student_id:$student date:$date answers:$answers note:$note operation_id:$operation_id){status message stops errors{field message code __typename}__typename}}", {"student":{"required":true,"id":true},"date":{"required":true},"answers":{"required":true,"object":true},"note":{"shortest":0,"longest":500}}, { "changes":["audit","door_alert","health_screen"] });
export const ScreenAtTabletDocument = /* @__PURE__ */ call<ScreenAtTabletMutation, ScreenAtTabletMutationVariables>("mutation ScreenAtTablet($students:[ID!]!$answers:JSON!$by:ID!$operation_id:String){saveHealthScreenFromScreen(students:$students answers:$answers action_by:$by operation_id:$operation_id){status message stops errors{field message code __typename}__typename}}", {"students":{"required":true,"shortest":1,"longest":50,"list":true,"id":true},"answers":{"required":true,"object":true},"by":{"required":true,"id":true}}, { "changes":["audit","door_alert","health_screen"] });
