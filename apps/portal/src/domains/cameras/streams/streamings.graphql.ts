// Written by tools/generate.ts from streamings.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StreamingsQueryVariables = Exact<{
  location?: string | number | null | undefined;
}>;


export type StreamingsQuery = { activeStreamings: Array<{ camera_id: string, camera: string, location: string, server: string | null, gateway: string, since: string, fps: number | null, kbps: number | null, codec: string | null, viewers: number }> };

export const StreamingsDocument = /* @__PURE__ */ document<StreamingsQuery, StreamingsQueryVariables>("query Streamings($location:ID){activeStreamings(location:$location){camera_id camera location server gateway since fps kbps codec viewers __typename}}", { "shows":["camera","camera_state","gateway","location","stream"],"list":{"name":"activeStreamings","args":{"location":"$location"}} });
