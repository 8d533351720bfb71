// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Gives a site the theme, seen on the next publish; an unknown value gets Error. */
export const applyWebsiteTheme = /* @__PURE__ */ operation<{ site_id: string | number; theme_id: string | number }>(
  'applyWebsiteTheme', 'site_id:ID! theme_id:ID! operation_id:String', 'audit website_site', {"site_id":{"required":true,"id":true},"theme_id":{"required":true,"id":true}});

/** Adds a website event; an end before the start gets Error. */
export const createWebsiteEvent = /* @__PURE__ */ operation<{ title: string; date: string; details?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined; forpublic?: boolean | null | undefined; status?: boolean | null | undefined; img?: string | null | undefined; title_es?: string | null | undefined; details_es?: string | null | undefined; site_id?: string | number | null | undefined }>(
  'createWebsiteEvent', 'title:String! date:Date! details:String start_time:Clock end_time:Clock forpublic:Boolean status:Boolean img:String title_es:String details_es:String site_id:ID operation_id:String', 'audit website_event', {"title":{"required":true,"shortest":1,"longest":200},"date":{"required":true},"details":{"shortest":0,"longest":20000,"clears":true},"start_time":{"clears":true},"end_time":{"clears":true},"forpublic":{"flag":true},"status":{"flag":true},"img":{"shortest":0,"longest":80,"clears":true},"title_es":{"shortest":0,"longest":200,"clears":true},"details_es":{"shortest":0,"longest":20000,"clears":true},"site_id":{"id":true}});

/** Adds an entry to the menu of a site, below a top one at most; neither page nor url gets Error. */
export const createWebsiteMenu = /* @__PURE__ */ operation<{ site_id: string | number; name: string; page_id?: string | number | null | undefined; url?: string | null | undefined; parent?: string | number | null | undefined; order?: number | null | undefined; name_es?: string | null | undefined }>(
  'createWebsiteMenu', 'site_id:ID! name:String! page_id:ID url:String parent:ID order:Int name_es:String operation_id:String', 'audit website_menu', {"site_id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":100},"page_id":{"id":true,"clears":true},"url":{"shortest":0,"longest":500,"clears":true},"parent":{"id":true,"clears":true},"order":{"least":0,"most":100000,"number":true},"name_es":{"shortest":0,"longest":100,"clears":true}});

/** Adds a website menu option; a name that exists gets Error. */
export const createWebsiteMenuOption = /* @__PURE__ */ operation<{ name: string; details?: string | null | undefined; img?: string | null | undefined; name_es?: string | null | undefined; details_es?: string | null | undefined; site_id?: string | number | null | undefined }>(
  'createWebsiteMenuOption', 'name:String! details:String img:String name_es:String details_es:String site_id:ID operation_id:String', 'audit website_menu_option', {"name":{"required":true,"shortest":1,"longest":200},"details":{"shortest":0,"longest":5000,"clears":true},"img":{"shortest":0,"longest":80,"clears":true},"name_es":{"shortest":0,"longest":200,"clears":true},"details_es":{"shortest":0,"longest":5000,"clears":true},"site_id":{"id":true}});

/** Adds a website menu week; a week that exists gets Error. */
export const createWebsiteMenuWeek = /* @__PURE__ */ operation<{ date: string; options?: readonly ({ day: number; option: string | number })[] | null | undefined; site_id?: string | number | null | undefined }>(
  'createWebsiteMenuWeek', 'date:Date! options:[CreateWebsiteMenuWeekOptionsInput!] site_id:ID operation_id:String', 'audit website_menu_week website_menu_week_option', {"date":{"required":true},"options":{"longest":100,"list":true,"object":true,"of":{"day":{"required":true,"least":1,"most":7,"number":true},"option":{"required":true,"id":true}}},"site_id":{"id":true}});

/** Adds a website news category; a name that exists gets Error. */
export const createWebsiteNewsCategory = /* @__PURE__ */ operation<{ name: string; name_es?: string | null | undefined; site_id?: string | number | null | undefined }>(
  'createWebsiteNewsCategory', 'name:String! name_es:String site_id:ID operation_id:String', 'audit website_news_category', {"name":{"required":true,"shortest":1,"longest":100},"name_es":{"shortest":0,"longest":100,"clears":true},"site_id":{"id":true}});

