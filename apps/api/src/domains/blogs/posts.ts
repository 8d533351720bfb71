import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { linked } from '../../kernel/db/join-table.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { cleared } from '../../kernel/write/cleared.ts';
import { resource } from '../../kernel/write/resource.ts';
import { picturesForLetters } from '../../model/picture/for-anybody.ts';
import { addressFor, takeAddress, typedAddress } from './addresses.ts';
import { Blog } from './blogs.entities.ts';
import type { postDetails } from './blogs.inputs.ts';
import { postTags } from './blogs.links.ts';
import { allPosts } from './blogs.reach.ts';
import { whenOf } from './when.ts';

/** Posts, which every author of the center changes. */
export const posts = resource(Blog, {
  as: 'blog',
  rule: 'blog',
  permission: 'edit_blogs',
  reach: allPosts,
  gone: message('blogs.gone'),
  stamps: ['created_at', 'created_by', 'updated_at', 'updated_by'],
});

type Details = InputOf<typeof postDetails>;
type PostRow = RowOf<'blog'>;

/** Declines a picture that is neither the library's nor the caller's own, or that a child, chat or paper uses. */
export const refusePicture = async (ctx: Ctx, img: string | null | undefined): Promise<UserError | undefined> => {
  if (!img) return undefined;
  const own = { centre: ctx.who.centre, user: ctx.who.user, now: ctx.now() };
  const shown = await picturesForLetters(ctx.db, own, [img], { hold: true });
  return shown.has(img) ? undefined : declined(message('blogs.noPicture'), { field: 'img', code: 'UNKNOWN' });
};

/** What the details of a call make of a post, with its links. */
const detailsOf = async (ctx: Ctx, before: PostRow | null, given: Details) => {
  const { category, author, tags, url, status, date, time, img, summary, title_es, summary_es, description_es } = given;
  const when = await whenOf(ctx, before, { status, date, time, location_id: given.location_id });
  if (when instanceof UserError) return when;
  const refused = img === before?.img ? undefined : await refusePicture(ctx, img);
  if (refused) return refused;
  const address = url ? typedAddress(url) : undefined;
  if (address instanceof UserError) return address;
  return {
    links: { tags: linked(postTags, tags) },
    url: address,
    set: {
      ...when,
      category_id: category,
      author_id: author,
      location_id: given.location_id,
      img: cleared(img),
      summary: cleared(summary),
      title_es: cleared(title_es),
      summary_es: cleared(summary_es),
      description_es: cleared(description_es),
    },
  };
};

interface Words {
  readonly title: string;
  readonly description: string;
}

type Changed = { readonly [K in keyof Words]?: string | undefined };

/** A new post; its address is made of its title where none is given. */
export const newPost = async (ctx: Ctx, { title, description, ...given }: Words & Details) => {
  const made = await detailsOf(ctx, null, given);
  if (made instanceof UserError) return made;
  const url = made.url ?? (await addressFor(ctx, title));
  return { links: made.links, set: { ...made.set, title, description, url } };
};

/** What is given of a post; with another address, the one it had leads on to it. */
export const changedPost = async (ctx: Ctx, post: PostRow, { title, description, ...given }: Changed & Details) => {
  const made = await detailsOf(ctx, post, given);
  if (made instanceof UserError) return made;
  return { links: made.links, set: { ...made.set, title, description, url: made.url } };
};

/** Keeps the address a post has now, and with it those it had. */
export const keepAddress = (ctx: Ctx, { id, url }: Pick<PostRow, 'id' | 'url'>) => takeAddress(ctx, id, url);
