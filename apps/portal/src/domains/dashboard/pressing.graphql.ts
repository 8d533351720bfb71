// Written by tools/generate.ts from pressing.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PressingCamerasQueryVariables = Exact<{
  location: string | number;
}>;


export type PressingCamerasQuery = { cameras: { data: Array<{ id: string, name: string, status: string, health: unknown, blackout: unknown }> } };

export type PressingMoneyQueryVariables = Exact<{
  location: string | number;
}>;


export type PressingMoneyQuery = { getInvoices: { total: number } };

export type PressingDrillsQueryVariables = Exact<{
  location: string | number;
}>;


export type PressingDrillsQuery = { getDrillsDue: Array<{ kind: string, every_months: number | null, last_on: string | null, due_on: string | null }> };

export const PressingCamerasDocument = /* @__PURE__ */ document<PressingCamerasQuery, PressingCamerasQueryVariables>("query PressingCameras($location:ID!){cameras(location:$location first:200 status:\"active\"){data{id name status health blackout __typename}__typename}}", { "shows":["camera","camera_blackout","camera_fault","camera_state","camera_test","user_location"],"list":{"name":"cameras","args":{"location":"$location","first":200,"status":"active"}} });
export const PressingMoneyDocument = /* @__PURE__ */ document<PressingMoneyQuery, PressingMoneyQueryVariables>("query PressingMoney($location:ID!){getInvoices(location:$location status:\"overdue\" first:1){total __typename}}", { "shows":["invoice","location","timezone"] });
export const PressingDrillsDocument = /* @__PURE__ */ document<PressingDrillsQuery, PressingDrillsQueryVariables>("query PressingDrills($location:ID!){getDrillsDue(location:$location){kind every_months last_on due_on __typename}}", { "shows":["drill","drill_plan","location","timezone"] });
