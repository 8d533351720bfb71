// Written by tools/generate.ts from programs.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BillingProgramsQueryVariables = Exact<{
  location_id?: string | number | null | undefined;
}>;


export type BillingProgramsQuery = { billingPrograms: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, color_code: string | null, start_date: string | null, end_date: string | null, student_count: number | null, rooms: Array<{ id: string, name: string, color_code: string | null }> }> } };

export type BillingProgramChoicesQueryVariables = Exact<{
  location_id?: string | number | null | undefined;
}>;


export type BillingProgramChoicesQuery = { billingPrograms: { data: Array<{ id: string, name: string }> } };

export const BillingProgramsDocument = /* @__PURE__ */ document<BillingProgramsQuery, BillingProgramsQueryVariables>("query BillingPrograms($location_id:ID){billingPrograms(location_id:$location_id first:200){data{id name color_code start_date end_date student_count rooms{id name color_code __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["billing_program","billing_program_room","room","student","user_location"],"list":{"name":"billingPrograms","args":{"location_id":"$location_id","first":200}} });
export const BillingProgramChoicesDocument = /* @__PURE__ */ document<BillingProgramChoicesQuery, BillingProgramChoicesQueryVariables>("query BillingProgramChoices($location_id:ID){billingPrograms(location_id:$location_id first:200){data{id name __typename}__typename}}", { "shows":["billing_program","user_location"],"list":{"name":"billingPrograms","args":{"location_id":"$location_id","first":200}} });
