// Written by tools/generate.ts from drills.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DrillsQueryVariables = Exact<{
  location: string | number;
  kind?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
  sort?: string | null | undefined;
}>;


export type DrillsQuery = { getDrills: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, kind: string, real: boolean, place: string | null, status: string, date: string, started_at: string, counted_at: string | null, ended_at: string | null, expected: number | null, found: number | null }> }, getDrillsDue: Array<{ kind: string, every_months: number | null, last_on: string | null, due_on: string | null }> };

export type OneDrillQueryVariables = Exact<{
  id: string | number;
}>;


export type OneDrillQuery = { getDrill: { id: string, kind: string, real: boolean, place: string | null, notes: string | null, status: string, started_at: string, counted_at: string | null, ended_at: string | null, started_by: { id: string, full_name: string } | null, people: Array<{ id: string, kind: string | null, name: string | null, found_at: string | null, program: { id: string, name: string } | null }> } | null };

export const DrillsDocument = /* @__PURE__ */ document<DrillsQuery, DrillsQueryVariables>("query Drills($location:ID!$kind:String$search:String$first:Int!$page:Int$sort:String){getDrills(location:$location kind:$kind search:$search first:$first page:$page sort:$sort){data{id kind real place status date started_at counted_at ended_at expected found __typename}currentPage lastPage perPage total __typename}getDrillsDue(location:$location){kind every_months last_on due_on __typename}}", { "shows":["drill","drill_person","drill_plan","location","timezone","user_location"],"sorts":["date","kind"],"list":{"name":"getDrills","args":{"location":"$location","kind":"$kind","search":"$search","first":"$first","page":"$page","sort":"$sort"}} });
export const OneDrillDocument = /* @__PURE__ */ document<OneDrillQuery, OneDrillQueryVariables>("query OneDrill($id:ID!){getDrill(id:$id){id kind real place notes status started_at started_by{id full_name __typename}counted_at ended_at people{id kind name found_at program{id name __typename}__typename}__typename}}", { "shows":["app_user","drill","drill_person","guardian_link","room","student","user_location","visitor"] });
