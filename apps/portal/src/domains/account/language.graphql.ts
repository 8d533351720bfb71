// Written by tools/generate.ts from language.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnLanguageQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnLanguageQuery = { me: { id: string, language: string | null } | null };

export const OwnLanguageDocument = /* @__PURE__ */ document<OwnLanguageQuery, OwnLanguageQueryVariables>("query OwnLanguage{me{id language __typename}}", { "shows":["app_user"] });
