// Written by tools/generate.ts from own.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnPermissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPermissionsQuery = { roles: Array<{ id: string, name: string, permissions: Array<{ id: string, name: string }> }> };

export const OwnPermissionsDocument = /* @__PURE__ */ document<OwnPermissionsQuery, OwnPermissionsQueryVariables>("query OwnPermissions{roles{id name permissions{id name __typename}__typename}}", { "shows":["permission","role","role_permission"] });
