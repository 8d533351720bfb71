// Written by tools/generate.ts from content.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WebsiteEventsQueryVariables = Exact<{
  site: string | number;
  first: number;
  page?: number | null | undefined;
}>;


export type WebsiteEventsQuery = { websiteEvents: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, title: string, title_es: string | null, details: string | null, details_es: string | null, date: string, start_time: string | null, end_time: string | null, forpublic: boolean, status: boolean, img: string | null, updated_at: string }> } };

export type WebsiteStaffQueryVariables = Exact<{
  site: string | number;
  first: number;
  page?: number | null | undefined;
}>;


export type WebsiteStaffQuery = { websiteStaffMembers: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, title: string | null, title_es: string | null, details: string | null, details_es: string | null, order: number, status: boolean, img: string | null, updated_at: string }> } };

export type WebsiteProgramsQueryVariables = Exact<{
  site: string | number;
  first: number;
  page?: number | null | undefined;
}>;


export type WebsiteProgramsQuery = { websitePrograms: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, name_es: string | null, age: string | null, age_es: string | null, details: string | null, details_es: string | null, order: number, status: boolean, img: string | null, updated_at: string }> } };

export type WebsiteNewsQueryVariables = Exact<{
  site: string | number;
  category?: string | number | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type WebsiteNewsQuery = { websiteNewsItems: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, title: string, title_es: string | null, details: string, details_es: string | null, date: string, status: boolean, img: string | null, updated_at: string, category: { id: string, name: string } | null }> } };

export type WebsiteNewsCategoriesQueryVariables = Exact<{
  site: string | number;
}>;


export type WebsiteNewsCategoriesQuery = { websiteNewsCategories: { data: Array<{ id: string, name: string, name_es: string | null, updated_at: string }> } };

export type WebsiteTestimonialsQueryVariables = Exact<{
  site: string | number;
  first: number;
  page?: number | null | undefined;
}>;


export type WebsiteTestimonialsQuery = { websiteTestimonials: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, text: string, text_es: string | null, agreed_by: string | null, status: boolean, img: string | null, updated_at: string }> } };

export type WebsiteMenuWeeksQueryVariables = Exact<{
  site: string | number;
  first: number;
  page?: number | null | undefined;
}>;


export type WebsiteMenuWeeksQuery = { websiteMenuWeeks: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, date: string, options: unknown, updated_at: string }> } };

export type WebsiteDishesQueryVariables = Exact<{
  site: string | number;
}>;


export type WebsiteDishesQuery = { websiteMenuOptions: { data: Array<{ id: string, name: string, name_es: string | null, details: string | null, details_es: string | null, img: string | null, updated_at: string }> } };

export const WebsiteEventsDocument = /* @__PURE__ */ document<WebsiteEventsQuery, WebsiteEventsQueryVariables>("query WebsiteEvents($site:ID!$first:Int!$page:Int){websiteEvents(site_id:$site first:$first page:$page){data{id title title_es details details_es date start_time end_time forpublic status img updated_at __typename}currentPage lastPage perPage total __typename}}", { "shows":["activity","app_user","chat_message","file","file_photo","file_version","health_check","injury_report","invoice","library_image","milestone","picture","public_picture","staff_credential","student","student_document","ticket_attachment","video","website_event"] });
export const WebsiteStaffDocument = /* @__PURE__ */ document<WebsiteStaffQuery, WebsiteStaffQueryVariables>("query WebsiteStaff($site:ID!$first:Int!$page:Int){websiteStaffMembers(site_id:$site first:$first page:$page){data{id name title title_es details details_es order status img updated_at __typename}currentPage lastPage perPage total __typename}}", { "shows":["activity","app_user","chat_message","file","file_photo","file_version","health_check","injury_report","invoice","library_image","milestone","picture","public_picture","staff_credential","student","student_document","ticket_attachment","video","website_staff_member"] });
export const WebsiteProgramsDocument = /* @__PURE__ */ document<WebsiteProgramsQuery, WebsiteProgramsQueryVariables>("query WebsitePrograms($site:ID!$first:Int!$page:Int){websitePrograms(site_id:$site first:$first page:$page){data{id name name_es age age_es details details_es order status img updated_at __typename}currentPage lastPage perPage total __typename}}", { "shows":["activity","app_user","chat_message","file","file_photo","file_version","health_check","injury_report","invoice","library_image","milestone","picture","public_picture","staff_credential","student","student_document","ticket_attachment","video","website_program"] });
export const WebsiteNewsDocument = /* @__PURE__ */ document<WebsiteNewsQuery, WebsiteNewsQueryVariables>("query WebsiteNews($site:ID!$category:ID$first:Int!$page:Int){websiteNewsItems(site_id:$site category:$category first:$first page:$page){data{id title title_es details details_es date category{id name __typename}status img updated_at __typename}currentPage lastPage perPage total __typename}}", { "shows":["activity","app_user","chat_message","file","file_photo","file_version","health_check","injury_report","invoice","library_image","milestone","picture","public_picture","staff_credential","student","student_document","ticket_attachment","video","website_news","website_news_category"] });
export const WebsiteNewsCategoriesDocument = /* @__PURE__ */ document<WebsiteNewsCategoriesQuery, WebsiteNewsCategoriesQueryVariables>("query WebsiteNewsCategories($site:ID!){websiteNewsCategories(site_id:$site first:200){data{id name name_es updated_at __typename}__typename}}", { "shows":["website_news_category"] });
export const WebsiteTestimonialsDocument = /* @__PURE__ */ document<WebsiteTestimonialsQuery, WebsiteTestimonialsQueryVariables>("query WebsiteTestimonials($site:ID!$first:Int!$page:Int){websiteTestimonials(site_id:$site first:$first page:$page){data{id name text text_es agreed_by status img updated_at __typename}currentPage lastPage perPage total __typename}}", { "shows":["activity","app_user","chat_message","file","file_photo","file_version","health_check","injury_report","invoice","library_image","milestone","picture","public_picture","staff_credential","student","student_document","ticket_attachment","video","website_testimonial"] });
export const WebsiteMenuWeeksDocument = /* @__PURE__ */ document<WebsiteMenuWeeksQuery, WebsiteMenuWeeksQueryVariables>("query WebsiteMenuWeeks($site:ID!$first:Int!$page:Int){websiteMenuWeeks(site_id:$site first:$first page:$page){data{id date options updated_at __typename}currentPage lastPage perPage total __typename}}", { "shows":["website_menu_option","website_menu_week","website_menu_week_option"] });
export const WebsiteDishesDocument = /* @__PURE__ */ document<WebsiteDishesQuery, WebsiteDishesQueryVariables>("query WebsiteDishes($site:ID!){websiteMenuOptions(site_id:$site first:200){data{id name name_es details details_es img updated_at __typename}__typename}}", { "shows":["activity","app_user","chat_message","file","file_photo","file_version","health_check","injury_report","invoice","library_image","milestone","picture","public_picture","staff_credential","student","student_document","ticket_attachment","video","website_menu_option"] });
