// Written by tools/generate.ts from fleet.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GatewaysQueryVariables = Exact<{ [key: string]: never; }>;


export type GatewaysQuery = { gateways: Array<{ id: string | null, name: string, address: string | null, version: string | null, there: boolean | null, seen_at: string | null, live: number, viewers: number, kbps: number, locations: unknown, cameras: unknown }> };

export type AddGatewayMutationVariables = Exact<{
  name: string;
  address: string;
  locations: Array<string | number> | string | number;
}>;


export type AddGatewayMutation = { addGateway: { status: string, message: string, key: string | null, errors: Array<{ field: string, message: string }> } | null };

export type ChangeGatewayMutationVariables = Exact<{
  id: string | number;
  name: string;
  address: string;
  locations: Array<string | number> | string | number;
  new_key?: boolean | null | undefined;
}>;


export type ChangeGatewayMutation = { changeGateway: { status: string, message: string, key: string | null, errors: Array<{ field: string, message: string }> } | null };

export const GatewaysDocument = /* @__PURE__ */ document<GatewaysQuery, GatewaysQueryVariables>("query Gateways{gateways{id name address version there seen_at live viewers kbps locations cameras __typename}}", { "shows":["camera","camera_state","centre","gateway","gateway_location","location","user_location"] });
export const AddGatewayDocument = /* @__PURE__ */ call<AddGatewayMutation, AddGatewayMutationVariables>("mutation AddGateway($name:String!$address:String!$locations:[ID!]!){addGateway(name:$name address:$address locations:$locations){status message errors{field message __typename}key __typename}}", {"name":{"required":true,"shortest":1,"longest":100},"address":{"required":true,"shortest":1,"longest":200},"locations":{"required":true,"shortest":0,"longest":200,"list":true,"id":true}}, { "changes":["audit","gateway","gateway_location"] });
export const ChangeGatewayDocument = /* @__PURE__ */ call<ChangeGatewayMutation, ChangeGatewayMutationVariables>("mutation ChangeGateway($id:ID!$name:String!$address:String!$locations:[ID!]!$new_key:Boolean){changeGateway(id:$id name:$name address:$address locations:$locations new_key:$new_key){status message errors{field message __typename}key __typename}}", {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":100},"address":{"required":true,"shortest":1,"longest":200},"locations":{"required":true,"shortest":0,"longest":200,"list":true,"id":true},"new_key":{"flag":true}}, { "changes":["audit","gateway"] });
