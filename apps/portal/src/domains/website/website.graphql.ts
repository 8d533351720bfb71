// Written by tools/generate.ts from website.graphql; do not edit.
import { call, document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WebsiteSitesQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type WebsiteSitesQuery = { websiteSites: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, slug: string, published: boolean | null, updated_at: string }> } };

export type PageLineFragment = { id: string, name: string, name_es: string | null, slug: string, description: string | null, home: boolean, published: boolean, version: number, updated_at: string };

export type OneWebsiteSiteQueryVariables = Exact<{
  id: string | number;
}>;


export type OneWebsiteSiteQuery = { websiteSite: { id: string, name: string, slug: string, published: boolean | null, address: string | null, updated_at: string, theme: { id: string, name: string } | null, pages: Array<{ id: string, name: string, name_es: string | null, slug: string, description: string | null, home: boolean, published: boolean, version: number, updated_at: string }> } | null };

export type WebsiteReleasesQueryVariables = Exact<{
  id: string | number;
}>;


export type WebsiteReleasesQuery = { websiteSite: { id: string, releases: Array<{ id: string, number: number, empty: boolean | null, shown_at: string, made_at: string, made_by: { id: string, full_name: string } | null }> } | null, websiteSiteChanges: Array<{ kind: string, name: string, change: string }> };

export type MenuLineFragment = { id: string, name: string, name_es: string | null, page_id: string | null, url: string | null, parent: string | null, dead: boolean | null, updated_at: string, page: { id: string, name: string } | null };

export type WebsiteMenuOfQueryVariables = Exact<{
  site: string | number;
}>;


export type WebsiteMenuOfQuery = { websiteMenus: { data: Array<{ id: string, name: string, name_es: string | null, page_id: string | null, url: string | null, parent: string | null, dead: boolean | null, updated_at: string, page: { id: string, name: string } | null }> } };

export type WebsiteThemesQueryVariables = Exact<{ [key: string]: never; }>;


export type WebsiteThemesQuery = { websiteThemes: { data: Array<{ id: string, name: string, colors: unknown, fonts: unknown, updated_at: string }> } };

export type OneWebsitePageQueryVariables = Exact<{
  id: string | number;
}>;


export type OneWebsitePageQuery = { websitePage: { content: unknown, content_es: unknown, id: string, name: string, name_es: string | null, slug: string, description: string | null, home: boolean, published: boolean, version: number, updated_at: string, site: { id: string, name: string, slug: string } | null } | null, websitePageDrafts: Array<{ id: string, content: unknown, content_es: unknown, began_from: number, updated_at: string, updated_by: { id: string, full_name: string } | null }> };

