// Written by tools/generate.ts from navigation.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NavigationQueryVariables = Exact<{ [key: string]: never; }>;


export type NavigationQuery = { getSidebarPermissions: Array<{ name: string, group: string, roles: Array<string>, admitted: Array<string>, changed: boolean }> };

export const NavigationDocument = /* @__PURE__ */ document<NavigationQuery, NavigationQueryVariables>("query Navigation{getSidebarPermissions{name group roles admitted changed __typename}}", { "shows":["app_setting","centre","sidebar_entry"] });
