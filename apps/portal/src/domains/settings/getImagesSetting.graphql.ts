// Written by tools/generate.ts from getImagesSetting.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ImagesSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type ImagesSettingQuery = { getImagesSetting: { login_page_image: string | null, register_page_image: string | null, verify_email_page_image: string | null, email_confirmation_page_image: string | null, forgot_password_page_image: string | null, reset_password_page_image: string | null, resend_token_page_image: string | null } | null };


export const ImagesSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImagesSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getImagesSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login_page_image"}},{"kind":"Field","name":{"kind":"Name","value":"register_page_image"}},{"kind":"Field","name":{"kind":"Name","value":"verify_email_page_image"}},{"kind":"Field","name":{"kind":"Name","value":"email_confirmation_page_image"}},{"kind":"Field","name":{"kind":"Name","value":"forgot_password_page_image"}},{"kind":"Field","name":{"kind":"Name","value":"reset_password_page_image"}},{"kind":"Field","name":{"kind":"Name","value":"resend_token_page_image"}}]}}]}}]} as unknown as DocumentNode<ImagesSettingQuery, ImagesSettingQueryVariables>;
