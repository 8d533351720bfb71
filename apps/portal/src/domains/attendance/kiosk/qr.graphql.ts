// Written by tools/generate.ts from qr.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DoorQrQueryVariables = Exact<{
  location: string | number;
}>;


export type DoorQrQuery = { getLocationCheckinQrSetting: { check_in_qr: boolean, check_in_qr_expire: number, code: string | null, expires_at: string | null } | null };

export const DoorQrDocument = /* @__PURE__ */ document<DoorQrQuery, DoorQrQueryVariables>("query DoorQr($location:ID!){getLocationCheckinQrSetting(location:$location){check_in_qr check_in_qr_expire code expires_at __typename}}", { "shows":["checkin_setting"] });
