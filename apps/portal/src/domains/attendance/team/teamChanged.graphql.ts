// Written by tools/generate.ts from teamChanged.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TeamChangedSubscriptionVariables = Exact<{
  location: string | number;
}>;


export type TeamChangedSubscription = { teamAttendanceChanged: { location: string } | null };

export const TeamChangedDocument = /* @__PURE__ */ document<TeamChangedSubscription, TeamChangedSubscriptionVariables>("subscription TeamChanged($location:ID!){teamAttendanceChanged(location:$location){location __typename}}");
