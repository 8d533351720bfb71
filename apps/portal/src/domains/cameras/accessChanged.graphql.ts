// Written by tools/generate.ts from accessChanged.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CameraAccessSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CameraAccessSubscription = { cameraAccessChanged: { cameras: Array<{ id: string, status: string, reason: string | null }> } | null };

export const CameraAccessDocument = /* @__PURE__ */ document<CameraAccessSubscription, CameraAccessSubscriptionVariables>("subscription CameraAccess{cameraAccessChanged{cameras{id status reason __typename}__typename}}");