/** Adds a website news item; an unknown category gets Error. */
export const createWebsiteNewsItem = /* @__PURE__ */ operation<{ title: string; details: string; category?: string | number | null | undefined; date?: string | null | undefined; img?: string | null | undefined; status?: boolean | null | undefined; title_es?: string | null | undefined; details_es?: string | null | undefined; site_id?: string | number | null | undefined }>(
  'createWebsiteNewsItem', 'title:String! details:String! category:ID date:Date img:String status:Boolean title_es:String details_es:String site_id:ID operation_id:String', 'audit website_news', {"title":{"required":true,"shortest":1,"longest":200},"details":{"required":true,"shortest":0,"longest":20000},"category":{"id":true,"clears":true},"img":{"shortest":0,"longest":80,"clears":true},"status":{"flag":true},"title_es":{"shortest":0,"longest":200,"clears":true},"details_es":{"shortest":0,"longest":20000,"clears":true},"site_id":{"id":true}});

/** Adds a page to a site, its content as a draft; the first one is the start page. A slug that exists in the site gets Error. */
export const createWebsitePage = /* @__PURE__ */ operation<{ site_id: string | number; name: string; slug: string; content?: unknown | null | undefined; order?: number | null | undefined; name_es?: string | null | undefined; description?: string | null | undefined; content_es?: unknown | null | undefined }>(
  'createWebsitePage', 'site_id:ID! name:String! slug:String! content:JSON order:Int name_es:String description:String content_es:JSON operation_id:String', 'audit website_page website_page_address website_page_draft', {"site_id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":200},"slug":{"required":true,"shortest":1,"longest":200},"content":{"object":true},"order":{"least":0,"most":100000,"number":true},"name_es":{"shortest":0,"longest":200,"clears":true},"description":{"shortest":0,"longest":300,"clears":true},"content_es":{"clears":true,"object":true}});

/** Adds a website program; an empty name gets Error. */
export const createWebsiteProgram = /* @__PURE__ */ operation<{ name: string; details?: string | null | undefined; details_es?: string | null | undefined; img?: string | null | undefined; age?: string | null | undefined; order?: number | null | undefined; name_es?: string | null | undefined; age_es?: string | null | undefined; status?: boolean | null | undefined; site_id?: string | number | null | undefined }>(
  'createWebsiteProgram', 'name:String! details:String details_es:String img:String age:String order:Int name_es:String age_es:String status:Boolean site_id:ID operation_id:String', 'audit website_program', {"name":{"required":true,"shortest":1,"longest":200},"details":{"shortest":0,"longest":20000,"clears":true},"details_es":{"shortest":0,"longest":20000,"clears":true},"img":{"shortest":0,"longest":80,"clears":true},"age":{"shortest":0,"longest":100,"clears":true},"order":{"least":0,"most":100000,"number":true},"name_es":{"shortest":0,"longest":200,"clears":true},"age_es":{"shortest":0,"longest":100,"clears":true},"status":{"flag":true},"site_id":{"id":true}});

/** Leads an address of a site on to another one at once: /tours, or /old/* for all below; a path that exists, or a chain, gets Error. */
export const createWebsiteRedirect = /* @__PURE__ */ operation<{ site_id: string | number; path: string; target: string }>(
  'createWebsiteRedirect', 'site_id:ID! path:String! target:String! operation_id:String', 'audit website_redirect', {"site_id":{"required":true,"id":true},"path":{"required":true,"shortest":1,"longest":300},"target":{"required":true,"shortest":1,"longest":500}});

/** Adds a site, empty or with theme, pages and menu of a template, all of it drafts; a slug that exists, or is none, gets Error. */
export const createWebsiteSite = /* @__PURE__ */ operation<{ name: string; slug: string; img?: string | null | undefined; full_path?: string | null | undefined; template?: string | null | undefined }>(
  'createWebsiteSite', 'name:String! slug:String! img:String full_path:String template:String operation_id:String', 'audit website_menu website_page website_page_address website_page_draft website_site website_theme', {"name":{"required":true,"shortest":1,"longest":100},"slug":{"required":true,"shortest":1,"longest":200},"img":{"shortest":0,"longest":80,"clears":true},"full_path":{"shortest":0,"longest":300,"clears":true}});

