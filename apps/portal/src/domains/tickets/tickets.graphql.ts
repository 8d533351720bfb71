// Written by tools/generate.ts from tickets.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TicketsQueryVariables = Exact<{
  status?: string | number | null | undefined;
  category?: string | number | null | undefined;
  location?: string | number | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type TicketsQuery = { tickets: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, ticket_number: string, name: string, created_at: string, updated_at: string, created_by_name: string | null, unread: boolean | null, due_at: string | null, is_late: boolean | null, snoozed_until: string | null, status: { id: string, name: string } | null, category: { id: string, name: string } | null, locations: Array<{ id: string, name: string }> }> } };

export type MainTicketsQueryVariables = Exact<{
  status?: string | number | null | undefined;
  category?: string | number | null | undefined;
  location?: string | number | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  assigned?: string | null | undefined;
  late?: boolean | null | undefined;
  snoozed?: boolean | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type MainTicketsQuery = { tickets: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, ticket_number: string, name: string, created_at: string, updated_at: string, created_by_name: string | null, unread: boolean | null, due_at: string | null, is_late: boolean | null, snoozed_until: string | null, status: { id: string, name: string } | null, category: { id: string, name: string } | null, locations: Array<{ id: string, name: string }> }> } };

export type TicketChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketChoicesQuery = { ticketCategories: Array<{ id: string, name: string }> };

export type TicketCountsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  category?: string | number | null | undefined;
}>;


export type TicketCountsQuery = { filterTicketStatuses: Array<{ id: string, count: number }> };

export type MainTicketChartsQueryVariables = Exact<{
  locations?: Array<string | number> | string | number | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
}>;


export type MainTicketChartsQuery = { filtered: { total: number, new: number, opened: number, waiting: number } | null };

export type FilteredTicketsQueryVariables = Exact<{
  location?: string | number | null | undefined;
  category?: string | number | null | undefined;
  start_date: string;
  end_date: string;
}>;


export type FilteredTicketsQuery = { filtered: { total: number, new: number, opened: number, waiting: number } | null };

export type TicketChartsQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type TicketChartsQuery = { all: { total: number, new: number, opened: number, waiting: number } | null, week: { total: number, new: number, opened: number, waiting: number } | null };

export type OneTicketQueryVariables = Exact<{
  id: string | number;
}>;


export type OneTicketQuery = { ticket: { description: string, draft: string | null, draft_internal: boolean | null, watchers: unknown, first_answer_at: string | null, waiting_since: string | null, helped: boolean | null, is_merged: boolean | null, id: string, ticket_number: string, name: string, created_at: string, updated_at: string, created_by_name: string | null, unread: boolean | null, due_at: string | null, is_late: boolean | null, snoozed_until: string | null, created_by: { id: string } | null, assignee: { id: string, full_name: string } | null, follows: { id: string, ticket_number: string } | null, merged_into: { id: string, ticket_number: string } | null, doubles: Array<{ id: string, ticket_number: string }>, linked: Array<{ id: string, ticket_number: string, name: string, status: { name: string } | null }>, users: Array<{ id: string, full_name: string }>, students: Array<{ id: string, full_name: string }>, attachments: Array<{ id: string, file_name: string | null, orignal_name: string, is_picture: boolean | null, storage_link: string | null, own: boolean | null }>, history: Array<{ id: string, kind: string, summary: string | null, description: string | null, internal: boolean, by_mail: boolean, quoted: string | null, created_at: string, created_by_name: string | null, action_by_name: string | null, attachment: Array<{ id: string, orignal_name: string, deleted_at: string | null }> }>, status: { id: string, name: string } | null, category: { id: string, name: string } | null, locations: Array<{ id: string, name: string }> } | null };

export type MainTicketQueryVariables = Exact<{
  id: string | number;
}>;


export type MainTicketQuery = { ticket: { description: string, draft: string | null, draft_internal: boolean | null, watchers: unknown, first_answer_at: string | null, waiting_since: string | null, helped: boolean | null, is_merged: boolean | null, id: string, ticket_number: string, name: string, created_at: string, updated_at: string, created_by_name: string | null, unread: boolean | null, due_at: string | null, is_late: boolean | null, snoozed_until: string | null, created_by: { id: string } | null, assignee: { id: string, full_name: string } | null, follows: { id: string, ticket_number: string } | null, merged_into: { id: string, ticket_number: string } | null, doubles: Array<{ id: string, ticket_number: string }>, linked: Array<{ id: string, ticket_number: string, name: string, status: { name: string } | null }>, users: Array<{ id: string, full_name: string }>, students: Array<{ id: string, full_name: string }>, attachments: Array<{ id: string, file_name: string | null, orignal_name: string, is_picture: boolean | null, storage_link: string | null, own: boolean | null }>, history: Array<{ id: string, kind: string, summary: string | null, description: string | null, internal: boolean, by_mail: boolean, quoted: string | null, created_at: string, created_by_name: string | null, action_by_name: string | null, attachment: Array<{ id: string, orignal_name: string, deleted_at: string | null }> }>, status: { id: string, name: string } | null, category: { id: string, name: string } | null, locations: Array<{ id: string, name: string }> } | null };

