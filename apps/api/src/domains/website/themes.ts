import { contrastOf } from '@nestling/rules/website/theme.ts';
import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { cleared } from '../../kernel/write/cleared.ts';
import { resource } from '../../kernel/write/resource.ts';
import { unlessInLibrary } from './library.ts';
import { builder } from './terms.ts';
import { WebsiteTheme } from './website.entities.ts';
import type { newThemeInput, themeChanges } from './website.inputs.ts';
import { siteThemes } from './website.reach.ts';

constraint('website_theme_name', 'name', 'TAKEN', message('website.nameTaken'));

/** Colors and fonts of sites. */
export const themes = resource(WebsiteTheme, {
  ...builder,
  as: 'theme',
  reach: siteThemes,
  gone: message('website.themeGone'),
});

type Given = InputOf<typeof themeChanges>;

/** What a call says of a theme; colors nobody could read are declined. */
const columnsOf = async (ctx: Ctx, given: Given, before: RowOf<'website_theme'> | null) => {
  const { name, colors, fonts, img } = given;
  const refused = await unlessInLibrary(ctx, [img]);
  if (refused) return refused;
  const all = { ...Object(before?.colors ?? {}), ...colors };
  const unreadable = contrastOf(all);
  if (colors && unreadable)
    return declined(
      message('website.unreadable', { ratio: unreadable.ratio.toFixed(1), least: String(unreadable.least) }),
      {
        field: 'colors',
        code: 'CONTRAST',
      },
    );
  return {
    set: {
      name,
      colors: colors && JSON.stringify(all),
      fonts: fonts && JSON.stringify({ ...Object(before?.fonts ?? {}), ...fonts }),
      img: cleared(img),
    },
  };
};

export const newTheme = async (ctx: Ctx, given: InputOf<typeof newThemeInput>) => {
  const made = await columnsOf(ctx, given, null);
  return 'set' in made ? { set: { ...made.set, name: given.name } } : made;
};
export const changedTheme = (ctx: Ctx, theme: RowOf<'website_theme'>, given: Given) => columnsOf(ctx, given, theme);

/** A theme a site has stays. */
export const unlessWorn = async ({ db }: Ctx, { id }: RowOf<'website_theme'>) => {
  const { rows } = await sql`select 1 from website_site where theme_id = ${id} limit 1`.execute(db);
  return rows.length > 0 ? declined(message('website.inUse'), { field: 'id', code: 'IN_USE' }) : undefined;
};