/** Adds a website staff member; an empty name gets Error. */
export const createWebsiteStaffMember = /* @__PURE__ */ operation<{ name: string; title?: string | null | undefined; img?: string | null | undefined; details?: string | null | undefined; details_es?: string | null | undefined; order?: number | null | undefined; title_es?: string | null | undefined; status?: boolean | null | undefined; site_id?: string | number | null | undefined }>(
  'createWebsiteStaffMember', 'name:String! title:String img:String details:String details_es:String order:Int title_es:String status:Boolean site_id:ID operation_id:String', 'audit website_staff_member', {"name":{"required":true,"shortest":1,"longest":200},"title":{"shortest":0,"longest":200,"clears":true},"img":{"shortest":0,"longest":80,"clears":true},"details":{"shortest":0,"longest":20000,"clears":true},"details_es":{"shortest":0,"longest":20000,"clears":true},"order":{"least":0,"most":100000,"number":true},"title_es":{"shortest":0,"longest":200,"clears":true},"status":{"flag":true},"site_id":{"id":true}});

/** Adds a website testimonial; an empty text, or showing it without who agreed, gets Error. */
export const createWebsiteTestimonial = /* @__PURE__ */ operation<{ name: string; text: string; img?: string | null | undefined; status?: boolean | null | undefined; text_es?: string | null | undefined; agreed_by?: string | null | undefined; site_id?: string | number | null | undefined }>(
  'createWebsiteTestimonial', 'name:String! text:String! img:String status:Boolean text_es:String agreed_by:String site_id:ID operation_id:String', 'audit website_testimonial', {"name":{"required":true,"shortest":1,"longest":200},"text":{"required":true,"shortest":1,"longest":2000},"img":{"shortest":0,"longest":80,"clears":true},"status":{"flag":true},"text_es":{"shortest":0,"longest":2000,"clears":true},"agreed_by":{"shortest":0,"longest":200,"clears":true},"site_id":{"id":true}});

/** Adds a theme: colors as hex, fonts of the list; a name that exists, or colors that cannot be read on one another, gets Error. */
export const createWebsiteTheme = /* @__PURE__ */ operation<{ name: string; colors?: unknown | null | undefined; fonts?: unknown | null | undefined; img?: string | null | undefined }>(
  'createWebsiteTheme', 'name:String! colors:JSON fonts:JSON img:String operation_id:String', 'audit website_theme', {"name":{"required":true,"shortest":1,"longest":100},"colors":{"object":true},"fonts":{"object":true},"img":{"shortest":0,"longest":80,"clears":true}});

/** Deletes a website event; an unknown id gets Error. */
export const deleteWebsiteEvent = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteWebsiteEvent', 'id:ID! operation_id:String', 'audit website_event', {"id":{"required":true,"id":true}});

/** Deletes an entry of a menu; an entry with entries below it gets Error. */
export const deleteWebsiteMenu = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteWebsiteMenu', 'id:ID! operation_id:String', 'audit website_menu', {"id":{"required":true,"id":true}});

/** Deletes a website menu option; an unknown id gets Error. */
export const deleteWebsiteMenuOption = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteWebsiteMenuOption', 'id:ID! operation_id:String', 'audit website_menu_option', {"id":{"required":true,"id":true}});

/** Deletes a website menu week; an unknown id gets Error. */
export const deleteWebsiteMenuWeek = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteWebsiteMenuWeek', 'id:ID! operation_id:String', 'audit website_menu_week', {"id":{"required":true,"id":true}});

/** Deletes a website news category; an unknown id gets Error. */
export const deleteWebsiteNewsCategory = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteWebsiteNewsCategory', 'id:ID! operation_id:String', 'audit website_news_category', {"id":{"required":true,"id":true}});

/** Deletes a website news item; an unknown id gets Error. */
export const deleteWebsiteNewsItem = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteWebsiteNewsItem', 'id:ID! operation_id:String', 'audit website_news', {"id":{"required":true,"id":true}});

