// Written by tools/generate.ts from alerts.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnAlertsQueryVariables = Exact<{
  user_id: string | number;
}>;


export type OwnAlertsQuery = { getParentAlertSetting: { check_in_parent_alert: unknown, send_parent_activity_report: boolean, time: string | null } | null };

export const OwnAlertsDocument = /* @__PURE__ */ document<OwnAlertsQuery, OwnAlertsQueryVariables>("query OwnAlerts($user_id:ID!){getParentAlertSetting(user_id:$user_id){check_in_parent_alert send_parent_activity_report time __typename}}", { "shows":["app_setting","app_user","centre","guardian_link","location","student","user_setting"] });
