// Written by tools/generate.ts from doorChanged.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DoorChangedSubscriptionVariables = Exact<{
  location: string | number;
}>;


export type DoorChangedSubscription = { attendanceChanged: { students: Array<{ id: string, absent: boolean | null, checked_in_out: unknown }> } | null };

export const DoorChangedDocument = /* @__PURE__ */ document<DoorChangedSubscription, DoorChangedSubscriptionVariables>("subscription DoorChanged($location:ID!){attendanceChanged(location:$location){students{id absent checked_in_out __typename}__typename}}");
