// Written by tools/generate.ts from imports.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MatchHeaderAdvanceOnbordingHeadersInput = {
  header: string;
  field?: string | null | undefined;
};

export type SaveAdvanceOnbordingDataDataInput = {
  row?: number | null | undefined;
  match?: string | number | null | undefined;
  as_new?: boolean | null | undefined;
  external_id?: string | null | undefined;
  fname?: string | null | undefined;
  middle_name?: string | null | undefined;
  lname?: string | null | undefined;
  nick_name?: string | null | undefined;
  dob?: string | null | undefined;
  gender?: string | null | undefined;
  race?: string | null | undefined;
  ethnicity?: string | null | undefined;
  room?: string | null | undefined;
  other_rooms?: string | null | undefined;
  type?: string | null | undefined;
  enrollment_date?: string | null | undefined;
  graduation_date?: string | null | undefined;
  street_1?: string | null | undefined;
  street_2?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
  country?: string | null | undefined;
  doctor_name?: string | null | undefined;
  doctor_phone?: string | null | undefined;
  note?: string | null | undefined;
  allergies?: string | null | undefined;
  medications?: string | null | undefined;
  contacts?: Array<SaveAdvanceOnbordingDataDataContactsInput> | null | undefined;
};

export type SaveAdvanceOnbordingDataDataContactsInput = {
  /** One of: parent, family, pickup, emergency. */
  kind?: string | null | undefined;
  fname?: string | null | undefined;
  lname?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  phone2?: string | null | undefined;
  relation?: string | null | undefined;
  pickup?: boolean | null | undefined;
  emergency?: boolean | null | undefined;
  payer?: boolean | null | undefined;
  no_pickup?: boolean | null | undefined;
};

export type SaveBrightWheelSyncDataDataInput = {
  row?: number | null | undefined;
  match?: string | number | null | undefined;
  as_new?: boolean | null | undefined;
  external_id?: string | null | undefined;
  fname?: string | null | undefined;
  middle_name?: string | null | undefined;
  lname?: string | null | undefined;
  nick_name?: string | null | undefined;
  dob?: string | null | undefined;
  gender?: string | null | undefined;
  race?: string | null | undefined;
  ethnicity?: string | null | undefined;
  room?: string | null | undefined;
  other_rooms?: string | null | undefined;
  type?: string | null | undefined;
  enrollment_date?: string | null | undefined;
  graduation_date?: string | null | undefined;
  street_1?: string | null | undefined;
  street_2?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
  country?: string | null | undefined;
  doctor_name?: string | null | undefined;
  doctor_phone?: string | null | undefined;
  note?: string | null | undefined;
  allergies?: string | null | undefined;
  medications?: string | null | undefined;
  contacts?: Array<SaveBrightWheelSyncDataDataContactsInput> | null | undefined;
};

export type SaveBrightWheelSyncDataDataContactsInput = {
  /** One of: parent, family, pickup, emergency. */
  kind?: string | null | undefined;
  fname?: string | null | undefined;
  lname?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  phone2?: string | null | undefined;
  relation?: string | null | undefined;
  pickup?: boolean | null | undefined;
  emergency?: boolean | null | undefined;
  payer?: boolean | null | undefined;
  no_pickup?: boolean | null | undefined;
};

export type SaveProcareDataStudentsInput = {
  row?: number | null | undefined;
  match?: string | number | null | undefined;
  as_new?: boolean | null | undefined;
  external_id?: string | null | undefined;
  fname?: string | null | undefined;
  middle_name?: string | null | undefined;
  lname?: string | null | undefined;
  nick_name?: string | null | undefined;
  dob?: string | null | undefined;
  gender?: string | null | undefined;
  race?: string | null | undefined;
  ethnicity?: string | null | undefined;
  room?: string | null | undefined;
  other_rooms?: string | null | undefined;
  type?: string | null | undefined;
  enrollment_date?: string | null | undefined;
  graduation_date?: string | null | undefined;
  street_1?: string | null | undefined;
  street_2?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
  country?: string | null | undefined;
  doctor_name?: string | null | undefined;
  doctor_phone?: string | null | undefined;
  note?: string | null | undefined;
  allergies?: string | null | undefined;
  medications?: string | null | undefined;
  contacts?: Array<SaveProcareDataStudentsContactsInput> | null | undefined;
};

