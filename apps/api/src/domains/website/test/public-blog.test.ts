import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { askHost } from '@nestling/api/harness/ask-host.ts';
import { soon } from '@nestling/api/harness/soon.ts';
import { startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBlogName, aBlogTag, aPost } from '../../blogs/test/blogs.factory.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';

type Caller = Awaited<ReturnType<TestServer['as']>>;
let server: TestServer;
let author: Caller;
let elm: number;
beforeAll(async () => {
  server = await startTestServer();
  elm = (await aLocation(server.tenant, { name: 'Elm' })).id;
  author = await server.as('blog', { locations: [{ id: elm }] });
});
afterAll(() => server.close());

const site = (path: string, more: Parameters<typeof askHost>[3] = {}, at: TestTenant = server.tenant) =>
  askHost(server.port, `www.${at.slug}.localhost`, path, more);
const portal = (path: string, more: Parameters<typeof askHost>[3] = {}) =>
  askHost(server.port, `${server.tenant.slug}.localhost`, path, more);
const shown = (given: Parameters<typeof aPost>[1] = {}) => aPost(server.tenant, { status: true, ...given });

const data = (text: string): unknown[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));

test('a post is read by anybody, in a page that runs nothing and sets no cookie', async () => {
  const post = await shown({ title: 'Ducks & <b>pond</b>', summary: 'What we "saw"' });
  const page = await site(`/blog/${post.url}`, { headers: { cookie: 'session=stolen', authorization: 'Bearer x' } });
  expect(page.status).toBe(200);
  expect(page.headers['set-cookie']).toBeUndefined();
  const policy = page.headers['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'none'");
  expect(page.headers['x-frame-options']).toBe('DENY');
  expect(page.text).toContain('<h1 lang="en">Ducks &#38; &#60;b&#62;pond&#60;/b&#62;</h1>');
  expect(page.text).not.toMatch(/<script(?! type="application\/ld\+json">)/);
  expect(page.text).not.toMatch(/\son\w+=/);
  expect(page.text).toContain(`<link rel="canonical" href="http://www.${server.tenant.slug}.localhost`);
  expect(Buffer.byteLength(page.text)).toBeLessThan(60_000);
});

test('nothing of the portal is served at the site, and nothing of the site at the portal', async () => {
  const post = await shown();
  const query = JSON.stringify({ query: '{ publishedBlogs(first: 1) { total } }' });
  for (const path of [
    '/graphql',
    '/health',
    '/metrics',
    '/login',
    '/blogs',
    '/files/picture/a/b/c',
    '/s/abcdefghijkl',
    '/outbox',
  ]) {
    const answer = await site(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.headers['content-security-policy']).toContain("script-src 'none'");
  }
  const posted = await site('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: query,
  });
  expect([posted.status, posted.text]).toEqual([404, '']);
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'sec-websocket-protocol': 'graphql-transport-ws',
  };
  expect((await site('/graphql', { headers: upgrade })).status).toBe(404);
  for (const path of [
    '/blog',
    `/blog/${post.url}`,
    '/es/blog',
    '/blog/feed.xml',
    '/sitemap.xml',
    '/picture/x/full.webp',
  ])
    expect([path, (await portal(path)).status]).toEqual([path, 404]);
  const nobody = await askHost(server.port, 'www.no-such-center.localhost', '/blog');
  expect([nobody.status, nobody.text, nobody.headers['x-robots-tag']]).toEqual([404, '', 'noindex']);
});

test('a draft is nowhere, and a scheduled post is at its minute', async () => {
  const draft = await aPost(server.tenant, { title: `Draft ${nth()}` });
  const written = await author.call(
    'createBlog',
    {
      title: `Later ${nth()}`,
      description: '<p>Soon</p>',
      status: true,
      date: '2026-03-20',
      time: '09:30',
      location_id: elm,
    },
    'blog { url title }',
  );
  const { url, title } = written.blog;
  const places = ['/blog', '/blog/feed.xml', '/blog/feed.json', '/sitemap.xml'];
  const named = async () => [
    (await site(`/blog/${url}`)).status,
    ...(await Promise.all(places.map(async (path) => (await site(path)).text.includes(url)))),
  ];
  expect((await site(`/blog/${draft.url}`)).status).toBe(404);
  for (const path of places) expect((await site(path)).text).not.toContain(draft.url);
  expect(await named()).toEqual([404, false, false, false, false]);
  server.clock.tick(Date.parse('2026-03-20T13:30:00Z') - server.clock.now().getTime() - 1);
  expect(await named()).toEqual([404, false, false, false, false]);
  server.clock.tick(1);
  expect(await named()).toEqual([200, true, true, true, true]);
  expect((await site('/blog')).text).toContain(title);
});

