// Written by tools/generate.ts from blogs.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PostLineFragment = { id: string, title: string, thumbnail: string | null, status: boolean, state: string | null, date: string | null, appears_at: string | null, url: string, category: { id: string, name: string } | null, author: { id: string, name: string } | null };

export type BlogsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: string | null | undefined;
  category?: string | number | null | undefined;
  sort?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type BlogsQuery = { blogs: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, title: string, thumbnail: string | null, status: boolean, state: string | null, date: string | null, appears_at: string | null, url: string, category: { id: string, name: string } | null, author: { id: string, name: string } | null }> } };

export type OneBlogQueryVariables = Exact<{
  id: string | number;
}>;


export type OneBlogQuery = { blog: { img: string | null, summary: string | null, description: string, title_es: string | null, summary_es: string | null, description_es: string | null, time: string | null, location_id: string | null, updated_at: string, id: string, title: string, thumbnail: string | null, status: boolean, state: string | null, date: string | null, appears_at: string | null, url: string, location: { name: string } | null, tags: Array<{ id: string, name: string }>, category: { id: string, name: string } | null, author: { id: string, name: string } | null } | null };

export type BlogListsQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogListsQuery = { blogCategories: Array<{ id: string, name: string, post_count: number | null }>, blogAuthors: Array<{ id: string, name: string, details: string | null, img: string | null, post_count: number | null }>, blogTags: Array<{ id: string, name: string, post_count: number | null }> };

export type BlogPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogPlacesQuery = { locationsDropdown: Array<{ id: string, name: string }> };

export type BlogPreviewQueryVariables = Exact<{
  id: string | number;
}>;


export type BlogPreviewQuery = { blogPreviewAddress: { status: string, url: string | null } | null };

export const BlogsDocument = /* @__PURE__ */ document<BlogsQuery, BlogsQueryVariables>("query Blogs($search:String$status:String$category:ID$sort:String$first:Int!$page:Int){blogs(search:$search status:$status category:$category sort:$sort first:$first page:$page){data{...PostLine __typename}currentPage lastPage perPage total __typename}}fragment PostLine on Blog{id title thumbnail status state date appears_at url category{id name __typename}author{id name __typename}__typename}", { "shows":["blog","blog_author","blog_category"],"sorts":["title","category","author","date"],"list":{"name":"blogs","args":{"search":"$search","status":"$status","category":"$category","sort":"$sort","first":"$first","page":"$page"}} });
export const OneBlogDocument = /* @__PURE__ */ document<OneBlogQuery, OneBlogQueryVariables>("query OneBlog($id:ID!){blog(id:$id){...PostLine img summary description title_es summary_es description_es time location_id location{name __typename}tags{id name __typename}updated_at __typename}}fragment PostLine on Blog{id title thumbnail status state date appears_at url category{id name __typename}author{id name __typename}__typename}", { "shows":["alert","app_user","blog","blog_author","blog_category","blog_tag","guardian_link","location","student","tag","user_location"] });
export const BlogListsDocument = /* @__PURE__ */ document<BlogListsQuery, BlogListsQueryVariables>("query BlogLists{blogCategories{id name post_count __typename}blogAuthors{id name details img post_count __typename}blogTags{id name post_count __typename}}", { "shows":["blog","blog_author","blog_category","blog_tag","tag"] });
export const BlogPlacesDocument = /* @__PURE__ */ document<BlogPlacesQuery, BlogPlacesQueryVariables>("query BlogPlaces{locationsDropdown{id name __typename}}", { "shows":["location","user_location"] });
export const BlogPreviewDocument = /* @__PURE__ */ document<BlogPreviewQuery, BlogPreviewQueryVariables>("query BlogPreview($id:ID!){blogPreviewAddress(id:$id){status url __typename}}", { "shows":["centre","centre_host"] });
