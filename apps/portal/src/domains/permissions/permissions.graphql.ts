// Written by tools/generate.ts from permissions.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PermissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PermissionsQuery = { permissions: Array<{ id: string, name: string, display_name: string, built_in: boolean, rule: string | null }>, roles: Array<{ id: string, name: string, permissions: Array<{ id: string }> }> };

export const PermissionsDocument = /* @__PURE__ */ document<PermissionsQuery, PermissionsQueryVariables>("query Permissions{permissions{id name display_name built_in rule __typename}roles{id name permissions{id __typename}__typename}}", { "shows":["permission","role","role_permission"] });
