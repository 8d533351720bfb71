import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

const at = new Date('2026-03-11T14:50:00Z');

/** A post as it lies in the database, with its address; a published one has appeared. */
export const aPost = async ({ db, centre }: TestTenant, given: Partial<Given<'blog'>> = {}) => {
  const post = await db
    .insertInto('blog')
    .values({
      centre_id: centre,
      title: `Post ${nth()}`,
      description: '<p>Common words</p>',
      url: `post-${nth()}`,
      created_at: at,
      updated_at: at,
      ...(given.status ? { date: '2026-03-10', appears_at: new Date('2026-03-10T05:00:00Z') } : {}),
      ...given,
    })
    .returning(['id', 'title', 'url'])
    .executeTakeFirstOrThrow();
  await db.insertInto('blog_address').values({ centre_id: centre, url: post.url, blog_id: post.id }).execute();
  return post;
};

/** A category, or a name posts are signed with. */
export const aBlogName = ({ db, centre }: TestTenant, table: 'blog_category' | 'blog_author', mark = 'Common') =>
  db
    .insertInto(table)
    .values({ centre_id: centre, name: `${mark} ${nth()}` })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

export const aBlogTag = ({ db, centre }: TestTenant, mark = 'Common') =>
  db
    .insertInto('tag')
    .values({ centre_id: centre, name: `${mark} ${nth()}`, for_blog: true })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
