// Written by tools/generate.ts from first-steps.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FirstStepsQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type FirstStepsQuery = { getFirstSteps: { hidden: boolean, steps: Array<{ step: string, done: boolean }> } | null };

export type HideFirstStepsMutationVariables = Exact<{
  hidden: boolean;
  operation_id?: string | null | undefined;
}>;


export type HideFirstStepsMutation = { hideFirstSteps: { status: string, message: string, color: string } | null };

export const FirstStepsDocument = /* @__PURE__ */ document<FirstStepsQuery, FirstStepsQueryVariables>("query FirstSteps($location:ID){getFirstSteps(location:$location){hidden steps{step done __typename}__typename}}", { "shows":["activity","app_setting","app_user","attendance_event","billing_plan_template","camera","camera_view","centre","chat_message","form","form_share","guardian_link","location","passkey","push_token","role","room","school_profile","student","team_event","totp","user_location","user_role","user_setting"] });
export const HideFirstStepsDocument = /* @__PURE__ */ call<HideFirstStepsMutation, HideFirstStepsMutationVariables>("mutation HideFirstSteps($hidden:Boolean!$operation_id:String){hideFirstSteps(hidden:$hidden operation_id:$operation_id){status message color __typename}}", {"hidden":{"required":true,"flag":true}}, { "changes":["audit","user_setting"] });
