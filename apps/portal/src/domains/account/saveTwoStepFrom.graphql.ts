// Written by tools/generate.ts from saveTwoStepFrom.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SaveTwoStepFromMutationVariables = Exact<{
  value: unknown;
  operation_id?: string | null | undefined;
}>;


export type SaveTwoStepFromMutation = { saveAppSettings: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaidFragment = { status: string, message: string, errors: Array<{ field: string, code: string, message: string }> };

export const SaveTwoStepFromDocument = /* @__PURE__ */ call<SaveTwoStepFromMutation, SaveTwoStepFromMutationVariables>("mutation SaveTwoStepFrom($value:JSON!$operation_id:String){saveAppSettings(key:\"two_step_from\" value:$value operation_id:$operation_id){...Said __typename}}fragment Said on Outcome{status message errors{field code message __typename}__typename}", {"value":{"required":true,"object":true}}, { "changes":["app_setting","audit"] });
