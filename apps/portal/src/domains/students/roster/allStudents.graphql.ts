// Written by tools/generate.ts from allStudents.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AllStudentsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  program?: string | number | null | undefined;
  status?: string | null | undefined;
  type?: string | null | undefined;
  tags?: Array<string | number> | string | number | null | undefined;
  allergies?: Array<string | number> | string | number | null | undefined;
  medications?: Array<string | number> | string | number | null | undefined;
}>;


export type AllStudentsQuery = { students: { lastPage: number, data: Array<{ id: string, full_name: string, status: string, program: { id: string } | null, cameras: Array<{ id: string }>, allergies: Array<{ id: string, name: string }> }> } };

export const AllStudentsDocument = /* @__PURE__ */ document<AllStudentsQuery, AllStudentsQueryVariables>("query AllStudents($location:ID$page:Int$search:String$program:ID$status:String$type:String$tags:[ID!]$allergies:[ID!]$medications:[ID!]){students(location:$location first:200 page:$page search:$search program:$program status:$status type:$type tags:$tags allergies:$allergies medications:$medications){data{id full_name status program{id __typename}cameras{id __typename}allergies{id name __typename}__typename}lastPage __typename}}", { "shows":["allergy","camera","room","student","student_allergy","student_camera","user_location"],"list":{"name":"students","args":{"location":"$location","first":200,"page":"$page","search":"$search","program":"$program","status":"$status","type":"$type","tags":"$tags","allergies":"$allergies","medications":"$medications"}} });
