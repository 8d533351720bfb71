import { sharp } from '@nestling/api/files/decoder.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { sweepFiles } from '../picture-jobs.ts';

let server: TestServer;
let manager: Person;
let elm: { id: number };
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant);
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server?.close());

const outcome = 'status message errors { field code }';
const picture = async (who = manager) => {
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#4a0d66' } })
    .jpeg()
    .toBuffer();
  const image = `data:image/jpeg;base64,${bytes.toString('base64')}`;
  return String((await who.call('uploadImage', { image }, 'image_name')).image_name);
};
const added = async (name: string, folder?: string) => {
  const { image } = await manager.call(
    'createLibraryImage',
    { name, key: await picture(), ...(folder ? { folder } : {}) },
    'status image { id }',
  );
  return String(image.id);
};
const folder = async (name: string, parent?: string) => {
  const made = await manager.call('createImageFolder', { name, ...(parent ? { parent } : {}) }, 'status folder { id }');
  return String(made.folder.id);
};
const of = (id: string) =>
  manager.call('libraryImage', { id }, 'name width height url thumbnail uses folder { id } focus_x');
const fetched = (path: unknown) => fetch(`http://127.0.0.1:${server.port}${String(path)}`);

test('folders nest, have a name of their own, and never lie in themselves', async () => {
  const top = await folder('Newsletters');
  const below = await folder('Spring', top);
  expect(await manager.call('createImageFolder', { name: 'newsletters' }, outcome)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'name', code: 'TAKEN' }],
  });
  const inItself = await manager.call('updateImageFolder', { id: top, parent: below }, outcome);
  expect(inItself).toMatchObject({ status: 'Error', errors: [{ field: 'parent', code: 'BELOW_ITSELF' }] });
  expect(await manager.call('deleteImageFolder', { id: top }, outcome)).toMatchObject({ status: 'Error' });
  expect(
    (await manager.call('imageFolders', { parent: top }, 'name')).map((one: { name: string }) => one.name),
  ).toEqual(['Spring']);
  expect(await manager.call('updateImageFolder', { id: below, parent: null }, outcome)).toMatchObject({
    status: 'Success',
  });
  expect(await manager.call('deleteImageFolder', { id: top }, outcome)).toMatchObject({ status: 'Success' });
});

test('two moves at once never make a circle', async () => {
  const [a, b] = [await folder('Circle A'), await folder('Circle B')];
  const moved = await Promise.all([
    manager.call('updateImageFolder', { id: a, parent: b }, outcome),
    manager.call('updateImageFolder', { id: b, parent: a }, outcome),
  ]);
  expect(moved.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
});

test('five at once are made narrower, all or none; a sixth is too many', async () => {
  const wide = await added('Wide');
  const before = await of(wide);
  expect(await manager.call('bulkResizeImges', { id: [wide], width: 300 }, outcome)).toMatchObject({
    status: 'Success',
  });
  const after = await of(wide);
  expect([after.width, after.height]).toEqual([300, 225]);
  expect(after.url).not.toBe(before.url);
  expect((await fetched(after.url)).status).toBe(200);
  expect(await manager.call('bulkResizeImges', { id: [wide], width: 0 }, outcome)).toMatchObject({ status: 'Error' });
  const six = await Promise.all([1, 2, 3, 4, 5].map((n) => added(`More ${n}`)));
  expect(await manager.call('bulkResizeImges', { id: [wide, ...six], width: 100 }, outcome)).toMatchObject({
    status: 'Error',
    errors: [{ code: 'TOO_MANY' }],
  });
  expect((await of(wide)).width).toBe(300);
});

test('short links lead to pages of the portal alone', async () => {
  const { url: picture } = await of(await added('Linked'));
  for (const url of [
    'https://evil.example/x',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    picture,
    '/files/1/x',
    '/%66iles/1/x',
    '/home/../files/1/x',
    '/s/abcdefghijkl',
    '/calendar-feed/x.ics',
  ])
    expect(await manager.call('makeTinyUrl', { url }, outcome), url).toMatchObject({ status: 'Error' });
});

test('several are moved and removed, unknown ones are told, and for a day all of it is taken back', async () => {
  const into = await folder('Into');
  const ids = [await added('One'), await added('Two')];
  expect(await manager.call('bulkMoveLibraryImages', { id: ids, folder: into }, outcome)).toMatchObject({
    status: 'Success',
  });
  const gone = await manager.call('bulkDeleteLibraryImages', { id: [...ids, '999999'] }, outcome);
  expect(gone).toMatchObject({ status: 'Success', errors: [{ field: 'id.999999' }] });
  expect(gone.message).toContain('2 images removed, 1 not');
  expect(await manager.call('libraryImage', { id: ids[0] }, 'id')).toBeNull();
  await manager.call('restoreLibraryImages', { id: ids }, outcome);
  const { url, folder: back } = await of(ids[0] ?? '');
  expect(back.id).toBe(into);
  await manager.call('bulkDeleteLibraryImages', { id: ids }, outcome);
  await sweepFiles({ ...server.job(), now: () => new Date(Date.now() + 2 * 86_400_000) });
  expect((await fetched(url)).status).toBe(404);
  expect(await manager.call('restoreLibraryImages', { id: ids }, outcome)).toMatchObject({ status: 'Error' });
});

test('a picture of somebody else, or a social source nobody set up, brings nothing into the library', async () => {
  const colleague = await server.as('manager');
  const key = await picture(colleague);
  expect(await manager.call('createLibraryImage', { name: 'Theirs', key }, outcome)).toMatchObject({ status: 'Error' });
  const social = { source: 'feed', images: ['http://127.0.0.1/a.jpg'] };
  expect(await manager.call('saveSocialImages', social, outcome)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'source', code: 'NO_SOURCE' }],
  });
});

test('an image is cut, keeps its focus, and says where it is used', async () => {
  const id = await added('To cut');
  await manager.call('updateLibraryImage', { id, focus_x: 0.25 }, outcome);
  await manager.call('cropLibraryImage', { id, x: 0.5, y: 0, width: 0.5, height: 1 }, outcome);
  expect(await of(id)).toMatchObject({ width: 400, height: 600, focus_x: 0.25, uses: [] });
  const outside = await manager.call('cropLibraryImage', { id, x: 0.8, y: 0, width: 0.5, height: 1 }, outcome);
  expect(outside.status).toBe('Error');
});

test('a short link ends after 90 days, and with whoever made it', async () => {
  const visit = async (url: unknown) => {
    const { pathname } = new URL(String(url));
    return fetch(`http://127.0.0.1:${server.port}${pathname}`, { redirect: 'manual' });
  };
  const maker = await server.as('teacher', { locations: [elm] });
  const tiny = async () => (await maker.call('makeTinyUrl', { url: '/images?search=sun' }, 'status url')).url;
  const [one, other] = [await tiny(), await tiny()];
  expect((await visit(one)).headers.get('location')).toBe('/images?search=sun');
  await server.tenant.db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', maker.id).execute();
  expect((await visit(one)).status).toBe(404);
  await server.tenant.db.updateTable('app_user').set({ status: 'active' }).where('id', '=', maker.id).execute();
  expect((await visit(other)).status).toBe(302);
  server.clock.tick(91 * 86_400_000);
  expect((await visit(other)).status).toBe(404);
});
