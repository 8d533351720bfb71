import { siteTemplateKeys } from '@nestling/rules/website/templates.ts';
import { THEME_COLORS, THEME_FONTS } from '@nestling/rules/website/theme.ts';
import { z } from 'zod';
import { choice, clock, date, datetime, flag, id, int, json, listOf, text } from '../../kernel/call/input.ts';
import { pageShape } from './document.ts';
import { Site, WebsiteMenu, WebsitePage, WebsitePageDraft } from './website.entities.ts';

/** Letters of a page as JSON: 1 MB at most. */
const LONGEST_PAGE = 1_000_000;
const content = json(pageShape, LONGEST_PAGE);
/** What a site or page is called in its address; what is no slug is told at its field. */
const slug = text(1, 200);
/** The key of a picture of the library. */
export const img = text(0, 80).nullish();
export const order = int(0, 100_000);
export const ofSite = { site_id: id(Site).optional() };

const siteName = text(1, 100);
const siteDetails = { img, full_path: text(0, 300).nullish() };
export const newSiteInput = { name: siteName, slug, ...siteDetails, template: choice(...siteTemplateKeys).optional() };
export const siteChanges = { name: siteName.optional(), slug: slug.optional(), ...siteDetails };

const pageName = text(1, 200);
/** What a page may have beside its name and address; the last three are not of the catalogue. */
const pageDetails = {
  content: content.optional(),
  order: order.optional(),
  name_es: text(0, 200).nullish(),
  description: text(0, 300).nullish(),
  content_es: content.nullish(),
};
export const newPageInput = { site_id: id(Site), name: pageName, slug, ...pageDetails };
export const pageChanges = { name: pageName.optional(), slug: slug.optional(), ...pageDetails };
export const draftInput = {
  page_id: id(WebsitePage),
  content,
  id: id(WebsitePageDraft).optional(),
  content_es: content.nullish(),
  seen: datetime().optional(),
};

const entryName = text(1, 100);
const entryDetails = {
  page_id: id(WebsitePage).nullish(),
  url: text(0, 500).nullish(),
  parent: id(WebsiteMenu).nullish(),
  order: order.optional(),
  name_es: text(0, 100).nullish(),
};
export const newEntryInput = { site_id: id(Site), name: entryName, ...entryDetails };
export const entryChanges = { name: entryName.optional(), ...entryDetails };
export const menuOrder = {
  site_id: id(Site),
  menus: listOf({ id: id(WebsiteMenu), parent: id(WebsiteMenu).nullish() }, 200),
};

const redirect = { path: text(1, 300), target: text(1, 500) };
export const newRedirectInput = { site_id: id(Site), ...redirect };
export const redirectChanges = { path: redirect.path.optional(), target: redirect.target.optional() };

const hex = z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'kernel.noColour');
const themeName = text(1, 100);
const themeDetails = {
  /** By what has them: nothing else of a style sheet is taken. */
  colors: json(z.partialRecord(z.enum(THEME_COLORS), hex), 1_000).optional(),
  fonts: json(z.partialRecord(z.enum(['text', 'headings']), z.enum(Object.keys(THEME_FONTS))), 1_000).optional(),
  img,
};
export const newThemeInput = { name: themeName, ...themeDetails };
export const themeChanges = { name: themeName.optional(), ...themeDetails };

export const publishInput = {
  id: id(Site),
  published: flag().optional(),
  date: date().optional(),
  time: clock().optional(),
};
