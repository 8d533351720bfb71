import './blogs.fields.ts';
import { sql } from 'kysely';
import { type Calls, declined, message, outcome } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { cleared } from '../../kernel/write/cleared.ts';
import { resource } from '../../kernel/write/resource.ts';
import { deleteRows } from '../../kernel/write/write-rows.ts';
import { Tag } from '../../model/tag/entity.ts';
import { blogTags } from '../../model/tag/reach.ts';
import { BlogAuthor, BlogCategory } from './blogs.entities.ts';
import { blogAuthors, blogCategories } from './blogs.reach.ts';
import { refusePicture } from './posts.ts';

constraint('blog_category_name', 'name', 'TAKEN', message('blogs.nameTaken'));
constraint('blog_author_name', 'name', 'TAKEN', message('blogs.nameTaken'));

const terms = { as: 'id', rule: 'blog', permission: 'edit_blogs', gone: message('blogs.gone') } as const;
const categories = resource(BlogCategory, { ...terms, reach: blogCategories });
const authors = resource(BlogAuthor, { ...terms, reach: blogAuthors });
const tags = resource(Tag, { ...terms, reach: blogTags, soft: true });

const answer = outcome();
const name = text(1, 100);
const details = { img: text(0, 80).nullish(), details: text(0, 1000).nullish() };
const added = ({ name: of }: { readonly name: string }) => message('blogs.nameAdded', { name: of });
const removed = ({ name: of }: { readonly name: string }) => message('blogs.nameRemoved', { name: of });
const saved = message('blogs.nameSaved');

/** Declines to remove what posts have. */
const unlessUsed =
  (column: 'category_id' | 'author_id') =>
  async ({ db }: Ctx, { id }: { readonly id: number }) => {
    const { rows: found } = await sql<{ count: number }>`select count(*)::int as count from blog
      where ${sql.ref(column)} = ${id}`.execute(db);
    const count = found[0]?.count ?? 0;
    if (count > 0) return declined(message('blogs.inUse', { count }), { field: 'id', code: 'IN_USE' });
    return undefined;
  };

/** What posts are found by and signed with. */
export const listCalls: Calls = {
  blogCategories: categories.list({
    about: 'Lists the categories with their number of posts; without the role it is refused.',
    input: {},
    order: ['name'],
  }),
  createBlogCategory: categories.add({
    about: 'Adds a category; a name that exists gets Error.',
    input: { name },
    answer,
    run: (_, set) => ({ set }),
    says: added,
  }),
  updateBlogCategory: categories.change({
    about: 'Renames a category; a name that exists gets Error.',
    input: { name },
    answer,
    set: (given) => given,
    says: saved,
  }),
  deleteBlogCategory: categories.remove({
    about: 'Deletes a category without posts; one with posts gets Error with how many.',
    run: unlessUsed('category_id'),
    says: removed,
  }),
  blogAuthors: authors.list({
    about: 'Lists the names a post can be signed with; without the role it is refused.',
    input: {},
    order: ['name'],
  }),
  createBlogAuthor: authors.add({
    about: 'Adds a name for posts; one that exists gets Error.',
    input: { name, ...details },
    answer,
    run: async (ctx, { name: called, img, details: about }) =>
      (await refusePicture(ctx, img)) ?? { set: { name: called, img: img || null, details: about || null } },
    says: added,
  }),
  updateBlogAuthor: authors.change({
    about: 'Changes a name posts are signed with, everywhere; an unknown id gets Error.',
    input: { name: name.optional(), ...details },
    answer,
    run: async (ctx, { img: before }, { name: called, img, details: about }) => {
      const refused = img === before ? undefined : await refusePicture(ctx, img);
      return refused ?? { set: { name: called, img: cleared(img), details: cleared(about) } };
    },
    says: saved,
  }),
  deleteBlogAuthor: authors.remove({
    about: 'Deletes a name without posts; one with posts gets Error with how many.',
    run: unlessUsed('author_id'),
    says: removed,
  }),
  blogTags: tags.list({
    about: 'Lists the tags of posts; without the role it is refused.',
    input: {},
    order: ['name'],
  }),
  createBlogTag: tags.add({
    about: 'Adds a tag for posts; a name that exists gets Error.',
    input: { name },
    answer,
    run: (_, { name: called }) => ({ set: { name: called, for_blog: true } }),
    says: added,
  }),
  updateBlogTag: tags.change({
    about: 'Renames a tag of posts; a name that exists gets Error.',
    input: { name },
    answer,
    set: (given) => given,
    says: saved,
  }),
  deleteBlogTag: tags.remove({
    about: 'Deletes a tag and takes it off every post; an unknown id gets Error.',
    run: async (ctx, { id }) => {
      await deleteRows(ctx, 'blog_tag', { tag_id: id });
    },
    says: removed,
  }),
};