/** Deletes a page with its drafts, off the site with the next publish; the start page of a site gets Error. */
export const deleteWebsitePage = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteWebsitePage', 'id:ID! operation_id:String', 'audit website_page website_page_address', {"id":{"required":true,"id":true}});

/** Deletes a draft; the published content stays, and an unknown id gets Error. */
export const deleteWebsitePageDraft = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteWebsitePageDraft', 'id:ID! operation_id:String', 'audit website_page_draft', {"id":{"required":true,"id":true}});

/** Deletes a website program; an unknown id gets Error. */
export const deleteWebsiteProgram = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteWebsiteProgram', 'id:ID! operation_id:String', 'audit website_program', {"id":{"required":true,"id":true}});

/** Deletes a redirect; its address leads nowhere then. */
export const deleteWebsiteRedirect = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteWebsiteRedirect', 'id:ID! operation_id:String', 'audit website_redirect', {"id":{"required":true,"id":true}});

/** Deletes a site with its pages; a site that is published gets Error. */
export const deleteWebsiteSite = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteWebsiteSite', 'id:ID! operation_id:String', 'audit website_site', {"id":{"required":true,"id":true}});

/** Deletes a website staff member; an unknown id gets Error. */
export const deleteWebsiteStaffMember = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteWebsiteStaffMember', 'id:ID! operation_id:String', 'audit website_staff_member', {"id":{"required":true,"id":true}});

/** Deletes a website testimonial; an unknown id gets Error. */
export const deleteWebsiteTestimonial = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteWebsiteTestimonial', 'id:ID! operation_id:String', 'audit website_testimonial', {"id":{"required":true,"id":true}});

/** Deletes a theme; a theme a site uses gets Error. */
export const deleteWebsiteTheme = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteWebsiteTheme', 'id:ID! operation_id:String', 'audit website_theme', {"id":{"required":true,"id":true}});

/** Makes a page the start page of its site, seen on the next publish; an unknown id gets Error. */
export const makeWebsiteHomePage = /* @__PURE__ */ operation<{ id: string | number }>(
  'makeWebsiteHomePage', 'id:ID! operation_id:String', 'audit website_page', {"id":{"required":true,"id":true}});

/** Publishes the latest draft of a page, or takes the page off the site; the rest of the site stays as it is shown. An unknown id, and the start page taken off, get Error. */
export const publishWebsitePage = /* @__PURE__ */ operation<{ id: string | number; published: boolean }>(
  'publishWebsitePage', 'id:ID! published:Boolean! operation_id:String', 'audit website_page website_page_draft website_release', {"id":{"required":true,"id":true},"published":{"required":true,"flag":true}});

/** Makes a draft the published content of its page; what others published since it was begun is kept as a draft. An unknown id gets Error. */
export const publishWebsitePageDraft = /* @__PURE__ */ operation<{ id: string | number }>(
  'publishWebsitePageDraft', 'id:ID! operation_id:String', 'audit website_page website_page_draft', {"id":{"required":true,"id":true}});

/** Freezes pages, menu, theme and content of a site into a release, shown at once or from a day and minute to come by the clock of the center; published false takes the site off. A site whose start page was not published gets Error. */
export const publishWebsiteSite = /* @__PURE__ */ operation<{ id: string | number; published?: boolean | null | undefined; date?: string | null | undefined; time?: string | null | undefined }>(
  'publishWebsiteSite', 'id:ID! published:Boolean date:Date time:Clock operation_id:String', 'audit website_release', {"id":{"required":true,"id":true},"published":{"flag":true}});

/** Shows one of the last twenty releases of a site once more, as a new one; an unknown number gets Error. */
export const publishWebsiteSiteAgain = /* @__PURE__ */ operation<{ id: string | number; number: number }>(
  'publishWebsiteSiteAgain', 'id:ID! number:Int! operation_id:String', 'audit website_release', {"id":{"required":true,"id":true},"number":{"required":true,"least":1,"number":true}});