export type TicketDownloadQueryVariables = Exact<{
  file: string;
}>;


export type TicketDownloadQuery = { downloadTicketAttachment: { status: string, message: string, url: string | null } | null };

export type TicketChangedSubscriptionVariables = Exact<{
  id?: string | number | null | undefined;
}>;


export type TicketChangedSubscription = { ticketChanged: { id: string } | null };

export type ProblemReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProblemReportsQuery = { problemReports: Array<{ id: string, description: string, created_by_name: string | null, created_at: string, location: { id: string, name: string } | null }> };

export type TicketRowFragment = { id: string, ticket_number: string, name: string, created_at: string, updated_at: string, created_by_name: string | null, unread: boolean | null, due_at: string | null, is_late: boolean | null, snoozed_until: string | null, status: { id: string, name: string } | null, category: { id: string, name: string } | null, locations: Array<{ id: string, name: string }> };

export type TicketWholeFragment = { description: string, draft: string | null, draft_internal: boolean | null, watchers: unknown, first_answer_at: string | null, waiting_since: string | null, helped: boolean | null, is_merged: boolean | null, id: string, ticket_number: string, name: string, created_at: string, updated_at: string, created_by_name: string | null, unread: boolean | null, due_at: string | null, is_late: boolean | null, snoozed_until: string | null, created_by: { id: string } | null, assignee: { id: string, full_name: string } | null, follows: { id: string, ticket_number: string } | null, merged_into: { id: string, ticket_number: string } | null, doubles: Array<{ id: string, ticket_number: string }>, linked: Array<{ id: string, ticket_number: string, name: string, status: { name: string } | null }>, users: Array<{ id: string, full_name: string }>, students: Array<{ id: string, full_name: string }>, attachments: Array<{ id: string, file_name: string | null, orignal_name: string, is_picture: boolean | null, storage_link: string | null, own: boolean | null }>, history: Array<{ id: string, kind: string, summary: string | null, description: string | null, internal: boolean, by_mail: boolean, quoted: string | null, created_at: string, created_by_name: string | null, action_by_name: string | null, attachment: Array<{ id: string, orignal_name: string, deleted_at: string | null }> }>, status: { id: string, name: string } | null, category: { id: string, name: string } | null, locations: Array<{ id: string, name: string }> };

