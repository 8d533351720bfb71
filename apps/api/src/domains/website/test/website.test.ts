import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nth } from '../../centres/test/centres.factory.ts';
import { aLibraryImage, aPictureOf } from '../../media/test/media.factory.ts';
import { aDocument, aMenuEntry, aPageDraft, aSite, aWebsitePage } from './website.factory.ts';

type Caller = Awaited<ReturnType<TestServer['as']>>;
let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('center');
});
afterAll(() => server.close());

const outcome = 'status message errors { field code }';
const newSite = async () => (await aSite(server.tenant)).id;
const add = (site_id: unknown, slug: string, more: object = {}) =>
  admin.call('createWebsitePage', { site_id, name: `Page ${nth()}`, slug, ...more }, `${outcome} id`);
const read = (id: unknown) =>
  admin.call('websitePage', { id }, 'id name slug home published version content draft order description');
const draftsOf = (page_id: unknown) =>
  admin.call('websitePageDrafts', { page_id }, 'id content began_from created_by { id } updated_at');

test('a site has an address of its own, in small letters and no name that is reserved', async () => {
  const slug = `our-site-${nth()}`;
  const made = await admin.call(
    'createWebsiteSite',
    { name: 'Ours', slug: ` ${slug.toUpperCase()} ` },
    `${outcome} id`,
  );
  expect(made).toMatchObject({ status: 'Success', id: expect.any(String) });
  expect(await admin.call('websiteSite', { id: made.id }, 'name slug published pages { id }')).toEqual({
    name: 'Ours',
    slug,
    published: false,
    pages: [],
  });
  expect(await admin.call('createWebsiteSite', { name: 'Again', slug }, outcome)).toMatchObject({
    errors: [{ field: 'slug', code: 'TAKEN' }],
  });
  const folder = (full_path: string) => admin.call('updateWebsiteSite', { id: made.id, full_path }, outcome);
  for (const bad of ['../up', '/etc', 'a/../../b', 'a//b', '.hidden', 'a\\b', 'C:/x'])
    expect([bad, (await folder(bad)).errors]).toEqual([bad, [{ field: 'full_path', code: 'INVALID' }]]);
  expect(await folder('sites/our_site')).toMatchObject({ status: 'Success' });
});

test.each(['..%2f', '%00', 'café', 'a--b', '-a', 'a/b', 'a'.repeat(81), 'rооms', '\u202eabc', '<b>'])(
  'no page has the address %j',
  async (slug) => {
    expect((await add(await newSite(), slug)).errors).toEqual([{ field: 'slug', code: 'INVALID' }]);
  },
);
test.each(['con', 'BLOG', 'es', 'graphql', 'constructor', 'lpt1'])('the address %s is reserved', async (slug) => {
  expect((await add(await newSite(), slug)).errors).toEqual([{ field: 'slug', code: 'RESERVED' }]);
});

test('the first page is the start page until another one is, and stays as long', async () => {
  const site = await newSite();
  const [first, second] = [await add(site, 'welcome'), await add(site, 'rooms')];
  expect([(await read(first.id)).home, (await read(second.id)).home]).toEqual([true, false]);
  expect(await admin.call('deleteWebsitePage', { id: first.id }, outcome)).toMatchObject({
    errors: [{ field: 'id', code: 'HOME' }],
  });
  expect(await admin.call('makeWebsiteHomePage', { id: second.id }, outcome)).toMatchObject({ status: 'Success' });
  expect([(await read(first.id)).home, (await read(second.id)).home]).toEqual([false, true]);
  expect(await admin.call('deleteWebsitePage', { id: first.id }, outcome)).toMatchObject({ status: 'Success' });
  expect(await read(first.id)).toBeNull();
});

test('an address a page had stays its own', async () => {
  const site = await newSite();
  const page = await add(site, 'rooms');
  expect(await admin.call('updateWebsitePage', { id: page.id, slug: 'our-rooms' }, outcome)).toMatchObject({
    status: 'Success',
  });
  expect((await add(site, 'rooms')).errors).toEqual([{ field: 'slug', code: 'TAKEN' }]);
  expect((await add(site, 'our-rooms')).errors).toEqual([{ field: 'slug', code: 'TAKEN' }]);
  expect(await add(await newSite(), 'rooms')).toMatchObject({ status: 'Success' });
  expect(await admin.call('updateWebsitePage', { id: page.id, slug: 'rooms' }, outcome)).toMatchObject({
    status: 'Success',
  });
});

