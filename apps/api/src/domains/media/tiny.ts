import { isPictureKey, pictureAddress, readPictureAddress } from '../../files/picture-address.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { ConnectionPools } from '../../kernel/db/connection-pools.ts';
import { inCentre } from '../../kernel/db/in-centre.ts';
import { hashOfToken, newToken } from '../../kernel/lib/token.ts';

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

/** The picture a path shows, when its signature is ours and of this centre. */
const pictureOf = (ctx: Ctx, path: string): string | null => {
  const [, , centre = '', key = '', size = '', until = '', sign = ''] = path.split('/');
  return readPictureAddress({ centre, key, size, until, sign }, ctx.now())?.centre === ctx.who.centre ? key : null;
};

/** Makes a short link to a page of the portal, or to a picture the caller was answered the address of. It ends after 90 days. */
export const makeTiny = async (ctx: Ctx, { url }: { readonly url: string }) => {
  const path = ownPath(ctx, url);
  if (path === null) return declined(message('media.foreignAddress'), { field: 'url', code: 'NOT_OURS' });
  const picture = path.startsWith('/files/') ? pictureOf(ctx, path) : null;
  if (path.startsWith('/files/') && !picture)
    return declined(message('media.endedAddress'), { field: 'url', code: 'ENDED' });
  const token = newToken(9);
  await ctx.db
    .insertInto('tiny_link')
    .values({
      centre_id: ctx.who.centre,
      token_hash: hashOf(token),
      path: picture ? '/' : path,
      picture,
      created_at: ctx.now(),
      created_by: ctx.who.user,
      expires_at: new Date(ctx.now().getTime() + DAYS * DAY_MS),
    })
    .execute();
  return done(message('media.tinyMade', { days: DAYS }), { url: `${ctx.request.origin}/s/${token}` });
};

/** Where a short link of a centre leads now; null when there is none, or no longer. */
export const tinyTarget = async (
  pools: ConnectionPools,
  centre: number,
  token: string,
  now: Date,
): Promise<string | null> => {
  const row = await inCentre(pools, centre, (db) =>
    db
      .selectFrom('tiny_link')
      .select(['path', 'picture'])
      .where('centre_id', '=', centre)
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  );
  if (!row) return null;
  return row.picture && isPictureKey(row.picture) ? pictureAddress(centre, row.picture, 'full', now) : row.path;
};
