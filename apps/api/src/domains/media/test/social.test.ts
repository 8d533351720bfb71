import { createServer, type Server } from 'node:http';
import { sharp } from '@nestling/api/files/decoder.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anImageFolder } from './media.factory.ts';

let server: TestServer;
let feed: Server;
let origin = '';
beforeAll(async () => {
  server = await startTestServer();
  const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#4a0d66' } })
    .jpeg()
    .toBuffer();
  feed = createServer((request, response) => {
    if (request.url !== '/feed.json') return void response.end(picture);
    const items = [{ image: `${origin}/garden.jpg` }, { attachments: [{ url: `${origin}/slide.jpg` }] }];
    response.end(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items }));
  });
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
  const address = feed.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  process.env.SOCIAL_FEED_URL = `${origin}/feed.json`;
});
afterAll(async () => {
  delete process.env.SOCIAL_FEED_URL;
  feed?.close();
  await server?.close();
});

test('pictures a feed lists are copied into a folder once, and no others', async () => {
  const manager = await server.as('manager');
  const { id: folder } = await anImageFolder(server.tenant);
  const garden = `${origin}/garden.jpg`;
  const save = (...images: string[]) =>
    manager.call('saveSocialImages', { source: 'feed', images, folder }, 'status errors { field code }');

  expect(await save(garden, `${origin}/secret.jpg`)).toEqual({
    status: 'Success',
    errors: [{ field: 'images.1', code: 'NOT_FETCHED' }],
  });
  const fields = 'data { id name source width height folder { id } }';
  const { data } = await manager.call('imageLibrary', { folder, first: 10 }, fields);
  expect(data).toMatchObject([
    { name: 'garden.jpg', source: 'feed', width: 80, height: 60, folder: { id: String(folder) } },
  ]);
  expect(await save(garden)).toMatchObject({ status: 'Error', errors: [{ field: 'images.0', code: 'TAKEN' }] });
  expect(await save(`${origin}/slide.jpg`)).toMatchObject({ status: 'Success', errors: [] });
  expect(await manager.call('getSocialImages', { source: 'feed' }, 'name')).toHaveLength(2);
});