test('pages are put into an order, those of another site never', async () => {
  const site = await newSite();
  const ids = [];
  for (const slug of ['a1', 'b1', 'c1']) ids.push((await add(site, slug)).id);
  const listed = async () =>
    (await admin.call('websitePages', { site_id: site, first: 10 }, 'data { id }')).data.map(
      ({ id }: { id: string }) => id,
    );
  expect(await listed()).toEqual(ids);
  const sort = (pages: unknown[]) => admin.call('sortWebsitePages', { site_id: site, pages }, outcome);
  expect(await sort([ids[2], ids[0]])).toMatchObject({ status: 'Success' });
  expect(await listed()).toEqual([ids[2], ids[0], ids[1]]);
  const other = await aWebsitePage(server.tenant);
  expect((await sort([other.id])).errors).toEqual([{ field: 'pages', code: 'UNKNOWN' }]);
});

test('what is written is a draft, and of two writers both survive', async () => {
  const site = await newSite();
  const { id } = await add(site, 'page', { content: aDocument('First') });
  expect(await read(id)).toMatchObject({ content: null, version: 0, published: false, draft: aDocument('First') });
  const [mine] = await draftsOf(id);
  const other = await server.as('center');
  const save = (who: Caller, text: string) =>
    who.call(
      'saveWebsitePageDraft',
      { page_id: id, id: mine.id, content: aDocument(text), seen: mine.updated_at },
      `${outcome} draft { id content }`,
    );
  server.clock.tick(1_000);
  expect(await save(other, 'Theirs')).toMatchObject({ status: 'Success', draft: { id: mine.id } });
  server.clock.tick(1_000);
  const late = await save(admin, 'Mine');
  expect(late).toMatchObject({ status: 'Success', draft: { content: aDocument('Mine') } });
  expect(late.draft.id).not.toBe(mine.id);
  const all = (await draftsOf(id)).map((draft: { content: unknown }) => draft.content);
  expect(all).toEqual([aDocument('Mine'), aDocument('Theirs')]);
  expect((await read(id)).content).toBeNull();
  const elsewhere = await aPageDraft(server.tenant);
  const wrong = { page_id: id, id: elsewhere.id, content: aDocument() };
  expect((await admin.call('saveWebsitePageDraft', wrong, outcome)).errors).toEqual([{ field: 'id', code: 'UNKNOWN' }]);
  expect(await admin.call('deleteWebsitePageDraft', { id: late.draft.id }, outcome)).toMatchObject({
    status: 'Success',
  });
});

test('a draft that was begun before somebody else published keeps what they had', async () => {
  const { id } = await add(await newSite(), 'page', { content: aDocument('One') });
  server.clock.tick(1_000);
  await admin.call('saveWebsitePageDraft', { page_id: id, content: aDocument('Two') }, outcome);
  const [two, one] = await draftsOf(id);
  expect(await admin.call('publishWebsitePageDraft', { id: two.id }, outcome)).toMatchObject({ status: 'Success' });
  expect(await read(id)).toMatchObject({ content: aDocument('Two'), version: 1, published: true });
  await admin.call('deleteWebsitePageDraft', { id: two.id }, outcome);
  expect((await read(id)).content).toEqual(aDocument('Two'));
  await admin.call('publishWebsitePageDraft', { id: one.id }, outcome);
  expect(await read(id)).toMatchObject({ content: aDocument('One'), version: 2 });
  expect((await draftsOf(id)).map((draft: { content: unknown }) => draft.content)).toContainEqual(aDocument('Two'));
});

const deep = (levels: number): object =>
  levels === 0
    ? (aDocument().blocks[0] ?? {})
    : { id: `col${levels}`, type: 'columns', left: [deep(levels - 1)], right: [] };
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `b${String(i).padStart(4, '0')}`,
    type: 'heading',
    text: 'x',
    level: '2',
  }));
