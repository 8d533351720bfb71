import { isRedirectPath, isRedirectTarget, ledTo, pathsFor, type Redirect } from '@nestling/rules/website/redirects.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { constraint, UserError } from '../../kernel/call/refusals.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { resource } from '../../kernel/write/resource.ts';
import { lockSite } from './lock-site.ts';
import { chainedTo } from './redirect-chains.ts';
import { builder } from './terms.ts';
import { WebsiteRedirect } from './website.entities.ts';
import type { newRedirectInput, redirectChanges } from './website.inputs.ts';
import { siteRedirects } from './website.reach.ts';

constraint('website_redirect_path', 'path', 'TAKEN', message('website.redirectTaken'));

/** Where old addresses of sites lead. They need no release: readers are led on from the next moment. */
export const redirects = resource(WebsiteRedirect, {
  ...builder,
  as: 'redirect',
  reach: siteRedirects,
  gone: message('website.redirectGone'),
});

/** So many of a site; those of another one that is gone may be many. */
const MOST = 50_000;

/** A redirect as it is kept, or why it cannot be: its addresses, or others that lead to it or on from it. */
const judged = async (ctx: Ctx, site: number, given: Redirect, own: number | null): Promise<UserError | Redirect> => {
  const [path, target] = [given.path.trim(), given.target.trim()];
  if (!isRedirectPath(path)) return declined(message('website.badPath'), { field: 'path', code: 'INVALID' });
  if (!isRedirectTarget(path, target))
    return declined(message('website.badTarget'), { field: 'target', code: 'BAD_LINK' });
  await lockSite(ctx, site);
  if (await chainedTo(ctx.db, site, { path, target }, own))
    return declined(message('website.redirectChain'), { field: 'target', code: 'CHAIN' });
  return { path, target };
};

/** A new redirect of a site. */
export const newRedirect = async (ctx: Ctx, { site_id, path, target }: InputOf<typeof newRedirectInput>) => {
  const found = await judged(ctx, site_id, { path, target }, null);
  if (found instanceof UserError) return found;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from website_redirect
    where site_id = ${site_id}`.execute(ctx.db);
  if ((rows[0]?.count ?? 0) >= MOST)
    return declined(message('website.redirectsFull', { count: MOST }), { field: 'path', code: 'TOO_MANY' });
  return { set: { site_id, ...found } };
};

/** What is given of a redirect. */
export const changedRedirect = async (
  ctx: Ctx,
  row: RowOf<'website_redirect'>,
  { path = row.path, target = row.target }: InputOf<typeof redirectChanges>,
) => {
  const found = await judged(ctx, row.site_id, { path, target }, row.id);
  return found instanceof UserError ? found : { set: { ...found } };
};

/** Where an address of a site leads by its redirects, an address elsewhere included; null where none has it. */
export const redirectOf = async (db: Kysely<DB>, site: number, address: string): Promise<string | null> => {
  const paths = pathsFor(address);
  const { rows } = await sql<Redirect>`select r.path, r.target from website_redirect r
    where r.site_id = ${site} and r.path = any(${paths}::text[])
    order by array_position(${paths}::text[], r.path) limit 1`.execute(db);
  return rows[0] ? ledTo(rows[0], address) : null;
};
