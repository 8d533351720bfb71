import { slugOf } from '@nestling/rules/slug.ts';
import type { ListKind, Named } from './read-posts.ts';

/** Where a post is read, in English. */
export const postPath = ({ url }: { readonly url: string }): string => `/blog/${url}`;

/** What a list is called in its address: its id finds it, its name is for people. */
const refOf = ({ id, name }: Named): string => [id, slugOf(name)].filter((part) => part !== '').join('-');

/** Where the posts of a category, tag or author are listed. */
export const listPath = (kind: ListKind, named: Named): string => `/blog/${kind}/${refOf(named)}`;

/** The nth page of a list; the first is the list itself. */
export const pagePath = (path: string, page: number): string => (page === 1 ? path : `${path}/page/${page}`);
