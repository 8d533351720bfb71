import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nth } from '../../centres/test/centres.factory.ts';
import { aLibraryImage } from '../../media/test/media.factory.ts';
import { aDocument, aSite, aTheme, aWebsitePage } from './website.factory.ts';

type Caller = Awaited<ReturnType<TestServer['as']>>;
let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('center');
});
afterAll(() => server.close());

const outcome = 'status message errors { field code }';
const success = { status: 'Success' };

/** What an address of a picture says of it: its key among others. */
const said = (address: string): string => Buffer.from(address.split('/')[3] ?? '', 'base64url').toString();

/** What may have a picture: how one and how several are called, and what a new one must have. */
const pictured: readonly [one: string, many: string, required: () => object, ofSite: boolean][] = [
  ['Site', 'Sites', () => ({ name: `Ours ${nth()}`, slug: `ours-${nth()}` }), false],
  ['Theme', 'Themes', () => ({ name: `Theme ${nth()}` }), false],
  ['Event', 'Events', () => ({ title: 'Open house', date: '2026-05-02' }), true],
  ['StaffMember', 'StaffMembers', () => ({ name: 'Ada' }), true],
  ['Program', 'Programs', () => ({ name: 'Toddlers' }), true],
  ['NewsItem', 'NewsItems', () => ({ title: 'A new room', details: '<p>Common words</p>' }), true],
  ['Testimonial', 'Testimonials', () => ({ name: 'Grace', text: 'Common words' }), true],
  ['MenuOption', 'MenuOptions', () => ({ name: `Soup ${nth()}` }), true],
];
test.each(pictured)('a picture of the library stands with a %s, and goes', async (one, many, required, ofSite) => {
  const place = ofSite ? { site_id: (await aSite(server.tenant)).id } : {};
  const [first, second] = [await aLibraryImage(server.tenant), await aLibraryImage(server.tenant)];
  const made = await admin.call(`createWebsite${one}`, { ...required(), ...place, img: first.key }, `${outcome} id`);
  expect(made).toMatchObject(success);
  const img = async () => (await admin.call(`website${one}`, { id: made.id }, 'img')).img;
  expect(said(await img())).toContain(first.key);
  const list = await admin.call(`website${many}`, { ...place, first: 100 }, 'data { id img }');
  expect(said(list.data.find(({ id }: { id: string }) => id === made.id).img)).toContain(first.key);
  const change = (key: string | null) => admin.call(`updateWebsite${one}`, { id: made.id, img: key }, outcome);
  expect(await change(second.key)).toMatchObject(success);
  expect(said(await img())).toContain(second.key);
  expect((await change('0'.repeat(32))).errors).toEqual([{ field: 'img', code: 'UNKNOWN' }]);
  expect(await change(null)).toMatchObject(success);
  expect(await img()).toBeNull();
});

test('a page is written in both languages, as a draft, and shown in both', async () => {
  const site = await aSite(server.tenant);
  const both = (text: string) => ({ content: aDocument(text), content_es: aDocument(`${text} (es)`) });
  const made = await admin.call(
    'createWebsitePage',
    {
      site_id: site.id,
      name: 'Rooms',
      name_es: 'Salones',
      slug: 'rooms',
      description: 'Where the children play',
      ...both('First'),
    },
    `${outcome} id`,
  );
  expect(made).toMatchObject(success);
  const drafts = () => admin.call('websitePageDrafts', { page_id: made.id }, 'content content_es');
  expect(await drafts()).toEqual([both('First')]);
  server.clock.tick(1_000);
  expect(await admin.call('updateWebsitePage', { id: made.id, ...both('Second') }, outcome)).toMatchObject(success);
  server.clock.tick(1_000);
  const third = { page_id: made.id, ...both('Third') };
  expect(await admin.call('saveWebsitePageDraft', third, outcome)).toMatchObject(success);
  expect((await drafts())[0]).toEqual(both('Third'));
  expect(await admin.call('publishWebsitePage', { id: made.id, published: true }, outcome)).toMatchObject(success);
  const fields = 'name name_es description content content_es draft';
  const asked = { site_id: site.id, first: 10 };
  const told = { name: 'Rooms', name_es: 'Salones', description: 'Where the children play', ...both('Third') };
  expect((await admin.call('websitePages', asked, `data { ${fields} }`)).data).toEqual([
    { ...told, draft: aDocument('Third') },
  ]);

  const { id: theme } = await aTheme(server.tenant);
  expect(await admin.call('applyWebsiteTheme', { site_id: site.id, theme_id: theme }, outcome)).toMatchObject(success);
  expect(await admin.call('publishWebsiteSite', { id: site.id }, outcome)).toMatchObject(success);
  const guest = server.guest();
  const where = { site: site.slug, slug: 'rooms' };
  expect(await guest.call('publicWebsitePage', where, 'name name_es description content content_es')).toEqual(told);
  expect((await guest.call('publicWebsiteSite', { slug: site.slug }, 'theme')).theme).toBeInstanceOf(Object);
});

test('an entry of a menu moves below another one, to a page, and has a name in both languages', async () => {
  const site = await aSite(server.tenant);
  const page = await aWebsitePage(server.tenant, { site_id: site.id });
  const add = async (more: object) =>
    (await admin.call('createWebsiteMenu', { site_id: site.id, name: 'Entry', ...more }, `${outcome} id`)).id;
  const [top, below] = [await add({ url: '/blog', name_es: 'Entrada' }), await add({ url: '/blog' })];
  const moved = { id: below, page_id: page.id, url: null, parent: top };
  expect(await admin.call('updateWebsiteMenu', moved, outcome)).toMatchObject(success);
  expect(await admin.call('websiteMenu', { id: below }, 'parent page_id url')).toEqual({
    parent: top,
    page_id: String(page.id),
    url: null,
  });
  const list = await admin.call('websiteMenus', { site_id: site.id, first: 10 }, 'data { name_es parent }');
  expect(list.data).toEqual([
    { name_es: 'Entrada', parent: null },
    { name_es: null, parent: top },
  ]);
});

test('news are listed by their category, and move to another one', async () => {
  const { id: site_id } = await aSite(server.tenant);
  const add = async (call: string, given: object) =>
    (await admin.call(call, { site_id, ...given }, `${outcome} id`)).id;
  const [rooms, food] = [
    await add('createWebsiteNewsCategory', { name: `Rooms ${nth()}` }),
    await add('createWebsiteNewsCategory', { name: `Food ${nth()}` }),
  ];
  const item = await add('createWebsiteNewsItem', { title: 'New', details: '<p>Common</p>', category: rooms });
  const of = async (category: string) =>
    (await admin.call('websiteNewsItems', { site_id, category, first: 10 }, 'data { id category { id } }')).data;
  expect([await of(rooms), await of(food)]).toEqual([[{ id: item, category: { id: rooms } }], []]);
  expect(await admin.call('updateWebsiteNewsItem', { id: item, category: food }, outcome)).toMatchObject(success);
  expect([await of(rooms), await of(food)]).toEqual([[], [{ id: item, category: { id: food } }]]);
});
