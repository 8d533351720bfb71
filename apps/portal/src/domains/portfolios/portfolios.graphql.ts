// Written by tools/generate.ts from portfolios.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PortfolioLineFragment = { id: string, name: string, status: string, start_date: string, end_date: string, activity_count: number | null, replaced: boolean | null, student: { id: string, full_name: string, fname: string, image: string | null } | null };

export type PortfolioWholeFragment = { updated_at: string, published_at: string | null, left_out: number | null, id: string, name: string, status: string, start_date: string, end_date: string, activity_count: number | null, replaced: boolean | null, student: { id: string, full_name: string, fname: string, image: string | null, location: { id: string } | null } | null, corrects: { id: string } | null, sections: Array<{ id: string, name: string, text: string, order: number, updated_at: string, progress: boolean, milestones: Array<{ id: string, domain: string | null, skill: string | null, step: string | null, date: string | null, note: string | null }>, activities: Array<{ id: string, type: string | null, date: string | null, note: string | null, activity: { id: string, type: string, date: string, time: string | null, note: string | null, staffOnly: boolean, details: unknown, medication: string | null, photo: string | null, thumbnail: string | null, video: string | null, video_name: string | null, video_state: string | null, approved: boolean | null, created_by: { id: string, full_name: string } | null, students: Array<{ id: string, fname: string, full_name: string, image: string | null }>, skills: Array<{ id: string, name: string }> } | null }> }> };

export type PortfoliosQueryVariables = Exact<{
  location?: string | number | null | undefined;
  program_id?: string | number | null | undefined;
  status?: string | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type PortfoliosQuery = { portfolios: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, status: string, start_date: string, end_date: string, activity_count: number | null, replaced: boolean | null, student: { id: string, full_name: string, fname: string, image: string | null } | null }> } };

export type OnePortfolioQueryVariables = Exact<{
  id: string | number;
}>;


export type OnePortfolioQuery = { portfolio: { updated_at: string, published_at: string | null, left_out: number | null, id: string, name: string, status: string, start_date: string, end_date: string, activity_count: number | null, replaced: boolean | null, student: { id: string, full_name: string, fname: string, image: string | null, location: { id: string } | null } | null, corrects: { id: string } | null, sections: Array<{ id: string, name: string, text: string, order: number, updated_at: string, progress: boolean, milestones: Array<{ id: string, domain: string | null, skill: string | null, step: string | null, date: string | null, note: string | null }>, activities: Array<{ id: string, type: string | null, date: string | null, note: string | null, activity: { id: string, type: string, date: string, time: string | null, note: string | null, staffOnly: boolean, details: unknown, medication: string | null, photo: string | null, thumbnail: string | null, video: string | null, video_name: string | null, video_state: string | null, approved: boolean | null, created_by: { id: string, full_name: string } | null, students: Array<{ id: string, fname: string, full_name: string, image: string | null }>, skills: Array<{ id: string, name: string }> } | null }> }> } | null };

export type PortfolioToReadQueryVariables = Exact<{
  id: string | number;
}>;


export type PortfolioToReadQuery = { portfolioPreview: { updated_at: string, published_at: string | null, left_out: number | null, id: string, name: string, status: string, start_date: string, end_date: string, activity_count: number | null, replaced: boolean | null, student: { id: string, full_name: string, fname: string, image: string | null, location: { id: string } | null } | null, corrects: { id: string } | null, sections: Array<{ id: string, name: string, text: string, order: number, updated_at: string, progress: boolean, milestones: Array<{ id: string, domain: string | null, skill: string | null, step: string | null, date: string | null, note: string | null }>, activities: Array<{ id: string, type: string | null, date: string | null, note: string | null, activity: { id: string, type: string, date: string, time: string | null, note: string | null, staffOnly: boolean, details: unknown, medication: string | null, photo: string | null, thumbnail: string | null, video: string | null, video_name: string | null, video_state: string | null, approved: boolean | null, created_by: { id: string, full_name: string } | null, students: Array<{ id: string, fname: string, full_name: string, image: string | null }>, skills: Array<{ id: string, name: string }> } | null }> }> } | null };

export type PortfoliosOfStudentQueryVariables = Exact<{
  student_id: string | number;
}>;


