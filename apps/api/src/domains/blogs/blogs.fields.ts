import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { pictureAddress } from '../../files/address.ts';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { way } from '../../kernel/files/ways.ts';
import {
  atLeast,
  computed,
  datetime,
  described,
  fields,
  flag,
  ident,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { through } from '../../kernel/read/through.ts';
import { Location } from '../../model/location/entity.ts';
import { Tag } from '../../model/tag/entity.ts';
import { User } from '../../model/user/entity.ts';
import { Blog, BlogAuthor, BlogCategory } from './blogs.entities.ts';
import { postTags } from './blogs.links.ts';
import { allPosts, blogAuthors, blogCategories } from './blogs.reach.ts';

/** The pictures of posts and authors are shown to authors; what readers outside see is the site's business. */
const toAuthors = (as: Alias<'blog' | 'blog_author'>, key: Sql, who: Who) =>
  allows(who.role, 'blog') ? sql`${col(as, 'img')} = ${key}` : sql`false`;
const ofPost = way('blog', Blog, { scope: allPosts, shows: toAuthors });
const ofAuthor = way('blogauthor', BlogAuthor, { scope: blogAuthors, shows: toAuthors });
const picture = 'Where its picture is fetched, for an hour at least.';

fields(BlogCategory, {
  id: ident(),
  name: text(),
  post_count: described(
    'Posts of any status that have it.',
    atLeast(
      'blog',
      raw('Int', BlogCategory, (as) => sql`(select count(*)::int from blog b where b.category_id = ${col(as, 'id')})`),
    ),
  ),
});
nested(BlogCategory, blogCategories);

fields(BlogAuthor, {
  id: ident(),
  name: text(),
  img: described(
    picture,
    atLeast(
      'blog',
      computed('String', BlogAuthor, ['id', 'img'], (row, ctx) =>
        pictureAddress(ctx, row.img, 'face', ofAuthor(row.id)),
      ),
    ),
  ),
  details: orNull.text(),
  post_count: described(
    'Posts of any status that are signed with it.',
    atLeast(
      'blog',
      raw('Int', BlogAuthor, (as) => sql`(select count(*)::int from blog b where b.author_id = ${col(as, 'id')})`),
    ),
  ),
});
nested(BlogAuthor, blogAuthors);

fields(Blog, {
  id: ident(),
  title: text(),
  summary: orNull.text(),
  description: described('Clean HTML.', text()),
  title_es: orNull.text(),
  summary_es: orNull.text(),
  description_es: described('Clean HTML; null where nobody has written it in Spanish.', orNull.text()),
  img: described(
    picture,
    atLeast(
      'blog',
      computed('String', Blog, ['id', 'img'], (row, ctx) => pictureAddress(ctx, row.img, 'full', ofPost(row.id))),
    ),
  ),
  thumbnail: described(
    'The same, cut to a square.',
    atLeast(
      'blog',
      computed('String', Blog, ['id', 'img'], (row, ctx) => pictureAddress(ctx, row.img, 'face', ofPost(row.id))),
    ),
  ),
  status: described('Whether it is meant for readers: at once, or from its instant on.', flag()),
  state: described(
    'unpublished, scheduled (published, and its instant lies ahead) or published.',
    raw(
      'String',
      Blog,
      (as, _, now) => sql`case when not ${col(as, 'status')} then 'unpublished'
        when ${col(as, 'appears_at')} > ${now}::timestamptz then 'scheduled' else 'published' end`,
    ),
  ),
  category: one(BlogCategory, 'category_id'),
  date: orNull.date(),
  time: described(
    'The minute it appears, in the zone of its location; null: with the beginning of the day.',
    orNull.clock(),
  ),
  appears_at: orNull.datetime(),
  author: described('The name it is signed with.', one(BlogAuthor, 'author_id')),
  location_id: orNull.ident(),
  location: one(Location, 'location_id'),
  url: described('Its address below /blog/.', text()),
  tags: through(postTags, Tag, Blog, ['name'], (tag) => sql`${col(tag, 'deleted_at')} is null`),
  created_by: described('Whose account it was written with.', one(User, 'created_by')),
  created_at: datetime(),
  updated_at: datetime(),
});
nested(Blog, allPosts);
