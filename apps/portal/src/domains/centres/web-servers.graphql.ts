// Written by tools/generate.ts from web-servers.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WebServerLineFragment = { id: string, name: string, url: string, ftp: string | null, path: string | null, username: string | null, has_password: boolean | null, port: number | null, type: string | null };

export type WebServersQueryVariables = Exact<{
  first: number;
}>;


export type WebServersQuery = { webServers: { data: Array<{ id: string, name: string, url: string, ftp: string | null, path: string | null, username: string | null, has_password: boolean | null, port: number | null, type: string | null }> } };

export const WebServersDocument = /* @__PURE__ */ document<WebServersQuery, WebServersQueryVariables>("query WebServers($first:Int!){webServers(first:$first){data{...WebServerLine __typename}__typename}}fragment WebServerLine on WebServer{id name url ftp path username has_password port type __typename}", { "shows":["web_server"] });
