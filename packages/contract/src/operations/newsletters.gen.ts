// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Makes the given list the tags of a newsletter; an unknown tag gets Error. */
export const assignNewsletterTags = /* @__PURE__ */ operation<{ id: string | number; tags: readonly (string | number)[] }>(
  'assignNewsletterTags', 'id:ID! tags:[ID!]! operation_id:String', 'audit newsletter_tagged', {"id":{"required":true,"id":true},"tags":{"required":true,"shortest":0,"longest":50,"list":true,"id":true}});

/** Adds a newsletter of blocks; one without blocks is filled from the template its key names, and a key that names none gets Error. */
export const createNewsletter = /* @__PURE__ */ operation<{ name: string; template: unknown; location?: string | number | null | undefined; image?: string | null | undefined; tags?: readonly (string | number)[] | null | undefined; key?: string | null | undefined; subject?: string | null | undefined }>(
  'createNewsletter', 'name:String! template:JSON! location:ID image:String tags:[ID!] key:String subject:String operation_id:String', 'audit newsletter newsletter_tagged', {"name":{"required":true,"shortest":1,"longest":120},"template":{"required":true,"object":true},"location":{"id":true},"image":{"shortest":0,"longest":80},"tags":{"shortest":0,"longest":50,"list":true,"id":true},"key":{"shortest":0,"longest":80},"subject":{"shortest":0,"longest":200}});

