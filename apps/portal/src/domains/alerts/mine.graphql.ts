// Written by tools/generate.ts from mine.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MyAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAlertsQuery = { getUserAlerts: { data: Array<{ id: string, message: string, urgent: boolean, created_at: string, seen: boolean | null }> } };

export const MyAlertsDocument = /* @__PURE__ */ document<MyAlertsQuery, MyAlertsQueryVariables>("query MyAlerts{getUserAlerts(first:10){data{id message urgent created_at seen __typename}__typename}}", { "shows":["alert","alert_recipient","drill"] });
