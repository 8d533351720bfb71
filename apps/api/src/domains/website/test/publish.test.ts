import { askHost } from '@nestling/api/harness/ask-host.ts';
import { soon } from '@nestling/api/harness/soon.ts';
import { startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nth } from '../../centres/test/centres.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aLibraryImage, aPublicMark } from '../../media/test/media.factory.ts';
import { aDocument, aSite } from './website.factory.ts';

type Caller = Awaited<ReturnType<TestServer['as']>>;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A center of its own for each test: what a center shows is the first site it has. */
let at: TestTenant;
let admin: Caller;
let site: number;
let slug: string;
let home: string;
beforeEach(async () => {
  at = await server.centre();
  await aLocation(at, { name: 'Elm' });
  admin = await server.as('center', { at });
  const made = await aSite(at);
  [site, slug] = [made.id, made.slug];
  home = await page('welcome', 'Welcome here');
});

const outcome = 'status message errors { field code }';
const call = (name: string, given: object, fields = outcome) => admin.call(name, { ...given }, fields);
const page = async (address: string, text: string): Promise<string> =>
  (
    await call(
      'createWebsitePage',
      { site_id: site, name: `Page ${address}`, slug: address, content: aDocument(text) },
      `${outcome} id`,
    )
  ).id;
const show = (id: string) => call('publishWebsitePage', { id, published: true });
const publish = (more: object = {}) => call('publishWebsiteSite', { id: site, ...more }, `${outcome} release`);
const get = (path: string) => askHost(server.port, `www.${at.slug}.localhost`, path);
const holds = (path: string, text: string) => async () => (await get(path)).text.includes(text);

test('nothing is shown before the first release, and then all of it at once', async () => {
  expect((await publish()).errors).toEqual([{ field: 'id', code: 'EMPTY' }]);
  expect(await show(home)).toMatchObject({ message: 'It is part of the next publish.' });
  expect((await get('/')).headers.location).toBe('/blog');
  const rooms = await page('rooms', 'Our rooms');
  await show(rooms);
  expect((await get('/rooms')).status).toBe(404);
  expect(await publish()).toMatchObject({ status: 'Success', release: 1 });
  await soon(holds('/', 'Welcome here'));
  const shown = await get('/rooms');
  expect([shown.status, shown.headers['set-cookie']]).toEqual([200, undefined]);
  expect(shown.headers['content-security-policy']).toContain("script-src 'none'");
  expect((await get('/welcome')).headers.location).toBe('/');
  expect((await get('/sitemap.xml')).text).toContain('/rooms</loc>');
  expect((await call('deleteWebsiteSite', { id: site })).errors).toEqual([{ field: 'id', code: 'PUBLISHED' }]);
});

