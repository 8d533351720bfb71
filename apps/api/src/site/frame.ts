import { isSiteLink } from '@nestling/rules/website/blocks.ts';
import type { ReleasedEntry } from '../domains/website/releases.ts';
import type { Shown } from '../domains/website/shown.ts';
import { dataInHtml, Html, html } from '../kernel/lib/html.ts';
import { either, pathIn, picturePath, type Reading, type SiteLanguage, type SitePage } from '../model/site/page.ts';
import type { Place } from './places.ts';
import { pathOfPage } from './show-page.ts';
import { showPlace } from './show-place.ts';
import { words } from './words.ts';

const LOCALES = { en: 'en_US', es: 'es_US' } as const;
const otherOf = (language: SiteLanguage): SiteLanguage => (language === 'en' ? 'es' : 'en');

/** The language search engines are led to: that of the page where it is written in it, else the first it is written in. */
const knownIn = (language: SiteLanguage, { languages }: SitePage): SiteLanguage =>
  languages.includes(language) ? language : (languages[0] ?? 'en');

const alternates = (origin: string, { languages, path, unlisted }: SitePage): readonly Html[] => {
  if (languages.length < 2 || unlisted) return [];
  const at = (language: SiteLanguage) => `${origin}${pathIn(language, path)}`;
  return [
    ...languages.map((language) => html`<link rel="alternate" hreflang="${language}" href="${at(language)}">\n`),
    html`<link rel="alternate" hreflang="x-default" href="${at(languages[0] ?? 'en')}">\n`,
  ];
};

const headOf = ({ site, language }: Reading, page: SitePage, style: string): Html => {
  const { title, description, picture, published, changed, data = [] } = page;
  const unlisted = site.hidden || page.unlisted === true;
  const origin = page.origin ?? site.origin;
  const address = `${origin}${pathIn(knownIn(language, page), page.path)}`;
  const meta = (property: string, content: string) => html`<meta property="${property}" content="${content}">\n`;
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title === site.name ? title : `${title} – ${site.name}`}</title>
${description && html`<meta name="description" content="${description}">`}
${unlisted ? html`<meta name="robots" content="noindex">` : html`<link rel="canonical" href="${address}">`}
${alternates(origin, page)}${meta('og:title', title)}${meta('og:type', published ? 'article' : 'website')}${meta('og:url', address)}${meta('og:site_name', site.name)}${meta('og:locale', LOCALES[knownIn(language, page)])}${description && meta('og:description', description)}${picture && [meta('og:image', `${origin}${picturePath(picture, 'full')}`), meta('og:image:width', String(picture.width)), meta('og:image:height', String(picture.height))]}${published && meta('article:published_time', published.toISOString())}${changed && meta('article:modified_time', changed.toISOString())}<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">
<link rel="alternate" type="application/atom+xml" title="${words[language].feed}" href="${pathIn(language, '/blog/feed.xml')}">
<link rel="alternate" type="application/feed+json" title="${words[language].feed}" href="${pathIn(language, '/blog/feed.json')}">
${data.map((one) => html`<script type="application/ld+json">${dataInHtml(one)}</script>\n`)}<style>${new Html(style)}</style>`;
};

const CURRENT = html` aria-current="page"`;

/** The entries of a menu that lead somewhere, those below one within it. */
const entriesOf = (reading: Reading, shown: Shown, parent: number | null, at: string): readonly Html[] => {
  const { language } = reading;
  const { menu, pages } = shown.body;
  const hrefOf = ({ page_id, url }: ReleasedEntry): string | null => {
    const page = pages.find(({ id }) => id === page_id);
    if (page) return pathIn(language, pathOfPage(page));
    if (url === null || !isSiteLink(url)) return null;
    return url.startsWith('/') ? pathIn(language, url) : url;
  };
  return menu
    .filter((entry) => entry.parent_id === parent)
    .flatMap((entry) => {
      const href = hrefOf(entry);
      if (href === null) return [];
      const name = either(language, entry.name, entry.name_es).text;
      const below = parent === null ? entriesOf(reading, shown, entry.id, at) : [];
      return [
        html`<li><a href="${href}"${href === at && CURRENT}>${name}</a>${below.length > 0 && html`<ul>${below}</ul>`}</li>\n`,
      ];
    });
};

/** The way to the blog, where the menu of the site has none of its own. */
const toBlog = ({ language }: Reading, shown: Shown | null, at: string): Html | false =>
  !shown?.body.menu.some(({ url }) => url === '/blog') &&
  html`<li><a href="${pathIn(language, '/blog')}"${at === '/blog' && CURRENT}>${words[language].blog}</a></li>`;

/** A page with the frame all pages of a site have, as it goes out. */
export const framed = (
  reading: Reading,
  page: SitePage,
  { shown, style, places }: { readonly shown: Shown | null; readonly style: string; readonly places: readonly Place[] },
): string => {
  const { site, language } = reading;
  const t = words[language];
  const other = otherOf(language);
  const { text } = html`<html lang="${language}">
<head>
${headOf(reading, page, style)}
</head>
<body>
<a class="skip" href="#text">${t.skip}</a>
<header>
<a class="home" href="${pathIn(language, '/')}">${site.name}</a>
<nav aria-label="${t.menu}"><ul>
${shown && entriesOf(reading, shown, null, pathIn(language, page.path))}${toBlog(reading, shown, page.path)}
${!page.secret && html`<li><a href="${pathIn(other, page.path)}" hreflang="${other}" lang="${other}">${t.other}</a></li>`}
<li><a href="${site.portal}/">${t.signIn}</a></li>
</ul></nav>
</header>
<main id="text">
${page.body}
</main>
<footer><strong>${site.name}</strong>${places.map((place) => showPlace(language, place))}</footer>
</body>
</html>`;
  return `<!doctype html>\n${text}\n`;
};

/** What is shown where there is no page. */
export const nothingHere = ({ language }: Reading): SitePage => {
  const t = words[language];
  return {
    kind: 'page',
    title: t.gone,
    description: null,
    path: '/',
    languages: ['en', 'es'],
    unlisted: true,
    body: html`<h1>${t.gone}</h1><p>${t.goneText}</p><p><a href="${pathIn(language, '/')}">${t.toStart}</a></p>`,
  };
};
