// Written by tools/generate.ts from getThemeSetting.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ThemeSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type ThemeSettingQuery = { getThemeSetting: { theme_color: string, set_title: string, theme_mode: string, change_layout: string, collapse_sidebar: boolean, app_logo: string | null, top_bar_title: string | null, show_login_img: boolean, pets_words: boolean } | null };


export const ThemeSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ThemeSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getThemeSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme_color"}},{"kind":"Field","name":{"kind":"Name","value":"set_title"}},{"kind":"Field","name":{"kind":"Name","value":"theme_mode"}},{"kind":"Field","name":{"kind":"Name","value":"change_layout"}},{"kind":"Field","name":{"kind":"Name","value":"collapse_sidebar"}},{"kind":"Field","name":{"kind":"Name","value":"app_logo"}},{"kind":"Field","name":{"kind":"Name","value":"top_bar_title"}},{"kind":"Field","name":{"kind":"Name","value":"show_login_img"}},{"kind":"Field","name":{"kind":"Name","value":"pets_words"}}]}}]}}]} as unknown as DocumentNode<ThemeSettingQuery, ThemeSettingQueryVariables>;
