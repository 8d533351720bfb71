// Written by tools/generate.ts from ownChildren.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnChildrenToLimitQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnChildrenToLimitQuery = { getUserStudents: Array<{ id: string, full_name: string }> };

export const OwnChildrenToLimitDocument = /* @__PURE__ */ document<OwnChildrenToLimitQuery, OwnChildrenToLimitQueryVariables>("query OwnChildrenToLimit{getUserStudents{id full_name __typename}}", { "shows":["alert","app_user","guardian_link","student","user_location"] });
