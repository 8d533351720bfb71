// Written by tools/generate.ts from sidebar.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SidebarQueryVariables = Exact<{ [key: string]: never; }>;


export type SidebarQuery = { getSidebarPermissions: Array<{ name: string, roles: Array<string> }> };

export const SidebarDocument = /* @__PURE__ */ document<SidebarQuery, SidebarQueryVariables>("query Sidebar{getSidebarPermissions{name roles __typename}}", { "shows":["app_setting","centre","sidebar_entry"] });
