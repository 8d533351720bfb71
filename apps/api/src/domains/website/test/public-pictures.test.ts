import { askHost } from '@nestling/api/harness/ask-host.ts';
import { soon } from '@nestling/api/harness/soon.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf } from '../../../files/pictures.ts';
import { hasFile, putFile } from '../../../files/store.ts';
import { aPost } from '../../blogs/test/blogs.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aLibraryImage, anImageFolder, aPictureOf } from '../../media/test/media.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

type Caller = Awaited<ReturnType<TestServer['as']>>;
let server: TestServer;
let manager: Caller;
let elm: number;
beforeAll(async () => {
  server = await startTestServer();
  elm = (await aLocation(server.tenant, { name: 'Elm' })).id;
  manager = await server.as('manager', { locations: [{ id: elm }] });
});
afterAll(() => server.close());

const site = (path: string, headers: Record<string, string> = {}) =>
  askHost(server.port, `www.${server.tenant.slug}.localhost`, path, { headers });
const outcome = 'status errors { field code }';

/** An image of the library with its files. */
const anImage = async () => {
  const image = await aLibraryImage(server.tenant);
  for (const size of ['face', 'full'] as const)
    await putFile(server.tenant.centre, fileOf(image.key, size), Buffer.from(`picture ${size}`));
  return image;
};

test('a picture is shown where somebody said who agreed, and with the next request after that was taken back it is not', async () => {
  const image = await anImage();
  const post = await aPost(server.tenant, { status: true, img: image.key });
  const path = `/picture/${image.key}/full.webp`;
  expect((await site(path)).status).toBe(404);
  expect((await site(`/blog/${post.url}`)).text).not.toContain(image.key);
  const marked = await manager.call(
    'markLibraryImagePublic',
    { id: image.id, agreed_by: 'The Okafor family' },
    `${outcome} image { public_agreed_by public_since }`,
  );
  expect(marked).toMatchObject({ status: 'Success', image: { public_agreed_by: 'The Okafor family' } });
  expect(marked.image.public_since).toEqual(expect.any(String));
  const seen = await site(path);
  expect([seen.status, seen.text, seen.headers['cache-control']]).toEqual([200, 'picture full', 'no-cache']);
  expect(seen.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await site(path, { 'if-none-match': seen.headers.etag ?? '' })).status).toBe(304);
  await soon(async () => (await site(`/blog/${post.url}`)).text.includes(path));
  expect((await site(`/blog/${post.url}`)).text).toContain('property="og:image"');
  expect(await manager.call('withdrawLibraryImagePublic', { id: image.id }, outcome)).toMatchObject({
    status: 'Success',
  });
  expect((await site(path)).status).toBe(404);
  expect((await site(path, { 'if-none-match': seen.headers.etag ?? '' })).status).toBe(404);
  await soon(async () => !(await site(`/blog/${post.url}`)).text.includes(image.key));
  expect(await manager.call('withdrawLibraryImagePublic', { id: image.id }, outcome)).toMatchObject({
    errors: [{ field: 'id', code: 'STATE' }],
  });
});

test('the library tells who agreed, and since when', async () => {
  const image = await aLibraryImage(server.tenant, { source: 'feed', source_ref: 'garden' });
  await manager.call('markLibraryImagePublic', { id: image.id, agreed_by: 'Everybody' }, outcome);
  const told = { id: String(image.id), public_agreed_by: 'Everybody', public_since: expect.any(String) };
  const fields = 'id public_agreed_by public_since';
  expect(await manager.call('libraryImage', { id: image.id }, fields)).toEqual(told);
  expect((await manager.call('imageLibrary', { first: 100 }, `data { ${fields} }`)).data).toContainEqual(told);
  expect(await manager.call('getSocialImages', { source: 'feed' }, fields)).toEqual([told]);
});

test('pictures of a page are found by their keys, in whichever folder they are', async () => {
  const folder = await anImageFolder(server.tenant);
  const [inside, other] = [
    await aLibraryImage(server.tenant, { folder_id: folder.id }),
    await aLibraryImage(server.tenant),
  ];
  const { data } = await manager.call('imageLibrary', { keys: [inside.key, 'nothing'], first: 200 }, 'data { key }');
  expect(data).toEqual([{ key: inside.key }]);
  expect(data).not.toContainEqual({ key: other.key });
});

test('no picture of a family is shown by its key, marked or not', async () => {
  const image = await anImage();
  await manager.call('markLibraryImagePublic', { id: image.id, agreed_by: 'Everybody' }, outcome);
  const path = `/picture/${image.key}/face.webp`;
  expect((await site(path)).status).toBe(200);
  await aStudent(server.tenant, { location_id: elm, image: image.key });
  expect((await site(path)).status).toBe(404);
  expect(await manager.call('markLibraryImagePublic', { id: image.id, agreed_by: 'Everybody' }, outcome)).toMatchObject(
    {
      errors: [{ field: 'id', code: 'IN_USE' }],
    },
  );
  const alone = await aPictureOf(server.tenant, manager.id);
  await putFile(server.tenant.centre, fileOf(alone, 'full'), Buffer.from('x'));
  expect((await site(`/picture/${alone}/full.webp`)).status).toBe(404);
});