/** Saves a draft of a page, a new one or the one named, without touching what is published; where somebody else has saved that one meanwhile, a draft beside it. An unknown page gets Error. */
export const saveWebsitePageDraft = /* @__PURE__ */ operation<{ page_id: string | number; content: unknown; id?: string | number | null | undefined; content_es?: unknown | null | undefined; seen?: string | null | undefined }>(
  'saveWebsitePageDraft', 'page_id:ID! content:JSON! id:ID content_es:JSON seen:DateTime operation_id:String', 'audit website_page_draft', {"page_id":{"required":true,"id":true},"content":{"required":true,"object":true},"id":{"id":true},"content_es":{"clears":true,"object":true}});

/** Stores order and nesting of the entries of a menu; an entry of another site, or a third level, gets Error. */
export const sortWebsiteMenu = /* @__PURE__ */ operation<{ site_id: string | number; menus: readonly ({ id: string | number; parent?: string | number | null | undefined })[] }>(
  'sortWebsiteMenu', 'site_id:ID! menus:[SortWebsiteMenuMenusInput!]! operation_id:String', 'audit website_menu', {"site_id":{"required":true,"id":true},"menus":{"required":true,"longest":200,"list":true,"object":true,"of":{"id":{"required":true,"id":true},"parent":{"id":true,"clears":true}}}});

/** Stores the order of the pages of a site; a page of another site gets Error. */
export const sortWebsitePages = /* @__PURE__ */ operation<{ site_id: string | number; pages: readonly (string | number)[] }>(
  'sortWebsitePages', 'site_id:ID! pages:[ID!]! operation_id:String', 'audit website_page', {"site_id":{"required":true,"id":true},"pages":{"required":true,"shortest":1,"longest":500,"list":true,"id":true}});

/** Changes a website event, seen on the next publish; an end before the start gets Error. */
export const updateWebsiteEvent = /* @__PURE__ */ operation<{ id: string | number; title?: string | null | undefined; date?: string | null | undefined; details?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined; forpublic?: boolean | null | undefined; status?: boolean | null | undefined; img?: string | null | undefined; title_es?: string | null | undefined; details_es?: string | null | undefined; seen?: string | null | undefined }>(
  'updateWebsiteEvent', 'id:ID! title:String date:Date details:String start_time:Clock end_time:Clock forpublic:Boolean status:Boolean img:String title_es:String details_es:String seen:DateTime operation_id:String', 'audit website_event', {"id":{"required":true,"id":true},"title":{"shortest":1,"longest":200},"details":{"shortest":0,"longest":20000,"clears":true},"start_time":{"clears":true},"end_time":{"clears":true},"forpublic":{"flag":true},"status":{"flag":true},"img":{"shortest":0,"longest":80,"clears":true},"title_es":{"shortest":0,"longest":200,"clears":true},"details_es":{"shortest":0,"longest":20000,"clears":true}});

/** Shows or hides a website event; an unknown id gets Error. */
export const updateWebsiteEventStatus = /* @__PURE__ */ operation<{ id: string | number; status: boolean }>(
  'updateWebsiteEventStatus', 'id:ID! status:Boolean! operation_id:String', 'audit website_event', {"id":{"required":true,"id":true},"status":{"required":true,"flag":true}});

/** Changes an entry of a menu, seen on the next publish; neither page nor url gets Error. */
export const updateWebsiteMenu = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; page_id?: string | number | null | undefined; url?: string | null | undefined; parent?: string | number | null | undefined; order?: number | null | undefined; name_es?: string | null | undefined }>(
  'updateWebsiteMenu', 'id:ID! name:String page_id:ID url:String parent:ID order:Int name_es:String operation_id:String', 'audit website_menu', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"page_id":{"id":true,"clears":true},"url":{"shortest":0,"longest":500,"clears":true},"parent":{"id":true,"clears":true},"order":{"least":0,"most":100000,"number":true},"name_es":{"shortest":0,"longest":100,"clears":true}});

/** Changes a website menu option, seen on the next publish; a name that exists gets Error. */
export const updateWebsiteMenuOption = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; details?: string | null | undefined; img?: string | null | undefined; name_es?: string | null | undefined; details_es?: string | null | undefined; seen?: string | null | undefined }>(
  'updateWebsiteMenuOption', 'id:ID! name:String details:String img:String name_es:String details_es:String seen:DateTime operation_id:String', 'audit website_menu_option', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"details":{"shortest":0,"longest":5000,"clears":true},"img":{"shortest":0,"longest":80,"clears":true},"name_es":{"shortest":0,"longest":200,"clears":true},"details_es":{"shortest":0,"longest":5000,"clears":true}});