export const TicketsDocument = /* @__PURE__ */ document<TicketsQuery, TicketsQueryVariables>("query Tickets($status:ID$category:ID$location:ID$start_date:Date$end_date:Date$search:String$sort:String$first:Int!$page:Int){tickets(status:$status category:$category location:$location start_date:$start_date end_date:$end_date search:$search sort:$sort first:$first page:$page){data{...TicketRow __typename}currentPage lastPage perPage total __typename}}fragment TicketRow on Ticket{id ticket_number name created_at updated_at created_by_name unread due_at is_late snoozed_until status{id name __typename}category{id name __typename}locations{id name __typename}__typename}", { "shows":["app_user","location","permission","role","role_permission","ticket","ticket_category","ticket_history","ticket_location","ticket_reader","ticket_status","user_location"],"sorts":["number","name","status","created","updated","due"],"list":{"name":"tickets","args":{"status":"$status","category":"$category","location":"$location","start_date":"$start_date","end_date":"$end_date","search":"$search","sort":"$sort","first":"$first","page":"$page"}} });
export const MainTicketsDocument = /* @__PURE__ */ document<MainTicketsQuery, MainTicketsQueryVariables>("query MainTickets($status:ID$category:ID$location:ID$start_date:Date$end_date:Date$assigned:String$late:Boolean$snoozed:Boolean$search:String$sort:String$first:Int!$page:Int){tickets:tickets2(status:$status category:$category location:$location start_date:$start_date end_date:$end_date assigned:$assigned late:$late snoozed:$snoozed search:$search sort:$sort first:$first page:$page){data{...TicketRow __typename}currentPage lastPage perPage total __typename}}fragment TicketRow on Ticket{id ticket_number name created_at updated_at created_by_name unread due_at is_late snoozed_until status{id name __typename}category{id name __typename}locations{id name __typename}__typename}", { "shows":["app_user","location","permission","role","role_permission","ticket","ticket_category","ticket_history","ticket_location","ticket_reader","ticket_status","user_location"],"sorts":["number","name","status","created","updated","due"],"list":{"name":"tickets2","args":{"status":"$status","category":"$category","location":"$location","start_date":"$start_date","end_date":"$end_date","assigned":"$assigned","late":"$late","snoozed":"$snoozed","search":"$search","sort":"$sort","first":"$first","page":"$page"}} });
export const TicketChoicesDocument = /* @__PURE__ */ document<TicketChoicesQuery, TicketChoicesQueryVariables>("query TicketChoices{ticketCategories{id name __typename}}", { "shows":["ticket_category"] });
export const TicketCountsDocument = /* @__PURE__ */ document<TicketCountsQuery, TicketCountsQueryVariables>("query TicketCounts($location:ID$category:ID){filterTicketStatuses(location:$location category:$category){id count __typename}}", { "shows":["permission","role","role_permission","ticket","ticket_status","ticket_tally","user_location"] });
export const MainTicketChartsDocument = /* @__PURE__ */ document<MainTicketChartsQuery, MainTicketChartsQueryVariables>("query MainTicketCharts($locations:[ID!]$start_date:Date$end_date:Date){filtered:mainTicketChart(locations:$locations start_date:$start_date end_date:$end_date){total new opened waiting __typename}}", { "shows":["permission","role","role_permission","ticket","ticket_tally","user_location"] });
export const FilteredTicketsDocument = /* @__PURE__ */ document<FilteredTicketsQuery, FilteredTicketsQueryVariables>("query FilteredTickets($location:ID$category:ID$start_date:Date!$end_date:Date!){filtered:ticketChartFiltered(location:$location category:$category start_date:$start_date end_date:$end_date){total new opened waiting __typename}}", { "shows":["location","permission","role","role_permission","ticket","ticket_tally","timezone","user_location"] });
export const TicketChartsDocument = /* @__PURE__ */ document<TicketChartsQuery, TicketChartsQueryVariables>("query TicketCharts($location:ID){all:ticketChartAll(location:$location){total new opened waiting __typename}week:ticketChartWeek(location:$location){total new opened waiting __typename}}", { "shows":["permission","role","role_permission","ticket","ticket_tally","user_location"] });
export const OneTicketDocument = /* @__PURE__ */ document<OneTicketQuery, OneTicketQueryVariables>("query OneTicket($id:ID!){ticket:ticketById(id:$id){...TicketWhole __typename}}fragment TicketRow on Ticket{id ticket_number name created_at updated_at created_by_name unread due_at is_late snoozed_until status{id name __typename}category{id name __typename}locations{id name __typename}__typename}fragment TicketWhole on Ticket{...TicketRow description draft draft_internal watchers created_by{id __typename}assignee{id full_name __typename}first_answer_at waiting_since helped is_merged follows{id ticket_number __typename}merged_into{id ticket_number __typename}doubles{id ticket_number __typename}linked{id ticket_number name status{name __typename}__typename}users{id full_name __typename}students{id full_name __typename}attachments{id file_name orignal_name is_picture storage_link own __typename}history{id kind summary description internal by_mail quoted created_at created_by_name action_by_name attachment{id orignal_name deleted_at __typename}__typename}__typename}", { "shows":["app_user","file","guardian_link","location","permission","picture","role","role_permission","student","ticket","ticket_attachment","ticket_category","ticket_history","ticket_link","ticket_location","ticket_reader","ticket_status","ticket_student","ticket_user","user_location"] });
export const MainTicketDocument = /* @__PURE__ */ document<MainTicketQuery, MainTicketQueryVariables>("query MainTicket($id:ID!){ticket:mainTicketById(id:$id){...TicketWhole __typename}}fragment TicketRow on Ticket{id ticket_number name created_at updated_at created_by_name unread due_at is_late snoozed_until status{id name __typename}category{id name __typename}locations{id name __typename}__typename}fragment TicketWhole on Ticket{...TicketRow description draft draft_internal watchers created_by{id __typename}assignee{id full_name __typename}first_answer_at waiting_since helped is_merged follows{id ticket_number __typename}merged_into{id ticket_number __typename}doubles{id ticket_number __typename}linked{id ticket_number name status{name __typename}__typename}users{id full_name __typename}students{id full_name __typename}attachments{id file_name orignal_name is_picture storage_link own __typename}history{id kind summary description internal by_mail quoted created_at created_by_name action_by_name attachment{id orignal_name deleted_at __typename}__typename}__typename}", { "shows":["app_user","file","location","permission","picture","role","role_permission","student","ticket","ticket_attachment","ticket_category","ticket_history","ticket_link","ticket_location","ticket_reader","ticket_status","ticket_student","ticket_user","user_location"] });
export const TicketDownloadDocument = /* @__PURE__ */ document<TicketDownloadQuery, TicketDownloadQueryVariables>("query TicketDownload($file:String!){downloadTicketAttachment(file:$file){status message url __typename}}", { "shows":["file","permission","picture","role","role_permission","ticket","ticket_attachment","ticket_history","ticket_user","user_location"] });
export const TicketChangedDocument = /* @__PURE__ */ document<TicketChangedSubscription, TicketChangedSubscriptionVariables>("subscription TicketChanged($id:ID){ticketChanged(id:$id){id __typename}}");
export const ProblemReportsDocument = /* @__PURE__ */ document<ProblemReportsQuery, ProblemReportsQueryVariables>("query ProblemReports{problemReports{id description created_by_name created_at location{id name __typename}__typename}}", { "shows":["app_user","location","problem_report","user_location"] });
