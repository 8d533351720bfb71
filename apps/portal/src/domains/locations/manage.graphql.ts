// Written by tools/generate.ts from manage.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CreatePlaceMutationVariables = Exact<{
  name: string;
  managers: Array<string | number> | string | number;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  address?: string | null | undefined;
  timezone?: string | number | null | undefined;
  color_code?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type CreatePlaceMutation = { createLocation: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, location: { id: string } | null } | null };

export const CreatePlaceDocument = /* @__PURE__ */ call<CreatePlaceMutation, CreatePlaceMutationVariables>("mutation CreatePlace($name:String!$managers:[ID!]!$phone:String$email:String$address:String$timezone:ID$color_code:String$operation_id:String){createLocation(name:$name managers:$managers phone:$phone email:$email address:$address timezone:$timezone color_code:$color_code operation_id:$operation_id){status message errors{field code message __typename}location{id __typename}__typename}}", {"name":{"required":true,"shortest":1,"longest":100},"managers":{"required":true,"shortest":1,"longest":50,"list":true,"id":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$"},"email":{"longest":254,"email":true},"address":{"shortest":0,"longest":300},"timezone":{"id":true},"color_code":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$"}}, { "changes":["audit","checkin_setting","location","location_setting","schedule","schedule_date","user_location"] });
