// Written by tools/generate.ts from log.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SystemLogQueryVariables = Exact<{
  location?: string | number | null | undefined;
  search?: string | null | undefined;
  type?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type SystemLogQuery = { getLogReport: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string | null, object_type: string, object_id: string | null, object_info: string | null, old_values: unknown, new_values: unknown, activity: string, change: string | null, username: string | null, created_at: string }> } };

export type PersonLogQueryVariables = Exact<{
  user: string | number;
  from?: string | null | undefined;
  to?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type PersonLogQuery = { getUserLogData: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string | null, object_type: string, object_id: string | null, object_info: string | null, old_values: unknown, new_values: unknown, activity: string, change: string | null, username: string | null, created_at: string }> } };

export type LogPeopleQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type LogPeopleQuery = { getLogReportAllUser: Array<{ id: string, full_name: string }> };

export type InviteLogQueryVariables = Exact<{
  location?: string | number | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type InviteLogQuery = { getInvitedLogReport: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, type: string, status: string | null, message: string, trouble: string | null, receiver: string, invited_by: string | null, created_at: string, user: { id: string, full_name: string, avatar: string | null } | null }> } };

export const SystemLogDocument = /* @__PURE__ */ document<SystemLogQuery, SystemLogQueryVariables>("query SystemLog($location:ID$search:String$type:String$from:Date$to:Date$page:Int){getLogReport(location:$location search:$search object_type:$type start_date:$from end_date:$to first:50 page:$page){data{id object_type object_id object_info old_values new_values activity change username created_at __typename}currentPage lastPage perPage total __typename}}", { "shows":["absence","activity","activity_student","alert","allergy","announcement","app_user","attendance","audit","billing_agency","billing_plan","billing_plan_template","blog","blog_author","blog_category","calendar_event","camera","care_plan","charge_category","closure","credit","door_alert","drill","file","file_label","food_item","food_menu_week","forgotten_checkout","form","form_entry","guardian_link","health_check","health_screen","illness","immunization","incident","injury_report","inspector_pack","invoice","kiosk_check","kiosk_device","location","meal_count","meal_eligibility","medication","medication_authorization","newsletter","payment","relationship","room","roster","saved_report","schedule","staff_credential","stream","student","student_document","student_immunization","subsidy","tag","team_attendance","time_off","user_location","website_menu","website_menu_option","website_news_category","website_page","website_program","website_site","website_staff_member","website_testimonial","website_theme"] });
export const PersonLogDocument = /* @__PURE__ */ document<PersonLogQuery, PersonLogQueryVariables>("query PersonLog($user:ID!$from:Date$to:Date$page:Int){getUserLogData(user_id:$user start_date:$from end_date:$to first:50 page:$page){data{id object_type object_id object_info old_values new_values activity change username created_at __typename}currentPage lastPage perPage total __typename}}", { "shows":["absence","activity","activity_student","alert","allergy","announcement","app_user","attendance","audit","billing_agency","billing_plan","billing_plan_template","blog","blog_author","blog_category","calendar_event","camera","care_plan","charge_category","closure","credit","door_alert","drill","file","file_label","food_item","food_menu_week","forgotten_checkout","form","form_entry","guardian_link","health_check","health_screen","illness","immunization","incident","injury_report","inspector_pack","invoice","kiosk_check","kiosk_device","location","meal_count","meal_eligibility","medication","medication_authorization","newsletter","payment","relationship","room","roster","saved_report","schedule","staff_credential","stream","student","student_document","student_immunization","subsidy","tag","team_attendance","time_off","user_location","website_menu","website_menu_option","website_news_category","website_page","website_program","website_site","website_staff_member","website_testimonial","website_theme"] });
export const LogPeopleDocument = /* @__PURE__ */ document<LogPeopleQuery, LogPeopleQueryVariables>("query LogPeople($location:ID){getLogReportAllUser(location:$location){id full_name __typename}}", { "shows":["app_user","audit","guardian_link","student","user_location"] });
export const InviteLogDocument = /* @__PURE__ */ document<InviteLogQuery, InviteLogQueryVariables>("query InviteLog($location:ID$search:String$page:Int){getInvitedLogReport(location:$location search:$search first:50 page:$page){data{id type status message trouble receiver invited_by created_at user{id full_name avatar __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","audit","guardian_link","outbox","student","user_location"] });
