// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Makes a token with which a program acts as the caller, within the scopes named, for 90 days or as many as are said; the token is answered this once. Asks for the password again; no scope, an unknown one, or a network that is none gets Error. */
export const createAccessToken = /* @__PURE__ */ operation<{ name: string; scopes: readonly (string)[]; days?: number | null | undefined; networks?: readonly (string)[] | null | undefined }>(
  'createAccessToken', 'name:String! scopes:[String!]! days:Int networks:[String!]', 'access_token audit session', {"name":{"required":true,"shortest":1,"longest":60},"scopes":{"required":true,"longest":100,"list":true},"days":{"least":1,"most":365,"number":true},"networks":{"longest":20,"list":true}});

/** Lets a program of the center in: with its id and secret it fetches tokens at /oauth/token and acts in the name of the caller, within the scopes named. The secret is answered this once. Asks for the password again; no scope, an unknown one, or a network that is none gets Error. */
export const createApiClient = /* @__PURE__ */ operation<{ name: string; scopes: readonly (string)[]; days?: number | null | undefined; networks?: readonly (string)[] | null | undefined }>(
  'createApiClient', 'name:String! scopes:[String!]! days:Int networks:[String!]', 'access_token audit session', {"name":{"required":true,"shortest":1,"longest":60},"scopes":{"required":true,"longest":100,"list":true},"days":{"least":1,"most":365,"number":true},"networks":{"longest":20,"list":true}});

/** Ends a token of the caller at once; somebody else's gets Error. */
export const revokeAccessToken = /* @__PURE__ */ operation<{ id: string | number }>(
  'revokeAccessToken', 'id:ID! operation_id:String', 'audit session', {"id":{"required":true,"id":true}});

/** Ends a client of the center at once, and the tokens it has fetched; one of another center gets Error. */
export const revokeApiClient = /* @__PURE__ */ operation<{ id: string | number }>(
  'revokeApiClient', 'id:ID! operation_id:String', 'audit session', {"id":{"required":true,"id":true}});
