import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUrl } from '../../../files/address.ts';
import { fileOf } from '../../../files/pictures.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aPicture, aVideo } from './activities.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a video is shown with the thumbnail it was given, and called as that or as its file', async () => {
  const { tenant } = server;
  const elm = await aLocation(tenant);
  const room = await aRoom(tenant, { location_id: elm.id });
  const ava = await aStudent(tenant, { location_id: elm.id, room_id: room.id });
  const teacher = await server.as('teacher', { locations: [elm] });
  const [video, link] = [await aVideo(tenant), await aPicture(tenant)];
  await tenant.db.updateTable('video').set({ uploaded_by: teacher.id }).where('key', '=', video).execute();
  await tenant.db.updateTable('picture').set({ uploaded_by: teacher.id }).where('key', '=', link).execute();
  const date = '2026-03-11';
  const said = await teacher.call(
    'saveVideoActivity',
    { date, time: '10:30', students: [ava.id], video },
    'status activity { id }',
  );
  expect(said.status).toBe('Success');
  const shown = async () => {
    const { data } = await teacher.call(
      'getActivities',
      { location: elm.id, start_date: date, end_date: date, first: 5, page: 1 },
      'data { photo thumbnail video_name }',
    );
    return data[0];
  };
  expect(await shown()).toEqual({ photo: null, thumbnail: null, video_name: null });

  const give = (name: string) =>
    teacher.call('createThumbnail', { link, name, key: video, original_file: 'IMG_0412.mov' }, 'status thumbnail');
  const first = await give('');
  expect(first.status).toBe('Success');
  const { photo, thumbnail, video_name } = await shown();
  const fileIn = (url: string) => readUrl(url, server.clock.now())?.file;
  expect([photo, thumbnail, first.thumbnail].map(fileIn)).toEqual([
    fileOf(link, 'full'),
    fileOf(link, 'face'),
    fileOf(link, 'face'),
  ]);
  expect(video_name).toBe('IMG_0412.mov');
  await give('Painting the fence');
  expect((await shown()).video_name).toBe('Painting the fence');
});