test.each([
  ['an unknown block', { blocks: [{ id: 'aaaa', type: 'script', text: 'x' }] }],
  ['a name every object has', { blocks: [{ id: 'aaaa', type: 'constructor' }] }],
  ['a key of no block', { blocks: [{ id: 'aaaa', type: 'heading', text: 'x', level: '2', style: 'x' }] }],
  ['a block in a wrong slot', { blocks: [{ id: 'aaaa', type: 'gallery', pictures: aDocument().blocks }] }],
  ['blocks nine deep', { blocks: [deep(9)] }],
  ['501 blocks', { blocks: many(501) }],
  ['one id twice', { blocks: [...aDocument().blocks, ...aDocument().blocks] }],
  ['a link that runs', { blocks: [{ id: 'aaaa', type: 'button', label: 'x', href: 'javascript:alert(1)' }] }],
  [
    'a link to another host without a scheme',
    { blocks: [{ id: 'aaaa', type: 'button', label: 'x', href: '//evil.example' }] },
  ],
  ['no document', ['x']],
])('%s is refused, and nothing is kept', async (_, content) => {
  const { id } = await add(await newSite(), 'page');
  const saving = admin.call('saveWebsitePageDraft', { page_id: id, content }, outcome);
  const said = await saving.then(
    (answer) => answer.status,
    (error: { code?: string }) => error.code,
  );
  expect(['Error', 'BAD_INPUT']).toContain(said);
  expect(await draftsOf(id)).toEqual([]);
});

test('texts of a page are cleaned, and pictures are the library’s', async () => {
  const { id } = await add(await newSite(), 'page');
  const text = '<p onclick="x()">Ducks<script>alert(1)</script><a href="javascript:x()">here</a></p><svg/onload=x()>';
  const save = (block: object) =>
    admin.call(
      'saveWebsitePageDraft',
      { page_id: id, content: { blocks: [{ id: 'aaaa', ...block }] } },
      `${outcome} draft { content }`,
    );
  const { draft } = await save({ type: 'text', html: text });
  expect(JSON.stringify(draft.content)).not.toMatch(/onclick|script|svg|javascript/);
  const own = await aPictureOf(server.tenant, admin.id);
  const picture = { type: 'picture', alt: '', href: '' };
  expect((await save({ ...picture, src: own })).errors).toEqual([{ field: 'content', code: 'UNKNOWN' }]);
  const { key } = await aLibraryImage(server.tenant);
  expect(await save({ ...picture, src: key })).toMatchObject({ status: 'Success' });
});

test('a menu is two deep, leads somewhere, and to its own site', async () => {
  const site = await newSite();
  const page = await add(site, 'rooms');
  const entry = (more: object) =>
    admin.call('createWebsiteMenu', { site_id: site, name: `Entry ${nth()}`, ...more }, `${outcome} id`);
  const codes = async (more: object) => (await entry(more)).errors;
  expect(await codes({})).toEqual([{ field: 'page_id', code: 'REQUIRED' }]);
  expect(await codes({ url: 'javascript:alert(1)' })).toEqual([{ field: 'url', code: 'BAD_LINK' }]);
  const other = await aWebsitePage(server.tenant);
  expect(await codes({ page_id: other.id })).toEqual([{ field: 'page_id', code: 'UNKNOWN' }]);
  const top = await entry({ page_id: page.id });
  const below = await entry({ url: '/blog', parent: top.id });
  expect(below).toMatchObject({ status: 'Success' });
  expect(await codes({ url: '/blog', parent: below.id })).toEqual([{ field: 'parent', code: 'TOO_DEEP' }]);
  const second = await entry({ url: 'https://example.com/' });
  const move = (id: unknown, parent: unknown) => admin.call('updateWebsiteMenu', { id, parent }, outcome);
  expect((await move(top.id, second.id)).errors).toEqual([{ field: 'parent', code: 'TOO_DEEP' }]);
  expect((await admin.call('deleteWebsiteMenu', { id: top.id }, outcome)).errors).toEqual([
    { field: 'id', code: 'NOT_EMPTY' },
  ]);
  const list = async () =>
    (await admin.call('websiteMenus', { site_id: site, first: 10 }, 'data { id parent dead }')).data;
  expect(await list()).toEqual([
    { id: top.id, parent: null, dead: true },
    { id: below.id, parent: top.id, dead: false },
    { id: second.id, parent: null, dead: false },
  ]);
  const sort = (menus: object[]) => admin.call('sortWebsiteMenu', { site_id: site, menus }, outcome);
  expect(
    (
      await sort([
        { id: top.id, parent: below.id },
        { id: below.id, parent: top.id },
      ])
    ).errors,
  ).toEqual([{ field: 'menus', code: 'TOO_DEEP' }]);
  const elsewhere = await aMenuEntry(server.tenant);
  expect((await sort([{ id: elsewhere.id }])).errors).toEqual([{ field: 'menus', code: 'UNKNOWN' }]);
  expect(await sort([{ id: second.id }, { id: below.id, parent: second.id }, { id: top.id }])).toMatchObject({
    status: 'Success',
  });
  expect((await list()).map(({ id, parent }: { id: string; parent: string | null }) => [id, parent])).toEqual([
    [second.id, null],
    [below.id, second.id],
    [top.id, null],
  ]);
});

