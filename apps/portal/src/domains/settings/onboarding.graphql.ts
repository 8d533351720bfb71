// Written by tools/generate.ts from onboarding.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OnboardingQueryVariables = Exact<{ [key: string]: never; }>;


export type OnboardingQuery = { getOnboardingChecklist: { isLocation: boolean, isCamera: boolean, isStream: boolean, isSchool: boolean, isRoom: boolean, isManager: boolean, isContact: boolean, isStudent: boolean } | null };


export const OnboardingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Onboarding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getOnboardingChecklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isLocation"}},{"kind":"Field","name":{"kind":"Name","value":"isCamera"}},{"kind":"Field","name":{"kind":"Name","value":"isStream"}},{"kind":"Field","name":{"kind":"Name","value":"isSchool"}},{"kind":"Field","name":{"kind":"Name","value":"isRoom"}},{"kind":"Field","name":{"kind":"Name","value":"isManager"}},{"kind":"Field","name":{"kind":"Name","value":"isContact"}},{"kind":"Field","name":{"kind":"Name","value":"isStudent"}}]}}]}}]} as unknown as DocumentNode<OnboardingQuery, OnboardingQueryVariables>;
