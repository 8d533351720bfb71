import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { everyone, scope } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { Blog, BlogAuthor, BlogCategory } from './blogs.entities.ts';

/** Posts belong to the center: every author reads and changes all of them, and nobody below reads a draft. */
export const allPosts = scope(Blog, 'all posts of the center, for its authors', (who, as) =>
  allows(who.role, 'blog') ? sql`true` : sql`${col(as, 'status')}`,
);
/** Posts meant for readers, those too that are to appear later: the calls compare their instant. */
export const publishedPosts = scope(Blog, 'published posts', (_, as) => sql`${col(as, 'status')}`);
export const blogCategories = everyone(BlogCategory, 'readers find posts by them');
export const blogAuthors = everyone(BlogAuthor, 'posts are signed with them');
export const anyLocation = everyone(Location, 'a number alone, which narrows down what anybody may read');
