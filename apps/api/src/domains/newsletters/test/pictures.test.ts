import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf } from '../../../files/pictures.ts';
import { putFile } from '../../../files/store.ts';
import { aPicture } from '../../activities/test/activities.factory.ts';
import { aMessage } from '../../chat/test/chat.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aLibraryImage } from '../../media/test/media.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

let server: TestServer;
let manager: Person;
let elm: { id: number };
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant);
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server.close());

const showing = (src: string) => ({ blocks: [{ id: 'pict', type: 'picture', src, alt: '', href: '' }] });
const picture = async (by: number) => {
  const key = await aPicture(server.tenant, by);
  await putFile(server.tenant.centre, fileOf(key, 'full'), Buffer.from('picture'));
  return key;
};
const addressIn = (html: string) => /src="https?:\/\/[^/]*(\/files\/letter-picture\/[^"]+)"/.exec(html)?.[1];
const shownTo = async (src: string) =>
  addressIn(String((await manager.call('previewNewsletter', { template: showing(src) }, 'html')).html));
const create = (template: object, image?: string) =>
  manager.call(
    'createNewsletter',
    { name: 'Spring', template, ...(image ? { image } : {}) },
    'status newsletter { id } errors { field code }',
  );
const status = async (path = '') => (await fetch(`http://127.0.0.1:${server.port}${path}`)).status;

test('letters show pictures of the library and own uploads; of a child, a chat or somebody else none, in preview, save and send', async () => {
  const student = await aStudent(server.tenant, { location_id: elm.id });
  const colleague = await server.as('teacher', { locations: [elm] });
  const [ofChild, ofChat, theirs, own] = await Promise.all(
    [manager.id, manager.id, colleague.id, manager.id].map(picture),
  );
  await server.tenant.db
    .updateTable('student')
    .set({ image: ofChild ?? '' })
    .where('id', '=', student.id)
    .execute();
  await aMessage(server.tenant, {
    location_id: elm.id,
    student_id: student.id,
    attachment: ofChat ?? '',
    type: 'image',
  });
  for (const key of [ofChild, ofChat, theirs]) {
    expect(await shownTo(key ?? '')).toBeUndefined();
    expect(await create(showing(key ?? ''))).toMatchObject({ status: 'Error', errors: [{ field: 'template' }] });
    expect(await create(showing(own ?? ''), key)).toMatchObject({ status: 'Error', errors: [{ field: 'image' }] });
  }
  const { key } = await aLibraryImage(server.tenant, { key: await picture(colleague.id) });
  for (const src of [key, own ?? '']) expect(await status(await shownTo(src))).toBe(200);

  const saved = await create(showing(own ?? ''));
  expect(saved.status).toBe('Success');
  const address = await shownTo(own ?? '');
  await server.tenant.db
    .updateTable('student')
    .set({ image: own ?? '' })
    .where('id', '=', student.id)
    .execute();
  // Since then it shows a child: what was sent gives nothing any more, and nothing more is sent.
  expect(await status(address)).toBe(404);
  const sent = await manager.call(
    'sendNewsletter',
    { id: saved.newsletter.id, users: [colleague.id], subject: 'News' },
    'status errors { field code }',
  );
  expect(sent).toMatchObject({ status: 'Error', errors: [{ field: 'template' }] });
});

test('staff put own uploads on an entry alone: a key they have seen elsewhere is refused', async () => {
  const student = await aStudent(server.tenant, { location_id: elm.id });
  const teacher = await server.as('teacher', { locations: [elm] });
  const given = { date: '2026-03-11', time: '09:00', students: [student.id] };
  const save = async (by: number) =>
    teacher.call('savePhotoActivity', { ...given, photo: await picture(by) }, 'status errors { field code }');
  expect(await save(manager.id)).toMatchObject({ status: 'Error', errors: [{ field: 'photo', code: 'UNKNOWN' }] });
  expect(await save(teacher.id)).toMatchObject({ status: 'Success' });
});
