// Written by tools/generate.ts from attendanceChanged.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AttendanceChangedSubscriptionVariables = Exact<{
  location: string | number;
}>;


export type AttendanceChangedSubscription = { attendanceChanged: { location: string } | null };

export const AttendanceChangedDocument = /* @__PURE__ */ document<AttendanceChangedSubscription, AttendanceChangedSubscriptionVariables>("subscription AttendanceChanged($location:ID!){attendanceChanged(location:$location){location __typename}}");
