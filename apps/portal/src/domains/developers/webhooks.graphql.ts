// Written by tools/generate.ts from webhooks.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WebhookLineFragment = { id: string, url: string, types: unknown, status: string, off_reason: string | null, public_key: string, old_until: string | null, failing_since: string | null, held_until: string | null, waiting: number | null, created_at: string, updated_at: string };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { getWebhooks: Array<{ id: string, url: string, types: unknown, status: string, off_reason: string | null, public_key: string, old_until: string | null, failing_since: string | null, held_until: string | null, waiting: number | null, created_at: string, updated_at: string }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhook: string | number;
  status?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type WebhookDeliveriesQuery = { getWebhooks: Array<{ id: string, url: string, status: string }>, getWebhookDeliveries: { total: number, currentPage: number, lastPage: number, perPage: number, data: Array<{ id: string, message: string | null, type: string | null, status: string, tries: number, due_at: string | null, tried_at: string | null, answer: number | null, length: number | null, ms: number | null, trouble: string | null, created_at: string }> } };

export type AddWebhookMutationVariables = Exact<{
  url: string;
  types: Array<string> | string;
}>;


export type AddWebhookMutation = { addWebhook: { status: string, message: string, secret: string | null, errors: Array<{ field: string, message: string, code: string }>, webhook: { id: string, public_key: string } | null } | null };

export type RenewWebhookSecretMutationVariables = Exact<{
  id: string | number;
}>;


export type RenewWebhookSecretMutation = { renewWebhookSecret: { status: string, message: string, secret: string | null, errors: Array<{ field: string, message: string, code: string }>, webhook: { id: string, public_key: string, old_until: string | null } | null } | null };

export const WebhooksDocument = /* @__PURE__ */ document<WebhooksQuery, WebhooksQueryVariables>("query Webhooks{getWebhooks{...WebhookLine __typename}}fragment WebhookLine on Webhook{id url types status off_reason public_key old_until failing_since held_until waiting created_at updated_at __typename}", { "shows":["webhook","webhook_delivery"] });
export const WebhookDeliveriesDocument = /* @__PURE__ */ document<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>("query WebhookDeliveries($webhook:ID!$status:String$search:String$first:Int!$page:Int){getWebhooks{id url status __typename}getWebhookDeliveries(webhook:$webhook status:$status search:$search first:$first page:$page){data{id message type status tries due_at tried_at answer length ms trouble created_at __typename}total currentPage lastPage perPage __typename}}", { "shows":["webhook","webhook_delivery","webhook_message"],"list":{"name":"getWebhookDeliveries","args":{"webhook":"$webhook","status":"$status","search":"$search","first":"$first","page":"$page"}} });
export const AddWebhookDocument = /* @__PURE__ */ call<AddWebhookMutation, AddWebhookMutationVariables>("mutation AddWebhook($url:String!$types:[String!]!){addWebhook(url:$url types:$types){status message errors{field message code __typename}secret webhook{id public_key __typename}__typename}}", {"url":{"required":true,"shortest":1,"longest":500},"types":{"required":true,"longest":100,"list":true}}, { "changes":["audit","webhook","webhook_delivery"] });
export const RenewWebhookSecretDocument = /* @__PURE__ */ call<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>("mutation RenewWebhookSecret($id:ID!){renewWebhookSecret(id:$id){status message errors{field message code __typename}secret webhook{id public_key old_until __typename}__typename}}", {"id":{"required":true,"id":true}}, { "changes":["audit","webhook"] });
