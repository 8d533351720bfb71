// Written by tools/generate.ts from door.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MakePinMutationVariables = Exact<{
  id: string | number;
}>;


export type MakePinMutation = { generateUserCheckInPin: { status: string, message: string, check_in_pin: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export const MakePinDocument = /* @__PURE__ */ call<MakePinMutation, MakePinMutationVariables>("mutation MakePin($id:ID!){generateUserCheckInPin(id:$id){status message check_in_pin errors{field code message __typename}__typename}}", {"id":{"required":true,"id":true}}, { "changes":["app_user","audit","pin_slow"] });
