// Written by tools/generate.ts from onboarding.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OnboardingQueryVariables = Exact<{ [key: string]: never; }>;


export type OnboardingQuery = { getOnboardingChecklist: { isLocation: boolean, isCamera: boolean, isStream: boolean, isSchool: boolean, isRoom: boolean, isManager: boolean, isContact: boolean, isStudent: boolean } | null };

export const OnboardingDocument = /* @__PURE__ */ document<OnboardingQuery, OnboardingQueryVariables>("query Onboarding{getOnboardingChecklist{isLocation isCamera isStream isSchool isRoom isManager isContact isStudent __typename}}", { "shows":["camera","guardian_link","location","role","room","school_profile","stream","student","user_location","user_role"] });
