import './website.fields.ts';
import { sql } from 'kysely';
import { type Calls, message, mutation, out, outcome, query } from '../../kernel/call/call.ts';
import { id, ids, pageIfAny, text } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { matching } from '../../kernel/db/where.ts';
import { orError } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { drafts, saveDraft } from './drafts.ts';
import { fillSite } from './fill-site.ts';
import { sortPages } from './order.ts';
import { addDraft, changedPage, keepSlug, makeHome, newPage, pages, unlessHome } from './pages.ts';
import { addressOfPage } from './preview.ts';
import { changedSite, newSite, sites, themed, unlessShown } from './sites.ts';
import { Site, WebsitePage, WebsitePageDraft, WebsiteTheme } from './website.entities.ts';
import { draftInput, newPageInput, newSiteInput, pageChanges, siteChanges } from './website.inputs.ts';
import { sites as ownSites, pageDrafts, sitePages, siteThemes } from './website.reach.ts';

const added = outcome({ id: out.id });
const plain = outcome();
const gives = (of: { readonly id: number }) => ({ gives: { id: of.id } });
/** Sites, their pages and what is written of them. */
export const calls: Calls = {
  websiteSites: sites.list({
    about: 'Lists the sites for the builder, by name; a page size that is not a positive integer is refused.',
    input: { search: text(0, 100).optional(), ...pageIfAny },
    where: (_, { search }) => [search?.trim() && sql<boolean>`${containing('website_site.name', search)}`],
    order: ['name'],
  }),
  websiteSite: sites.read({ about: 'Answers one site for editing; an unknown id answers null.' }),
  createWebsiteSite: sites.add({
    about:
      'Adds a site, empty or with theme, pages and menu of a template, all of it drafts; a slug that exists, or is none, gets Error.',
    input: newSiteInput,
    answer: added,
    run: newSite,
    afterwards: async (ctx, site, { template }) => {
      if (template) await fillSite(ctx, site.id, template);
      return gives(site);
    },
    says: message('website.siteAdded'),
  }),
  updateWebsiteSite: sites.change({
    about: 'Changes a site, seen on the next publish; a slug that exists gets Error.',
    input: siteChanges,
    answer: plain,
    seen: true,
    run: changedSite,
    says: message('website.saved'),
  }),
  deleteWebsiteSite: sites.remove({
    about: 'Deletes a site with its pages; a site that is published gets Error.',
    run: unlessShown,
    says: message('website.removed'),
  }),
  applyWebsiteTheme: sites.act({
    about: 'Gives a site the theme, seen on the next publish; an unknown value gets Error.',
    by: 'site_id',
    reach: { theme_id: orError(siteThemes) },
    input: { theme_id: id(WebsiteTheme) },
    answer: plain,
    run: themed,
    says: message('website.saved'),
  }),

  websitePages: pages.list({
    about: 'Lists the pages of a site in their order, hidden ones included; an unknown site answers an empty list.',
    reach: { site_id: ownSites },
    input: { site_id: id(Site), ...pageIfAny },
    where: (_, { site_id }) => [matching(WebsitePage, { site_id })],
    order: ['sort'],
  }),
  websitePage: pages.read({ about: 'Answers one page for editing; an unknown id answers null.' }),
  createWebsitePage: pages.add({
    about:
      'Adds a page to a site, its content as a draft; the first one is the start page. A slug that exists in the site gets Error.',
    reach: { site_id: orError(ownSites) },
    input: newPageInput,
    answer: added,
    run: newPage,
    afterwards: async (ctx, made, given) => {
      const taken = await keepSlug(ctx, made);
      if (taken instanceof UserError) return taken;
      if (given.content) await addDraft(ctx, made, given.content, given.content_es ?? null);
      return gives(made);
    },
    says: message('website.added'),
  }),
  updateWebsitePage: pages.change({
    about:
      'Changes a page, seen on the next publish, its content as a draft; with another slug the old address leads on. A slug that exists in the site gets Error.',
    input: pageChanges,
    answer: plain,
    seen: true,
    run: changedPage,
    afterwards: keepSlug,
    says: message('website.saved'),
  }),
  deleteWebsitePage: pages.remove({
    about: 'Deletes a page with its drafts, off the site with the next publish; the start page of a site gets Error.',
    run: unlessHome,
    says: message('website.removed'),
  }),
  makeWebsiteHomePage: pages.act({
    about: 'Makes a page the start page of its site, seen on the next publish; an unknown id gets Error.',
    answer: plain,
    run: makeHome,
    says: message('website.saved'),
  }),
  sortWebsitePages: mutation({
    rule: 'center',
    permission: 'edit_website',
    about: 'Stores the order of the pages of a site; a page of another site gets Error.',
    reach: { site_id: orError(ownSites), pages: orError(sitePages) },
    input: { site_id: id(Site), pages: ids(WebsitePage, 500) },
    answer: plain,
    run: sortPages,
  }),

  websitePageDrafts: drafts.list({
    about: 'Lists the drafts of a page, the newest first; an unknown page answers an empty list.',
    reach: { page_id: sitePages },
    input: { page_id: id(WebsitePage) },
    where: (_, { page_id }) => [matching(WebsitePageDraft, { page_id })],
    order: ['-updated_at'],
    most: 200,
  }),
  websitePagePreviewAddress: query({
    rule: 'center',
    permission: 'edit_website',
    about:
      'Answers where the latest draft of a page is seen as readers would see it, for an hour, by whoever has the address; an unknown id gets Error.',
    reach: { id: orError(sitePages) },
    input: { id: id(WebsitePage) },
    answer: outcome({ url: out.text }),
    run: addressOfPage,
  }),
  saveWebsitePageDraft: mutation({
    rule: 'center',
    permission: 'edit_website',
    about:
      'Saves a draft of a page, a new one or the one named, without touching what is published; where somebody else has saved that one meanwhile, a draft beside it. An unknown page gets Error.',
    reach: { page_id: orError(sitePages), id: orError(pageDrafts) },
    input: draftInput,
    answer: outcome({ draft: WebsitePageDraft }),
    run: saveDraft,
  }),
  deleteWebsitePageDraft: drafts.remove({
    about: 'Deletes a draft; the published content stays, and an unknown id gets Error.',
    says: message('website.removed'),
  }),
};