test('a further site is read at a host of its own, and nothing is there before it is published', async () => {
  const further = await aSite(at);
  const own = `${further.slug}.www.${at.slug}.localhost`;
  const there = (path: string, host = own) => askHost(server.port, host, path);
  const addressOf = async (id: unknown) => (await call('websiteSite', { id }, 'address')).address;
  expect(await addressOf(site)).toContain(`//www.${at.slug}.localhost`);
  expect(await addressOf(further.id)).toContain(`//${own}`);
  const { data } = await call('websiteSites', { first: 10 }, 'data { id address }');
  expect(data).toContainEqual({ id: String(further.id), address: expect.stringContaining(own) });

  for (const path of ['/', '/blog', '/sitemap.xml']) expect([path, (await there(path)).status]).toEqual([path, 404]);
  expect((await there('/', `nothing.www.${at.slug}.localhost`)).status).toBe(404);
  await show(home);
  await publish();
  const camp = await call(
    'createWebsitePage',
    { site_id: further.id, name: 'Camp', slug: 'camp', content: aDocument('By the lake') },
    `${outcome} id`,
  );
  await show(camp.id);
  await call('publishWebsiteSite', { id: further.id });
  await soon(async () => (await there('/')).text.includes('By the lake'));
  expect((await there('/')).text).not.toContain('Welcome here');
  // A blog with no posts is kept off by search engines: it has no canonical address, but says where it is at home.
  expect((await there('/blog')).text).toContain(`property="og:url" content="http://www.${at.slug}.localhost`);
  expect((await there('/')).text).toContain(`rel="canonical" href="http://${own}`);
  expect((await there('/sitemap.xml')).text).not.toContain('/blog</loc>');
  await soon(holds('/', 'Welcome here'));
  expect((await get('/camp')).status).toBe(404);
  expect((await there('/welcome')).status).toBe(404);

  const host = `camp-${nth()}.example.com`;
  await at.db
    .insertInto('centre_host')
    .values({ host, centre_id: at.centre, kind: 'site', site_id: further.id })
    .execute();
  await sql`select pg_notify('nestling', '{"c":0,"k":"centres"}')`.execute(at.db);
  await soon(async () => (await there('/', host)).text.includes('By the lake'));
  expect(await addressOf(further.id)).toContain(`//${host}`);
  expect(await addressOf(site)).toContain(`//www.${at.slug}.localhost`);
  await call('publishWebsiteSite', { id: further.id, published: false });
  expect((await call('deleteWebsiteSite', { id: further.id })).errors).toEqual([{ field: 'id', code: 'IN_USE' }]);
});

test('what is written later is not shown until it is published, a page alone or all of it', async () => {
  await show(home);
  const rooms = await page('rooms', 'Old rooms');
  await show(rooms);
  await publish();
  await call('updateWebsitePage', { id: rooms, name: 'Renamed', content: aDocument('New rooms') });
  await call('updateWebsitePage', { id: home, content: aDocument('New welcome') });
  expect(await holds('/rooms', 'Old rooms')()).toBe(true);
  const changes = await call('websiteSiteChanges', { id: site }, 'kind name change');
  expect(changes).toEqual([{ kind: 'page', name: 'Renamed', change: 'changed' }]);
  await show(rooms);
  await soon(holds('/rooms', 'New rooms'));
  expect(await holds('/', 'Welcome here')()).toBe(true);
  expect((await call('publishWebsitePage', { id: home, published: false })).errors).toEqual([
    { field: 'id', code: 'HOME' },
  ]);
  await call('publishWebsitePage', { id: rooms, published: false });
  await soon(async () => (await get('/rooms')).status === 404);
});

test('an address that changes leads on once it is released, and going back one release brings the old one', async () => {
  await show(home);
  const rooms = await page('rooms', 'Our rooms');
  await show(rooms);
  await publish();
  await call('updateWebsitePage', { id: rooms, slug: 'classrooms' });
  expect((await get('/rooms')).status).toBe(200);
  expect(await get('/classrooms')).toMatchObject({ status: 302, headers: { location: '/rooms' } });
  await publish();
  await soon(async () => (await get('/rooms')).status === 301);
  expect((await get('/rooms')).headers.location).toBe('/classrooms');
  expect((await get('/es/rooms')).headers.location).toBe('/es/classrooms');
  expect(await call('publishWebsiteSiteAgain', { id: site, number: 1 }, `${outcome} release`)).toMatchObject({
    release: 3,
  });
  await soon(async () => (await get('/rooms')).status === 200);
  expect((await call('publishWebsiteSiteAgain', { id: site, number: 99 })).errors).toEqual([
    { field: 'number', code: 'UNKNOWN' },
  ]);
});

