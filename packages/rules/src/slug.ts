import { plain } from './plain.ts';

/** Letters an address of a page or post may have. */
export const MOST_SLUG = 80;

/** The address made of a title: its words in plain small letters and digits, with dashes between; '' where none is left. */
export const slugOf = (title: string): string =>
  plain(title)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, MOST_SLUG)
    .replace(/-$/, '');

/** Whether a text can stand in an address as it is: words of small letters and digits, with single dashes between. */
export const isSlug = (text: string): boolean => text !== '' && text.length <= MOST_SLUG && slugOf(text) === text;