test('an address a post had leads on for good, and so does a list that was renamed', async () => {
  const category = await aBlogName(server.tenant, 'blog_category', 'Old name');
  const post = await shown({ category_id: category.id });
  const url = `moved-${nth()}`;
  await author.call('saveBlogUrl', { id: post.id, url }, 'status');
  await soon(async () => (await site(`/blog/${post.url}`)).status === 301);
  expect((await site(`/blog/${post.url}`)).headers.location).toBe(`/blog/${url}`);
  expect((await site(`/es/blog/${post.url}`)).headers.location).toBe(`/es/blog/${url}`);
  expect((await site(`/blog/${url.toUpperCase()}`)).headers.location).toBe(`/blog/${url}`);
  expect((await site(`/blog/${url}/`)).headers.location).toBe(`/blog/${url}`);
  const list = `/blog/category/${category.id}`;
  const { location = '' } = (await site(list)).headers;
  expect(location.startsWith(`${list}-old-name`)).toBe(true);
  expect((await site(location)).text).toContain(url);
  await author.call('updateBlogCategory', { id: category.id, name: `New ${nth()}` }, 'status');
  await soon(async () => (await site(location)).status === 301);
});

test('what is missing in Spanish is shown in English, and search engines are led to what is there', async () => {
  const both = await shown({ title: 'Summer', title_es: 'Verano', description_es: '<p>Patos</p>' });
  const one = await shown({ title: 'Winter' });
  const es = await site(`/es/blog/${both.url}`);
  expect(es.text).toContain('<html lang="es">');
  expect(es.text).toContain('<h1 lang="es">Verano</h1>');
  expect(es.text).toContain('hreflang="x-default"');
  expect(es.text).toMatch(new RegExp(`rel="canonical" href="[^"]*/es/blog/${both.url}"`));
  const shownInEnglish = await site(`/es/blog/${one.url}`);
  expect(shownInEnglish.text).toContain('<h1 lang="en">Winter</h1>');
  expect(shownInEnglish.text).toMatch(new RegExp(`rel="canonical" href="[^"]*localhost[^"/]*/blog/${one.url}"`));
  expect(shownInEnglish.text).not.toContain('x-default');
  const map = (await site('/sitemap.xml')).text;
  expect(map).toContain(`/es/blog/${both.url}<`);
  expect(map).not.toContain(`/es/blog/${one.url}<`);
});

