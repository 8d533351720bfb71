import { forXml, html } from '../../../kernel/lib/html.ts';
import { pathIn, picturePath, type Reading, type SiteFile } from '../../../model/site/page.ts';
import { postPath } from './addresses.ts';
import { type Post, readLatest } from './read-posts.ts';
import { wordsOf } from './show-post.ts';
import { words } from './words.ts';

const NEWEST = 20;

const feedOf = async (reading: Reading) => {
  const { language, site } = reading;
  const at = (path: string) => `${site.origin}${pathIn(language, path)}`;
  const entryOf = (post: Post) => {
    const { title, summary, text } = wordsOf(language, post);
    // What it is known by for good: an address may change, and readers would get the post once more.
    return { id: `${site.origin}/blog#post-${post.id}`, url: at(postPath(post)), title, summary, text, post };
  };
  return {
    title: `${words[language].blog} · ${site.name}`,
    at,
    entries: (await readLatest(reading, NEWEST)).map(entryOf),
  };
};

/** The latest posts as Atom (RFC 4287). */
export const atomFeed = async (reading: Reading): Promise<SiteFile> => {
  const { language, site, now } = reading;
  const { title, at, entries } = await feedOf(reading);
  const latest = Math.max(
    0,
    ...entries.map(({ post }) => Math.max(post.updated_at.getTime(), post.appears_at.getTime())),
  );
  const changed = latest === 0 ? now : new Date(latest);
  const list = entries.map(
    ({ id, url, post, ...of }) => html`<entry>
<id>${id}</id><title xml:lang="${of.title.lang}">${forXml(of.title.text)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${post.appears_at.toISOString()}</published><updated>${new Date(Math.max(post.updated_at.getTime(), post.appears_at.getTime())).toISOString()}</updated>
<author><name>${forXml(post.author?.name ?? site.name)}</name></author>
${post.category && html`<category term="${forXml(post.category.name)}"/>`}${post.tags.map(({ name }) => html`<category term="${forXml(name)}"/>`)}
${of.summary.text !== '' && html`<summary xml:lang="${of.summary.lang}">${forXml(of.summary.text)}</summary>`}
<content type="html" xml:lang="${of.text.lang}">${forXml(of.text.text)}</content>
</entry>`,
  );
  const { text } = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${at('/blog/feed.xml')}</id><title>${forXml(title)}</title><updated>${changed.toISOString()}</updated>
<link rel="self" type="application/atom+xml" href="${at('/blog/feed.xml')}"/><link rel="alternate" type="text/html" href="${at('/blog')}"/>
${list}
</feed>`;
  return {
    kind: 'file',
    type: 'application/atom+xml; charset=utf-8',
    text: `<?xml version="1.0" encoding="utf-8"?>\n${text}\n`,
  };
};

/** The latest posts as JSON Feed 1.1. */
export const jsonFeed = async (reading: Reading): Promise<SiteFile> => {
  const { language, site } = reading;
  const { title, at, entries } = await feedOf(reading);
  const items = entries.map(({ id, url, post, ...of }) => ({
    id,
    url,
    title: of.title.text,
    language: of.text.lang,
    content_html: of.text.text,
    ...(of.summary.text === '' ? {} : { summary: of.summary.text }),
    ...(post.picture ? { image: `${site.origin}${picturePath(post.picture, 'full')}` } : {}),
    date_published: post.appears_at.toISOString(),
    date_modified: post.updated_at.toISOString(),
    authors: [{ name: post.author?.name ?? site.name }],
    tags: [...(post.category ? [post.category.name] : []), ...post.tags.map(({ name }) => name)],
  }));
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    language,
    home_page_url: at('/blog'),
    feed_url: at('/blog/feed.json'),
    items,
  };
  return { kind: 'file', type: 'application/feed+json; charset=utf-8', text: JSON.stringify(feed) };
};
