import type { Matrix } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import {
  aContent,
  aDocument,
  aMenuEntry,
  aMonday,
  aPageDraft,
  aRedirect,
  aRelease,
  aSite,
  aTheme,
  aWebsitePage,
  type ContentKind,
} from './website.factory.ts';

/** Sites are the center's: whoever runs it reaches all of them, and nobody another center's. */
const runners = { own: 'center', other: 'center', elsewhere: 'center' } as const;
const ground = (w: World, where: Where) => {
  const { tenant, mark } = w.at(where);
  return { tenant, mark: where === 'foreign' ? mark : 'Common' };
};
const site = (w: World, where: Where) => {
  const { tenant, mark } = ground(w, where);
  return aSite(tenant, { name: `${mark} ${nth()}` });
};
const page = (w: World, where: Where, given: Parameters<typeof aWebsitePage>[1] = {}) => {
  const { tenant, mark } = ground(w, where);
  return aWebsitePage(tenant, { name: `${mark} ${nth()}`, ...given });
};
const entry = (w: World, where: Where) => {
  const { tenant, mark } = ground(w, where);
  return aMenuEntry(tenant, { name: `${mark} ${nth()}` });
};
const redirect = (w: World, where: Where) => {
  const { tenant, mark } = ground(w, where);
  return aRedirect(tenant, { path: `/${mark.toLowerCase().replaceAll(/[^a-z0-9]/g, '-')}-${nth()}` });
};
const theme = (w: World, where: Where) => {
  const { tenant, mark } = ground(w, where);
  return aTheme(tenant, { name: `${mark} ${nth()}` });
};
type Given = Readonly<Record<string, unknown>>;
type Outside = 'error' | 'null' | 'refused' | 'empty';
const on = (args: (w: World, where: Where) => Promise<Given>, outside: Outside = 'error') =>
  ({ args, from: runners, outside }) as const;
const which =
  (make: (w: World, where: Where) => Promise<{ readonly id: number }>, more: () => Given = () => ({})) =>
  async (w: World, where: Where) => ({ id: (await make(w, where)).id, ...more() });
const ofSite =
  (more: () => Given = () => ({})) =>
  async (w: World, where: Where) => ({
    site_id: (await site(w, where)).id,
    ...more(),
  });
const name = () => ({ name: `Common ${nth()}` });

/** The calls of one kind of content. */
const content = (kind: ContentKind, many: string, given: () => Given, status: boolean): Matrix => {
  const one = which((w, where) => {
    const { tenant, mark } = ground(w, where);
    return aContent(tenant, kind, mark);
  });
  const and = (more: () => Given) => async (w: World, where: Where) => ({ ...(await one(w, where)), ...more() });
  return {
    [`website${many}`]: on(
      ofSite(() => ({ first: 20 })),
      'refused',
    ),
    [`website${kind}`]: on(one, 'null'),
    [`createWebsite${kind}`]: on(ofSite(given)),
    [`updateWebsite${kind}`]: on(and(given)),
    [`deleteWebsite${kind}`]: on(one),
    ...(status ? { [`updateWebsite${kind}Status`]: on(and(() => ({ status: kind === 'Testimonial' }))) } : {}),
  };
};

