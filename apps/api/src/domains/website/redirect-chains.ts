import { bare, followsOn, pathsFor, type Redirect, turnsBack } from '@nestling/rules/website/redirects.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';

/**
 * Whether a redirect leads to where another of its site leads on, or the reverse, or to itself. Others are asked for by what they
 * begin with, so that of fifty thousand only a few are looked at.
 * @param own the redirect that is changed
 */
export const chainedTo = async (
  db: Kysely<DB>,
  site: number,
  redirect: Redirect,
  own: number | null,
): Promise<boolean> => {
  if (turnsBack(redirect)) return true;
  const [from, to] = [bare(redirect.path), bare(redirect.target)];
  const { rows } = await sql<Redirect>`select r.path, r.target from website_redirect r
    where r.site_id = ${site} and r.id is distinct from ${own}::int
      and (r.path = any(${pathsFor(to)}::text[]) or starts_with(r.path, ${`${to}/`})
        or r.target in (${from}, ${redirect.path}) or starts_with(r.target, ${`${from}/`})
        or r.target = any(${pathsFor(from)}::text[]))`.execute(db);
  return rows.some((other) => followsOn(redirect, other));
};
