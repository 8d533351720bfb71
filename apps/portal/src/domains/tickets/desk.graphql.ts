// Written by tools/generate.ts from desk.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TicketViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketViewsQuery = { ticketViews: Array<{ id: string, name: string, status: string | null, category: string | null, location: string | null, assigned: string | null, late: boolean, snoozed: boolean | null, count: number }> };

export type AnswersForTicketQueryVariables = Exact<{
  id: string | number;
}>;


export type AnswersForTicketQuery = { answersForTicket: Array<{ id: string, name: string, text: string }> };

export type CannedAnswersQueryVariables = Exact<{ [key: string]: never; }>;


export type CannedAnswersQuery = { cannedAnswers: Array<{ id: string, name: string, text_en: string, text_es: string }> };

export type TicketSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketSettingsQuery = { ticketSettings: { remind_days: number | null, close_days: number | null, answer_hours: number | null, opens: string, closes: string, days: Array<string> } | null };

export type HeldMailQueryVariables = Exact<{ [key: string]: never; }>;


export type HeldMailQuery = { heldMail: Array<{ id: string, why: string | null, sender: string, sender_name: string, subject: string, words: string, received_at: string, ticket: { id: string, ticket_number: string } | null }> };

export const TicketViewsDocument = /* @__PURE__ */ document<TicketViewsQuery, TicketViewsQueryVariables>("query TicketViews{ticketViews{id name status category location assigned late snoozed count __typename}}", { "shows":["ticket_view"] });
export const AnswersForTicketDocument = /* @__PURE__ */ document<AnswersForTicketQuery, AnswersForTicketQueryVariables>("query AnswersForTicket($id:ID!){answersForTicket(id:$id){id name text __typename}}", { "shows":["app_user","canned_answer","centre","location","ticket"] });
export const CannedAnswersDocument = /* @__PURE__ */ document<CannedAnswersQuery, CannedAnswersQueryVariables>("query CannedAnswers{cannedAnswers{id name text_en text_es __typename}}", { "shows":["canned_answer","permission","role","role_permission"] });
export const TicketSettingsDocument = /* @__PURE__ */ document<TicketSettingsQuery, TicketSettingsQueryVariables>("query TicketSettings{ticketSettings{remind_days close_days answer_hours opens closes days __typename}}", { "shows":["app_setting","app_user","centre","location","user_setting"] });
export const HeldMailDocument = /* @__PURE__ */ document<HeldMailQuery, HeldMailQueryVariables>("query HeldMail{heldMail{id why sender sender_name subject words received_at ticket{id ticket_number __typename}__typename}}", { "shows":["permission","role","role_permission","ticket","ticket_mail","ticket_user","user_location"] });
