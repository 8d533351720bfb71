// Written by tools/generate.ts from theme.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WholeThemeQueryVariables = Exact<{ [key: string]: never; }>;


export type WholeThemeQuery = { getThemeSetting: { theme_color: string, set_title: string, top_bar_title: string | null, theme_mode: string, change_layout: string, collapse_sidebar: boolean, show_login_img: boolean, max_daily_login_feature: boolean, show_room_ration_widget: boolean, camera_module_setting: boolean, pets_words: boolean } | null };

export const WholeThemeDocument = /* @__PURE__ */ document<WholeThemeQuery, WholeThemeQueryVariables>("query WholeTheme{getThemeSetting{theme_color set_title top_bar_title theme_mode change_layout collapse_sidebar show_login_img max_daily_login_feature show_room_ration_widget camera_module_setting pets_words __typename}}", { "shows":["app_setting","centre"] });
