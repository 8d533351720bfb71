// Written by tools/generate.ts from packages.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type PackagesQuery = { packages: Array<{ id: string, name: string, price: number, period: string, description: string | null, features: unknown, max_locations: number | null, max_students: number | null, max_cameras: number | null }> };

export const PackagesDocument = /* @__PURE__ */ document<PackagesQuery, PackagesQueryVariables>("query Packages{packages{id name price period description features max_locations max_students max_cameras __typename}}", { "shows":["centre_plan"] });
