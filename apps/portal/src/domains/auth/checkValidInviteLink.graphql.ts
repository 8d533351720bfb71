// Written by tools/generate.ts from checkValidInviteLink.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CheckValidInviteLinkQueryVariables = Exact<{
  pin_url: string;
  type: string;
}>;


export type CheckValidInviteLinkQuery = { checkValidInviteLink: { status: string, message: string, user: { id: string, fname: string } | null } | null };

export const CheckValidInviteLinkDocument = /* @__PURE__ */ document<CheckValidInviteLinkQuery, CheckValidInviteLinkQueryVariables>("query CheckValidInviteLink($pin_url:String!$type:String!){checkValidInviteLink(pin_url:$pin_url type:$type){status message user{id fname __typename}__typename}}", { "shows":["sign_in_link"] });
