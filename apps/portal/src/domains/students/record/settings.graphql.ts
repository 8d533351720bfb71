// Written by tools/generate.ts from settings.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StudentSettingsQueryVariables = Exact<{
  id: string | number;
}>;


export type StudentSettingsQuery = { getStudentSettingData: { id: string, max_daily_logins: number | null, location_max_daily_logins: number | null, enable_max_login_feature: boolean } | null };

export const StudentSettingsDocument = /* @__PURE__ */ document<StudentSettingsQuery, StudentSettingsQueryVariables>("query StudentSettings($id:ID!){getStudentSettingData(id:$id){id max_daily_logins location_max_daily_logins enable_max_login_feature __typename}}", { "shows":["location_setting","student"] });
