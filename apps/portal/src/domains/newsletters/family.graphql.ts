// Written by tools/generate.ts from family.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OwnPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPlacesQuery = { getUserStudents: Array<{ id: string, location: { id: string, name: string } | null }> };

export type PublishedNewslettersQueryVariables = Exact<{
  location: string | number;
  first: number;
  page?: number | null | undefined;
}>;


export type PublishedNewslettersQuery = { publishedNewsletters: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, subject: string | null, template: unknown, created_at: string }> } };

export const OwnPlacesDocument = /* @__PURE__ */ document<OwnPlacesQuery, OwnPlacesQueryVariables>("query OwnPlaces{getUserStudents{id location{id name __typename}__typename}}", { "shows":["alert","app_user","guardian_link","location","student","user_location"] });
export const PublishedNewslettersDocument = /* @__PURE__ */ document<PublishedNewslettersQuery, PublishedNewslettersQueryVariables>("query PublishedNewsletters($location:ID!$first:Int!$page:Int){publishedNewsletters(location:$location first:$first page:$page){data{id name subject template created_at __typename}currentPage lastPage perPage total __typename}}", { "shows":["alert","app_user","guardian_link","newsletter","student","user_location"] });
