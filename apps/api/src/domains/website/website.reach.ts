import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Table } from '../../kernel/db/tables.ts';
import type { Entity } from '../../kernel/read/entity.ts';
import { type Scope, scope } from '../../kernel/read/reach.ts';
import {
  Site,
  WebsiteEvent,
  WebsiteMenu,
  WebsiteMenuOption,
  WebsiteMenuWeek,
  WebsiteNews,
  WebsiteNewsCategory,
  WebsitePage,
  WebsitePageDraft,
  WebsiteProgram,
  WebsiteRedirect,
  WebsiteRelease,
  WebsiteStaffMember,
  WebsiteTestimonial,
  WebsiteTheme,
} from './website.entities.ts';

/** Sites are the whole center's: whoever runs it reads and changes all of them. Readers get what was released, by other ways. */
const builders = <T extends Table>(of: Entity<T>, label: string): Scope<T> =>
  scope(of, label, (who) => (allows(who.role, 'center') ? sql`true` : sql`false`));

export const sites = builders(Site, 'sites of the center');
export const sitePages = builders(WebsitePage, 'pages of its sites');
export const pageDrafts = builders(WebsitePageDraft, 'drafts of their pages');
export const siteMenus = builders(WebsiteMenu, 'menus of its sites');
export const siteRedirects = builders(WebsiteRedirect, 'redirects of its sites');
export const siteThemes = builders(WebsiteTheme, 'themes of the center');
export const siteEvents = builders(WebsiteEvent, 'events of its sites');
export const siteStaff = builders(WebsiteStaffMember, 'staff of its sites');
export const sitePrograms = builders(WebsiteProgram, 'programs of its sites');
export const newsCategories = builders(WebsiteNewsCategory, 'categories of their news');
export const siteNews = builders(WebsiteNews, 'news of its sites');
export const testimonials = builders(WebsiteTestimonial, 'testimonials of its sites');
export const menuOptions = builders(WebsiteMenuOption, 'dishes of its sites');
export const menuWeeks = builders(WebsiteMenuWeek, 'menu weeks of its sites');
export const siteReleases = builders(WebsiteRelease, 'releases of its sites');