export type SaveProcareDataStudentsContactsInput = {
  /** One of: parent, family, pickup, emergency. */
  kind?: string | null | undefined;
  fname?: string | null | undefined;
  lname?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  phone2?: string | null | undefined;
  relation?: string | null | undefined;
  pickup?: boolean | null | undefined;
  emergency?: boolean | null | undefined;
  payer?: boolean | null | undefined;
  no_pickup?: boolean | null | undefined;
};

export type SaveProcareStaffStaffInput = {
  row?: number | null | undefined;
  external_id?: string | null | undefined;
  fname?: string | null | undefined;
  middle_name?: string | null | undefined;
  lname?: string | null | undefined;
  username?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  job_title?: string | null | undefined;
  rooms?: string | null | undefined;
};

export type ReadSheetMutationVariables = Exact<{
  file: string;
  location: string | number;
  password?: string | null | undefined;
}>;


export type ReadSheetMutation = { uploadAdvanceOnbording: { status: string, message: string, count: number | null, headers: Array<{ header: string, field: string, examples: Array<string> }> | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type MatchHeadersMutationVariables = Exact<{
  headers: Array<MatchHeaderAdvanceOnbordingHeadersInput> | MatchHeaderAdvanceOnbordingHeadersInput;
  file?: string | null | undefined;
  location?: string | number | null | undefined;
  date_order?: string | null | undefined;
  password?: string | null | undefined;
}>;


export type MatchHeadersMutation = { matchHeaderAdvanceOnbording: { status: string, message: string, students: Array<{ row: number, mark: string, match: string | null, match_name: string | null, as_new: boolean, changes: Array<string>, room_is_new: boolean, external_id: string | null, fname: string | null, middle_name: string | null, lname: string | null, nick_name: string | null, dob: string | null, gender: string | null, race: string | null, ethnicity: string | null, room: string | null, other_rooms: string | null, type: string | null, enrollment_date: string | null, graduation_date: string | null, street_1: string | null, street_2: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, doctor_name: string | null, doctor_phone: string | null, note: string | null, allergies: string | null, medications: string | null, alike: Array<{ id: string, name: string, dob: string | null }>, contacts: Array<{ kind: string, fname: string | null, lname: string | null, email: string | null, phone: string | null, phone2: string | null, relation: string | null, pickup: boolean, emergency: boolean, payer: boolean, no_pickup: boolean }>, faults: Array<{ field: string, code: string, message: string }> }> | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type ReadBrightwheelMutationVariables = Exact<{
  file: string;
  location: string | number;
  date_order?: string | null | undefined;
  password?: string | null | undefined;
}>;


export type ReadBrightwheelMutation = { uploadBrightWheelRoster: { status: string, message: string, students: Array<{ row: number, mark: string, match: string | null, match_name: string | null, as_new: boolean, changes: Array<string>, room_is_new: boolean, external_id: string | null, fname: string | null, middle_name: string | null, lname: string | null, nick_name: string | null, dob: string | null, gender: string | null, race: string | null, ethnicity: string | null, room: string | null, other_rooms: string | null, type: string | null, enrollment_date: string | null, graduation_date: string | null, street_1: string | null, street_2: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, doctor_name: string | null, doctor_phone: string | null, note: string | null, allergies: string | null, medications: string | null, alike: Array<{ id: string, name: string, dob: string | null }>, contacts: Array<{ kind: string, fname: string | null, lname: string | null, email: string | null, phone: string | null, phone2: string | null, relation: string | null, pickup: boolean, emergency: boolean, payer: boolean, no_pickup: boolean }>, faults: Array<{ field: string, code: string, message: string }> }> | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type ReadProcareMutationVariables = Exact<{
  file: string;
  location: string | number;
  date_order?: string | null | undefined;
  password?: string | null | undefined;
}>;


export type ReadProcareMutation = { uploadProcareFile: { status: string, message: string, students: Array<{ row: number, mark: string, match: string | null, match_name: string | null, as_new: boolean, changes: Array<string>, room_is_new: boolean, external_id: string | null, fname: string | null, middle_name: string | null, lname: string | null, nick_name: string | null, dob: string | null, gender: string | null, race: string | null, ethnicity: string | null, room: string | null, other_rooms: string | null, type: string | null, enrollment_date: string | null, graduation_date: string | null, street_1: string | null, street_2: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, doctor_name: string | null, doctor_phone: string | null, note: string | null, allergies: string | null, medications: string | null, alike: Array<{ id: string, name: string, dob: string | null }>, contacts: Array<{ kind: string, fname: string | null, lname: string | null, email: string | null, phone: string | null, phone2: string | null, relation: string | null, pickup: boolean, emergency: boolean, payer: boolean, no_pickup: boolean }>, faults: Array<{ field: string, code: string, message: string }> }> | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type CheckCsvMutationVariables = Exact<{
  file: string;
  location?: string | number | null | undefined;
  date_order?: string | null | undefined;
}>;


export type CheckCsvMutation = { uploadCsv: { status: string, message: string, students: Array<{ row: number, mark: string, match: string | null, match_name: string | null, as_new: boolean, changes: Array<string>, room_is_new: boolean, external_id: string | null, fname: string | null, middle_name: string | null, lname: string | null, nick_name: string | null, dob: string | null, gender: string | null, race: string | null, ethnicity: string | null, room: string | null, other_rooms: string | null, type: string | null, enrollment_date: string | null, graduation_date: string | null, street_1: string | null, street_2: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, doctor_name: string | null, doctor_phone: string | null, note: string | null, allergies: string | null, medications: string | null, alike: Array<{ id: string, name: string, dob: string | null }>, contacts: Array<{ kind: string, fname: string | null, lname: string | null, email: string | null, phone: string | null, phone2: string | null, relation: string | null, pickup: boolean, emergency: boolean, payer: boolean, no_pickup: boolean }>, faults: Array<{ field: string, code: string, message: string }> }> | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type ReadStaffMutationVariables = Exact<{
  file: string;
  location: string | number;
  password?: string | null | undefined;
}>;


export type ReadStaffMutation = { uploadProcareStaffFile: { status: string, message: string, staff: Array<{ row: number, external_id: string | null, fname: string | null, middle_name: string | null, lname: string | null, username: string | null, email: string | null, phone: string | null, job_title: string | null, rooms: string | null, faults: Array<{ field: string, code: string, message: string }> }> | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaveOnboardingMutationVariables = Exact<{
  data: Array<SaveAdvanceOnbordingDataDataInput> | SaveAdvanceOnbordingDataDataInput;
  location: string | number;
  batch?: string | number | null | undefined;
  file_name?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type SaveOnboardingMutation = { saveAdvanceOnbordingData: { status: string, message: string, batch: string | null, added: number | null, changed: number | null, same: number | null, left: number | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaveBrightwheelMutationVariables = Exact<{
  data: Array<SaveBrightWheelSyncDataDataInput> | SaveBrightWheelSyncDataDataInput;
  location: string | number;
  batch?: string | number | null | undefined;
  file_name?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type SaveBrightwheelMutation = { saveBrightWheelSyncData: { status: string, message: string, batch: string | null, added: number | null, changed: number | null, same: number | null, left: number | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaveProcareMutationVariables = Exact<{
  students: Array<SaveProcareDataStudentsInput> | SaveProcareDataStudentsInput;
  location: string | number;
  batch?: string | number | null | undefined;
  file_name?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type SaveProcareMutation = { saveProcareData: { status: string, message: string, batch: string | null, added: number | null, changed: number | null, same: number | null, left: number | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaveImportedStaffMutationVariables = Exact<{
  staff: Array<SaveProcareStaffStaffInput> | SaveProcareStaffStaffInput;
  location?: string | number | null | undefined;
  batch?: string | number | null | undefined;
  file_name?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type SaveImportedStaffMutation = { saveProcareStaff: { status: string, message: string, batch: string | null, added: number | null, left: number | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type ImportTemplateQueryVariables = Exact<{
  type: string;
}>;


export type ImportTemplateQuery = { downloadImportTemplate: { status: string, message: string, url: string | null } | null };

export type ImportStudentCellsFragment = { row: number, mark: string, match: string | null, match_name: string | null, as_new: boolean, changes: Array<string>, room_is_new: boolean, external_id: string | null, fname: string | null, middle_name: string | null, lname: string | null, nick_name: string | null, dob: string | null, gender: string | null, race: string | null, ethnicity: string | null, room: string | null, other_rooms: string | null, type: string | null, enrollment_date: string | null, graduation_date: string | null, street_1: string | null, street_2: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, doctor_name: string | null, doctor_phone: string | null, note: string | null, allergies: string | null, medications: string | null, alike: Array<{ id: string, name: string, dob: string | null }>, contacts: Array<{ kind: string, fname: string | null, lname: string | null, email: string | null, phone: string | null, phone2: string | null, relation: string | null, pickup: boolean, emergency: boolean, payer: boolean, no_pickup: boolean }>, faults: Array<{ field: string, code: string, message: string }> };

export type ImportStaffCellsFragment = { row: number, external_id: string | null, fname: string | null, middle_name: string | null, lname: string | null, username: string | null, email: string | null, phone: string | null, job_title: string | null, rooms: string | null, faults: Array<{ field: string, code: string, message: string }> };

export type ImportContactCellsFragment = { kind: string, fname: string | null, lname: string | null, email: string | null, phone: string | null, phone2: string | null, relation: string | null, pickup: boolean, emergency: boolean, payer: boolean, no_pickup: boolean };

export const ReadSheetDocument = /* @__PURE__ */ call<ReadSheetMutation, ReadSheetMutationVariables>("mutation ReadSheet($file:String!$location:ID!$password:String){uploadAdvanceOnbording(file:$file location:$location password:$password){status message headers{header field examples __typename}count errors{field code message __typename}__typename}}", {"file":{"required":true,"shortest":1,"longest":1000000},"location":{"required":true,"id":true},"password":{"shortest":1,"longest":200}});
export const MatchHeadersDocument = /* @__PURE__ */ call<MatchHeadersMutation, MatchHeadersMutationVariables>("mutation MatchHeaders($headers:[MatchHeaderAdvanceOnbordingHeadersInput!]!$file:String$location:ID$date_order:String$password:String){matchHeaderAdvanceOnbording(headers:$headers file:$file location:$location date_order:$date_order password:$password){status message students{...ImportStudentCells __typename}errors{field code message __typename}__typename}}fragment ImportStudentCells on ImportStudent{row mark match match_name as_new alike{id name dob __typename}changes room_is_new external_id fname middle_name lname nick_name dob gender race ethnicity room other_rooms type enrollment_date graduation_date street_1 street_2 city state zip country doctor_name doctor_phone note allergies medications contacts{...ImportContactCells __typename}faults{field code message __typename}__typename}fragment ImportContactCells on ImportContact{kind fname lname email phone phone2 relation pickup emergency payer no_pickup __typename}", {"headers":{"required":true,"longest":300,"list":true,"object":true,"of":{"header":{"required":true,"shortest":1,"longest":300},"field":{"shortest":0,"longest":40}}},"file":{"shortest":1,"longest":1000000},"location":{"id":true},"password":{"shortest":1,"longest":200}}, { "changes":["audit","import_heading"] });
export const ReadBrightwheelDocument = /* @__PURE__ */ call<ReadBrightwheelMutation, ReadBrightwheelMutationVariables>("mutation ReadBrightwheel($file:String!$location:ID!$date_order:String$password:String){uploadBrightWheelRoster(file:$file location:$location date_order:$date_order password:$password){status message students{...ImportStudentCells __typename}errors{field code message __typename}__typename}}fragment ImportStudentCells on ImportStudent{row mark match match_name as_new alike{id name dob __typename}changes room_is_new external_id fname middle_name lname nick_name dob gender race ethnicity room other_rooms type enrollment_date graduation_date street_1 street_2 city state zip country doctor_name doctor_phone note allergies medications contacts{...ImportContactCells __typename}faults{field code message __typename}__typename}fragment ImportContactCells on ImportContact{kind fname lname email phone phone2 relation pickup emergency payer no_pickup __typename}", {"file":{"required":true,"shortest":1,"longest":1000000},"location":{"required":true,"id":true},"password":{"shortest":1,"longest":200}});
export const ReadProcareDocument = /* @__PURE__ */ call<ReadProcareMutation, ReadProcareMutationVariables>("mutation ReadProcare($file:String!$location:ID!$date_order:String$password:String){uploadProcareFile(file:$file location:$location date_order:$date_order password:$password){status message students{...ImportStudentCells __typename}errors{field code message __typename}__typename}}fragment ImportStudentCells on ImportStudent{row mark match match_name as_new alike{id name dob __typename}changes room_is_new external_id fname middle_name lname nick_name dob gender race ethnicity room other_rooms type enrollment_date graduation_date street_1 street_2 city state zip country doctor_name doctor_phone note allergies medications contacts{...ImportContactCells __typename}faults{field code message __typename}__typename}fragment ImportContactCells on ImportContact{kind fname lname email phone phone2 relation pickup emergency payer no_pickup __typename}", {"file":{"required":true,"shortest":1,"longest":1000000},"location":{"required":true,"id":true},"password":{"shortest":1,"longest":200}});
export const CheckCsvDocument = /* @__PURE__ */ call<CheckCsvMutation, CheckCsvMutationVariables>("mutation CheckCsv($file:String!$location:ID$date_order:String){uploadCsv(file:$file location:$location date_order:$date_order){status message students{...ImportStudentCells __typename}errors{field code message __typename}__typename}}fragment ImportStudentCells on ImportStudent{row mark match match_name as_new alike{id name dob __typename}changes room_is_new external_id fname middle_name lname nick_name dob gender race ethnicity room other_rooms type enrollment_date graduation_date street_1 street_2 city state zip country doctor_name doctor_phone note allergies medications contacts{...ImportContactCells __typename}faults{field code message __typename}__typename}fragment ImportContactCells on ImportContact{kind fname lname email phone phone2 relation pickup emergency payer no_pickup __typename}", {"file":{"required":true,"shortest":1,"longest":1000000},"location":{"id":true}});
export const ReadStaffDocument = /* @__PURE__ */ call<ReadStaffMutation, ReadStaffMutationVariables>("mutation ReadStaff($file:String!$location:ID!$password:String){uploadProcareStaffFile(file:$file location:$location password:$password){status message staff{...ImportStaffCells __typename}errors{field code message __typename}__typename}}fragment ImportStaffCells on ImportStaff{row external_id fname middle_name lname username email phone job_title rooms faults{field code message __typename}__typename}", {"file":{"required":true,"shortest":1,"longest":1000000},"location":{"required":true,"id":true},"password":{"shortest":1,"longest":200}});
export const SaveOnboardingDocument = /* @__PURE__ */ call<SaveOnboardingMutation, SaveOnboardingMutationVariables>("mutation SaveOnboarding($data:[SaveAdvanceOnbordingDataDataInput!]!$location:ID!$batch:ID$file_name:String$operation_id:String){saveAdvanceOnbordingData(data:$data location:$location batch:$batch file_name:$file_name operation_id:$operation_id){status message batch added changed same left errors{field code message __typename}__typename}}", {"data":{"required":true,"longest":1000,"list":true,"object":true,"of":{"row":{"least":0,"most":1000000,"number":true},"match":{"id":true},"as_new":{"flag":true},"external_id":{"shortest":0,"longest":5001},"fname":{"shortest":0,"longest":5001},"middle_name":{"shortest":0,"longest":5001},"lname":{"shortest":0,"longest":5001},"nick_name":{"shortest":0,"longest":5001},"dob":{"shortest":0,"longest":5001},"gender":{"shortest":0,"longest":5001},"race":{"shortest":0,"longest":5001},"ethnicity":{"shortest":0,"longest":5001},"room":{"shortest":0,"longest":5001},"other_rooms":{"shortest":0,"longest":5001},"type":{"shortest":0,"longest":5001},"enrollment_date":{"shortest":0,"longest":5001},"graduation_date":{"shortest":0,"longest":5001},"street_1":{"shortest":0,"longest":5001},"street_2":{"shortest":0,"longest":5001},"city":{"shortest":0,"longest":5001},"state":{"shortest":0,"longest":5001},"zip":{"shortest":0,"longest":5001},"country":{"shortest":0,"longest":5001},"doctor_name":{"shortest":0,"longest":5001},"doctor_phone":{"shortest":0,"longest":5001},"note":{"shortest":0,"longest":5001},"allergies":{"shortest":0,"longest":5001},"medications":{"shortest":0,"longest":5001},"contacts":{"longest":20,"list":true,"object":true,"of":{"fname":{"shortest":0,"longest":5001},"lname":{"shortest":0,"longest":5001},"email":{"shortest":0,"longest":5001},"phone":{"shortest":0,"longest":5001},"phone2":{"shortest":0,"longest":5001},"relation":{"shortest":0,"longest":5001},"pickup":{"flag":true},"emergency":{"flag":true},"payer":{"flag":true},"no_pickup":{"flag":true}}}}},"location":{"required":true,"id":true},"batch":{"id":true},"file_name":{"shortest":0,"longest":300}}, { "changes":["app_user","audit","chat_room_join","guardian_link","import_batch","import_change","reader_epoch","room","student","student_room","user_role"] });
export const SaveBrightwheelDocument = /* @__PURE__ */ call<SaveBrightwheelMutation, SaveBrightwheelMutationVariables>("mutation SaveBrightwheel($data:[SaveBrightWheelSyncDataDataInput!]!$location:ID!$batch:ID$file_name:String$operation_id:String){saveBrightWheelSyncData(data:$data location:$location batch:$batch file_name:$file_name operation_id:$operation_id){status message batch added changed same left errors{field code message __typename}__typename}}", {"data":{"required":true,"longest":1000,"list":true,"object":true,"of":{"row":{"least":0,"most":1000000,"number":true},"match":{"id":true},"as_new":{"flag":true},"external_id":{"shortest":0,"longest":5001},"fname":{"shortest":0,"longest":5001},"middle_name":{"shortest":0,"longest":5001},"lname":{"shortest":0,"longest":5001},"nick_name":{"shortest":0,"longest":5001},"dob":{"shortest":0,"longest":5001},"gender":{"shortest":0,"longest":5001},"race":{"shortest":0,"longest":5001},"ethnicity":{"shortest":0,"longest":5001},"room":{"shortest":0,"longest":5001},"other_rooms":{"shortest":0,"longest":5001},"type":{"shortest":0,"longest":5001},"enrollment_date":{"shortest":0,"longest":5001},"graduation_date":{"shortest":0,"longest":5001},"street_1":{"shortest":0,"longest":5001},"street_2":{"shortest":0,"longest":5001},"city":{"shortest":0,"longest":5001},"state":{"shortest":0,"longest":5001},"zip":{"shortest":0,"longest":5001},"country":{"shortest":0,"longest":5001},"doctor_name":{"shortest":0,"longest":5001},"doctor_phone":{"shortest":0,"longest":5001},"note":{"shortest":0,"longest":5001},"allergies":{"shortest":0,"longest":5001},"medications":{"shortest":0,"longest":5001},"contacts":{"longest":20,"list":true,"object":true,"of":{"fname":{"shortest":0,"longest":5001},"lname":{"shortest":0,"longest":5001},"email":{"shortest":0,"longest":5001},"phone":{"shortest":0,"longest":5001},"phone2":{"shortest":0,"longest":5001},"relation":{"shortest":0,"longest":5001},"pickup":{"flag":true},"emergency":{"flag":true},"payer":{"flag":true},"no_pickup":{"flag":true}}}}},"location":{"required":true,"id":true},"batch":{"id":true},"file_name":{"shortest":0,"longest":300}}, { "changes":["app_user","audit","chat_room_join","guardian_link","import_batch","import_change","reader_epoch","room","student","student_room","user_role"] });
export const SaveProcareDocument = /* @__PURE__ */ call<SaveProcareMutation, SaveProcareMutationVariables>("mutation SaveProcare($students:[SaveProcareDataStudentsInput!]!$location:ID!$batch:ID$file_name:String$operation_id:String){saveProcareData(students:$students location:$location batch:$batch file_name:$file_name operation_id:$operation_id){status message batch added changed same left errors{field code message __typename}__typename}}", {"students":{"required":true,"longest":1000,"list":true,"object":true,"of":{"row":{"least":0,"most":1000000,"number":true},"match":{"id":true},"as_new":{"flag":true},"external_id":{"shortest":0,"longest":5001},"fname":{"shortest":0,"longest":5001},"middle_name":{"shortest":0,"longest":5001},"lname":{"shortest":0,"longest":5001},"nick_name":{"shortest":0,"longest":5001},"dob":{"shortest":0,"longest":5001},"gender":{"shortest":0,"longest":5001},"race":{"shortest":0,"longest":5001},"ethnicity":{"shortest":0,"longest":5001},"room":{"shortest":0,"longest":5001},"other_rooms":{"shortest":0,"longest":5001},"type":{"shortest":0,"longest":5001},"enrollment_date":{"shortest":0,"longest":5001},"graduation_date":{"shortest":0,"longest":5001},"street_1":{"shortest":0,"longest":5001},"street_2":{"shortest":0,"longest":5001},"city":{"shortest":0,"longest":5001},"state":{"shortest":0,"longest":5001},"zip":{"shortest":0,"longest":5001},"country":{"shortest":0,"longest":5001},"doctor_name":{"shortest":0,"longest":5001},"doctor_phone":{"shortest":0,"longest":5001},"note":{"shortest":0,"longest":5001},"allergies":{"shortest":0,"longest":5001},"medications":{"shortest":0,"longest":5001},"contacts":{"longest":20,"list":true,"object":true,"of":{"fname":{"shortest":0,"longest":5001},"lname":{"shortest":0,"longest":5001},"email":{"shortest":0,"longest":5001},"phone":{"shortest":0,"longest":5001},"phone2":{"shortest":0,"longest":5001},"relation":{"shortest":0,"longest":5001},"pickup":{"flag":true},"emergency":{"flag":true},"payer":{"flag":true},"no_pickup":{"flag":true}}}}},"location":{"required":true,"id":true},"batch":{"id":true},"file_name":{"shortest":0,"longest":300}}, { "changes":["app_user","audit","chat_room_join","guardian_link","import_batch","import_change","import_row","reader_epoch","student","user_role"] });
export const SaveImportedStaffDocument = /* @__PURE__ */ call<SaveImportedStaffMutation, SaveImportedStaffMutationVariables>("mutation SaveImportedStaff($staff:[SaveProcareStaffStaffInput!]!$location:ID$batch:ID$file_name:String$operation_id:String){saveProcareStaff(staff:$staff location:$location batch:$batch file_name:$file_name operation_id:$operation_id){status message batch added left errors{field code message __typename}__typename}}", {"staff":{"required":true,"longest":1000,"list":true,"object":true,"of":{"row":{"least":0,"most":1000000,"number":true},"external_id":{"shortest":0,"longest":5001},"fname":{"shortest":0,"longest":5001},"middle_name":{"shortest":0,"longest":5001},"lname":{"shortest":0,"longest":5001},"username":{"shortest":0,"longest":5001},"email":{"shortest":0,"longest":5001},"phone":{"shortest":0,"longest":5001},"job_title":{"shortest":0,"longest":5001},"rooms":{"shortest":0,"longest":5001}}},"location":{"id":true},"batch":{"id":true},"file_name":{"shortest":0,"longest":300}}, { "changes":["app_user","audit","import_batch","import_change","room_staff","user_location","user_role"] });
export const ImportTemplateDocument = /* @__PURE__ */ document<ImportTemplateQuery, ImportTemplateQueryVariables>("query ImportTemplate($type:String!){downloadImportTemplate(type:$type){status message url __typename}}", { "shows":[] });
