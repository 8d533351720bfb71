import type { Speech } from '@nestling/ui/words.ts';
import { titleIn } from '@nestling/ui/words.ts';
import { useSyncExternalStore } from 'react';
import { isScreenId, screenOf } from '../addresses.ts';

/** A page somebody marked. `title` is what it was called then; pages without parameters take the row's title. */
export type Star = { readonly screen: string; readonly path: string; readonly title: string };

const key = 'starred-pages';
const kept = 10;

const isStar = (value: unknown): value is Star =>
  typeof value === 'object' &&
  value !== null &&
  ['screen', 'path', 'title'].every((field) => typeof Reflect.get(value, field) === 'string');

const read = (): readonly Star[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isStar).slice(0, kept) : [];
  } catch {
    return [];
  }
};

let stars = read();
const watchers = new Set<() => void>();

const keep = (next: readonly Star[]): void => {
  stars = next.slice(0, kept);
  localStorage.setItem(key, JSON.stringify(stars));
  for (const tell of watchers) tell();
};

/** Adds or removes a page; false when ten are kept already, for the first ten stay. */
export const toggleStar = (star: Star): boolean => {
  if (stars.some(({ path }) => path === star.path)) {
    keep(stars.filter(({ path }) => path !== star.path));
    return true;
  }
  if (stars.length >= kept) return false;
  keep([...stars, star]);
  return true;
};

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** The marked pages, in the order they were marked. */
export const useStars = (): readonly Star[] => useSyncExternalStore(watch, () => stars);

/** What a marked page is called in the language in force. */
export const starTitle = (star: Star, speech: Speech): string => {
  if (!isScreenId(star.screen)) return star.title;
  const row = screenOf(star.screen);
  return row.path.includes(':') ? star.title : titleIn(row.title, speech);
};
