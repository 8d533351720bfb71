import { isSiteLink } from '@nestling/rules/website/blocks.ts';
import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { cleared } from '../../kernel/write/cleared.ts';
import { resource } from '../../kernel/write/resource.ts';
import { lockSite } from './lock-site.ts';
import { builder } from './terms.ts';
import { WebsiteMenu } from './website.entities.ts';
import type { entryChanges, newEntryInput } from './website.inputs.ts';
import { siteMenus } from './website.reach.ts';

/** The entries of the menus of sites. */
export const menus = resource(WebsiteMenu, {
  ...builder,
  as: 'menu',
  reach: siteMenus,
  gone: message('website.menuGone'),
});

type MenuRow = RowOf<'website_menu'>;
type Given = InputOf<typeof entryChanges>;

/** Declines an entry that leads nowhere, to another site, or stands deeper than below a top one. */
const refuseEntry = async (
  { db }: Ctx,
  site: number,
  entry: {
    readonly page: number | null;
    readonly url: string | null;
    readonly parent: number | null;
    readonly id: number | null;
  },
): Promise<UserError | undefined> => {
  const { page, url, parent, id } = entry;
  if (page === null && url === null)
    return declined(message('website.menuNowhere'), { field: 'page_id', code: 'REQUIRED' });
  if (url !== null && !isSiteLink(url)) return declined(message('website.badLink'), { field: 'url', code: 'BAD_LINK' });
  const { rows } = await sql<{ page: boolean; parent: boolean; deep: boolean }>`select
      ${page}::int is null or exists (select 1 from website_page p where p.id = ${page} and p.site_id = ${site}) as page,
      ${parent}::int is null or exists (select 1 from website_menu m where m.id = ${parent} and m.site_id = ${site}) as parent,
      exists (select 1 from website_menu m where m.id = ${parent} and (m.parent_id is not null or m.id = ${id}::int))
        or (${parent}::int is not null and exists (select 1 from website_menu m where m.parent_id = ${id}::int)) as deep`.execute(
    db,
  );
  const [found] = rows;
  if (!found?.page) return declined(message('website.otherSite'), { field: 'page_id', code: 'UNKNOWN' });
  if (!found.parent) return declined(message('website.otherSite'), { field: 'parent', code: 'UNKNOWN' });
  return found.deep ? declined(message('website.menuDeep'), { field: 'parent', code: 'TOO_DEEP' }) : undefined;
};

const said = <V>(given: V | undefined, before: V): V => (given === undefined ? before : given);

/** A new entry, the last of its menu. */
export const newEntry = async (ctx: Ctx, given: InputOf<typeof newEntryInput>) => {
  const { site_id, name, parent = null, page_id = null, order } = given;
  const url = given.url || null;
  await lockSite(ctx, site_id);
  const refused = await refuseEntry(ctx, site_id, { page: page_id, url, parent, id: null });
  if (refused) return refused;
  const { rows } = await sql<{ next: number }>`select coalesce(max(sort), 0) + 1 as next from website_menu
    where site_id = ${site_id}`.execute(ctx.db);
  const sort = order ?? rows[0]?.next ?? 1;
  return { set: { site_id, name, name_es: given.name_es || null, page_id, url, parent_id: parent, sort } };
};

/** What is given of an entry. */
export const changedEntry = async (ctx: Ctx, entry: MenuRow, given: Given) => {
  await lockSite(ctx, entry.site_id);
  const after = {
    page: said(given.page_id, entry.page_id),
    url: said(cleared(given.url), entry.url),
    parent: said(given.parent, entry.parent_id),
    id: entry.id,
  };
  const refused = await refuseEntry(ctx, entry.site_id, after);
  if (refused instanceof UserError) return refused;
  return {
    set: {
      name: given.name,
      name_es: cleared(given.name_es),
      page_id: given.page_id,
      url: cleared(given.url),
      parent_id: given.parent,
      sort: given.order,
    },
  };
};

/** An entry with others below it stays. */
export const unlessAbove = async ({ db }: Ctx, { id }: MenuRow) => {
  const { rows } = await sql`select 1 from website_menu where parent_id = ${id} limit 1`.execute(db);
  return rows.length > 0 ? declined(message('website.menuAbove'), { field: 'id', code: 'NOT_EMPTY' }) : undefined;
};
