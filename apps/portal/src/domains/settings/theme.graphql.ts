// Written by tools/generate.ts from theme.graphql; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WholeThemeQueryVariables = Exact<{ [key: string]: never; }>;


export type WholeThemeQuery = { getThemeSetting: { theme_color: string, set_title: string, top_bar_title: string | null, theme_mode: string, change_layout: string, collapse_sidebar: boolean, show_login_img: boolean, max_daily_login_feature: boolean, show_room_ration_widget: boolean, camera_module_setting: boolean, pets_words: boolean } | null };


export const WholeThemeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WholeTheme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getThemeSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme_color"}},{"kind":"Field","name":{"kind":"Name","value":"set_title"}},{"kind":"Field","name":{"kind":"Name","value":"top_bar_title"}},{"kind":"Field","name":{"kind":"Name","value":"theme_mode"}},{"kind":"Field","name":{"kind":"Name","value":"change_layout"}},{"kind":"Field","name":{"kind":"Name","value":"collapse_sidebar"}},{"kind":"Field","name":{"kind":"Name","value":"show_login_img"}},{"kind":"Field","name":{"kind":"Name","value":"max_daily_login_feature"}},{"kind":"Field","name":{"kind":"Name","value":"show_room_ration_widget"}},{"kind":"Field","name":{"kind":"Name","value":"camera_module_setting"}},{"kind":"Field","name":{"kind":"Name","value":"pets_words"}}]}}]}}]} as unknown as DocumentNode<WholeThemeQuery, WholeThemeQueryVariables>;
