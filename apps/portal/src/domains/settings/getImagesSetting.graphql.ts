// Written by tools/generate.ts from getImagesSetting.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ImagesSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type ImagesSettingQuery = { getImagesSetting: { login_page_image: string | null, register_page_image: string | null, verify_email_page_image: string | null, email_confirmation_page_image: string | null, forgot_password_page_image: string | null, reset_password_page_image: string | null, resend_token_page_image: string | null } | null };

export const ImagesSettingDocument = /* @__PURE__ */ document<ImagesSettingQuery, ImagesSettingQueryVariables>("query ImagesSetting{getImagesSetting{login_page_image register_page_image verify_email_page_image email_confirmation_page_image forgot_password_page_image reset_password_page_image resend_token_page_image __typename}}", { "shows":["app_setting","centre"] });
