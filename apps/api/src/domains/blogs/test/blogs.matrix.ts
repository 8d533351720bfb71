import type { Matrix } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aBlogName, aBlogTag, aPost } from './blogs.factory.ts';

/** Posts are the center's: its authors reach all of them, and nobody another center's. */
const authors = { own: 'blog', other: 'blog', elsewhere: 'blog' } as const;
const readers = { own: 'guest', other: 'guest', elsewhere: 'guest' } as const;
const ground = (w: World, where: Where) => {
  const { tenant, mark } = w.at(where);
  return { tenant, mark: where === 'foreign' ? mark : 'Common' };
};
const post = (w: World, where: Where, given: object = {}) => {
  const { tenant, mark } = ground(w, where);
  return aPost(tenant, { title: `${mark} ${nth()}`, ...given });
};
const onPost = (more: () => object = () => ({}), outside: 'error' | 'null' = 'error') =>
  ({
    args: async (w: World, where: Where) => ({ id: (await post(w, where)).id, ...more() }),
    from: authors,
    outside,
  }) as const;
const named = (table: 'blog_category' | 'blog_author', more: () => object = () => ({})) =>
  ({
    args: async (w: World, where: Where) => {
      const { tenant, mark } = ground(w, where);
      return { id: (await aBlogName(tenant, table, mark)).id, ...more() };
    },
    from: authors,
    outside: 'error',
  }) as const;
const tag = (more: () => object = () => ({})) =>
  ({
    args: async (w: World, where: Where) => {
      const { tenant, mark } = ground(w, where);
      return { id: (await aBlogTag(tenant, mark)).id, ...more() };
    },
    from: authors,
    outside: 'error',
  }) as const;
const name = () => ({ name: `Common ${nth()}` });
const parts = async (w: World, where: Where) => {
  const { tenant, mark } = ground(w, where);
  return {
    category: (await aBlogName(tenant, 'blog_category', mark)).id,
    author: (await aBlogName(tenant, 'blog_author', mark)).id,
    tags: [(await aBlogTag(tenant, mark)).id],
  };
};
const words = () => ({ title: `Common ${nth()}`, description: '<p>Common words</p>' });

export const matrix: Matrix = {
  blogs: {
    args: async (w, where) => ({ category: (await parts(w, where)).category, first: 20 }),
    from: authors,
    outside: 'refused',
  },
  blog: onPost(undefined, 'null'),
  createBlog: {
    args: async (w, where) => ({ ...words(), ...(await parts(w, where)) }),
    from: authors,
    outside: 'error',
  },
  updateBlog: onPost(words),
  deleteBlog: onPost(),
  updateBlogStatus: onPost(() => ({ status: true })),
  saveBlogUrl: onPost(() => ({ url: `common-${nth()}` })),
  checkBlogUrl: onPost(() => ({ url: `common-${nth()}` })),
  blogPreviewAddress: onPost(),
  blogCategories: { args: () => ({}) },
  createBlogCategory: { args: name },
  updateBlogCategory: named('blog_category', name),
  deleteBlogCategory: named('blog_category'),
  blogAuthors: { args: () => ({}) },
  createBlogAuthor: { args: name },
  updateBlogAuthor: named('blog_author', name),
  deleteBlogAuthor: named('blog_author'),
  blogTags: { args: () => ({}) },
  createBlogTag: { args: name },
  updateBlogTag: tag(name),
  deleteBlogTag: tag(),
  publishedBlogs: {
    args: async (w, where) => {
      const { category } = await parts(w, where);
      await post(w, where, { status: true, category_id: category });
      return { category, first: 20 };
    },
    from: readers,
    outside: 'refused',
  },
  publishedBlog: {
    args: async (w, where) => ({ url: (await post(w, where, { status: true })).url }),
    from: readers,
    outside: 'null',
  },
};
