// Written by tools/generate.ts from choices.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NoticeChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeChoicesQuery = { getNoticeChoices: Array<{ kind: string, on: boolean }> };

export const NoticeChoicesDocument = /* @__PURE__ */ document<NoticeChoicesQuery, NoticeChoicesQueryVariables>("query NoticeChoices{getNoticeChoices{kind on __typename}}", { "shows":["user_setting"] });