test('a theme has colors people can read and fonts of the list, and nothing else of a style sheet', async () => {
  const make = (colors: unknown, fonts: unknown = { text: 'serif' }) =>
    admin.call('createWebsiteTheme', { name: `Theme ${nth()}`, colors, fonts }, `${outcome} id`);
  const made = await make({ ink: '#222222', paper: '#ffffff' });
  expect(made).toMatchObject({ status: 'Success' });
  expect((await make({ ink: '#aaaaaa', paper: '#ffffff' })).errors).toEqual([{ field: 'colors', code: 'CONTRAST' }]);
  for (const colors of [
    { ink: 'red' },
    { ink: '#fff;}body{display:none' },
    { size: '#ffffff' },
    { ink: 'url(//evil.example)' },
  ]) {
    const said = await make(colors).then(
      ({ status }) => status,
      (error: { code?: string }) => error.code,
    );
    expect(['Error', 'BAD_INPUT']).toContain(said);
  }
  const site = await newSite();
  expect(await admin.call('applyWebsiteTheme', { site_id: site, theme_id: made.id }, outcome)).toMatchObject({
    status: 'Success',
  });
  expect(await admin.call('websiteSite', { id: site }, 'theme { id }')).toEqual({ theme: { id: made.id } });
  expect((await admin.call('deleteWebsiteTheme', { id: made.id }, outcome)).errors).toEqual([
    { field: 'id', code: 'IN_USE' },
  ]);
});

test('content says what is wrong with it at its field', async () => {
  const site_id = await newSite();
  const errors = async (call: string, given: Readonly<Record<string, unknown>>) =>
    (await admin.call(call, given, outcome)).errors;
  const event = { title: 'Open house', date: '2026-05-02', site_id };
  expect(await errors('createWebsiteEvent', { ...event, start_time: '10:00', end_time: '09:00' })).toEqual([
    { field: 'end_time', code: 'BEFORE_START' },
  ]);
  const { id } = await admin.call(
    'createWebsiteEvent',
    { ...event, start_time: '10:00', end_time: '12:00' },
    `${outcome} id`,
  );
  expect(await errors('updateWebsiteEvent', { id, start_time: '13:00' })).toEqual([
    { field: 'end_time', code: 'BEFORE_START' },
  ]);
  expect(await admin.call('websiteEvent', { id }, 'title start_time end_time forpublic status')).toEqual({
    title: 'Open house',
    start_time: '10:00',
    end_time: '12:00',
    forpublic: false,
    status: true,
  });
  await admin.call('updateWebsiteEventStatus', { id, status: false }, outcome);
  expect(await admin.call('websiteEvent', { id }, 'status')).toEqual({ status: false });
  const praise = { name: 'Ada', text: 'Lovely', site_id };
  expect(await errors('createWebsiteTestimonial', { ...praise, status: true })).toEqual([
    { field: 'agreed_by', code: 'REQUIRED' },
  ]);
  const one = await admin.call('createWebsiteTestimonial', praise, `${outcome} id`);
  expect(await errors('updateWebsiteTestimonialStatus', { id: one.id, status: true })).toEqual([
    { field: 'agreed_by', code: 'REQUIRED' },
  ]);
  expect(
    await admin.call('updateWebsiteTestimonial', { id: one.id, agreed_by: 'Ada', status: true }, outcome),
  ).toMatchObject({ status: 'Success' });
  const category = await admin.call('createWebsiteNewsCategory', { name: `News ${nth()}`, site_id }, `${outcome} id`);
  const item = await admin.call(
    'createWebsiteNewsItem',
    { title: 'New', details: '<p>x</p>', category: category.id, site_id },
    `${outcome} id`,
  );
  expect(await admin.call('websiteNewsItem', { id: item.id }, 'date category { id } categories { id }')).toEqual({
    date: '2026-03-11',
    category: { id: category.id },
    categories: [{ id: category.id }],
  });
  expect(await errors('deleteWebsiteNewsCategory', { id: category.id })).toEqual([{ field: 'id', code: 'IN_USE' }]);
});