/** Changes a website menu week, seen on the next publish; a week that exists gets Error. */
export const updateWebsiteMenuWeek = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; options?: readonly ({ day: number; option: string | number })[] | null | undefined; seen?: string | null | undefined }>(
  'updateWebsiteMenuWeek', 'id:ID! date:Date options:[UpdateWebsiteMenuWeekOptionsInput!] seen:DateTime operation_id:String', 'audit website_menu_week website_menu_week_option', {"id":{"required":true,"id":true},"options":{"longest":100,"list":true,"object":true,"of":{"day":{"required":true,"least":1,"most":7,"number":true},"option":{"required":true,"id":true}}}});

/** Changes a website news category, seen on the next publish; a name that exists gets Error. */
export const updateWebsiteNewsCategory = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; name_es?: string | null | undefined; seen?: string | null | undefined }>(
  'updateWebsiteNewsCategory', 'id:ID! name:String name_es:String seen:DateTime operation_id:String', 'audit website_news_category', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"name_es":{"shortest":0,"longest":100,"clears":true}});

/** Changes a website news item, seen on the next publish; an unknown category gets Error. */
export const updateWebsiteNewsItem = /* @__PURE__ */ operation<{ id: string | number; title?: string | null | undefined; details?: string | null | undefined; category?: string | number | null | undefined; date?: string | null | undefined; img?: string | null | undefined; status?: boolean | null | undefined; title_es?: string | null | undefined; details_es?: string | null | undefined; seen?: string | null | undefined }>(
  'updateWebsiteNewsItem', 'id:ID! title:String details:String category:ID date:Date img:String status:Boolean title_es:String details_es:String seen:DateTime operation_id:String', 'audit website_news', {"id":{"required":true,"id":true},"title":{"shortest":1,"longest":200},"details":{"shortest":0,"longest":20000},"category":{"id":true,"clears":true},"img":{"shortest":0,"longest":80,"clears":true},"status":{"flag":true},"title_es":{"shortest":0,"longest":200,"clears":true},"details_es":{"shortest":0,"longest":20000,"clears":true}});

/** Shows or hides a website news item; an unknown id gets Error. */
export const updateWebsiteNewsItemStatus = /* @__PURE__ */ operation<{ id: string | number; status: boolean }>(
  'updateWebsiteNewsItemStatus', 'id:ID! status:Boolean! operation_id:String', 'audit website_news', {"id":{"required":true,"id":true},"status":{"required":true,"flag":true}});

/** Changes a page, seen on the next publish, its content as a draft; with another slug the old address leads on. A slug that exists in the site gets Error. */
export const updateWebsitePage = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; slug?: string | null | undefined; content?: unknown | null | undefined; order?: number | null | undefined; name_es?: string | null | undefined; description?: string | null | undefined; content_es?: unknown | null | undefined; seen?: string | null | undefined }>(
  'updateWebsitePage', 'id:ID! name:String slug:String content:JSON order:Int name_es:String description:String content_es:JSON seen:DateTime operation_id:String', 'audit website_page website_page_address website_page_draft', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"slug":{"shortest":1,"longest":200},"content":{"object":true},"order":{"least":0,"most":100000,"number":true},"name_es":{"shortest":0,"longest":200,"clears":true},"description":{"shortest":0,"longest":300,"clears":true},"content_es":{"clears":true,"object":true}});

/** Changes a website program, seen on the next publish; an empty name gets Error. */
export const updateWebsiteProgram = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; details?: string | null | undefined; details_es?: string | null | undefined; img?: string | null | undefined; age?: string | null | undefined; order?: number | null | undefined; name_es?: string | null | undefined; age_es?: string | null | undefined; status?: boolean | null | undefined; seen?: string | null | undefined }>(
  'updateWebsiteProgram', 'id:ID! name:String details:String details_es:String img:String age:String order:Int name_es:String age_es:String status:Boolean seen:DateTime operation_id:String', 'audit website_program', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"details":{"shortest":0,"longest":20000,"clears":true},"details_es":{"shortest":0,"longest":20000,"clears":true},"img":{"shortest":0,"longest":80,"clears":true},"age":{"shortest":0,"longest":100,"clears":true},"order":{"least":0,"most":100000,"number":true},"name_es":{"shortest":0,"longest":200,"clears":true},"age_es":{"shortest":0,"longest":100,"clears":true},"status":{"flag":true}});

