// Written by tools/generate.ts from changes.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StudentChangesQueryVariables = Exact<{
  student: string | number;
  page?: number | null | undefined;
}>;


export type StudentChangesQuery = { getStudentActivityLogs: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, object_info: unknown, activity: string, username: string | null, created_at: string }> } };

export const StudentChangesDocument = /* @__PURE__ */ document<StudentChangesQuery, StudentChangesQueryVariables>("query StudentChanges($student:ID!$page:Int){getStudentActivityLogs(student_id:$student first:20 page:$page){data{id object_info activity username created_at __typename}currentPage lastPage perPage total __typename}}", { "shows":["activity","app_user","audit","student","user_location"] });
