import { Html, html } from '../../../kernel/lib/html.ts';
import { plainOf } from '../../../kernel/lib/rich-text.ts';
import { dateOf } from '../../../messages/when.ts';
import {
  either,
  pathIn,
  picturePath,
  type Reading,
  type SiteLanguage,
  type SitePage,
  sourcesOf,
} from '../../../model/site/page.ts';
import { listPath, postPath } from './addresses.ts';
import type { Post } from './read-posts.ts';
import { words } from './words.ts';

/** Letters search engines show below a title. */
const LONGEST_ABOUT = 200;

/** Title, summary and text of a post as a page in a language has them. */
export const wordsOf = (
  language: SiteLanguage,
  post: Pick<Post, 'title' | 'title_es' | 'summary' | 'summary_es'> &
    Partial<Pick<Post, 'description' | 'description_es'>>,
) => ({
  title: either(language, post.title, post.title_es),
  summary: either(language, post.summary ?? '', post.summary_es),
  text: either(language, post.description ?? '', post.description_es ?? null),
});

/** The languages a post stands in whole: what has no Spanish text is no Spanish page. */
const languagesOf = ({ title_es, description_es }: Post): readonly SiteLanguage[] =>
  title_es && description_es ? ['en', 'es'] : ['en'];

/** A day as people of a language write it, readable by programs. */
export const dayOf = (date: string, language: SiteLanguage): Html =>
  html`<time datetime="${date}">${dateOf(language, new Date(`${date}T00:00:00Z`))}</time>`;

/** The page of one post. */
export const showPost = (reading: Reading, post: Post, { preview = false } = {}): SitePage => {
  const { language, site } = reading;
  const t = words[language];
  const { title, summary, text } = wordsOf(language, post);
  const link = (path: string, name: string) => html`<a href="${pathIn(language, path)}">${name}</a>`;
  const { author, category, picture, tags } = post;
  const about = summary.text || plainOf(text.text).replaceAll('\n', ' ').slice(0, LONGEST_ABOUT);
  const body = html`${preview && html`<p class="note" role="note">${t.preview}</p>`}<article lang="${text.lang}">
<h1 lang="${title.lang}">${title.text}</h1>
<p class="facts" lang="${language}">${dayOf(post.date, language)}${author && html` · ${t.by} ${link(listPath('author', author), author.name)}`}${category && html` · ${t.inCategory} ${link(listPath('category', category), category.name)}`}</p>
${summary.text !== '' && html`<p class="lead" lang="${summary.lang}">${summary.text}</p>`}
${picture && html`<img class="large" src="${picturePath(picture, 'full')}"${sourcesOf(picture)} width="${picture.width}" height="${picture.height}" alt="">`}
${new Html(text.text)}
</article>
${tags.length > 0 && html`<p class="facts">${t.tags}: ${tags.map((tag, i) => html`${i > 0 && ', '}${link(listPath('tag', tag), tag.name)}`)}</p>`}
${author?.details && html`<aside class="author">${author.picture && html`<img src="${picturePath(author.picture, 'face')}" width="64" height="64" alt="" loading="lazy">`}<p><strong>${author.name}</strong><br>${author.details}</p></aside>`}
<p>${link('/blog', t.back)}</p>`;
  const address = `${site.origin}${pathIn(language, postPath(post))}`;
  return {
    kind: 'page',
    title: title.text,
    description: about,
    path: postPath(post),
    languages: languagesOf(post),
    body,
    picture,
    published: post.appears_at,
    changed: post.updated_at,
    ...(preview ? { unlisted: true, secret: true } : {}),
    data: preview
      ? []
      : [
          {
            '@context': 'https://schema.org',
            '@type': 'BlogPosting',
            headline: title.text,
            description: about,
            inLanguage: text.lang,
            mainEntityOfPage: address,
            url: address,
            datePublished: post.appears_at.toISOString(),
            dateModified: post.updated_at.toISOString(),
            author: author ? { '@type': 'Person', name: author.name } : { '@type': 'Organization', name: site.name },
            publisher: { '@type': 'Organization', name: site.name, url: site.origin },
            ...(picture ? { image: `${site.origin}${picturePath(picture, 'full')}` } : {}),
            ...(category ? { articleSection: category.name } : {}),
            ...(tags.length > 0 ? { keywords: tags.map(({ name }) => name) } : {}),
          },
          {
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: t.blog, item: `${site.origin}${pathIn(language, '/blog')}` },
              { '@type': 'ListItem', position: 2, name: title.text, item: address },
            ],
          },
        ],
  };
};
