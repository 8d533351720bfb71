// Written by tools/generate.ts from archive.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnDataQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDataQuery = { familyArchives: Array<{ id: string, asked_at: string, state: string, ends_at: string | null, bytes: number | null, url: string | null }>, ownDeletionRequest: { id: string, asked_at: string, state: string, answer: string | null, answered_at: string | null } | null };

export type DeletionRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletionRequestsQuery = { deletionRequests: Array<{ id: string, user_id: string, full_name: string, children: string | null, asked_at: string, state: string, note: string | null, answer: string | null, answered_by: string | null, answered_at: string | null }> };

export const OwnDataDocument = /* @__PURE__ */ document<OwnDataQuery, OwnDataQueryVariables>("query OwnData{familyArchives{id asked_at state ends_at bytes url __typename}ownDeletionRequest{id asked_at state answer answered_at __typename}}", { "shows":["deletion_request","family_archive","file"] });
export const DeletionRequestsDocument = /* @__PURE__ */ document<DeletionRequestsQuery, DeletionRequestsQueryVariables>("query DeletionRequests{deletionRequests{id user_id full_name children asked_at state note answer answered_by answered_at __typename}}", { "shows":["app_user","deletion_request","guardian_link","student","user_location"] });
