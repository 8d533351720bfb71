// Written by tools/generate.ts from known.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type KnownProblemsQueryVariables = Exact<{ [key: string]: never; }>;


export type KnownProblemsQuery = { knownProblems: Array<{ id: string, text: string | null, since: string }> };

export const KnownProblemsDocument = /* @__PURE__ */ document<KnownProblemsQuery, KnownProblemsQueryVariables>("query KnownProblems{knownProblems{id text since __typename}}", { "shows":["known_problem"] });
