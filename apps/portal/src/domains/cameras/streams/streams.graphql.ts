// Written by tools/generate.ts from streams.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StreamsQueryVariables = Exact<{
  first: number;
  page?: number | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type StreamsQuery = { streams: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, url: string, type: string, port: number | null, username: string | null, has_password: boolean | null, is_default: boolean, status: string, camera_count: number | null, location: { id: string, name: string } | null }> } };

export const StreamsDocument = /* @__PURE__ */ document<StreamsQuery, StreamsQueryVariables>("query Streams($first:Int!$page:Int$search:String$sort:String){streams(first:$first page:$page search:$search sort:$sort){data{id name url type port username has_password is_default status camera_count location{id name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["camera","location","stream"],"sorts":["name","url"],"list":{"name":"streams","args":{"first":"$first","page":"$page","search":"$search","sort":"$sort"}} });
