import { templatePages } from '@nestling/rules/website/template-pages.ts';
import { SITE_TEMPLATES, type SiteTemplateKey } from '@nestling/rules/website/templates.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { menus } from './menus.ts';
import { addDraft, keepSlug, pages } from './pages.ts';
import { sites } from './sites.ts';
import { themes } from './themes.ts';
import { Site } from './website.entities.ts';

/** The theme of a template: the one of its name, which the center may have changed since, else a new one. */
const themeOf = async (
  ctx: Ctx,
  { name, colors, fonts }: (typeof SITE_TEMPLATES)[SiteTemplateKey],
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from website_theme where lower(name) = lower(${name.en})
    order by id limit 1`.execute(ctx.db);
  const [known] = rows;
  return (
    known?.id ??
    themes.records.add(ctx, { name: name.en, colors: JSON.stringify(colors), fonts: JSON.stringify(fonts) })
  );
};

/** Gives a new site what a template has: its theme, its pages as drafts, and a menu that leads to them. Nothing is shown. */
export const fillSite = async (ctx: Ctx, site: number, key: SiteTemplateKey): Promise<void> => {
  const template = SITE_TEMPLATES[key];
  await sites.records.change(ctx, { id: idOf(Site, site) }, { theme_id: await themeOf(ctx, template) });
  for (const [at, { slug, name, english, spanish }] of templatePages(template).entries()) {
    const words = { name: name.en, name_es: name.es, sort: at + 1 };
    const id = await pages.records.add(ctx, { ...words, site_id: site, slug, is_home: at === 0 });
    await keepSlug(ctx, { id, site_id: site, slug });
    await addDraft(ctx, { id, version: 0 }, english, spanish);
    if (at > 0) await menus.records.add(ctx, { ...words, site_id: site, page_id: id });
  }
};
