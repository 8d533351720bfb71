// Written by tools/generate.ts from watchedChanged.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WatchedChangedSubscriptionVariables = Exact<{
  location: string | number;
}>;


export type WatchedChangedSubscription = { cameraWatchChanged: { camera_id: string, watching: number } | null };

export const WatchedChangedDocument = /* @__PURE__ */ document<WatchedChangedSubscription, WatchedChangedSubscriptionVariables>("subscription WatchedChanged($location:ID!){cameraWatchChanged(location:$location){camera_id watching __typename}}");
