import { isSlug, MOST_SLUG, slugOf } from '@nestling/rules/slug.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { namedLock } from '../../kernel/db/named-lock.ts';
import { insertMissing } from '../../kernel/write/write-rows.ts';
import type { addressAsked } from './blogs.inputs.ts';

/** Words that lead to lists of posts, not to one. */
const RESERVED: readonly string[] = ['category', 'tag', 'author', 'preview', 'feed', 'page'];

const taken = () => declined(message('blogs.urlTaken'), { field: 'url', code: 'TAKEN' });

/** The address somebody has typed, in small letters; or why it is none. */
export const typedAddress = (typed: string): string | UserError => {
  const url = typed.trim().toLowerCase();
  if (!isSlug(url)) return declined(message('blogs.badUrl'), { field: 'url', code: 'INVALID' });
  return RESERVED.includes(url) ? taken() : url;
};

/** A free address made of a title: the second post of a title ends in -2. Two that ask at once get two. */
export const addressFor = async (ctx: Ctx, title: string): Promise<string> => {
  const base = slugOf(title) || 'post';
  await namedLock(`blog address ${ctx.who.centre}`).execute(ctx.db);
  const { rows } = await sql<{ url: string }>`select url from blog_address
    where url = ${base} or url like ${`${base.slice(0, MOST_SLUG - 6)}%`}`.execute(ctx.db);
  const known = new Set([...rows.map(({ url }) => url), ...RESERVED]);
  for (let n = 1; ; n += 1) {
    const end = n === 1 ? '' : `-${n}`;
    const url = `${base.slice(0, MOST_SLUG - end.length).replace(/-$/, '')}${end}`;
    if (!known.has(url)) return url;
  }
};

/** Makes an address that of a post; one that another post has, or had and leads on from, is declined. */
export const takeAddress = async (ctx: Ctx, blog: number, url: string): Promise<UserError | undefined> => {
  await insertMissing(ctx, 'blog_address', [{ url, blog_id: blog }]);
  const { rows } = await sql`select 1 from blog_address where url = ${url} and blog_id = ${blog}`.execute(ctx.db);
  return rows.length === 0 ? taken() : undefined;
};

/** How many other posts have an address, or had it and lead on from it. */
export const countAddress = async (ctx: Ctx, { url, id }: InputOf<typeof addressAsked>) => {
  if (url === '') return declined(message('blogs.noUrl'), { field: 'url', code: 'REQUIRED' });
  const { rows } = await sql<{ counter: number }>`select count(*)::int as counter from blog_address
    where url = ${url.toLowerCase()} and blog_id <> ${id ?? 0}`.execute(ctx.db);
  return done(message('blogs.urlLooked'), { counter: rows[0]?.counter ?? 0 });
};
