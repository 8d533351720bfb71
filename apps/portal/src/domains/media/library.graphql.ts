// Written by tools/generate.ts from library.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LibraryImageShownFragment = { id: string, name: string, url: string | null, thumbnail: string | null, width: number | null, height: number | null, bytes: number | null, focus_x: number, focus_y: number, created_at: string, uses: unknown, public_agreed_by: string | null, public_since: string | null, folder: { id: string } | null };

export type ImageLibraryQueryVariables = Exact<{
  folder?: string | number | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type ImageLibraryQuery = { imageLibrary: { total: number, data: Array<{ id: string, name: string, url: string | null, thumbnail: string | null, width: number | null, height: number | null, bytes: number | null, focus_x: number, focus_y: number, created_at: string, uses: unknown, public_agreed_by: string | null, public_since: string | null, folder: { id: string } | null }> } };

export type ImageFoldersQueryVariables = Exact<{ [key: string]: never; }>;


export type ImageFoldersQuery = { imageFolderTree: Array<{ id: string, name: string, parent: string | null, images: number }> };

export type TinyLinkMutationVariables = Exact<{
  url: string;
  operation_id?: string | null | undefined;
}>;


export type TinyLinkMutation = { makeTinyUrl: { status: string, message: string, url: string | null, errors: Array<{ field: string, message: string }> } | null };

export type BucketQueryVariables = Exact<{ [key: string]: never; }>;


export type BucketQuery = { getBucketInfo: { name: string, region: string } | null };

export const ImageLibraryDocument = /* @__PURE__ */ document<ImageLibraryQuery, ImageLibraryQueryVariables>("query ImageLibrary($folder:ID$search:String$first:Int!$page:Int){imageLibrary(folder:$folder search:$search first:$first page:$page){total data{...LibraryImageShown __typename}__typename}}fragment LibraryImageShown on LibraryImage{id name url thumbnail width height bytes focus_x focus_y created_at uses public_agreed_by public_since folder{id __typename}__typename}", { "shows":["activity","app_setting","app_user","blog","blog_author","chat_message","file","file_photo","file_version","health_check","image_folder","injury_report","invoice","letter_send","library_image","milestone","newsletter","picture","public_picture","staff_credential","student","student_document","ticket_attachment","video","website_event","website_menu_option","website_news","website_page","website_program","website_site","website_staff_member","website_testimonial","website_theme"] });
export const ImageFoldersDocument = /* @__PURE__ */ document<ImageFoldersQuery, ImageFoldersQueryVariables>("query ImageFolders{imageFolderTree{id name parent images __typename}}", { "shows":["image_folder","library_image"] });
export const TinyLinkDocument = /* @__PURE__ */ call<TinyLinkMutation, TinyLinkMutationVariables>("mutation TinyLink($url:String!$operation_id:String){makeTinyUrl(url:$url operation_id:$operation_id){status message url errors{field message __typename}__typename}}", {"url":{"required":true,"shortest":1,"longest":1000}}, { "changes":["audit","tiny_link"] });
export const BucketDocument = /* @__PURE__ */ document<BucketQuery, BucketQueryVariables>("query Bucket{getBucketInfo{name region __typename}}", { "shows":[] });