test('who agreed is told anew without a gap, and what is removed from the library is shown no more', async () => {
  const image = await anImage();
  const agreed = async () =>
    (await manager.call('libraryImage', { id: image.id }, 'public_agreed_by')).public_agreed_by;
  await manager.call('markLibraryImagePublic', { id: image.id, agreed_by: 'One' }, outcome);
  await manager.call('markLibraryImagePublic', { id: image.id, agreed_by: 'Two' }, outcome);
  expect(await agreed()).toBe('Two');
  const kept = await server.tenant.db
    .selectFrom('public_picture')
    .select(['agreed_by', 'withdrawn_at'])
    .where('image_id', '=', image.id)
    .orderBy('id')
    .execute();
  expect(kept).toMatchObject([
    { agreed_by: 'One', withdrawn_at: expect.any(Date) },
    { agreed_by: 'Two', withdrawn_at: null },
  ]);
  const path = `/picture/${image.key}/full.webp`;
  expect((await site(path)).status).toBe(200);
  await manager.call('deleteLibraryImage', { id: image.id }, outcome);
  expect((await site(path)).status).toBe(404);
});

test.each([
  '/picture/../full.webp',
  '/picture/pAAAAAAAAAAAAAAAAAAAAAA/other.webp',
  '/picture/x/full.webp',
  '/picture/',
])('%s is no picture', async (path) => {
  expect((await site(path)).status).toBe(404);
});

test('a phone takes half of a large picture, which is made once, kept with it and gone with it', async () => {
  const { sharp } = await import('../../../files/decoder.ts');
  const { centre } = server.tenant;
  const image = await anImage();
  const post = await aPost(server.tenant, { status: true, img: image.key });
  await sql`update picture set width = 1600, height = 1000 where key = ${image.key}`.execute(server.tenant.db);
  const whole = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#3a7' } })
    .webp()
    .toBuffer();
  await putFile(centre, fileOf(image.key, 'full'), whole);
  const path = `/picture/${image.key}/half.webp`;
  expect((await site(path)).status).toBe(404);
  expect(await hasFile(centre, fileOf(image.key, 'half'))).toBe(false);
  await manager.call('markLibraryImagePublic', { id: image.id, agreed_by: 'Everybody' }, outcome);
  const all = await Promise.all([1, 2, 3].map(() => site(path)));
  for (const one of all)
    expect(await sharp(one.bytes).metadata()).toMatchObject({ width: 800, height: 500, format: 'webp' });
  expect(await hasFile(centre, fileOf(image.key, 'half'))).toBe(true);
  await soon(async () => (await site(`/blog/${post.url}`)).text.includes(`srcset="${path} 800w, `));
  await manager.call('withdrawLibraryImagePublic', { id: image.id }, outcome);
  expect((await site(path)).status).toBe(404);
  await server.perform('picture.remove', { keys: [image.key] });
  expect(await hasFile(centre, fileOf(image.key, 'half'))).toBe(false);
});

test('what cannot be halved is shown whole', async () => {
  const image = await anImage();
  await manager.call('markLibraryImagePublic', { id: image.id, agreed_by: 'Everybody' }, outcome);
  expect((await site(`/picture/${image.key}/half.webp`)).text).toBe('picture full');
});

test('an address that is passed on shows the first picture of the page, else of the start page, while everybody may see it', async () => {
  const admin = await server.as('center');
  const [house, garden, small] = [await anImage(), await anImage(), await anImage()];
  const width = (key: string, px: number) =>
    sql`update picture set width = ${px}, height = 600 where key = ${key}`.execute(server.tenant.db);
  for (const { key } of [house, garden]) await width(key, 1200);
  await width(small.key, 120);
  for (const { id } of [house, garden, small])
    await manager.call('markLibraryImagePublic', { id, agreed_by: 'Everybody' }, outcome);
  const { id: of } = await admin.call('createWebsiteSite', { name: 'Sunny', slug: 'social' }, 'id');
  const page = async (slug: string, keys: readonly string[]) => {
    const blocks = keys.map((src, n) => ({ id: `picture${n}`, type: 'picture', src, alt: '', href: '' }));
    const given = { site_id: of, name: slug, slug, content: { blocks } };
    const { id, errors } = await admin.call('createWebsitePage', given, 'id errors { field code }');
    expect(errors).toEqual([]);
    expect(await admin.call('publishWebsitePage', { id, published: true }, 'status')).toEqual({ status: 'Success' });
  };
  await page('welcome', [house.key]);
  await page('beds', [small.key, garden.key]);
  await page('plain', []);
  expect(await admin.call('publishWebsiteSite', { id: of }, 'status')).toEqual({ status: 'Success' });
  const social = async (path: string) =>
    /property="og:image" content="http:\/\/[^/]+\/picture\/([^/]+)\/full\.webp"/.exec((await site(path)).text)?.[1];
  await soon(async () => (await social('/')) === house.key);
  expect(await social('/beds')).toBe(garden.key);
  expect(await social('/plain')).toBe(house.key);
  await manager.call('withdrawLibraryImagePublic', { id: garden.id }, outcome);
  await soon(async () => (await social('/beds')) === house.key);
  await manager.call('withdrawLibraryImagePublic', { id: house.id }, outcome);
  await soon(async () => (await social('/plain')) === undefined);
  expect((await site('/plain')).text).toContain('<meta name="twitter:card" content="summary">');
});