test('a release may wait for its minute by the clock of the center, and a site may be taken off', async () => {
  await show(home);
  expect((await publish({ date: '2026-03-10' })).errors).toEqual([{ field: 'date', code: 'PAST' }]);
  expect((await publish({ time: '10:00' })).errors).toEqual([{ field: 'date', code: 'REQUIRED' }]);
  expect((await publish({ date: '2027-03-14', time: '02:30' })).errors).toEqual([
    { field: 'time', code: 'NO_SUCH_TIME' },
  ]);
  const [day, minute] = ['2026-03-20', '09:30'];
  const when = Date.parse('2026-03-20T13:30:00Z');
  // Another test may have moved the clock on already.
  if (server.clock.now().getTime() < when) {
    expect(await publish({ date: day, time: minute })).toMatchObject({ status: 'Success' });
    server.clock.tick(when - server.clock.now().getTime() - 1);
    expect((await get('/')).status).toBe(302);
    server.clock.tick(1);
    expect(await holds('/', 'Welcome here')()).toBe(true);
  }
  await publish();
  await soon(holds('/', 'Welcome here'));
  expect(await publish({ published: false })).toMatchObject({ status: 'Success' });
  await soon(async () => (await get('/')).status === 302);
  expect((await publish({ published: false })).errors).toEqual([{ field: 'id', code: 'STATE' }]);
});

