import { placedBlocks } from '@nestling/blocks/walk.ts';
import { pageBlocks } from '@nestling/rules/website/blocks.ts';
import { pageOf, picturesIn } from '../domains/website/document.ts';
import type { ReleasedPage } from '../domains/website/releases.ts';
import { formerSlug, type Shown } from '../domains/website/shown.ts';
import { html } from '../kernel/lib/html.ts';
import { either, type Found, type Picture, type Reading, type SitePage } from '../model/site/page.ts';
import { pageData } from './page-data.ts';
import { parted, showBlocks } from './show-blocks.ts';
import { words } from './words.ts';

/** Where a page of a release is read, in English. */
export const pathOfPage = ({ is_home, slug }: Pick<ReleasedPage, 'is_home' | 'slug'>): string =>
  is_home ? '/' : `/${slug}`;

/** Narrower ones are left out where an address is passed on: most that show it take none below 200 px. */
const SOCIAL_WIDTH = 200;

/** The first picture of a page that everybody may see, else that of the start page: shown where its address is passed on. */
const socialPicture = ({ body, pictures }: Shown, kept: unknown): Picture | null => {
  const first = (content: unknown): Picture | undefined =>
    picturesIn(content)
      .flatMap((key) => pictures.get(key) ?? [])
      .find(({ width }) => width >= SOCIAL_WIDTH);
  return first(kept) ?? first(body.pages.find(({ is_home }) => is_home)?.content) ?? null;
};

/** A page as readers get it; of a preview, for whoever has its address alone. */
export const showPage = async (
  reading: Reading,
  shown: Shown,
  page: ReleasedPage,
  { preview = false } = {},
): Promise<SitePage> => {
  const { language, site } = reading;
  const spanish = language === 'es' && page.content_es !== null;
  const kept = spanish ? page.content_es : page.content;
  const document = pageOf(kept);
  const name = either(language, page.name, page.name_es);
  const lang = spanish ? 'es' : 'en';
  const head = html`<h1 lang="${name.lang}">${name.text}</h1>`;
  const desk = { reading, shown };
  const { opening, rest } = parted(document);
  return {
    kind: 'page',
    title: page.is_home ? site.name : name.text,
    description: page.description,
    path: pathOfPage(page),
    languages: page.content_es === null ? ['en'] : ['en', 'es'],
    picture: socialPicture(shown, kept),
    ...(preview ? { unlisted: true, secret: true } : {}),
    posts: placedBlocks(pageBlocks, document).some(({ block }) => block.type === 'form'),
    body: html`${preview && html`<p class="note" role="note">${words[language].preview}</p>`}${page.is_home ? html`<section class="hero">${head}<div lang="${lang}">${await showBlocks({ ...desk, opens: true }, opening)}</div></section>` : head}<div lang="${lang}">
${await showBlocks(desk, page.is_home ? rest : document)}</div>`,
    data: preview ? [] : await pageData(reading, shown, { page, document, path: pathOfPage(page) }),
  };
};

/** The page of a site at an address, which is none of the blog's; one that moved leads on. Null where there is none. */
export const findSitePage = async (reading: Reading, shown: Shown, parts: readonly string[]): Promise<Found | null> => {
  const [slug, ...more] = parts;
  const { pages } = shown.body;
  if (more.length > 0) return null;
  const page = pages.find((one) => (slug === undefined ? one.is_home : one.slug === slug));
  if (page?.is_home && slug !== undefined) return { kind: 'redirect', path: '/', status: 301 };
  if (page) return showPage(reading, shown, page);
  if (slug === undefined) return { kind: 'redirect', path: '/blog', status: 302 };
  const former = await formerSlug(reading.db, shown.id, slug);
  const moved = former && pages.find(({ id }) => id === former.page);
  // An address that is given and not released yet leads on for now: a browser that kept that would go in a circle later.
  return moved ? { kind: 'redirect', path: pathOfPage(moved), status: former.current ? 302 : 301 } : null;
};
