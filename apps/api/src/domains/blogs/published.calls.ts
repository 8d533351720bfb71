import './blogs.fields.ts';
import { sql } from 'kysely';
import { type Calls, one, paged, query, rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { id, page, text } from '../../kernel/call/input.ts';
import { matching } from '../../kernel/db/where.ts';
import { Location } from '../../model/location/entity.ts';
import { Tag } from '../../model/tag/entity.ts';
import { blogTags } from '../../model/tag/reach.ts';
import { Blog, BlogCategory } from './blogs.entities.ts';
import { anyLocation, blogCategories, publishedPosts } from './blogs.reach.ts';

/** A scheduled post appears at its minute, without anybody doing anything. */
const hasAppeared = (ctx: Ctx) => sql<boolean>`blog.appears_at <= ${ctx.now()}::timestamptz`;

/** A reader turns pages; an office reads from one address. */
const often = { times: 600, seconds: 600, by: 'address' } as const;

/** Posts, for their readers. */
export const publishedCalls: Calls = {
  publishedBlogs: query({
    rule: 'guest',
    limit: often,
    about: 'Lists published posts, the latest first; a page size that is not a positive integer is refused.',
    reach: { category: blogCategories, tag: blogTags, location_id: anyLocation, rows: publishedPosts },
    input: {
      category: id(BlogCategory).optional(),
      tag: id(Tag).optional(),
      location_id: id(Location).optional(),
      ...page,
    },
    answer: paged(Blog),
    run: (ctx, { category, tag, location_id }) =>
      rows(Blog, {
        where: () => [
          hasAppeared(ctx),
          matching(Blog, { category_id: category, location_id }),
          tag !== undefined &&
            sql<boolean>`exists (select 1 from blog_tag bt where bt.blog_id = blog.id and bt.tag_id = ${tag})`,
        ],
        order: ['-appears_at'],
      }),
  }),
  publishedBlog: query({
    rule: 'guest',
    limit: often,
    about: 'Answers one published post by its address, or one it had before; an unpublished one answers null.',
    reach: { rows: publishedPosts },
    input: { url: text(1, 200) },
    answer: one(Blog),
    run: (ctx, { url }) =>
      rows(Blog, {
        where: () => [
          hasAppeared(ctx),
          sql<boolean>`blog.id = (select a.blog_id from blog_address a where a.url = ${url.toLowerCase()})`,
        ],
      }),
  }),
};
