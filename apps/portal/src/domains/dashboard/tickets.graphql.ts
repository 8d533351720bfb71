// Written by tools/generate.ts from tickets.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DashboardTicketsQueryVariables = Exact<{
  location: string | number;
}>;


export type DashboardTicketsQuery = { ticketChartAll: { total: number, new: number, opened: number, waiting: number } | null };

export const DashboardTicketsDocument = /* @__PURE__ */ document<DashboardTicketsQuery, DashboardTicketsQueryVariables>("query DashboardTickets($location:ID!){ticketChartAll(location:$location){total new opened waiting __typename}}", { "shows":["permission","role","role_permission","ticket","ticket_tally","user_location"] });
