import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { ConnectionPools } from '../../kernel/db/connection-pools.ts';
import { inCentre } from '../../kernel/db/in-centre.ts';
import { hashOfToken, newToken } from '../../kernel/lib/token.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';

/** Short links end: whoever finds one in an old letter after that finds nothing. */
const DAYS = 90;
const DAY_MS = 86_400_000;

const hashOf = (token: string): string => hashOfToken(token).toString('hex');

/** The path of an address of ours; null for another place's. */
const ownPath = (ctx: Ctx, url: string): string | null => {
  const whole =
    url.startsWith('/') && !url.startsWith('//') && !url.includes('\\') ? `${ctx.request.origin}${url}` : url;
  const found = URL.canParse(whole) ? new URL(whole) : null;
  return found?.origin === ctx.request.origin && !found.username ? `${found.pathname}${found.search}` : null;
};

/** What the server answers itself: files, calendars, short links and the like are no pages of the portal. */
const NO_PAGES = ['s', 'calendar-feed', 'graphql', 'gateway-control', 'health', 'dev', 'set-up', 'hooks'];

/** What of it are pages below /files; all else there is a file. */
const FILE_PAGES = ['others', 'student', 'form'];

/** Whether a path leads to a page; routes are found by what an escape stands for, so it is looked through here too. */
const isPage = (path: string): boolean => {
  const [, first = '', second = ''] = path.split(/[?#]/, 1)[0]?.split('/') ?? [];
  if (!/^[a-z\d_-]*$/i.test(first) || NO_PAGES.includes(first.toLowerCase())) return false;
  return first.toLowerCase() !== 'files' || FILE_PAGES.includes(second);
};

/** Makes a short link to a page of the portal, where whoever opens it signs in as anywhere. It ends after 90 days. */
export const makeShortLink = async (ctx: Ctx, { url }: { readonly url: string }) => {
  const path = ownPath(ctx, url);
  if (path === null) return declined(message('media.foreignAddress'), { field: 'url', code: 'NOT_OURS' });
  if (!isPage(path)) return declined(message('media.fileAddress'), { field: 'url', code: 'NO_PAGE' });
  const token = newToken(9);
  await insertRows(ctx, 'tiny_link', [
    {
      token_hash: hashOf(token),
      path,
      created_at: ctx.now(),
      created_by: ctx.who.user,
      expires_at: new Date(ctx.now().getTime() + DAYS * DAY_MS),
    },
  ]);
  return done(message('media.tinyMade', { days: DAYS }), { url: `${ctx.request.origin}/s/${token}` });
};

/** Where a short link of a centre leads now; null when there is none, or no longer: it ends with whoever made it. */
export const shortLinkTarget = async (
  pools: ConnectionPools,
  centre: number,
  token: string,
  now: Date,
): Promise<string | null> => {
  const row = await inCentre(pools, centre, (db) =>
    db
      .selectFrom('tiny_link as t')
      .innerJoin('app_user as u', (on) => on.onRef('u.id', '=', 't.created_by'))
      .select('t.path')
      .where('t.token_hash', '=', hashOf(token))
      .where('t.expires_at', '>', now)
      .where('u.status', '=', 'active')
      .where('u.deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  return row?.path ?? null;
};