test('posts are listed by category, tag and author, a dozen to a page', async () => {
  const [category, named] = [
    await aBlogName(server.tenant, 'blog_category'),
    await aBlogName(server.tenant, 'blog_author'),
  ];
  const tag = await aBlogTag(server.tenant);
  const posts: Awaited<ReturnType<typeof shown>>[] = [];
  for (let i = 0; i < 13; i += 1) posts.push(await shown({ category_id: category.id, author_id: named.id }));
  const [tagged] = posts;
  await server.tenant.db
    .insertInto('blog_tag')
    .values({ centre_id: server.tenant.centre, blog_id: tagged?.id ?? 0, tag_id: tag.id })
    .execute();
  const followed = async (path: string) => site((await site(path)).headers.location ?? path);
  const urls = (text: string) => posts.filter(({ url }) => text.includes(`/blog/${url}"`)).length;
  expect(urls((await followed(`/blog/category/${category.id}`)).text)).toBe(12);
  expect(urls((await followed(`/blog/category/${category.id}/page/2`)).text)).toBe(1);
  expect((await followed(`/blog/category/${category.id}/page/3`)).status).toBe(404);
  expect(urls((await followed(`/blog/author/${named.id}`)).text)).toBe(12);
  expect(urls((await followed(`/blog/tag/${tag.id}`)).text)).toBe(1);
  const { id } = await server.tenant.db
    .insertInto('tag')
    .values({ centre_id: server.tenant.centre, name: `Of children ${nth()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const path of [
    `/blog/tag/${id}`,
    '/blog/category/999999999',
    '/blog/category/99999999999',
    '/blog/page/1',
    '/blog/page/0',
    '/blog/page/x',
  ])
    expect([path, (await site(path)).status]).toEqual([path, 404]);
});

test('feeds and lists of addresses say what programs read, whatever was written', async () => {
  const title = 'Feed \u0007 ]]> <x> & "q"';
  const post = await shown({ title, description: '<p>In &amp; out</p>', date: '2026-03-10' });
  const atom = await site('/blog/feed.xml');
  expect(atom.headers['content-type']).toContain('application/atom+xml');
  expect(atom.text).not.toContain('\u0007');
  expect(atom.text).toContain('Feed  ]]&#62; &#60;x&#62; &#38; &#34;q&#34;');
  expect(atom.text).toContain('&#60;p&#62;In &#38;amp; out&#60;/p&#62;');
  const feed = JSON.parse((await site('/blog/feed.json')).text);
  expect(feed.items.find((item: { url: string }) => item.url.endsWith(`/blog/${post.url}`))).toMatchObject({ title });
  const robots = await site('/robots.txt');
  expect(robots.text).toContain(`Sitemap: http://www.${server.tenant.slug}.localhost`);
  expect((await site('/sitemap.xml')).text).toContain(`/blog/${post.url}</loc>`);
});

test('what a post is about is told as data that ends nowhere', async () => {
  const { url } = await shown({ title: '</script><script>alert(1)</script><!--', summary: 'a\u2028b' });
  const { text } = await site(`/blog/${url}`);
  expect(text.match(/<script/g)).toHaveLength(2);
  expect(text).not.toContain('<!--');
  expect(data(text)[0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: '</script><script>alert(1)</script><!--',
    description: 'a\u2028b',
  });
  expect(data(text)[1]).toMatchObject({ '@type': 'BreadcrumbList' });
});

test.each([
  '/blog/..%2f..%2fgraphql',
  '/blog/%00',
  '/blog/../blog',
  '/blog//x',
  '//evil.example/',
  '/\\evil.example/',
  '/blog/con.',
  '/blog/%3Cscript%3E',
  `/blog/${'a'.repeat(81)}`,
  `/blog/${'a/'.repeat(2_000)}`,
  '/es/robots.txt',
  '/blog/caf%C3%A9',
  '/constructor',
  '/__proto__',
  '/blog/tag/constructor',
])('%s leads nowhere, and to no other host', async (path) => {
  const answer = await site(path);
  expect([404, 400]).toContain(answer.status);
  expect(answer.headers.location).toBeUndefined();
});

test('a preview is seen by whoever has its address, for an hour, and by search engines not at all', async () => {
  const draft = await aPost(server.tenant, { title: `Secret ${nth()}` });
  const { url } = await author.call('blogPreviewAddress', { id: draft.id }, 'status url');
  const { pathname, hostname } = new URL(url);
  expect(hostname).toBe(`www.${server.tenant.slug}.localhost`);
  const seen = await site(pathname);
  expect([seen.status, seen.text.includes(draft.title)]).toEqual([200, true]);
  expect(seen.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(data(seen.text)).toEqual([]);
  const other = await server.centre();
  expect((await site(pathname, {}, other)).status).toBe(404);
  for (const bad of [
    pathname.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A')),
    pathname.replace(`/${draft.id}/`, `/${draft.id + 1}/`),
    `${pathname}/x`,
    `/blog/preview/${draft.id}`,
  ])
    expect([bad, (await site(bad)).status]).toEqual([bad, 404]);
  server.clock.tick(3_600_000);
  expect((await site(pathname)).status).toBe(404);
  const again = new URL((await author.call('blogPreviewAddress', { id: draft.id }, 'url')).url).pathname;
  await author.call('deleteBlog', { id: draft.id }, 'status');
  expect((await site(again)).status).toBe(404);
});

test('a page that is kept is dropped as soon as what it shows has changed', async () => {
  const post = await shown({ title: `Before ${nth()}` });
  await site(`/blog/${post.url}`);
  await author.call('updateBlog', { id: post.id, title: 'After' }, 'status');
  await soon(async () => (await site(`/blog/${post.url}`)).text.includes('<h1 lang="en">After</h1>'));
  await author.call('updateBlogStatus', { id: post.id, status: false }, 'status');
  await soon(async () => (await site(`/blog/${post.url}`)).status === 404);
});

test('a page is packed as the reader can take it, and told to be the same', async () => {
  const { url } = await shown();
  const path = `/blog/${url}`;
  const plain = await site(path);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const br = await site(path, { headers: { 'accept-encoding': 'gzip, br' } });
  expect([br.headers['content-encoding'], brotliDecompressSync(br.bytes).toString()]).toEqual(['br', plain.text]);
  const zipped = await site(path, { headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect([zipped.headers['content-encoding'], gunzipSync(zipped.bytes).toString()]).toEqual(['gzip', plain.text]);
  const etag = plain.headers.etag ?? '';
  expect((await site(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await site(path, { method: 'HEAD' })).text).toBe('');
});

test('what a request says of its host, its way or its query is not kept for others', async () => {
  const { url } = await shown();
  const path = `/blog/${url}`;
  const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-original-url': '/graphql' };
  const asked = await site(`${path}?utm=<script>`, { headers: forwarded });
  expect(asked.text).not.toContain('evil.example');
  expect(asked.text).not.toContain('utm');
  expect((await site(path)).text).toBe(asked.text);
  const other = await server.centre();
  expect((await site(path, {}, other)).status).toBe(404);
});

test('search engines are told to leave out a demo and a center that has not paid; one that is off has no site', async () => {
  const at = await server.centre();
  const { url } = await aPost(at, { status: true });
  const robots = async () => (await site(`/blog/${url}`, {}, at)).headers['x-robots-tag'];
  expect(await robots()).toBeUndefined();
  const set = async (values: { status?: string; is_demo?: boolean }) => {
    await at.db.updateTable('centre').set(values).where('id', '=', at.centre).execute();
    await at.db
      .selectNoFrom((e) =>
        e
          .fn<string>('pg_notify', [e.val('nestling'), e.val(JSON.stringify({ c: at.centre, k: 'centres' }))])
          .as('told'),
      )
      .execute();
  };
  await set({ is_demo: true });
  await soon(async () => (await robots()) === 'noindex');
  expect((await site(`/blog/${url}`, {}, at)).text).toContain('<meta name="robots" content="noindex">');
  expect((await site('/sitemap.xml', {}, at)).status).toBe(404);
  await set({ is_demo: false, status: 'suspended' });
  await soon(async () => (await robots()) === 'noindex');
  expect((await site(`/blog/${url}`, {}, at)).status).toBe(200);
  await set({ status: 'inactive' });
  await soon(async () => (await site(`/blog/${url}`, {}, at)).status === 404);
});

test('a host that was given to the site serves the site alone, and mails lead to the portal all the same', async () => {
  const at = await server.centre();
  const host = `www.${at.slug}.example.com`;
  const { url } = await aPost(at, { status: true });
  await at.db.insertInto('centre_host').values({ host, centre_id: at.centre, kind: 'site' }).execute();
  await at.db
    .selectNoFrom((e) =>
      e.fn<string>('pg_notify', [e.val('nestling'), e.val(JSON.stringify({ c: at.centre, k: 'centres' }))]).as('told'),
    )
    .execute();
  await soon(async () => (await askHost(server.port, host, `/blog/${url}`)).status === 200);
  const { text } = await askHost(server.port, host, `/blog/${url}`);
  expect(text).toContain(`//${host}`);
  expect(text).toMatch(new RegExp(`href="http://${at.slug}\\.localhost[^"]*/">Sign in`));
  expect((await askHost(server.port, host, '/graphql')).status).toBe(404);
});