/** Adds a tag; a name that exists gets Error. */
export const createNewsletterTag = /* @__PURE__ */ operation<{ name: string; color?: string | null | undefined }>(
  'createNewsletterTag', 'name:String! color:String operation_id:String', 'audit newsletter_tag', {"name":{"required":true,"shortest":1,"longest":60},"color":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$"}});

/** Adds a template; a name that exists gets Error. */
export const createNewsletterTemplate = /* @__PURE__ */ operation<{ name: string; template: unknown; image?: string | null | undefined; tags?: readonly (string | number)[] | null | undefined; key?: string | null | undefined }>(
  'createNewsletterTemplate', 'name:String! template:JSON! image:String tags:[ID!] key:String operation_id:String', 'audit newsletter newsletter_tagged', {"name":{"required":true,"shortest":1,"longest":120},"template":{"required":true,"object":true},"image":{"shortest":0,"longest":80},"tags":{"shortest":0,"longest":50,"list":true,"id":true},"key":{"shortest":0,"longest":80}});

/** Deletes a newsletter, its log stays; an unknown id gets Error. */
export const deleteNewsletter = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteNewsletter', 'id:ID! operation_id:String', 'audit newsletter', {"id":{"required":true,"id":true}});

/** Deletes a tag and takes it off every newsletter; an unknown id gets Error. */
export const deleteNewsletterTag = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteNewsletterTag', 'id:ID! operation_id:String', 'audit newsletter_tag', {"id":{"required":true,"id":true}});

/** Deletes a template; newsletters made from it stay, and an unknown id gets Error. */
export const deleteNewsletterTemplate = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteNewsletterTemplate', 'id:ID! operation_id:String', 'audit newsletter', {"id":{"required":true,"id":true}});

/** Copies a newsletter as a new unpublished one; an unknown id gets Error. */
export const duplicateNewsletter = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined }>(
  'duplicateNewsletter', 'id:ID! name:String operation_id:String', 'audit newsletter', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":120}});

/** Copies a template under a new name; a name that exists gets Error. */
export const duplicateNewsletterTemplate = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined }>(
  'duplicateNewsletterTemplate', 'id:ID! name:String operation_id:String', 'audit newsletter', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":120}});

/** Holds a letter up where it is, or lets it go on; one that has gone gets Error. */
export const pauseNewsletter = /* @__PURE__ */ operation<{ id: string | number; paused: boolean }>(
  'pauseNewsletter', 'id:ID! paused:Boolean! operation_id:String', 'audit letter_send', {"id":{"required":true,"id":true},"paused":{"required":true,"flag":true}});

/** Makes a newsletter readable by contacts; one already published gets Error. */
export const publishNewsletter = /* @__PURE__ */ operation<{ id: string | number }>(
  'publishNewsletter', 'id:ID! operation_id:String', 'audit newsletter', {"id":{"required":true,"id":true}});

/** Offers a template to managers or withdraws it; an unknown id gets Error. */
export const publishNewsletterTemplate = /* @__PURE__ */ operation<{ id: string | number; published: boolean }>(
  'publishNewsletterTemplate', 'id:ID! published:Boolean! operation_id:String', 'audit newsletter', {"id":{"required":true,"id":true},"published":{"required":true,"flag":true}});

/** Sends a written letter to people, to families of rooms, or to roles in locations; no recipient gets Error. */
export const sendCustomEmail = /* @__PURE__ */ operation<{ subject: string; msg: string; users?: readonly (string | number)[] | null | undefined; programs?: readonly (string | number)[] | null | undefined; locations?: readonly (string | number)[] | null | undefined; roles?: readonly (string | number)[] | null | undefined; attachment?: string | null | undefined }>(
  'sendCustomEmail', 'subject:String! msg:String! users:[ID!] programs:[ID!] locations:[ID!] roles:[ID!] attachment:String confirm:[String!] operation_id:String', 'audit letter_recipient letter_send', {"subject":{"required":true,"shortest":1,"longest":200},"msg":{"required":true,"shortest":0,"longest":20000},"users":{"shortest":0,"longest":1000,"list":true,"id":true},"programs":{"shortest":0,"longest":200,"list":true,"id":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"roles":{"shortest":0,"longest":8,"list":true,"id":true},"attachment":{"shortest":0,"longest":80}});

/** Sends a newsletter, now or at a moment; unsubscribed and placeholder addresses are left out and answered in errors. */
export const sendNewsletter = /* @__PURE__ */ operation<{ id: string | number; users?: readonly (string | number)[] | null | undefined; programs?: readonly (string | number)[] | null | undefined; locations?: readonly (string | number)[] | null | undefined; subject?: string | null | undefined; at?: string | null | undefined }>(
  'sendNewsletter', 'id:ID! users:[ID!] programs:[ID!] locations:[ID!] subject:String at:DateTime confirm:[String!] operation_id:String', 'audit letter_recipient letter_send', {"id":{"required":true,"id":true},"users":{"shortest":0,"longest":1000,"list":true,"id":true},"programs":{"shortest":0,"longest":200,"list":true,"id":true},"locations":{"shortest":0,"longest":200,"list":true,"id":true},"subject":{"shortest":0,"longest":200}});

/** Sends a newsletter or a written message to people at once and logs it; no recipient or an empty subject gets Error. */
export const sendNewsletterAction = /* @__PURE__ */ operation<{ users?: readonly (string | number)[] | null | undefined; type: string; subject: string; msg: string; attachment?: string | null | undefined; file?: string | null | undefined; id?: string | number | null | undefined; location?: string | number | null | undefined; msg_users?: readonly (string | number)[] | null | undefined }>(
  'sendNewsletterAction', 'users:[ID!] type:String! subject:String! msg:String! attachment:String file:String id:ID location:ID msg_users:[ID!] confirm:[String!] operation_id:String', 'audit letter_recipient letter_send', {"users":{"shortest":0,"longest":1000,"list":true,"id":true},"type":{"required":true},"subject":{"required":true,"shortest":0,"longest":200},"msg":{"required":true,"shortest":0,"longest":20000},"attachment":{"shortest":0,"longest":80},"file":{"shortest":0,"longest":80},"id":{"id":true},"location":{"id":true},"msg_users":{"shortest":0,"longest":1000,"list":true,"id":true}});

/** Sends one copy to the given address, without a row in the log; an unknown id gets Error. */
export const sendTestNewsletter = /* @__PURE__ */ operation<{ id: string | number; email: string }>(
  'sendTestNewsletter', 'id:ID! email:String! operation_id:String', 'audit outbox unsubscribe_link', {"id":{"required":true,"id":true},"email":{"required":true,"longest":254,"email":true}});

/** Hides a published newsletter again; one not published gets Error. */
export const unpublishNewsletter = /* @__PURE__ */ operation<{ id: string | number }>(
  'unpublishNewsletter', 'id:ID! operation_id:String', 'audit newsletter', {"id":{"required":true,"id":true}});

/** Saves a newsletter, over nothing saved since `seen`; letters that were sent stay, an unknown id gets Error. */
export const updateNewsletter = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; template?: unknown | null | undefined; image?: string | null | undefined; tags?: readonly (string | number)[] | null | undefined; key?: string | null | undefined; subject?: string | null | undefined; seen?: string | null | undefined }>(
  'updateNewsletter', 'id:ID! name:String template:JSON image:String tags:[ID!] key:String subject:String seen:DateTime operation_id:String', 'audit newsletter newsletter_tagged', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":120},"template":{"object":true},"image":{"shortest":0,"longest":80},"tags":{"shortest":0,"longest":50,"list":true,"id":true},"key":{"shortest":0,"longest":80},"subject":{"shortest":0,"longest":200}});

/** Changes a tag; a name that exists gets Error. */
export const updateNewsletterTag = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; color?: string | null | undefined }>(
  'updateNewsletterTag', 'id:ID! name:String color:String operation_id:String', 'audit newsletter_tag', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":60},"color":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$"}});

/** Changes a template, over nothing saved since `seen`; newsletters made from it stay, an unknown id gets Error. */
export const updateNewsletterTemplate = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; template?: unknown | null | undefined; image?: string | null | undefined; tags?: readonly (string | number)[] | null | undefined; key?: string | null | undefined; seen?: string | null | undefined }>(
  'updateNewsletterTemplate', 'id:ID! name:String template:JSON image:String tags:[ID!] key:String seen:DateTime operation_id:String', 'audit newsletter newsletter_tagged', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":120},"template":{"object":true},"image":{"shortest":0,"longest":80},"tags":{"shortest":0,"longest":50,"list":true,"id":true},"key":{"shortest":0,"longest":80}});

/** Makes a template from the text of an uploaded page, stripped of scripts; one that cannot be read gets Error. */
export const uploadNewsletterTemplate = /* @__PURE__ */ operation<{ file: string; name: string; image?: string | null | undefined }>(
  'uploadNewsletterTemplate', 'file:String! name:String! image:String operation_id:String', 'audit newsletter', {"file":{"required":true,"shortest":1,"longest":400000},"name":{"required":true,"shortest":1,"longest":120},"image":{"shortest":0,"longest":80}});
