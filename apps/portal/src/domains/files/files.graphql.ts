// Written by tools/generate.ts from files.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FileAudienceInput = {
  families?: boolean | null | undefined;
  team?: boolean | null | undefined;
  rooms?: Array<string | number> | null | undefined;
  students?: Array<string | number> | null | undefined;
  users?: Array<string | number> | null | undefined;
  staff?: Array<string | number> | null | undefined;
};

export type StaffFilesQueryVariables = Exact<{
  location: string | number;
  type?: string | null | undefined;
  search?: string | null | undefined;
  labels?: Array<string | number> | string | number | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type StaffFilesQuery = { filterFiles: Array<{ id: string, name: string, description: string | null, instructions: string | null, type: string, sub_type: string | null, visible: boolean, required: boolean, expiry_date: string | null, due_date: string | null, remind_from: string | null, remind_every: number | null, remind_until: string | null, archive: boolean | null, version: number, original: string | null, bytes: number | null, kind: string | null, thumbnail: string | null, date: string | null, sign_form: string | null, read_count: number | null, reader_count: number | null, tags: unknown, data: unknown, labels: Array<{ id: string, name: string, color: string | null }>, created_by: { id: string, full_name: string } | null }> };

export type FilesByStateQueryVariables = Exact<{
  location: string | number;
  type?: string | null | undefined;
  search?: string | null | undefined;
  visible?: boolean | null | undefined;
  archive?: boolean | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type FilesByStateQuery = { getAllFiles: Array<{ id: string, name: string, description: string | null, instructions: string | null, type: string, sub_type: string | null, visible: boolean, required: boolean, expiry_date: string | null, due_date: string | null, remind_from: string | null, remind_every: number | null, remind_until: string | null, archive: boolean | null, version: number, original: string | null, bytes: number | null, kind: string | null, thumbnail: string | null, date: string | null, sign_form: string | null, read_count: number | null, reader_count: number | null, tags: unknown, data: unknown, labels: Array<{ id: string, name: string, color: string | null }>, created_by: { id: string, full_name: string } | null }> };

export type FileLabelsQueryVariables = Exact<{
  location: string | number;
}>;


export type FileLabelsQuery = { fileLabels: Array<{ id: string, name: string, color: string | null }> };

export type FileChoicesQueryVariables = Exact<{
  location: string | number;
}>;


export type FileChoicesQuery = { location_programs: Array<{ id: string, name: string }> };

export type OneFileQueryVariables = Exact<{
  id: string | number;
}>;


export type OneFileQuery = { getSingleDocument: { url: string | null, read: boolean | null, is_reader: boolean | null, versions: unknown, id: string, name: string, description: string | null, instructions: string | null, type: string, sub_type: string | null, visible: boolean, required: boolean, expiry_date: string | null, due_date: string | null, remind_from: string | null, remind_every: number | null, remind_until: string | null, archive: boolean | null, version: number, original: string | null, bytes: number | null, kind: string | null, thumbnail: string | null, date: string | null, sign_form: string | null, read_count: number | null, reader_count: number | null, tags: unknown, data: unknown, location: { id: string, timezone: { value: string } | null } | null, labels: Array<{ id: string, name: string, color: string | null }>, created_by: { id: string, full_name: string } | null } | null };

export type FileReadersQueryVariables = Exact<{
  id: string | number;
}>;


export type FileReadersQuery = { getFileReaders: Array<{ id: string, full_name: string, staff: boolean, students: string | null, read: boolean, read_at: string | null, version: number | null, reminded_at: string | null }> };

export type OwnFilesQueryVariables = Exact<{
  student?: string | number | null | undefined;
  type?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type OwnFilesQuery = { getUserFilesList: Array<{ id: string, name: string, description: string | null, instructions: string | null, type: string, sub_type: string | null, required: boolean, expiry_date: string | null, due_date: string | null, original: string | null, bytes: number | null, kind: string | null, thumbnail: string | null, date: string | null, version: number, read: boolean | null, read_at: string | null, read_before: boolean | null, sign_form: string | null, sign_state: string | null, students: Array<{ id: string, full_name: string }> }> };

export type OwnFileShownQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnFileShownQuery = { getSingleDocument: { url: string | null, id: string, name: string, description: string | null, instructions: string | null, type: string, sub_type: string | null, required: boolean, expiry_date: string | null, due_date: string | null, original: string | null, bytes: number | null, kind: string | null, thumbnail: string | null, date: string | null, version: number, read: boolean | null, read_at: string | null, read_before: boolean | null, sign_form: string | null, sign_state: string | null, photos: Array<{ id: string, url: string | null, thumbnail: string | null }>, students: Array<{ id: string, full_name: string }> } | null };

export type FileUploadLinkQueryVariables = Exact<{ [key: string]: never; }>;


export type FileUploadLinkQuery = { fileUploadLink: { url: string, key: string } | null };

export type DownloadFileQueryVariables = Exact<{
  id: string | number;
}>;


export type DownloadFileQuery = { downloadFile: { status: string, message: string, url: string | null } | null };

export type AddFileSaidMutationVariables = Exact<{
  name: string;
  location: string | number;
  type: string;
  file_name: string;
  file_path: string;
  file_original: string;
  description?: string | null | undefined;
  instructions?: string | null | undefined;
  sub_type?: string | null | undefined;
  visible?: boolean | null | undefined;
  expiry_date?: string | null | undefined;
  due_date?: string | null | undefined;
  remind_from?: string | null | undefined;
  remind_every?: number | null | undefined;
  remind_until?: string | null | undefined;
  required?: boolean | null | undefined;
  data?: FileAudienceInput | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type AddFileSaidMutation = { createNewFile: { status: string, message: string, file: { id: string } | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type KeepDocumentMutationVariables = Exact<{
  file: string;
  name?: string | null | undefined;
}>;


export type KeepDocumentMutation = { uploadFile: { status: string, message: string, file_name: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type FileRowFragment = { id: string, name: string, description: string | null, instructions: string | null, type: string, sub_type: string | null, visible: boolean, required: boolean, expiry_date: string | null, due_date: string | null, remind_from: string | null, remind_every: number | null, remind_until: string | null, archive: boolean | null, version: number, original: string | null, bytes: number | null, kind: string | null, thumbnail: string | null, date: string | null, sign_form: string | null, read_count: number | null, reader_count: number | null, tags: unknown, data: unknown, labels: Array<{ id: string, name: string, color: string | null }>, created_by: { id: string, full_name: string } | null };

export type OwnFileFragment = { id: string, name: string, description: string | null, instructions: string | null, type: string, sub_type: string | null, required: boolean, expiry_date: string | null, due_date: string | null, original: string | null, bytes: number | null, kind: string | null, thumbnail: string | null, date: string | null, version: number, read: boolean | null, read_at: string | null, read_before: boolean | null, sign_form: string | null, sign_state: string | null, students: Array<{ id: string, full_name: string }> };

export const StaffFilesDocument = /* @__PURE__ */ document<StaffFilesQuery, StaffFilesQueryVariables>("query StaffFiles($location:ID!$type:String$search:String$labels:[ID!]$first:Int$page:Int){filterFiles(location:$location type:$type search:$search labels:$labels first:$first page:$page){...FileRow __typename}}fragment FileRow on File{id name description instructions type sub_type visible required expiry_date due_date remind_from remind_every remind_until archive version original bytes kind thumbnail date sign_form read_count reader_count tags data labels{id name color __typename}created_by{id full_name __typename}__typename}", { "shows":["alert","app_user","file","file_label","file_label_of","file_read","file_share","file_tag","form","guardian_link","location","picture","role","room","student","timezone","user_location","user_role"],"list":{"name":"filterFiles","args":{"location":"$location","type":"$type","search":"$search","labels":"$labels","first":"$first","page":"$page"}} });
export const FilesByStateDocument = /* @__PURE__ */ document<FilesByStateQuery, FilesByStateQueryVariables>("query FilesByState($location:ID!$type:String$search:String$visible:Boolean$archive:Boolean$first:Int$page:Int){getAllFiles(location:$location file_type:$type search:$search visible:$visible archive:$archive first:$first page:$page){...FileRow __typename}}fragment FileRow on File{id name description instructions type sub_type visible required expiry_date due_date remind_from remind_every remind_until archive version original bytes kind thumbnail date sign_form read_count reader_count tags data labels{id name color __typename}created_by{id full_name __typename}__typename}", { "shows":["alert","app_user","file","file_label","file_label_of","file_read","file_share","file_tag","form","guardian_link","location","picture","role","room","student","timezone","user_location","user_role"],"list":{"name":"getAllFiles","args":{"location":"$location","file_type":"$type","search":"$search","visible":"$visible","archive":"$archive","first":"$first","page":"$page"}} });
export const FileLabelsDocument = /* @__PURE__ */ document<FileLabelsQuery, FileLabelsQueryVariables>("query FileLabels($location:ID!){fileLabels(location:$location){id name color __typename}}", { "shows":["file_label","user_location"] });
export const FileChoicesDocument = /* @__PURE__ */ document<FileChoicesQuery, FileChoicesQueryVariables>("query FileChoices($location:ID!){location_programs(location_id:$location){id name __typename}}", { "shows":["room","user_location"] });
export const OneFileDocument = /* @__PURE__ */ document<OneFileQuery, OneFileQueryVariables>("query OneFile($id:ID!){getSingleDocument(id:$id){...FileRow url read is_reader versions location{id timezone{value __typename}__typename}__typename}}fragment FileRow on File{id name description instructions type sub_type visible required expiry_date due_date remind_from remind_every remind_until archive version original bytes kind thumbnail date sign_form read_count reader_count tags data labels{id name color __typename}created_by{id full_name __typename}__typename}", { "shows":["alert","app_user","file","file_label","file_label_of","file_read","file_share","file_tag","file_version","form","guardian_link","location","picture","role","room","student","timezone","user_location","user_role"] });
export const FileReadersDocument = /* @__PURE__ */ document<FileReadersQuery, FileReadersQueryVariables>("query FileReaders($id:ID!){getFileReaders(file_id:$id){id full_name staff students read read_at version reminded_at __typename}}", { "shows":["alert","app_user","file","file_read","file_share","guardian_link","reminder","role","room","student","user_location","user_role"] });
export const OwnFilesDocument = /* @__PURE__ */ document<OwnFilesQuery, OwnFilesQueryVariables>("query OwnFiles($student:ID$type:String$search:String){getUserFilesList(student_id:$student type:$type search:$search first:200){...OwnFile __typename}}fragment OwnFile on File{id name description instructions type sub_type required expiry_date due_date original bytes kind thumbnail date version read read_at read_before sign_form sign_state students{id full_name __typename}__typename}", { "shows":["alert","app_user","file","file_read","file_share","form","form_entry","form_version","guardian_link","location","picture","role","room","student","timezone","user_location","user_role"] });
export const OwnFileShownDocument = /* @__PURE__ */ document<OwnFileShownQuery, OwnFileShownQueryVariables>("query OwnFileShown($id:ID!){getSingleDocument(id:$id){...OwnFile url photos{id url thumbnail __typename}__typename}}fragment OwnFile on File{id name description instructions type sub_type required expiry_date due_date original bytes kind thumbnail date version read read_at read_before sign_form sign_state students{id full_name __typename}__typename}", { "shows":["alert","app_user","file","file_photo","file_read","file_share","form","form_entry","form_version","guardian_link","location","photo_consent","picture","role","room","student","timezone","user_location","user_role"] });
export const FileUploadLinkDocument = /* @__PURE__ */ document<FileUploadLinkQuery, FileUploadLinkQueryVariables>("query FileUploadLink{fileUploadLink{url key __typename}}", { "shows":[] });
export const DownloadFileDocument = /* @__PURE__ */ document<DownloadFileQuery, DownloadFileQueryVariables>("query DownloadFile($id:ID!){downloadFile(id:$id){status message url __typename}}", { "shows":["alert","app_user","file","file_share","guardian_link","picture","role","room","student","user_location","user_role"] });
export const AddFileSaidDocument = /* @__PURE__ */ call<AddFileSaidMutation, AddFileSaidMutationVariables>("mutation AddFileSaid($name:String!$location:ID!$type:String!$file_name:String!$file_path:String!$file_original:String!$description:String$instructions:String$sub_type:String$visible:Boolean$expiry_date:Date$due_date:Date$remind_from:Date$remind_every:Int$remind_until:Date$required:Boolean$data:FileAudienceInput$operation_id:String){createNewFile(name:$name location:$location type:$type file_name:$file_name file_path:$file_path file_original:$file_original description:$description instructions:$instructions sub_type:$sub_type visible:$visible expiry_date:$expiry_date due_date:$due_date remind_from:$remind_from remind_every:$remind_every remind_until:$remind_until required:$required data:$data operation_id:$operation_id){status message file{id __typename}errors{field code message __typename}__typename}}", {"name":{"required":true,"shortest":1,"longest":200},"location":{"required":true,"id":true},"type":{"required":true},"file_name":{"required":true,"shortest":0,"longest":200},"file_path":{"required":true,"shortest":1,"longest":100},"file_original":{"required":true,"shortest":0,"longest":255},"description":{"shortest":0,"longest":2000,"clears":true},"instructions":{"shortest":0,"longest":5000,"clears":true},"sub_type":{"shortest":0,"longest":60,"clears":true},"visible":{"flag":true},"expiry_date":{"clears":true},"due_date":{"clears":true},"remind_from":{"clears":true},"remind_every":{"least":1,"most":90,"number":true,"clears":true},"remind_until":{"clears":true},"required":{"flag":true},"data":{"object":true,"of":{"families":{"flag":true},"team":{"flag":true},"rooms":{"shortest":0,"longest":200,"list":true,"id":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"users":{"shortest":0,"longest":1000,"list":true,"id":true},"staff":{"shortest":0,"longest":1000,"list":true,"id":true}}}}, { "changes":["audit","file","file_share","file_version","notification","push_message"] });
export const KeepDocumentDocument = /* @__PURE__ */ call<KeepDocumentMutation, KeepDocumentMutationVariables>("mutation KeepDocument($file:String!$name:String){uploadFile(file:$file name:$name){status message file_name errors{field code message __typename}__typename}}", {"file":{"required":true,"shortest":1,"longest":1040000},"name":{"shortest":0,"longest":200}}, { "changes":["audit","stored_file"] });
