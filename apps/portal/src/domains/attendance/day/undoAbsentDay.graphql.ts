// Written by tools/generate.ts from undoAbsentDay.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UndoAbsentDayMutationVariables = Exact<{
  student: string | number;
  date: string;
  operation_id?: string | null | undefined;
}>;


export type UndoAbsentDayMutation = { undoStudentAbsent: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const UndoAbsentDayDocument = /* @__PURE__ */ call<UndoAbsentDayMutation, UndoAbsentDayMutationVariables>("mutation UndoAbsentDay($student:ID!$date:Date!$operation_id:String){undoStudentAbsent(student_id:$student date:$date operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"student":{"required":true,"id":true},"date":{"required":true}}, { "changes":["absence","attendance_event","audit","time_off"] });