export const matrix: Matrix = {
  websiteSites: { args: () => ({ first: 20 }) },
  websiteSite: on(which(site), 'null'),
  createWebsiteSite: { args: () => ({ ...name(), slug: `common-${nth()}` }) },
  updateWebsiteSite: on(which(site, name)),
  deleteWebsiteSite: on(which(site)),
  applyWebsiteTheme: on(async (w, where) => ({
    site_id: (await site(w, where)).id,
    theme_id: (await theme(w, where)).id,
  })),
  websitePages: on(
    ofSite(() => ({ first: 20 })),
    'refused',
  ),
  websitePage: on(which(page), 'null'),
  createWebsitePage: on(ofSite(() => ({ ...name(), slug: `common-${nth()}`, content: aDocument() }))),
  updateWebsitePage: on(which(page, name)),
  deleteWebsitePage: on(which(page)),
  makeWebsiteHomePage: on(which(page)),
  sortWebsitePages: on(async (w, where) => {
    const one = await page(w, where);
    return { site_id: one.site_id, pages: [one.id] };
  }),
  websitePageDrafts: on(async (w, where) => ({ page_id: (await page(w, where)).id }), 'refused'),
  websitePagePreviewAddress: on(which(page)),
  saveWebsitePageDraft: on(async (w, where) => ({ page_id: (await page(w, where)).id, content: aDocument() })),
  deleteWebsitePageDraft: on(which((w, where) => aPageDraft(ground(w, where).tenant))),
  websiteMenus: on(
    ofSite(() => ({ first: 20 })),
    'refused',
  ),
  websiteMenu: on(which(entry), 'null'),
  createWebsiteMenu: on(ofSite(() => ({ ...name(), url: '/blog' }))),
  updateWebsiteMenu: on(which(entry, name)),
  deleteWebsiteMenu: on(which(entry)),
  sortWebsiteMenu: on(async (w, where) => {
    const one = await entry(w, where);
    return { site_id: one.site_id, menus: [{ id: one.id }] };
  }),
  websiteRedirects: on(
    ofSite(() => ({ first: 20 })),
    'refused',
  ),
  createWebsiteRedirect: on(ofSite(() => ({ path: `/old-${nth()}`, target: '/visit' }))),
  updateWebsiteRedirect: on(which(redirect, () => ({ target: '/visit' }))),
  deleteWebsiteRedirect: on(which(redirect)),
  websiteThemes: { args: () => ({ first: 20 }) },
  websiteTheme: on(which(theme), 'null'),
  createWebsiteTheme: { args: () => ({ ...name(), colors: { ink: '#000000' } }) },
  updateWebsiteTheme: on(which(theme, name)),
  deleteWebsiteTheme: on(which(theme)),
  ...content('Event', 'Events', () => ({ title: `Common ${nth()}`, date: '2026-04-02' }), true),
  ...content('StaffMember', 'StaffMembers', name, false),
  ...content('Program', 'Programs', name, false),
  ...content('NewsCategory', 'NewsCategories', name, false),
  ...content('NewsItem', 'NewsItems', () => ({ title: `Common ${nth()}`, details: '<p>Common words</p>' }), true),
  ...content('Testimonial', 'Testimonials', () => ({ ...name(), text: 'Common words' }), true),
  ...content('MenuOption', 'MenuOptions', name, false),
  ...content('MenuWeek', 'MenuWeeks', () => ({ date: aMonday() }), false),
  createWebsiteMenuWeek: on(async (w, where) => {
    const { tenant, mark } = ground(w, where);
    const options = [{ day: 1, option: (await aContent(tenant, 'MenuOption', mark)).id }];
    return { date: aMonday(), options, site_id: (await site(w, where)).id };
  }),
  publishWebsiteSite: on(async (w, where) => {
    const { site_id } = await page(w, where, { is_home: true, published: true, content: JSON.stringify(aDocument()) });
    return { id: site_id };
  }),
  publishWebsiteSiteAgain: on(async (w, where) => {
    const { id } = await site(w, where);
    await aRelease(ground(w, where).tenant, id);
    return { id, number: 1 };
  }),
  publishWebsitePage: on(
    which(
      (w, where) => page(w, where, { content: JSON.stringify(aDocument()) }),
      () => ({ published: true }),
    ),
  ),
  publishWebsitePageDraft: on(which((w, where) => aPageDraft(ground(w, where).tenant))),
  websiteSiteChanges: on(which(site), 'refused'),
  publicWebsiteSite: { args: () => ({ slug: 'no-such-site' }) },
  publicWebsitePage: { args: () => ({ site: 'no-such-site', slug: 'no-such-page' }) },
};
