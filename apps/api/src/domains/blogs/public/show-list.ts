import { type Html, html } from '../../../kernel/lib/html.ts';
import { pathIn, picturePath, type Reading, type SitePage } from '../../../model/site/page.ts';
import { listPath, pagePath, postPath } from './addresses.ts';
import { type ListKind, type Named, type PostCard, readCards } from './read-posts.ts';
import { dayOf, wordsOf } from './show-post.ts';
import { words } from './words.ts';

const PER_PAGE = 12;

const cardOf = ({ language }: Reading, post: PostCard) => {
  const { title, summary } = wordsOf(language, post);
  const { picture } = post;
  return html`<li>${picture && html`<img src="${picturePath(picture, 'face')}" width="120" height="120" alt="" loading="lazy">`}<div>
<h2 lang="${title.lang}"><a href="${pathIn(language, postPath(post))}">${title.text}</a></h2>
<p class="facts">${dayOf(post.date, language)}</p>
${summary.text !== '' && html`<p lang="${summary.lang}">${summary.text}</p>`}
</div></li>`;
};

/** The latest posts, for other pages; nothing while there are none. */
export const showLatest = async (reading: Reading, take: number): Promise<Html | null> => {
  const { posts } = await readCards(reading, { of: null, skip: 0, take });
  return posts.length === 0 ? null : html`<ul class="posts">${posts.map((post) => cardOf(reading, post))}</ul>`;
};

/** A page of the list of posts, of all or of a category, tag or author; null past its last one. */
export const showList = async (
  reading: Reading,
  { of, page }: { readonly of: { readonly kind: ListKind; readonly named: Named } | null; readonly page: number },
): Promise<SitePage | null> => {
  const { language, site } = reading;
  const t = words[language];
  const asked = { of: of && ([of.kind, of.named.id] as const), skip: (page - 1) * PER_PAGE, take: PER_PAGE };
  const { posts, more } = await readCards(reading, asked);
  if (posts.length === 0 && page > 1) return null;
  const list = of ? listPath(of.kind, of.named) : '/blog';
  const link = (to: number, rel: string, name: string) =>
    html`<a rel="${rel}" href="${pathIn(language, pagePath(list, to))}">${name}</a>`;
  const heading = of ? of.named.name : t.blog;
  const title = page === 1 ? heading : `${heading} · ${t.page(page)}`;
  const body = html`<h1>${heading}</h1>
${posts.length === 0 ? html`<p>${t.none}</p>` : html`<ul class="posts">${posts.map((post) => cardOf(reading, post))}</ul>`}
${(page > 1 || more) && html`<nav class="pages" aria-label="${t.pages}">${page > 1 && link(page - 1, 'prev', t.newer)} <span>${t.page(page)}</span> ${more && link(page + 1, 'next', t.older)}</nav>`}`;
  return {
    kind: 'page',
    title,
    description: t.about(site.name),
    path: pagePath(list, page),
    languages: ['en', 'es'],
    body,
    // Nothing to find yet, or what the first page and the posts themselves say already.
    unlisted: posts.length === 0,
    data: of
      ? []
      : [
          {
            '@context': 'https://schema.org',
            '@type': 'Blog',
            name: `${t.blog} · ${site.name}`,
            inLanguage: language,
            url: `${site.origin}${pathIn(language, '/blog')}`,
          },
        ],
  };
};
