// Written by tools/generate.ts from device-key.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeviceKeyQueryVariables = Exact<{
  device: string;
}>;


export type DeviceKeyQuery = { getDeviceKey: { key: string } | null };

export const DeviceKeyDocument = /* @__PURE__ */ document<DeviceKeyQuery, DeviceKeyQueryVariables>("query DeviceKey($device:String!){getDeviceKey(device:$device){key __typename}}", { "shows":[] });