test('a draft is seen in the look of its site by whoever has the address, for an hour', async () => {
  const { id: theme } = await call(
    'createWebsiteTheme',
    { name: `Theme ${nth()}`, colors: { link: '#123456' } },
    `${outcome} id`,
  );
  await call('applyWebsiteTheme', { site_id: site, theme_id: theme });
  await call('createWebsiteMenu', { site_id: site, name: 'Our blog', url: '/blog' });
  const addressOf = (id: string) => call('websitePagePreviewAddress', { id }, `${outcome} url`);
  const { url } = await addressOf(home);
  const { pathname, hostname } = new URL(url);
  expect(hostname).toBe(`www.${at.slug}.localhost`);
  const seen = await get(pathname);
  expect(seen.status).toBe(200);
  for (const part of ['Welcome here', '--link:#123456', 'Our blog']) expect(seen.text).toContain(part);
  expect(seen.text).not.toContain('ld+json');
  expect(seen.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  // Nothing is published by looking at it.
  expect((await get('/')).headers.location).toBe('/blog');
  const elsewhere = await server.centre();
  expect((await askHost(server.port, `www.${elsewhere.slug}.localhost`, pathname)).status).toBe(404);
  for (const bad of [
    pathname.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A')),
    pathname.replace(`/${home}/`, `/${Number(home) + 1}/`),
    `${pathname}/x`,
    pathname.replace('/preview/', '/blog/preview/'),
    `/preview/${home}`,
  ])
    expect([bad, (await get(bad)).status]).toEqual([bad, 404]);
  const empty = await call('createWebsitePage', { site_id: site, name: 'Empty', slug: 'empty' }, `${outcome} id`);
  expect((await get(new URL((await addressOf(empty.id)).url).pathname)).status).toBe(404);
  server.clock.tick(3_600_000);
  expect((await get(pathname)).status).toBe(404);
});

test('readers get what is for them, of the center of the host alone', async () => {
  await show(home);
  const image = await aLibraryImage(at);
  const on = { date: '2027-01-02', site_id: site };
  await call('createWebsiteEvent', { title: 'For all', forpublic: true, img: image.key, ...on });
  await call('createWebsiteEvent', { title: 'Inside only', forpublic: false, ...on });
  await call('createWebsiteEvent', { title: 'Hidden', forpublic: true, status: false, ...on });
  await publish();
  const guest = server.guest(at);
  const fields = 'name slug theme menu pages events staff programs news testimonials weeks';
  const shown = await guest.call('publicWebsiteSite', { slug }, fields);
  expect(shown.events).toMatchObject([{ title: 'For all', img: null }]);
  expect(shown.pages).toMatchObject([{ slug: 'welcome', home: true }]);
  await aPublicMark(at, image.id);
  expect((await guest.call('publicWebsiteSite', { slug }, 'events')).events).toMatchObject([{ img: image.key }]);
  const one = await guest.call(
    'publicWebsitePage',
    { site: slug, slug: 'welcome' },
    'name slug home content content_es description name_es',
  );
  expect(one).toMatchObject({ slug: 'welcome', home: true, content: aDocument('Welcome here') });
  expect(await guest.call('publicWebsitePage', { site: slug, slug: 'nothing' }, 'name')).toBeNull();
  const other = server.guest(await server.centre());
  expect(await other.call('publicWebsiteSite', { slug }, 'name')).toBeNull();
  expect(await other.call('publicWebsitePage', { site: slug, slug: 'welcome' }, 'name')).toBeNull();
});

test('what people wrote stands in a page as text, in colors and fonts of the theme', async () => {
  const { id: theme } = await call(
    'createWebsiteTheme',
    { name: `Theme ${nth()}`, colors: { link: '#123456' }, fonts: { text: 'serif' } },
    `${outcome} id`,
  );
  await call('applyWebsiteTheme', { site_id: site, theme_id: theme });
  const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  await call('createWebsiteMenu', { site_id: site, name: attack.slice(0, 90), url: '/blog' });
  await call('createWebsiteStaffMember', { name: attack, title: attack, site_id: site });
  await call('saveWebsitePageDraft', {
    page_id: home,
    content: {
      blocks: [
        { id: 'aaaa', type: 'heading', text: attack, level: '2' },
        { id: 'bbbb', type: 'team', most: 6 },
        { id: 'cccc', type: 'question', question: attack, html: `<p>${attack}</p>` },
        { id: 'dddd', type: 'quote', text: attack, by: attack },
        { id: 'eeee', type: 'address' },
        { id: 'ffff', type: 'button', label: attack.slice(0, 70), href: '/blog' },
      ],
    },
  });
  await show(home);
  await publish();
  await soon(holds('/', '&#60;script&#62;'));
  const { text } = await get('/');
  expect(text).not.toMatch(/<script(?! type="application\/ld\+json">)/);
  expect(text).not.toMatch(/<img[^>]*onerror/);
  expect(text).toContain('--link:#123456');
  expect(text).toContain('font-family:Charter');
  expect(text).toContain('"@type":"FAQPage"');
  expect(Buffer.byteLength(text)).toBeLessThan(60_000);
});

test('search engines are told what a page is about: the center, its events and questions', async () => {
  const { name } = await at.db.selectFrom('location').select('name').executeTakeFirstOrThrow();
  const on = { date: '2999-01-02', site_id: site, forpublic: true };
  await call('createWebsiteEvent', { title: 'Open </script>house', start_time: '10:00', end_time: '12:30', ...on });
  await call('saveWebsitePageDraft', {
    page_id: home,
    content: {
      blocks: [
        { id: 'even', type: 'events', most: 6 },
        { id: 'ques', type: 'question', question: 'When?', html: '<p>At <b>six</b>.</p>' },
      ],
    },
  });
  const rooms = await page('rooms', 'Our rooms');
  for (const id of [home, rooms]) await show(id);
  await publish();
  await soon(holds('/', 'Open &#60;/script&#62;house'));
  const dataOf = async (path: string) =>
    [...(await get(path)).text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    );
  const [center, event, questions, ...more] = await dataOf('/');
  expect(more).toEqual([]);
  expect(center).toMatchObject({ '@type': 'ChildCare', url: expect.stringContaining(`www.${at.slug}.localhost`) });
  expect(event).toMatchObject({
    '@type': 'Event',
    name: 'Open </script>house',
    startDate: '2999-01-02T10:00',
    endDate: '2999-01-02T12:30',
    location: { name },
  });
  expect(questions).toMatchObject({ mainEntity: [{ name: 'When?', acceptedAnswer: { text: 'At six.' } }] });
  const [trail] = await dataOf('/rooms');
  expect(trail['@type']).toBe('BreadcrumbList');
  expect(trail.itemListElement.map(({ name: step }: { name: string }) => step)).toEqual([
    expect.any(String),
    'Page rooms',
  ]);
});