test('a week of dishes begins on its Monday, once for a site, and holds the dishes it names', async () => {
  const site_id = await newSite();
  const dish = await admin.call('createWebsiteMenuOption', { name: `Soup ${nth()}`, site_id }, `${outcome} id`);
  const options = [{ day: 3, option: dish.id }];
  const week = await admin.call('createWebsiteMenuWeek', { date: '2026-03-12', options, site_id }, `${outcome} id`);
  const told = await admin.call('websiteMenuWeek', { id: week.id }, 'date options days');
  expect(told).toMatchObject({ date: '2026-03-09', options: [{ day: 3, option: Number(dish.id) }] });
  expect(told.days).toEqual(told.options);
  expect((await admin.call('createWebsiteMenuWeek', { date: '2026-03-09', site_id }, outcome)).errors).toEqual([
    { field: 'date', code: 'TAKEN' },
  ]);
  expect((await admin.call('deleteWebsiteMenuOption', { id: dish.id }, outcome)).errors).toEqual([
    { field: 'id', code: 'IN_USE' },
  ]);
  await admin.call('updateWebsiteMenuWeek', { id: week.id, options: [] }, outcome);
  expect(await admin.call('deleteWebsiteMenuOption', { id: dish.id }, outcome)).toMatchObject({ status: 'Success' });
});

test('a site begins with the pages, the menu and the look of a template, all of it drafts', async () => {
  const begin = (template: string) =>
    admin.call('createWebsiteSite', { name: 'Ours', slug: `ours-${nth()}`, template }, `${outcome} id`);
  const made = await begin('meadow');
  expect(made).toMatchObject({ status: 'Success' });
  const told = await admin.call(
    'websiteSite',
    { id: made.id },
    'published theme { id name } pages { id name name_es slug home published content draft }',
  );
  expect(told).toMatchObject({ published: false, theme: { name: 'Meadow' } });
  const [first, ...others] = told.pages;
  expect(first).toMatchObject({ name: 'Welcome', name_es: 'Bienvenidos', home: true, published: false, content: null });
  expect(first.draft.blocks.length).toBeGreaterThan(3);
  const menu = await admin.call('websiteMenus', { site_id: made.id, first: 20 }, 'data { name name_es page_id dead }');
  expect(menu.data.map(({ page_id }: { page_id: string }) => page_id)).toEqual(
    others.map(({ id }: { id: string }) => id),
  );
  for (const { id } of told.pages)
    expect(await admin.call('publishWebsitePage', { id, published: true }, outcome)).toMatchObject({
      status: 'Success',
    });
  expect(await admin.call('publishWebsiteSite', { id: made.id }, outcome)).toMatchObject({ status: 'Success' });
  const sites = await admin.call('websiteSites', { first: 200 }, 'data { id theme { name } }');
  expect(sites.data).toContainEqual({ id: made.id, theme: { name: 'Meadow' } });
  // Another site with it has the same theme, not a second one of its name.
  const again = await begin('meadow');
  expect(await admin.call('websiteSite', { id: again.id }, 'theme { id }')).toEqual({ theme: { id: told.theme.id } });
  expect(await begin('nothing')).toMatchObject({ status: 'Error', errors: [{ code: 'UNKNOWN', field: 'template' }] });
});