/** Changes a redirect at once; a path that exists, or a chain, gets Error. */
export const updateWebsiteRedirect = /* @__PURE__ */ operation<{ id: string | number; path?: string | null | undefined; target?: string | null | undefined }>(
  'updateWebsiteRedirect', 'id:ID! path:String target:String operation_id:String', 'audit website_redirect', {"id":{"required":true,"id":true},"path":{"shortest":1,"longest":300},"target":{"shortest":1,"longest":500}});

/** Changes a site, seen on the next publish; a slug that exists gets Error. */
export const updateWebsiteSite = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; slug?: string | null | undefined; img?: string | null | undefined; full_path?: string | null | undefined; seen?: string | null | undefined }>(
  'updateWebsiteSite', 'id:ID! name:String slug:String img:String full_path:String seen:DateTime operation_id:String', 'audit website_site', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"slug":{"shortest":1,"longest":200},"img":{"shortest":0,"longest":80,"clears":true},"full_path":{"shortest":0,"longest":300,"clears":true}});

/** Changes a website staff member, seen on the next publish; an empty name gets Error. */
export const updateWebsiteStaffMember = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; title?: string | null | undefined; img?: string | null | undefined; details?: string | null | undefined; details_es?: string | null | undefined; order?: number | null | undefined; title_es?: string | null | undefined; status?: boolean | null | undefined; seen?: string | null | undefined }>(
  'updateWebsiteStaffMember', 'id:ID! name:String title:String img:String details:String details_es:String order:Int title_es:String status:Boolean seen:DateTime operation_id:String', 'audit website_staff_member', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"title":{"shortest":0,"longest":200,"clears":true},"img":{"shortest":0,"longest":80,"clears":true},"details":{"shortest":0,"longest":20000,"clears":true},"details_es":{"shortest":0,"longest":20000,"clears":true},"order":{"least":0,"most":100000,"number":true},"title_es":{"shortest":0,"longest":200,"clears":true},"status":{"flag":true}});

/** Changes a website testimonial, seen on the next publish; an empty text, or showing it without who agreed, gets Error. */
export const updateWebsiteTestimonial = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; text?: string | null | undefined; img?: string | null | undefined; status?: boolean | null | undefined; text_es?: string | null | undefined; agreed_by?: string | null | undefined; seen?: string | null | undefined }>(
  'updateWebsiteTestimonial', 'id:ID! name:String text:String img:String status:Boolean text_es:String agreed_by:String seen:DateTime operation_id:String', 'audit website_testimonial', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"text":{"shortest":1,"longest":2000},"img":{"shortest":0,"longest":80,"clears":true},"status":{"flag":true},"text_es":{"shortest":0,"longest":2000,"clears":true},"agreed_by":{"shortest":0,"longest":200,"clears":true}});

/** Shows or hides a website testimonial; an unknown id gets Error. */
export const updateWebsiteTestimonialStatus = /* @__PURE__ */ operation<{ id: string | number; status: boolean }>(
  'updateWebsiteTestimonialStatus', 'id:ID! status:Boolean! operation_id:String', 'audit website_testimonial', {"id":{"required":true,"id":true},"status":{"required":true,"flag":true}});

/** Changes a theme, seen on the next publish; a name that exists, or colors that cannot be read on one another, gets Error. */
export const updateWebsiteTheme = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; colors?: unknown | null | undefined; fonts?: unknown | null | undefined; img?: string | null | undefined }>(
  'updateWebsiteTheme', 'id:ID! name:String colors:JSON fonts:JSON img:String operation_id:String', 'audit website_theme', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"colors":{"object":true},"fonts":{"object":true},"img":{"shortest":0,"longest":80,"clears":true}});