export type CreateWebsiteSiteSaidMutationVariables = Exact<{
  name: string;
  slug: string;
  template?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type CreateWebsiteSiteSaidMutation = { createWebsiteSite: { status: string, message: string, id: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type CreateWebsitePageSaidMutationVariables = Exact<{
  site_id: string | number;
  name: string;
  slug: string;
  name_es?: string | null | undefined;
  description?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type CreateWebsitePageSaidMutation = { createWebsitePage: { status: string, message: string, id: string | null, errors: Array<{ field: string, code: string, message: string }> } | null };

export type SaveWebsiteDraftMutationVariables = Exact<{
  page_id: string | number;
  content: unknown;
  content_es?: unknown;
  id?: string | number | null | undefined;
  seen?: string | null | undefined;
  operation_id?: string | null | undefined;
}>;


export type SaveWebsiteDraftMutation = { saveWebsitePageDraft: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, draft: { id: string, updated_at: string } | null } | null };

export type WebsitePagePreviewQueryVariables = Exact<{
  id: string | number;
}>;


export type WebsitePagePreviewQuery = { websitePagePreviewAddress: { status: string, url: string | null } | null };

export type WebsitePicturesQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type WebsitePicturesQuery = { imageLibrary: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, key: string, thumbnail: string | null, public_agreed_by: string | null }> } };

export type WebsitePicturesOfQueryVariables = Exact<{
  keys?: Array<string> | string | null | undefined;
}>;


export type WebsitePicturesOfQuery = { imageLibrary: { data: Array<{ id: string, name: string, key: string, thumbnail: string | null }> } };

export type PublicFormsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicFormsQuery = { filterWebForms: Array<{ id: string, name: string, active: boolean, archive: boolean | null, type: string }> };

export type WebsiteRedirectsOfQueryVariables = Exact<{
  site: string | number;
  search?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type WebsiteRedirectsOfQuery = { websiteRedirects: { lastPage: number, total: number, data: Array<{ id: string, path: string, target: string, updated_at: string }> } };

export type CreateSiteFormMutationVariables = Exact<{
  name: string;
  location: string | number;
  document: unknown;
  operation_id?: string | null | undefined;
}>;


export type CreateSiteFormMutation = { createNewForm: { status: string, message: string, errors: Array<{ field: string, code: string, message: string }>, form: { id: string, name: string } | null } | null };

export const WebsiteSitesDocument = /* @__PURE__ */ document<WebsiteSitesQuery, WebsiteSitesQueryVariables>("query WebsiteSites($search:String$first:Int!$page:Int){websiteSites(search:$search first:$first page:$page){data{id name slug published updated_at __typename}currentPage lastPage perPage total __typename}}", { "shows":["website_release","website_site"],"list":{"name":"websiteSites","args":{"search":"$search","first":"$first","page":"$page"}} });
export const OneWebsiteSiteDocument = /* @__PURE__ */ document<OneWebsiteSiteQuery, OneWebsiteSiteQueryVariables>("query OneWebsiteSite($id:ID!){websiteSite(id:$id){id name slug published address updated_at theme{id name __typename}pages{...PageLine __typename}__typename}}fragment PageLine on WebsitePage{id name name_es slug description home published version updated_at __typename}", { "shows":["centre","centre_host","website_page","website_release","website_site","website_theme"] });
export const WebsiteReleasesDocument = /* @__PURE__ */ document<WebsiteReleasesQuery, WebsiteReleasesQueryVariables>("query WebsiteReleases($id:ID!){websiteSite(id:$id){id releases{id number empty shown_at made_at made_by{id full_name __typename}__typename}__typename}websiteSiteChanges(id:$id){kind name change __typename}}", { "shows":["app_user","website_event","website_menu","website_menu_option","website_menu_week","website_menu_week_option","website_news","website_news_category","website_page","website_program","website_release","website_site","website_staff_member","website_testimonial","website_theme"] });
export const WebsiteMenuOfDocument = /* @__PURE__ */ document<WebsiteMenuOfQuery, WebsiteMenuOfQueryVariables>("query WebsiteMenuOf($site:ID!){websiteMenus(site_id:$site first:200){data{...MenuLine __typename}__typename}}fragment MenuLine on WebsiteMenu{id name name_es page_id page{id name __typename}url parent dead updated_at __typename}", { "shows":["website_menu","website_page"] });
export const WebsiteThemesDocument = /* @__PURE__ */ document<WebsiteThemesQuery, WebsiteThemesQueryVariables>("query WebsiteThemes{websiteThemes(first:200){data{id name colors fonts updated_at __typename}__typename}}", { "shows":["website_theme"] });
export const OneWebsitePageDocument = /* @__PURE__ */ document<OneWebsitePageQuery, OneWebsitePageQueryVariables>("query OneWebsitePage($id:ID!){websitePage(id:$id){...PageLine content content_es site{id name slug __typename}__typename}websitePageDrafts(page_id:$id){id content content_es began_from updated_at updated_by{id full_name __typename}__typename}}fragment PageLine on WebsitePage{id name name_es slug description home published version updated_at __typename}", { "shows":["app_user","website_page","website_page_draft","website_site"] });
export const CreateWebsiteSiteSaidDocument = /* @__PURE__ */ call<CreateWebsiteSiteSaidMutation, CreateWebsiteSiteSaidMutationVariables>("mutation CreateWebsiteSiteSaid($name:String!$slug:String!$template:String$operation_id:String){createWebsiteSite(name:$name slug:$slug template:$template operation_id:$operation_id){status message errors{field code message __typename}id __typename}}", {"name":{"required":true,"shortest":1,"longest":100},"slug":{"required":true,"shortest":1,"longest":200}}, { "changes":["audit","website_menu","website_page","website_page_address","website_page_draft","website_site","website_theme"] });
export const CreateWebsitePageSaidDocument = /* @__PURE__ */ call<CreateWebsitePageSaidMutation, CreateWebsitePageSaidMutationVariables>("mutation CreateWebsitePageSaid($site_id:ID!$name:String!$slug:String!$name_es:String$description:String$operation_id:String){createWebsitePage(site_id:$site_id name:$name slug:$slug name_es:$name_es description:$description operation_id:$operation_id){status message errors{field code message __typename}id __typename}}", {"site_id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":200},"slug":{"required":true,"shortest":1,"longest":200},"name_es":{"shortest":0,"longest":200,"clears":true},"description":{"shortest":0,"longest":300,"clears":true}}, { "changes":["audit","website_page","website_page_address","website_page_draft"] });
export const SaveWebsiteDraftDocument = /* @__PURE__ */ call<SaveWebsiteDraftMutation, SaveWebsiteDraftMutationVariables>("mutation SaveWebsiteDraft($page_id:ID!$content:JSON!$content_es:JSON$id:ID$seen:DateTime$operation_id:String){saveWebsitePageDraft(page_id:$page_id content:$content content_es:$content_es id:$id seen:$seen operation_id:$operation_id){status message errors{field code message __typename}draft{id updated_at __typename}__typename}}", {"page_id":{"required":true,"id":true},"content":{"required":true,"object":true},"content_es":{"clears":true,"object":true},"id":{"id":true}}, { "changes":["audit","website_page_draft"] });
export const WebsitePagePreviewDocument = /* @__PURE__ */ document<WebsitePagePreviewQuery, WebsitePagePreviewQueryVariables>("query WebsitePagePreview($id:ID!){websitePagePreviewAddress(id:$id){status url __typename}}", { "shows":["centre","centre_host"] });
export const WebsitePicturesDocument = /* @__PURE__ */ document<WebsitePicturesQuery, WebsitePicturesQueryVariables>("query WebsitePictures($search:String$page:Int){imageLibrary(search:$search first:30 page:$page){data{id name key thumbnail public_agreed_by __typename}currentPage lastPage perPage total __typename}}", { "shows":["library_image","public_picture"] });
export const WebsitePicturesOfDocument = /* @__PURE__ */ document<WebsitePicturesOfQuery, WebsitePicturesOfQueryVariables>("query WebsitePicturesOf($keys:[String!]){imageLibrary(keys:$keys first:200){data{id name key thumbnail __typename}__typename}}", { "shows":["library_image"] });
export const PublicFormsDocument = /* @__PURE__ */ document<PublicFormsQuery, PublicFormsQueryVariables>("query PublicForms{filterWebForms(share_with:\"public\" first:200){id name active archive type __typename}}", { "shows":["form","user_location"],"list":{"name":"filterWebForms","args":{"share_with":"public","first":200}} });
export const WebsiteRedirectsOfDocument = /* @__PURE__ */ document<WebsiteRedirectsOfQuery, WebsiteRedirectsOfQueryVariables>("query WebsiteRedirectsOf($site:ID!$search:String$page:Int){websiteRedirects(site_id:$site search:$search first:100 page:$page){lastPage total data{id path target updated_at __typename}__typename}}", { "shows":["website_redirect"] });
export const CreateSiteFormDocument = /* @__PURE__ */ call<CreateSiteFormMutation, CreateSiteFormMutationVariables>("mutation CreateSiteForm($name:String!$location:ID!$document:JSON!$operation_id:String){createNewForm(name:$name location:$location type:\"web\" document:$document operation_id:$operation_id){status message errors{field code message __typename}form{id name __typename}__typename}}", {"name":{"required":true,"shortest":1,"longest":200},"location":{"required":true,"id":true},"document":{"clears":true,"object":true}}, { "changes":["audit","form","form_field","form_paper","form_version"] });
