// Written by tools/generate.ts from photo-sets.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PhotoSetsQueryVariables = Exact<{
  location: string | number;
  type: string;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type PhotoSetsQuery = { getPhotos: { total: number, currentPage: number, lastPage: number, perPage: number, data: Array<{ id: string, name: string, description: string | null, visible: boolean, data: unknown, date: string | null, created_by: { id: string, full_name: string } | null, photos: Array<{ id: string, url: string | null, thumbnail: string | null }> }> } };

export const PhotoSetsDocument = /* @__PURE__ */ document<PhotoSetsQuery, PhotoSetsQueryVariables>("query PhotoSets($location:ID!$type:String!$start_date:Date$end_date:Date$search:String$first:Int!$page:Int){getPhotos(location:$location type:$type start_date:$start_date end_date:$end_date search:$search first:$first page:$page){total currentPage lastPage perPage data{id name description visible data date created_by{id full_name __typename}photos{id url thumbnail __typename}__typename}__typename}}", { "shows":["app_user","file","file_photo","file_share","guardian_link","location","picture","room","student","timezone","user_location"] });
