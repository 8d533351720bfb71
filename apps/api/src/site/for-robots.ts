import { readAddresses } from '../domains/blogs/public/read-posts.ts';
import type { Shown } from '../domains/website/shown.ts';
import { html } from '../kernel/lib/html.ts';
import { pathIn, type Reading, type SiteFile } from '../model/site/page.ts';
import { pathOfPage } from './show-page.ts';

/** A list of addresses holds 50,000 at most; a post has two. */
const MOST_POSTS = 20_000;

/** What search engines are told to leave out. A hidden site is read, so that they see it wants to be in no list. */
export const robotsFile = ({ site }: Reading): SiteFile => ({
  kind: 'file',
  type: 'text/plain; charset=utf-8',
  text: [
    'User-agent: *',
    'Disallow: /blog/preview/',
    ...(site.hidden ? [] : ['', `Sitemap: ${site.origin}/sitemap.xml`]),
    '',
  ].join('\n'),
});

/** Every address of a site with its other language, for search engines; null of a hidden one. */
export const siteMap = async (reading: Reading, shown: Shown | null): Promise<SiteFile | null> => {
  const { site } = reading;
  if (site.hidden) return null;
  const hasBlog = site.which === null;
  const posts = hasBlog ? await readAddresses(reading, MOST_POSTS) : [];
  const at = (language: 'en' | 'es', path: string) => `${site.origin}${pathIn(language, path)}`;
  const pages: readonly { readonly path: string; readonly changed: Date | undefined; readonly spanish: boolean }[] = [
    ...(shown?.body.pages ?? []).map((page) => ({
      path: pathOfPage(page),
      changed: undefined,
      spanish: page.content_es !== null,
    })),
    ...(hasBlog ? [{ path: '/blog', changed: posts[0]?.changed, spanish: true }] : []),
    ...posts.map(({ url, changed, spanish }) => ({ path: `/blog/${url}`, changed, spanish })),
  ];
  const entry = (language: 'en' | 'es', { path, changed, spanish }: (typeof pages)[number]) =>
    html`<url><loc>${at(language, path)}</loc>${changed && html`<lastmod>${changed.toISOString()}</lastmod>`}${spanish && (['en', 'es'] as const).map((one) => html`<xhtml:link rel="alternate" hreflang="${one}" href="${at(one, path)}"/>`)}</url>\n`;
  const { text } =
    html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => [entry('en', page), page.spanish && entry('es', page)])}</urlset>`;
  return {
    kind: 'file',
    type: 'application/xml; charset=utf-8',
    text: `<?xml version="1.0" encoding="utf-8"?>\n${text}\n`,
  };
};
