// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Adds a post, unpublished unless status is true; with a day to come it is scheduled. An address that exists or an empty title gets Error. */
export const createBlog = /* @__PURE__ */ operation<{ title: string; description: string; summary?: string | null | undefined; img?: string | null | undefined; status?: boolean | null | undefined; category?: string | number | null | undefined; date?: string | null | undefined; author?: string | number | null | undefined; location_id?: string | number | null | undefined; tags?: readonly (string | number)[] | null | undefined; url?: string | null | undefined; time?: string | null | undefined; title_es?: string | null | undefined; summary_es?: string | null | undefined; description_es?: string | null | undefined }>(
  'createBlog', 'title:String! description:String! summary:String img:String status:Boolean category:ID date:Date author:ID location_id:ID tags:[ID!] url:String time:Clock title_es:String summary_es:String description_es:String operation_id:String', 'audit blog blog_address blog_tag', {"title":{"required":true,"shortest":1,"longest":200},"description":{"required":true,"shortest":0,"longest":100000},"summary":{"shortest":0,"longest":500,"clears":true},"img":{"shortest":0,"longest":80,"clears":true},"status":{"flag":true},"category":{"id":true,"clears":true},"date":{"clears":true},"author":{"id":true,"clears":true},"location_id":{"id":true,"clears":true},"tags":{"shortest":0,"longest":30,"list":true,"id":true},"url":{"shortest":0,"longest":200},"time":{"clears":true},"title_es":{"shortest":0,"longest":200,"clears":true},"summary_es":{"shortest":0,"longest":500,"clears":true},"description_es":{"shortest":0,"longest":100000,"clears":true}});

/** Adds a name for posts; one that exists gets Error. */
export const createBlogAuthor = /* @__PURE__ */ operation<{ name: string; img?: string | null | undefined; details?: string | null | undefined }>(
  'createBlogAuthor', 'name:String! img:String details:String operation_id:String', 'audit blog_author', {"name":{"required":true,"shortest":1,"longest":100},"img":{"shortest":0,"longest":80,"clears":true},"details":{"shortest":0,"longest":1000,"clears":true}});

/** Adds a category; a name that exists gets Error. */
export const createBlogCategory = /* @__PURE__ */ operation<{ name: string }>(
  'createBlogCategory', 'name:String! operation_id:String', 'audit blog_category', {"name":{"required":true,"shortest":1,"longest":100}});

/** Adds a tag for posts; a name that exists gets Error. */
export const createBlogTag = /* @__PURE__ */ operation<{ name: string }>(
  'createBlogTag', 'name:String! operation_id:String', 'audit tag', {"name":{"required":true,"shortest":1,"longest":100}});

/** Deletes a post with its addresses; an unknown id gets Error. */
export const deleteBlog = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteBlog', 'id:ID! operation_id:String', 'audit blog blog_address', {"id":{"required":true,"id":true}});

/** Deletes a name without posts; one with posts gets Error with how many. */
export const deleteBlogAuthor = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteBlogAuthor', 'id:ID! operation_id:String', 'audit blog_author', {"id":{"required":true,"id":true}});

/** Deletes a category without posts; one with posts gets Error with how many. */
export const deleteBlogCategory = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteBlogCategory', 'id:ID! operation_id:String', 'audit blog_category', {"id":{"required":true,"id":true}});

/** Deletes a tag and takes it off every post; an unknown id gets Error. */
export const deleteBlogTag = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteBlogTag', 'id:ID! operation_id:String', 'audit blog_tag tag', {"id":{"required":true,"id":true}});

/** Saves only the address of a post, the old one leads on to it; one that exists gets Error. */
export const saveBlogUrl = /* @__PURE__ */ operation<{ id: string | number; url: string }>(
  'saveBlogUrl', 'id:ID! url:String! operation_id:String', 'audit blog blog_address', {"id":{"required":true,"id":true},"url":{"required":true,"shortest":1,"longest":200}});

/** Changes what is given of a post; with another address the old one leads on. One that exists gets Error. */
export const updateBlog = /* @__PURE__ */ operation<{ id: string | number; title?: string | null | undefined; description?: string | null | undefined; summary?: string | null | undefined; img?: string | null | undefined; status?: boolean | null | undefined; category?: string | number | null | undefined; date?: string | null | undefined; author?: string | number | null | undefined; location_id?: string | number | null | undefined; tags?: readonly (string | number)[] | null | undefined; url?: string | null | undefined; time?: string | null | undefined; title_es?: string | null | undefined; summary_es?: string | null | undefined; description_es?: string | null | undefined; seen?: string | null | undefined }>(
  'updateBlog', 'id:ID! title:String description:String summary:String img:String status:Boolean category:ID date:Date author:ID location_id:ID tags:[ID!] url:String time:Clock title_es:String summary_es:String description_es:String seen:DateTime operation_id:String', 'audit blog', {"id":{"required":true,"id":true},"title":{"shortest":1,"longest":200},"description":{"shortest":0,"longest":100000},"summary":{"shortest":0,"longest":500,"clears":true},"img":{"shortest":0,"longest":80,"clears":true},"status":{"flag":true},"category":{"id":true,"clears":true},"date":{"clears":true},"author":{"id":true,"clears":true},"location_id":{"id":true,"clears":true},"tags":{"shortest":0,"longest":30,"list":true,"id":true},"url":{"shortest":0,"longest":200},"time":{"clears":true},"title_es":{"shortest":0,"longest":200,"clears":true},"summary_es":{"shortest":0,"longest":500,"clears":true},"description_es":{"shortest":0,"longest":100000,"clears":true}});

/** Changes a name posts are signed with, everywhere; an unknown id gets Error. */
export const updateBlogAuthor = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; img?: string | null | undefined; details?: string | null | undefined }>(
  'updateBlogAuthor', 'id:ID! name:String img:String details:String operation_id:String', 'audit blog_author', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"img":{"shortest":0,"longest":80,"clears":true},"details":{"shortest":0,"longest":1000,"clears":true}});

/** Renames a category; a name that exists gets Error. */
export const updateBlogCategory = /* @__PURE__ */ operation<{ id: string | number; name: string }>(
  'updateBlogCategory', 'id:ID! name:String! operation_id:String', 'audit blog_category', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":100}});

/** Publishes a post, at once or at its minute where that lies ahead, or takes it back; an unknown id gets Error. */
export const updateBlogStatus = /* @__PURE__ */ operation<{ id: string | number; status: boolean }>(
  'updateBlogStatus', 'id:ID! status:Boolean! operation_id:String', 'audit blog', {"id":{"required":true,"id":true},"status":{"required":true,"flag":true}});

/** Renames a tag of posts; a name that exists gets Error. */
export const updateBlogTag = /* @__PURE__ */ operation<{ id: string | number; name: string }>(
  'updateBlogTag', 'id:ID! name:String! operation_id:String', 'audit tag', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":100}});
