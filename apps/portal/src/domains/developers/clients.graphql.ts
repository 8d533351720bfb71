// Written by tools/generate.ts from clients.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ApiClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiClientsQuery = { getApiClients: Array<{ id: string, name: string, hint: string, client_id: string | null, owner: string | null, scopes: unknown, networks: unknown, limited_to: string | null, created_at: string, expires_at: string | null, last_used_at: string | null, last_ip: string | null, locations: Array<{ id: string, name: string }>, students: Array<{ id: string, full_name: string }> }> };

export type CreateApiClientMutationVariables = Exact<{
  name: string;
  scopes: Array<string> | string;
  days?: number | null | undefined;
  networks?: Array<string> | string | null | undefined;
  locations?: Array<string | number> | string | number | null | undefined;
  students?: Array<string | number> | string | number | null | undefined;
}>;


export type CreateApiClientMutation = { createApiClient: { status: string, message: string, client_id: string | null, client_secret: string | null, errors: Array<{ field: string, message: string, code: string }> } | null };

export const ApiClientsDocument = /* @__PURE__ */ document<ApiClientsQuery, ApiClientsQueryVariables>("query ApiClients{getApiClients{id name hint client_id owner scopes networks limited_to locations{id name __typename}students{id full_name __typename}created_at expires_at last_used_at last_ip __typename}}", { "shows":["access_token","app_user","location","session","student"] });
export const CreateApiClientDocument = /* @__PURE__ */ call<CreateApiClientMutation, CreateApiClientMutationVariables>("mutation CreateApiClient($name:String!$scopes:[String!]!$days:Int$networks:[String!]$locations:[ID!]$students:[ID!]){createApiClient(name:$name scopes:$scopes days:$days networks:$networks locations:$locations students:$students){status message errors{field message code __typename}client_id client_secret __typename}}", {"name":{"required":true,"shortest":1,"longest":60},"scopes":{"required":true,"longest":100,"list":true},"days":{"least":1,"most":365,"number":true},"networks":{"longest":20,"list":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"students":{"shortest":0,"longest":200,"list":true,"id":true}}, { "changes":["access_token","audit","session"] });