export type PortfoliosOfStudentQuery = { getStudentPortfolios: Array<{ id: string, name: string, status: string, start_date: string, end_date: string, activity_count: number | null, replaced: boolean | null, student: { id: string, full_name: string, fname: string, image: string | null } | null }> };

export type MomentsOfStudentQueryVariables = Exact<{
  location: string | number;
  student: string | number;
  start_date: string;
  end_date: string;
}>;


export type MomentsOfStudentQuery = { getActivities: { data: Array<{ id: string, type: string, date: string, time: string | null, note: string | null, staffOnly: boolean, details: unknown, medication: string | null, photo: string | null, thumbnail: string | null, video: string | null, video_name: string | null, video_state: string | null, approved: boolean | null, created_by: { id: string, full_name: string } | null, students: Array<{ id: string, fname: string, full_name: string, image: string | null }>, skills: Array<{ id: string, name: string }> }> } };

export type PortfolioChangedSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type PortfolioChangedSubscription = { portfolioChanged: { id: string } | null };

export type CreatePortfolioMutationVariables = Exact<{
  student_id: string | number;
  start_date: string;
  end_date: string;
  name?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type CreatePortfolioMutation = { createPortfolio: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, portfolio: { id: string } | null } | null };

export type CorrectPortfolioMutationVariables = Exact<{
  id: string | number;
  operation_id?: string | null | undefined;
}>;


export type CorrectPortfolioMutation = { correctPortfolio: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, portfolio: { id: string } | null } | null };

export type PortfolioFilesQueryVariables = Exact<{
  id: string | number;
}>;


export type PortfolioFilesQuery = { portfolioFiles: Array<{ id: string, kind: string, state: string, asked_at: string, ends_at: string | null, bytes: number | null, url: string | null }> };

export type ActivityEntryFragment = { id: string, type: string, date: string, time: string | null, note: string | null, staffOnly: boolean, details: unknown, medication: string | null, photo: string | null, thumbnail: string | null, video: string | null, video_name: string | null, video_state: string | null, approved: boolean | null, created_by: { id: string, full_name: string } | null, students: Array<{ id: string, fname: string, full_name: string, image: string | null }>, skills: Array<{ id: string, name: string }> };

