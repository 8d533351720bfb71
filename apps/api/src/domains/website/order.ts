import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { updateMany } from '../../kernel/write/write-rows.ts';
import { Site } from './website.entities.ts';
import type { menuOrder } from './website.inputs.ts';

/** Puts the pages of a site into an order; those that are not named follow as they stood. */
export const sortPages = async (
  ctx: Ctx,
  { site_id, pages }: { readonly site_id: number; readonly pages: readonly number[] },
) => {
  const { rows } = await sql<{ id: number }>`select id from website_page where site_id = ${site_id}
    order by sort, id for update`.execute(ctx.db);
  const own = new Set(rows.map(({ id }) => id));
  if (pages.some((id) => !own.has(id)))
    return declined(message('website.otherSite'), { field: 'pages', code: 'UNKNOWN' });
  const asked = new Set(pages);
  const all = [...pages, ...rows.map(({ id }) => id).filter((id) => !asked.has(id))];
  await updateMany(
    ctx,
    'website_page',
    all.map((id, at) => ({ id, sort: at + 1 })),
  );
  ctx.audit({ entity: Site, id: site_id, after: { pages: all } });
  return done(message('website.sorted'));
};

/** Stores order and nesting of the menu of a site, two deep at most; entries that are not named stay as they are. */
export const sortMenu = async (ctx: Ctx, { site_id, menus }: InputOf<typeof menuOrder>) => {
  const { rows } = await sql<{ id: number; parent_id: number | null }>`select id, parent_id from website_menu
    where site_id = ${site_id} order by sort, id for update`.execute(ctx.db);
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  const twice = new Set(menus.map(({ id }) => id)).size < menus.length;
  if (twice || menus.some(({ id, parent }) => !parents.has(id) || (parent && !parents.has(parent))))
    return declined(message('website.otherSite'), { field: 'menus', code: 'UNKNOWN' });
  for (const { id, parent } of menus) parents.set(id, parent ?? null);
  for (const [id, parent] of parents)
    if (parent !== null && (parent === id || (parents.get(parent) ?? null) !== null))
      return declined(message('website.menuDeep'), { field: 'menus', code: 'TOO_DEEP' });
  await updateMany(
    ctx,
    'website_menu',
    menus.map(({ id, parent }, at) => ({ id, parent_id: parent ?? null, sort: at + 1 })),
  );
  ctx.audit({ entity: Site, id: site_id, after: { menu: menus } });
  return done(message('website.sorted'));
};
