// Written by tools/generate.ts from inherited.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InheritedSettingsQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type InheritedSettingsQuery = { inheritedSettings: Array<{ setting: string, value: unknown, source: string, changed_by: string | null, changed_at: string | null }> };

export const InheritedSettingsDocument = /* @__PURE__ */ document<InheritedSettingsQuery, InheritedSettingsQueryVariables>("query InheritedSettings($location:ID){inheritedSettings(location:$location){setting value source changed_by changed_at __typename}}", { "shows":["app_setting","app_user","centre","location"] });
