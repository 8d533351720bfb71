import { col } from '../../kernel/db/tables.ts';
import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** A post of the center. */
export const Blog = entity('Blog', 'blog');
export const BlogCategory = entity('BlogCategory', 'blog_category');
/** A name posts are signed with; nobody needs an account for it. */
export const BlogAuthor = entity('BlogAuthor', 'blog_author');

// Authors write for readers outside: what they show here is no family's, and is asked about by its own way.
holdsFiles(Blog, { img: { kind: 'picture', open: true, use: { kind: 'blog', name: (as) => col(as, 'title') } } });
holdsFiles(BlogAuthor, { img: { kind: 'picture', open: true, use: { kind: 'blog', name: (as) => col(as, 'name') } } });
