// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Has an https address told of events of the chosen types, signed by a secret that is answered this once. Asks for the password again; an address that is none, leads inside or is not https, no type, and an unknown one get Error. */
export const addWebhook = /* @__PURE__ */ operation<{ url: string; types: readonly (string)[] }>(
  'addWebhook', 'url:String! types:[String!]!', 'audit webhook webhook_delivery', {"url":{"required":true,"shortest":1,"longest":500},"types":{"required":true,"longest":100,"list":true}});

/** Changes the address or the types of a webhook, or switches it on or off; what waits for one that is switched off is stopped. Another address asks for the password again; bad input gets Error as in addWebhook. */
export const changeWebhook = /* @__PURE__ */ operation<{ id: string | number; url?: string | null | undefined; types?: readonly (string)[] | null | undefined; enabled?: boolean | null | undefined }>(
  'changeWebhook', 'id:ID! url:String types:[String!] enabled:Boolean operation_id:String', 'audit webhook webhook_delivery', {"id":{"required":true,"id":true},"url":{"shortest":1,"longest":500},"types":{"longest":100,"list":true},"enabled":{"flag":true}});

/** Makes a token with which a program acts as the caller, within the scopes named and in the locations or for the students named alone, for 90 days or as many as are said; the token is answered this once. Asks for the password again; no scope, an unknown one, a network that is none, locations and students at once, or one out of reach gets Error. */
export const createAccessToken = /* @__PURE__ */ operation<{ name: string; scopes: readonly (string)[]; days?: number | null | undefined; networks?: readonly (string)[] | null | undefined; locations?: readonly (string | number)[] | null | undefined; students?: readonly (string | number)[] | null | undefined }>(
  'createAccessToken', 'name:String! scopes:[String!]! days:Int networks:[String!] locations:[ID!] students:[ID!]', 'access_token audit session', {"name":{"required":true,"shortest":1,"longest":60},"scopes":{"required":true,"longest":100,"list":true},"days":{"least":1,"most":365,"number":true},"networks":{"longest":20,"list":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"students":{"shortest":0,"longest":200,"list":true,"id":true}});

/** Lets a program of the center in: with its id and secret it fetches tokens at /oauth/token and acts in the name of the caller, within the scopes named and in the locations or for the students named alone. The secret is answered this once. Asks for the password again; no scope, an unknown one, a network that is none, locations and students at once, or one out of reach gets Error. */
export const createApiClient = /* @__PURE__ */ operation<{ name: string; scopes: readonly (string)[]; days?: number | null | undefined; networks?: readonly (string)[] | null | undefined; locations?: readonly (string | number)[] | null | undefined; students?: readonly (string | number)[] | null | undefined }>(
  'createApiClient', 'name:String! scopes:[String!]! days:Int networks:[String!] locations:[ID!] students:[ID!]', 'access_token audit session', {"name":{"required":true,"shortest":1,"longest":60},"scopes":{"required":true,"longest":100,"list":true},"days":{"least":1,"most":365,"number":true},"networks":{"longest":20,"list":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"students":{"shortest":0,"longest":200,"list":true,"id":true}});

/** Removes a webhook with its deliveries; an unknown id gets Error. */
export const removeWebhook = /* @__PURE__ */ operation<{ id: string | number }>(
  'removeWebhook', 'id:ID! operation_id:String', 'audit webhook webhook_delivery', {"id":{"required":true,"id":true}});

/** Gives a webhook a new secret, answered this once, and a new key; for a day the old ones sign as well. Asks for the password again. */
export const renewWebhookSecret = /* @__PURE__ */ operation<{ id: string | number }>(
  'renewWebhookSecret', 'id:ID!', 'audit webhook', {"id":{"required":true,"id":true}});

/** Sends what a webhook was told in a span again: what did not arrive, or all of it with `delivered`; 10,000 at once. Where there is none, or the webhook is off, it gets Error. */
export const resendWebhookDeliveries = /* @__PURE__ */ operation<{ webhook: string | number; since: string; until: string; delivered?: boolean | null | undefined }>(
  'resendWebhookDeliveries', 'webhook:ID! since:DateTime! until:DateTime! delivered:Boolean operation_id:String', 'audit webhook_delivery', {"webhook":{"required":true,"id":true},"since":{"required":true},"until":{"required":true},"delivered":{"flag":true}});

/** Sends one delivery again under its id; one that waits, or whose webhook is off, gets Error. */
export const resendWebhookDelivery = /* @__PURE__ */ operation<{ id: string | number }>(
  'resendWebhookDelivery', 'id:ID! operation_id:String', 'audit webhook_delivery', {"id":{"required":true,"id":true}});

/** Ends a token of the caller at once; somebody else's gets Error. */
export const revokeAccessToken = /* @__PURE__ */ operation<{ id: string | number }>(
  'revokeAccessToken', 'id:ID! operation_id:String', 'audit session', {"id":{"required":true,"id":true}});

/** Ends a client of the center at once, and the tokens it has fetched; one of another center gets Error. */
export const revokeApiClient = /* @__PURE__ */ operation<{ id: string | number }>(
  'revokeApiClient', 'id:ID! operation_id:String', 'audit session', {"id":{"required":true,"id":true}});

/** Sends a webhook an event of the type webhook.test; one that is off gets Error. */
export const testWebhook = /* @__PURE__ */ operation<{ id: string | number }>(
  'testWebhook', 'id:ID! operation_id:String', 'audit webhook_delivery webhook_message', {"id":{"required":true,"id":true}});
