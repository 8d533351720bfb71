// Written by tools/generate.ts from rules.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DoorRulesQueryVariables = Exact<{
  location: string | number;
}>;


export type DoorRulesQuery = { getCheckinSetting: { id: string, questionnaire: boolean, ask_phone: boolean, family_from_portal: boolean, outside_hours: boolean, pin_digits: number | null, staff_float: boolean } | null };

export const DoorRulesDocument = /* @__PURE__ */ document<DoorRulesQuery, DoorRulesQueryVariables>("query DoorRules($location:ID!){getCheckinSetting(location:$location){id questionnaire ask_phone family_from_portal outside_hours pin_digits staff_float __typename}}", { "shows":["checkin_setting","user_location"] });
