// Written by tools/generate.ts from kept.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type KeptOnboardingQueryVariables = Exact<{
  location: string | number;
}>;


export type KeptOnboardingQuery = { getTempAdvanceOnbordingData: Array<{ row: number, mark: string, match: string | null, match_name: string | null, as_new: boolean, changes: Array<string>, room_is_new: boolean, external_id: string | null, fname: string | null, middle_name: string | null, lname: string | null, nick_name: string | null, dob: string | null, gender: string | null, race: string | null, ethnicity: string | null, room: string | null, other_rooms: string | null, type: string | null, enrollment_date: string | null, graduation_date: string | null, street_1: string | null, street_2: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, doctor_name: string | null, doctor_phone: string | null, note: string | null, allergies: string | null, medications: string | null, alike: Array<{ id: string, name: string, dob: string | null }>, contacts: Array<{ kind: string, fname: string | null, lname: string | null, email: string | null, phone: string | null, phone2: string | null, relation: string | null, pickup: boolean, emergency: boolean, payer: boolean, no_pickup: boolean }>, faults: Array<{ field: string, code: string, message: string }> }> };

export type KeptProcareQueryVariables = Exact<{
  location: string | number;
}>;


export type KeptProcareQuery = { getTempProcareData: Array<{ row: number, mark: string, match: string | null, match_name: string | null, as_new: boolean, changes: Array<string>, room_is_new: boolean, external_id: string | null, fname: string | null, middle_name: string | null, lname: string | null, nick_name: string | null, dob: string | null, gender: string | null, race: string | null, ethnicity: string | null, room: string | null, other_rooms: string | null, type: string | null, enrollment_date: string | null, graduation_date: string | null, street_1: string | null, street_2: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, doctor_name: string | null, doctor_phone: string | null, note: string | null, allergies: string | null, medications: string | null, alike: Array<{ id: string, name: string, dob: string | null }>, contacts: Array<{ kind: string, fname: string | null, lname: string | null, email: string | null, phone: string | null, phone2: string | null, relation: string | null, pickup: boolean, emergency: boolean, payer: boolean, no_pickup: boolean }>, faults: Array<{ field: string, code: string, message: string }> }> };

export type KeptStaffQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type KeptStaffQuery = { getTempProcareStaff: Array<{ row: number, external_id: string | null, fname: string | null, middle_name: string | null, lname: string | null, username: string | null, email: string | null, phone: string | null, job_title: string | null, rooms: string | null, faults: Array<{ field: string, code: string, message: string }> }> };

export type ImportHistoryQueryVariables = Exact<{
  location?: string | number | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type ImportHistoryQuery = { importHistory: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, kind: string, state: string, file: string | null, created_at: string, rows: number, added: number, changed: number, same: number, failed: number, waiting: number | null, undone_at: string | null, created_by: { id: string, full_name: string } | null, undone_by: { id: string, full_name: string } | null }> } };

export type UndoImportMutationVariables = Exact<{
  id: string | number;
  operation_id?: string | null | undefined;
}>;


export type UndoImportMutation = { undoImport: { status: string, message: string, undone: number | null, kept: number | null, failed: number | null, left: number | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type ImportStudentCellsFragment = { row: number, mark: string, match: string | null, match_name: string | null, as_new: boolean, changes: Array<string>, room_is_new: boolean, external_id: string | null, fname: string | null, middle_name: string | null, lname: string | null, nick_name: string | null, dob: string | null, gender: string | null, race: string | null, ethnicity: string | null, room: string | null, other_rooms: string | null, type: string | null, enrollment_date: string | null, graduation_date: string | null, street_1: string | null, street_2: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, doctor_name: string | null, doctor_phone: string | null, note: string | null, allergies: string | null, medications: string | null, alike: Array<{ id: string, name: string, dob: string | null }>, contacts: Array<{ kind: string, fname: string | null, lname: string | null, email: string | null, phone: string | null, phone2: string | null, relation: string | null, pickup: boolean, emergency: boolean, payer: boolean, no_pickup: boolean }>, faults: Array<{ field: string, code: string, message: string }> };

export type ImportStaffCellsFragment = { row: number, external_id: string | null, fname: string | null, middle_name: string | null, lname: string | null, username: string | null, email: string | null, phone: string | null, job_title: string | null, rooms: string | null, faults: Array<{ field: string, code: string, message: string }> };

export type ImportContactCellsFragment = { kind: string, fname: string | null, lname: string | null, email: string | null, phone: string | null, phone2: string | null, relation: string | null, pickup: boolean, emergency: boolean, payer: boolean, no_pickup: boolean };

export const KeptOnboardingDocument = /* @__PURE__ */ document<KeptOnboardingQuery, KeptOnboardingQueryVariables>("query KeptOnboarding($location:ID!){getTempAdvanceOnbordingData(location:$location){...ImportStudentCells __typename}}fragment ImportStudentCells on ImportStudent{row mark match match_name as_new alike{id name dob __typename}changes room_is_new external_id fname middle_name lname nick_name dob gender race ethnicity room other_rooms type enrollment_date graduation_date street_1 street_2 city state zip country doctor_name doctor_phone note allergies medications contacts{...ImportContactCells __typename}faults{field code message __typename}__typename}fragment ImportContactCells on ImportContact{kind fname lname email phone phone2 relation pickup emergency payer no_pickup __typename}", { "shows":["allergy","app_user","guardian_link","import_batch","import_row","medication","relationship","room","student","student_allergy","student_medication","student_room"] });
export const KeptProcareDocument = /* @__PURE__ */ document<KeptProcareQuery, KeptProcareQueryVariables>("query KeptProcare($location:ID!){getTempProcareData(location:$location){...ImportStudentCells __typename}}fragment ImportStudentCells on ImportStudent{row mark match match_name as_new alike{id name dob __typename}changes room_is_new external_id fname middle_name lname nick_name dob gender race ethnicity room other_rooms type enrollment_date graduation_date street_1 street_2 city state zip country doctor_name doctor_phone note allergies medications contacts{...ImportContactCells __typename}faults{field code message __typename}__typename}fragment ImportContactCells on ImportContact{kind fname lname email phone phone2 relation pickup emergency payer no_pickup __typename}", { "shows":["allergy","app_user","guardian_link","import_batch","import_row","medication","relationship","room","student","student_allergy","student_medication","student_room"] });
export const KeptStaffDocument = /* @__PURE__ */ document<KeptStaffQuery, KeptStaffQueryVariables>("query KeptStaff($location:ID){getTempProcareStaff(location:$location){...ImportStaffCells __typename}}fragment ImportStaffCells on ImportStaff{row external_id fname middle_name lname username email phone job_title rooms faults{field code message __typename}__typename}", { "shows":["app_user","import_batch","import_row"] });
export const ImportHistoryDocument = /* @__PURE__ */ document<ImportHistoryQuery, ImportHistoryQueryVariables>("query ImportHistory($location:ID$first:Int!$page:Int){importHistory(location:$location first:$first page:$page){data{id kind state file created_at rows added changed same failed waiting undone_at created_by{id full_name __typename}undone_by{id full_name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","file","import_batch","import_row"] });
export const UndoImportDocument = /* @__PURE__ */ call<UndoImportMutation, UndoImportMutationVariables>("mutation UndoImport($id:ID!$operation_id:String){undoImport(id:$id operation_id:$operation_id){status message undone kept failed left errors{field code message __typename}__typename}}", {"id":{"required":true,"id":true}}, { "changes":["app_user","audit","guardian_link","import_batch","import_undo","reader_epoch","room","student","student_room","user_role"] });
