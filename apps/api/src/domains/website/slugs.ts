import { isSlug } from '@nestling/rules/slug.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { UserError } from '../../kernel/call/refusals.ts';

/** Addresses of a site that are no pages of its own, and names a folder of files cannot have everywhere. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['blog', 'es', 'en', 'picture', 'robots-txt', 'sitemap-xml', 'feed', 'graphql', 'health', 'metrics', 'files'],
  ...['login', 'admin', 'api', 'www', 'well-known', 'assets', 'preview', 'index', 'constructor', 'prototype'],
  ...['con', 'prn', 'aux', 'nul', ...Array.from({ length: 9 }, (_, i) => [`com${i + 1}`, `lpt${i + 1}`]).flat()],
]);

/** The slug somebody has typed, one way of writing it (NFC) and in small letters; or why it is none. */
export const typedSlug = (typed: string): string | UserError => {
  const slug = typed.normalize('NFC').trim().toLowerCase();
  if (!isSlug(slug)) return declined(message('website.badSlug'), { field: 'slug', code: 'INVALID' });
  return RESERVED.has(slug) ? declined(message('website.slugReserved'), { field: 'slug', code: 'RESERVED' }) : slug;
};
