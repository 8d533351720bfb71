// Written by tools/generate.ts from forgotten.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ForgottenByLinkQueryVariables = Exact<{
  token: string;
}>;


export type ForgottenByLinkQuery = { forgottenCheckoutByLink: { state: string, child: string | null, location: string | null, timezone: string | null, came_at: string | null, proposed_at: string | null, said_at: string | null, went_at: string | null } | null };

export type ForgottenCheckoutsQueryVariables = Exact<{
  location: string | number;
}>;


export type ForgottenCheckoutsQuery = { forgottenCheckouts: Array<{ id: string, came_at: string | null, proposed_at: string, said_at: string | null, said_note: string | null, said_by: { id: string, full_name: string } | null, student: { id: string, full_name: string, image: string | null } | null }> };

export const ForgottenByLinkDocument = /* @__PURE__ */ document<ForgottenByLinkQuery, ForgottenByLinkQueryVariables>("query ForgottenByLink($token:String!){forgottenCheckoutByLink(token:$token){state child location timezone came_at proposed_at said_at went_at __typename}}", { "shows":["alert","app_user","attendance","forgotten_checkout","forgotten_checkout_link","guardian_link","location","student","timezone"] });
export const ForgottenCheckoutsDocument = /* @__PURE__ */ document<ForgottenCheckoutsQuery, ForgottenCheckoutsQueryVariables>("query ForgottenCheckouts($location:ID!){forgottenCheckouts(location:$location){id came_at proposed_at said_at said_note said_by{id full_name __typename}student{id full_name image __typename}__typename}}", { "shows":["app_user","attendance","forgotten_checkout","guardian_link","student","user_location"] });
