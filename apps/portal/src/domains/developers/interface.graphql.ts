// Written by tools/generate.ts from interface.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InterfaceCallsQueryVariables = Exact<{ [key: string]: never; }>;


export type InterfaceCallsQuery = { getInterfaceCalls: Array<{ name: string, domain: string, kind: string, rule: string, scope: string | null, about: string }> };

export type InterfaceChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type InterfaceChangesQuery = { getInterfaceChanges: Array<{ day: string, changes: Array<{ name: string, kind: string, part: string, before: string | null, after: string | null, breaks: boolean }> }> };

export type InterfaceCallQueryVariables = Exact<{
  name: string;
}>;


export type InterfaceCallQuery = { getInterfaceCall: { name: string, domain: string, kind: string, rule: string, scope: string | null, about: string, answer: string, repeatable: boolean, arguments: Array<{ name: string, type: string, required: boolean, about: string | null }>, permissions: Array<{ name: string, with: string | null }>, confirms: Array<{ code: string, when: string }>, limit: { times: number, seconds: number, by: string } | null, example: { document: string, variables: unknown } | null } | null };

export const InterfaceCallsDocument = /* @__PURE__ */ document<InterfaceCallsQuery, InterfaceCallsQueryVariables>("query InterfaceCalls{getInterfaceCalls{name domain kind rule scope about __typename}}", { "shows":[] });
export const InterfaceChangesDocument = /* @__PURE__ */ document<InterfaceChangesQuery, InterfaceChangesQueryVariables>("query InterfaceChanges{getInterfaceChanges{day changes{name kind part before after breaks __typename}__typename}}", { "shows":[] });
export const InterfaceCallDocument = /* @__PURE__ */ document<InterfaceCallQuery, InterfaceCallQueryVariables>("query InterfaceCall($name:String!){getInterfaceCall(name:$name){name domain kind rule scope about answer repeatable arguments{name type required about __typename}permissions{name with __typename}confirms{code when __typename}limit{times seconds by __typename}example{document variables __typename}__typename}}", { "shows":[] });
