import './website.fields.ts';
import { sql } from 'kysely';
import { type Calls, message, mutation, out, outcome } from '../../kernel/call/call.ts';
import { id, pageIfAny, text } from '../../kernel/call/input.ts';
import { matching } from '../../kernel/db/where.ts';
import { orError } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { changedEntry, menus, newEntry, unlessAbove } from './menus.ts';
import { sortMenu } from './order.ts';
import { changedRedirect, newRedirect, redirects } from './redirects.ts';
import { changedTheme, newTheme, themes, unlessWorn } from './themes.ts';
import { Site, WebsiteMenu, WebsiteRedirect } from './website.entities.ts';
import {
  entryChanges,
  menuOrder,
  newEntryInput,
  newRedirectInput,
  newThemeInput,
  redirectChanges,
  themeChanges,
} from './website.inputs.ts';
import { siteMenus, sitePages, sites } from './website.reach.ts';

const added = outcome({ id: out.id });
const plain = outcome();
const gives = (of: { readonly id: number }) => ({ gives: { id: of.id } });

/** Menus, redirects and themes of sites. */
export const lookCalls: Calls = {
  websiteMenus: menus.list({
    about:
      'Lists the entries of the menu of a site in their order, dead ones included; an unknown site answers an empty list.',
    reach: { site_id: sites },
    input: { site_id: id(Site), ...pageIfAny },
    where: (_, { site_id }) => [matching(WebsiteMenu, { site_id })],
    order: ['sort'],
  }),
  websiteMenu: menus.read({ about: 'Answers one entry of a menu for editing; an unknown id answers null.' }),
  createWebsiteMenu: menus.add({
    about: 'Adds an entry to the menu of a site, below a top one at most; neither page nor url gets Error.',
    reach: { site_id: orError(sites), page_id: orError(sitePages), parent: orError(siteMenus) },
    input: newEntryInput,
    answer: added,
    run: newEntry,
    afterwards: (_, entry) => gives(entry),
    says: message('website.added'),
  }),
  updateWebsiteMenu: menus.change({
    about: 'Changes an entry of a menu, seen on the next publish; neither page nor url gets Error.',
    reach: { page_id: orError(sitePages), parent: orError(siteMenus) },
    input: entryChanges,
    answer: plain,
    run: changedEntry,
    says: message('website.saved'),
  }),
  deleteWebsiteMenu: menus.remove({
    about: 'Deletes an entry of a menu; an entry with entries below it gets Error.',
    run: unlessAbove,
    says: message('website.removed'),
  }),
  sortWebsiteMenu: mutation({
    rule: 'center',
    permission: 'edit_website',
    about: 'Stores order and nesting of the entries of a menu; an entry of another site, or a third level, gets Error.',
    reach: { site_id: orError(sites), 'menus.id': orError(siteMenus), 'menus.parent': orError(siteMenus) },
    input: menuOrder,
    answer: plain,
    run: sortMenu,
  }),

  websiteRedirects: redirects.list({
    about: 'Lists the redirects of a site by their paths; an unknown site answers an empty list.',
    reach: { site_id: sites },
    input: { site_id: id(Site), search: text(0, 100).optional(), ...pageIfAny },
    where: (_, { site_id, search }) => [
      matching(WebsiteRedirect, { site_id }),
      search?.trim() && sql<boolean>`${containing('website_redirect.path', search)}`,
    ],
    order: ['path'],
  }),
  createWebsiteRedirect: redirects.add({
    about:
      'Leads an address of a site on to another one at once: /tours, or /old/* for all below; a path that exists, or a chain, gets Error.',
    reach: { site_id: orError(sites) },
    input: newRedirectInput,
    answer: added,
    run: newRedirect,
    afterwards: (_, redirect) => gives(redirect),
    says: message('website.redirectSaved'),
  }),
  updateWebsiteRedirect: redirects.change({
    about: 'Changes a redirect at once; a path that exists, or a chain, gets Error.',
    input: redirectChanges,
    answer: plain,
    run: changedRedirect,
    says: message('website.redirectSaved'),
  }),
  deleteWebsiteRedirect: redirects.remove({
    about: 'Deletes a redirect; its address leads nowhere then.',
    says: message('website.redirectRemoved'),
  }),

  websiteThemes: themes.list({
    about: 'Lists the themes of the center, by name; a page size that is not a positive integer is refused.',
    input: { search: text(0, 100).optional(), ...pageIfAny },
    where: (_, { search }) => [search?.trim() && sql<boolean>`${containing('website_theme.name', search)}`],
    order: ['name'],
  }),
  websiteTheme: themes.read({ about: 'Answers one theme for editing; an unknown id answers null.' }),
  createWebsiteTheme: themes.add({
    about:
      'Adds a theme: colors as hex, fonts of the list; a name that exists, or colors that cannot be read on one another, gets Error.',
    input: newThemeInput,
    answer: added,
    run: newTheme,
    afterwards: (_, theme) => gives(theme),
    says: message('website.added'),
  }),
  updateWebsiteTheme: themes.change({
    about:
      'Changes a theme, seen on the next publish; a name that exists, or colors that cannot be read on one another, gets Error.',
    input: themeChanges,
    answer: plain,
    run: changedTheme,
    says: message('website.saved'),
  }),
  deleteWebsiteTheme: themes.remove({
    about: 'Deletes a theme; a theme a site uses gets Error.',
    run: unlessWorn,
    says: message('website.removed'),
  }),
};