export const PortfoliosDocument = /* @__PURE__ */ document<PortfoliosQuery, PortfoliosQueryVariables>("query Portfolios($location:ID$program_id:ID$status:String$search:String$sort:String$first:Int!$page:Int){portfolios(location:$location program_id:$program_id status:$status search:$search sort:$sort first:$first page:$page){data{...PortfolioLine __typename}currentPage lastPage perPage total __typename}}fragment PortfolioLine on Portfolio{id name status start_date end_date activity_count replaced student{id full_name fname image __typename}__typename}", { "shows":["activity","activity_student","alert","app_user","attendance_room","checkin_setting","guardian_link","photo_consent","portfolio","portfolio_activity","room","room_staff","student","student_room","user_location","video"],"sorts":["student","start_date","status"],"list":{"name":"portfolios","args":{"location":"$location","program_id":"$program_id","status":"$status","search":"$search","sort":"$sort","first":"$first","page":"$page"}} });
export const OnePortfolioDocument = /* @__PURE__ */ document<OnePortfolioQuery, OnePortfolioQueryVariables>("query OnePortfolio($id:ID!){portfolio(id:$id){...PortfolioWhole __typename}}fragment PortfolioLine on Portfolio{id name status start_date end_date activity_count replaced student{id full_name fname image __typename}__typename}fragment PortfolioWhole on Portfolio{...PortfolioLine updated_at published_at left_out student{location{id __typename}__typename}corrects{id __typename}sections{id name text order updated_at progress milestones{id domain skill step date note __typename}activities{id type date note activity{...ActivityEntry __typename}__typename}__typename}__typename}fragment ActivityEntry on Activity{id type date time note staffOnly details medication photo thumbnail video video_name video_state approved created_by{id full_name __typename}students{id fname full_name image __typename}skills{id name __typename}__typename}", { "shows":["activity","activity_skill","activity_student","alert","app_user","attendance_room","checkin_setting","guardian_link","learning_domain","learning_progress","learning_skill","location","medication","milestone","milestone_evidence","photo_consent","portfolio","portfolio_activity","portfolio_milestone","portfolio_section","room","room_staff","student","student_room","timezone","user_location","video"] });
export const PortfolioToReadDocument = /* @__PURE__ */ document<PortfolioToReadQuery, PortfolioToReadQueryVariables>("query PortfolioToRead($id:ID!){portfolioPreview(id:$id){...PortfolioWhole __typename}}fragment PortfolioLine on Portfolio{id name status start_date end_date activity_count replaced student{id full_name fname image __typename}__typename}fragment PortfolioWhole on Portfolio{...PortfolioLine updated_at published_at left_out student{location{id __typename}__typename}corrects{id __typename}sections{id name text order updated_at progress milestones{id domain skill step date note __typename}activities{id type date note activity{...ActivityEntry __typename}__typename}__typename}__typename}fragment ActivityEntry on Activity{id type date time note staffOnly details medication photo thumbnail video video_name video_state approved created_by{id full_name __typename}students{id fname full_name image __typename}skills{id name __typename}__typename}", { "shows":["activity","activity_skill","activity_student","alert","app_user","attendance_room","checkin_setting","guardian_link","learning_domain","learning_progress","learning_skill","location","medication","milestone","milestone_evidence","photo_consent","portfolio","portfolio_activity","portfolio_milestone","portfolio_section","room","room_staff","student","student_room","timezone","user_location","user_role","video"] });
export const PortfoliosOfStudentDocument = /* @__PURE__ */ document<PortfoliosOfStudentQuery, PortfoliosOfStudentQueryVariables>("query PortfoliosOfStudent($student_id:ID!){getStudentPortfolios(student_id:$student_id){...PortfolioLine __typename}}fragment PortfolioLine on Portfolio{id name status start_date end_date activity_count replaced student{id full_name fname image __typename}__typename}", { "shows":["activity","activity_student","alert","app_user","attendance_room","checkin_setting","guardian_link","photo_consent","portfolio","portfolio_activity","room","room_staff","student","student_room","user_location","video"] });
export const MomentsOfStudentDocument = /* @__PURE__ */ document<MomentsOfStudentQuery, MomentsOfStudentQueryVariables>("query MomentsOfStudent($location:ID!$student:ID!$start_date:Date!$end_date:Date!){getActivities(location:$location students:[$student]start_date:$start_date end_date:$end_date first:200){data{...ActivityEntry __typename}__typename}}fragment ActivityEntry on Activity{id type date time note staffOnly details medication photo thumbnail video video_name video_state approved created_by{id full_name __typename}students{id fname full_name image __typename}skills{id name __typename}__typename}", { "shows":[] });
export const PortfolioChangedDocument = /* @__PURE__ */ document<PortfolioChangedSubscription, PortfolioChangedSubscriptionVariables>("subscription PortfolioChanged($id:ID!){portfolioChanged(id:$id){id __typename}}");
export const CreatePortfolioDocument = /* @__PURE__ */ call<CreatePortfolioMutation, CreatePortfolioMutationVariables>("mutation CreatePortfolio($student_id:ID!$start_date:Date!$end_date:Date!$name:String$operation_id:String){createPortfolio(student_id:$student_id start_date:$start_date end_date:$end_date name:$name operation_id:$operation_id){status message errors{field code message __typename}portfolio{id __typename}__typename}}", {"student_id":{"required":true,"id":true},"start_date":{"required":true},"end_date":{"required":true},"name":{"shortest":0,"longest":120}}, { "changes":["audit","portfolio","portfolio_activity","portfolio_section"] });
export const CorrectPortfolioDocument = /* @__PURE__ */ call<CorrectPortfolioMutation, CorrectPortfolioMutationVariables>("mutation CorrectPortfolio($id:ID!$operation_id:String){correctPortfolio(id:$id operation_id:$operation_id){status message errors{field code message __typename}portfolio{id __typename}__typename}}", {"id":{"required":true,"id":true}}, { "changes":["audit","portfolio","portfolio_activity","portfolio_section"] });
export const PortfolioFilesDocument = /* @__PURE__ */ document<PortfolioFilesQuery, PortfolioFilesQueryVariables>("query PortfolioFiles($id:ID!){portfolioFiles(id:$id){id kind state asked_at ends_at bytes url __typename}}", { "shows":["activity","activity_student","alert","app_user","attendance_room","checkin_setting","file","guardian_link","milestone","milestone_evidence","photo_consent","portfolio","portfolio_file","room","room_staff","student","student_room","user_location","video"] });
