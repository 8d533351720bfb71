// Written by tools/generate.ts from getThemeSetting.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ThemeSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type ThemeSettingQuery = { getThemeSetting: { theme_color: string, set_title: string, theme_mode: string, change_layout: string, collapse_sidebar: boolean, app_logo: string | null, top_bar_title: string | null, show_login_img: boolean, pets_words: boolean } | null };

export const ThemeSettingDocument = /* @__PURE__ */ document<ThemeSettingQuery, ThemeSettingQueryVariables>("query ThemeSetting{getThemeSetting{theme_color set_title theme_mode change_layout collapse_sidebar app_logo top_bar_title show_login_img pets_words __typename}}", { "shows":["app_setting","centre"] });
