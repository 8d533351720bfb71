// Written by tools/generate.ts from illnesses.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChildIllnessesQueryVariables = Exact<{
  student: string | number;
}>;


export type ChildIllnessesQuery = { studentIllnesses: Array<{ id: string, kind: string, temperature: number | null, unit: string | null, date: string, time: string, sent_home_at: string | null, details: string | null, excluded_until: string | null, needs_note: boolean, excluded: boolean | null, status: string, lifted_at: string | null, why: string | null, note_seen: boolean, exposure_told_at: string | null, created_by: { id: string, full_name: string } | null, lifted_by: { id: string, full_name: string } | null }> };

export type IllnessesOfLocationQueryVariables = Exact<{
  location: string | number;
  room?: string | number | null | undefined;
  kind?: string | null | undefined;
  excluded?: boolean | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
  sort?: string | null | undefined;
}>;


export type IllnessesOfLocationQuery = { illnesses: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, kind: string, temperature: number | null, unit: string | null, date: string, time: string, sent_home_at: string | null, details: string | null, excluded_until: string | null, needs_note: boolean, excluded: boolean | null, status: string, lifted_at: string | null, why: string | null, note_seen: boolean, exposure_told_at: string | null, student: { id: string, full_name: string, program: { id: string, name: string } | null } | null, created_by: { id: string, full_name: string } | null, lifted_by: { id: string, full_name: string } | null }> } };

export type IllnessLineFragment = { id: string, kind: string, temperature: number | null, unit: string | null, date: string, time: string, sent_home_at: string | null, details: string | null, excluded_until: string | null, needs_note: boolean, excluded: boolean | null, status: string, lifted_at: string | null, why: string | null, note_seen: boolean, exposure_told_at: string | null, created_by: { id: string, full_name: string } | null, lifted_by: { id: string, full_name: string } | null };

export const ChildIllnessesDocument = /* @__PURE__ */ document<ChildIllnessesQuery, ChildIllnessesQueryVariables>("query ChildIllnesses($student:ID!){studentIllnesses(student_id:$student){...IllnessLine __typename}}fragment IllnessLine on Illness{id kind temperature unit date time sent_home_at details excluded_until needs_note excluded status created_by{id full_name __typename}lifted_by{id full_name __typename}lifted_at why note_seen exposure_told_at __typename}", { "shows":["alert","app_user","guardian_link","illness","student","user_location","user_role"] });
export const IllnessesOfLocationDocument = /* @__PURE__ */ document<IllnessesOfLocationQuery, IllnessesOfLocationQueryVariables>("query IllnessesOfLocation($location:ID!$room:ID$kind:String$excluded:Boolean$search:String$first:Int!$page:Int$sort:String){illnesses(location:$location program_id:$room kind:$kind excluded:$excluded search:$search first:$first page:$page sort:$sort){data{...IllnessLine student{id full_name program{id name __typename}__typename}__typename}currentPage lastPage perPage total __typename}}fragment IllnessLine on Illness{id kind temperature unit date time sent_home_at details excluded_until needs_note excluded status created_by{id full_name __typename}lifted_by{id full_name __typename}lifted_at why note_seen exposure_told_at __typename}", { "shows":["app_user","guardian_link","illness","room","student","user_location"],"sorts":["when","child","kind","until"],"list":{"name":"illnesses","args":{"location":"$location","program_id":"$room","kind":"$kind","excluded":"$excluded","search":"$search","first":"$first","page":"$page","sort":"$sort"}} });
