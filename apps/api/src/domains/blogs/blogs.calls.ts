import './blogs.fields.ts';
import { sql } from 'kysely';
import { type Calls, message, out, outcome, query } from '../../kernel/call/call.ts';
import { choice, flag, id, page, text } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { matching } from '../../kernel/db/where.ts';
import { orError } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { blogTags } from '../../model/tag/reach.ts';
import { countAddress, typedAddress } from './addresses.ts';
import { Blog, BlogCategory } from './blogs.entities.ts';
import { addressAsked, description, postDetails, title } from './blogs.inputs.ts';
import { allPosts, blogAuthors, blogCategories } from './blogs.reach.ts';
import { changedPost, keepAddress, newPost, posts } from './posts.ts';
import { addressOfPreview } from './public/preview-address.ts';
import { whenOf } from './when.ts';

const formReach = {
  category: orError(blogCategories),
  author: orError(blogAuthors),
  location_id: orError(ownLocations),
  tags: orError(blogTags),
};
const nameOf =
  (table: 'blog_category' | 'blog_author', column: 'category_id' | 'author_id') => (as: { name: string }) =>
    sql`(select lower(o.name) from ${sql.table(table)} o where o.id = ${sql.ref(`${as.name}.${column}`)})`;
const postSorts = sorts(Blog, {
  title: [(as) => sql`lower(${sql.ref(`${as.name}.title`)})`],
  category: [nameOf('blog_category', 'category_id')],
  author: [nameOf('blog_author', 'author_id')],
  date: ['appears_at'],
});
/** The latest first: by when they appear or, of drafts without a day, by when they were changed. */
const latest = (as: { name: string }) =>
  sql`coalesce(${sql.ref(`${as.name}.appears_at`)}, ${sql.ref(`${as.name}.updated_at`)}) desc`;

/** Posts, for their authors. */
export const calls: Calls = {
  blogs: posts.list({
    about: 'Lists posts of any status, the latest first; a page size that is not a positive integer is refused.',
    reach: { category: blogCategories, location_id: ownLocations },
    input: {
      search: text(0, 80).optional(),
      status: choice('published', 'scheduled', 'unpublished').optional(),
      category: id(BlogCategory).optional(),
      location_id: id(Location).optional(),
      sort: postSorts.input,
      ...page,
    },
    where: (_, { search, status, category, location_id }, ctx) => [
      matching(Blog, { category_id: category, location_id }),
      status && sql<boolean>`blog.status = ${status !== 'unpublished'}`,
      status === 'published' && sql<boolean>`blog.appears_at <= ${ctx.now()}::timestamptz`,
      status === 'scheduled' && sql<boolean>`blog.appears_at > ${ctx.now()}::timestamptz`,
      search?.trim() &&
        sql<boolean>`(${containing('blog.title', search)} or ${containing('blog.summary', search)}
          or ${containing('blog.title_es', search)})`,
    ],
    order: ({ sort }) => postSorts.order(sort, [latest]),
  }),
  blog: posts.read({ about: 'Answers one post for editing; an unknown id answers null.' }),
  createBlog: posts.add({
    about:
      'Adds a post, unpublished unless status is true; with a day to come it is scheduled. An address that exists or an empty title gets Error.',
    reach: formReach,
    input: { title, description, ...postDetails },
    run: newPost,
    afterwards: keepAddress,
    says: ({ title: name }) => message('blogs.added', { name }),
  }),
  updateBlog: posts.change({
    about: 'Changes what is given of a post; with another address the old one leads on. One that exists gets Error.',
    reach: formReach,
    input: { title: title.optional(), description: description.optional(), ...postDetails },
    seen: true,
    run: changedPost,
    afterwards: keepAddress,
    says: message('blogs.saved'),
  }),
  deleteBlog: posts.remove({
    about: 'Deletes a post with its addresses; an unknown id gets Error.',
    says: ({ title: name }) => message('blogs.removed', { name }),
  }),
  updateBlogStatus: posts.act({
    about:
      'Publishes a post, at once or at its minute where that lies ahead, or takes it back; an unknown id gets Error.',
    input: { status: flag() },
    run: async (ctx, post, { status }) => {
      const when = await whenOf(ctx, post, { status });
      return when instanceof UserError ? when : { set: when };
    },
    afterwards: (ctx, { status, appears_at }) => {
      if (!status) return { says: message('blogs.unpublished') };
      const later = appears_at !== null && appears_at > ctx.now();
      return { says: message(later ? 'blogs.scheduled' : 'blogs.published') };
    },
    says: message('blogs.saved'),
  }),
  saveBlogUrl: posts.act({
    about: 'Saves only the address of a post, the old one leads on to it; one that exists gets Error.',
    input: { url: text(1, 200) },
    run: (_, __, { url }) => {
      const address = typedAddress(url);
      return address instanceof UserError ? address : { set: { url: address } };
    },
    afterwards: keepAddress,
    says: message('blogs.urlSaved'),
  }),
  checkBlogUrl: query({
    rule: 'blog',
    about: 'Answers how many other posts have this address, or lead on from it; an empty one answers Error.',
    reach: { id: orError(allPosts) },
    input: addressAsked,
    answer: outcome({ counter: out.int }),
    run: countAddress,
  }),
  blogPreviewAddress: query({
    rule: 'blog',
    about:
      'Answers where a post of any status is seen as readers will see it, for an hour, by whoever has the address; an unknown id gets Error.',
    reach: { id: orError(allPosts) },
    input: { id: id(Blog) },
    answer: outcome({ url: out.text }),
    run: addressOfPreview,
  }),
};
