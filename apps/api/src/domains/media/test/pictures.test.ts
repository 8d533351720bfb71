import { readFileSync } from 'node:fs';
import { CallRefused } from '@nestling/api/harness/client.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf } from '../../../files/pictures.ts';
import { hasFile } from '../../../files/store.ts';
import { jobs } from '../../../jobs.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { sweepFiles } from '../picture-jobs.ts';

let server: TestServer;
let manager: Person;
let elm: { id: number };
beforeAll(async () => {
  server = await startTestServer({ jobs });
  elm = await aLocation(server.tenant);
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server.close());

const outcome = 'status message image_name error';
const dataUrl = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`;
/** A photo as a phone makes it: lying on its side, with the place where it was taken. */
const photo = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#4a0d66' } })
    .withExif({ IFD0: { Model: 'Pixel 11' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
const upload = async (who: Person, bytes: Buffer) => who.call('uploadImage', { image: dataUrl(bytes) }, outcome);
const keyOf = async (who: Person) => String((await upload(who, await photo())).image_name);
const fetched = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
const withPicture = async () => {
  const student = await aStudent(server.tenant, { location_id: elm.id });
  const image = await keyOf(manager);
  const saved = await manager.call('updateStudentImage', { id: student.id, image }, 'status');
  expect(saved.status).toBe('Success');
  const { image: face, image_full } = await manager.call('student', { id: student.id }, 'image image_full');
  return { student, image, face: String(face), full: String(image_full) };
};

test('a picture is made anew: upright, in its sizes, and without a word of camera and place', async () => {
  const { face, full } = await withPicture();
  const whole = await fetched(full);
  expect(whole.headers.get('content-type')).toBe('image/webp');
  expect(whole.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  const bytes = Buffer.from(await whole.arrayBuffer());
  const meta = await sharp(bytes).metadata();
  expect([meta.width, meta.height, meta.exif, meta.orientation]).toEqual([600, 800, undefined, undefined]);
  expect(bytes.includes('Pixel')).toBe(false);
  const square = await sharp(Buffer.from(await (await fetched(face)).arrayBuffer())).metadata();
  expect([square.width, square.height]).toEqual([384, 384]);
});

/** A picture of the tests of libheif: HEVC, with sides that are no multiple of what is coded at once. */
const heic = readFileSync(new URL('./files/rainbow-451x461.heic', import.meta.url));

/** Uploads it; while the thread that reads it is still loading, the answer is to come again, as clients do. */
const uploadHeic = async (bytes: Buffer) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await manager.call('uploadImage', { image: dataUrl(bytes, 'image/heic') }, outcome);
    } catch (error) {
      if (tries === 5 || !(error instanceof CallRefused) || error.code !== 'NOT_READY') throw error;
    }
  }
};

test('a picture as phones write it (HEIC) is read, and what is none of them, or cut short, is said to be unread', async () => {
  const uploaded = await uploadHeic(heic);
  expect(uploaded).toMatchObject({ status: 'Success' });
  const student = await aStudent(server.tenant, { location_id: elm.id });
  await manager.call('updateStudentImage', { id: student.id, image: uploaded.image_name }, 'status');
  const { image_full } = await manager.call('student', { id: student.id }, 'image_full');
  const bytes = Buffer.from(await (await fetched(String(image_full))).arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 451, height: 461 });
  // Another decoder's word for it is not here; but a rainbow is no single color.
  const { channels } = await sharp(bytes).stats();
  for (const { stdev } of channels.slice(0, 3)) expect(stdev).toBeGreaterThan(20);

  for (const broken of [heic.subarray(0, 3000), Buffer.concat([heic.subarray(0, 24), Buffer.alloc(4000, 7)])]) {
    const { status, message } = await uploadHeic(broken);
    expect({ status, message }).toEqual({ status: 'Error', message: expect.stringContaining('can’t read this image') });
  }
  // The thread that was given them is another one now.
  expect((await uploadHeic(heic)).status).toBe('Success');
});

test('a picture in place of another takes away the one nobody shows', async () => {
  const oldimage = await keyOf(manager);
  const given = { image: dataUrl(await photo()), oldimage };
  const { image_name } = await manager.call('uploadImage', given, outcome);
  expect(image_name).not.toBe(oldimage);
  const kept = await server.tenant.db
    .selectFrom('picture')
    .select('key')
    .where('key', 'in', [oldimage, image_name])
    .execute();
  expect(kept).toEqual([{ key: image_name }]);
});

test('an address is good for its picture and size, until it ends, and nothing can be guessed from it', async () => {
  const { face } = await withPicture();
  expect((await fetched(face)).status).toBe(200);
  const [, , kind, ticket = '', sign, name] = face.split('/');
  const said: unknown[] = JSON.parse(Buffer.from(ticket, 'base64url').toString());
  const [, file, , , , , , until] = said;
  const changed = (place: number, value: unknown) =>
    Buffer.from(JSON.stringify(said.with(place, value))).toString('base64url');
  for (const forged of [
    `/files/${kind}/${changed(1, String(file).replace('face', 'full'))}/${sign}/${name}`,
    `/files/${kind}/${changed(0, server.tenant.centre + 1)}/${sign}/${name}`,
    `/files/${kind}/${changed(7, Number(until) + 3600)}/${sign}/${name}`,
    `/files/${kind}/${changed(1, `p${'A'.repeat(22)}-face.webp`)}/${sign}/${name}`,
    `/files/${kind}/${changed(4, null)}/${sign}/${name}`,
    `/files/${kind}/${changed(5, 'anybody')}/${sign}/${name}`,
    `/files/${kind}/${ticket}//${name}`,
    `/files/download/${ticket}/${sign}/${name}`,
    `/files/${kind}/..%2f..%2fsecrets/${sign}/${name}`,
    `/files/${kind}/bm8ganNvbg/${sign}/${name}`,
  ])
    expect((await fetched(forged)).status, forged).toBe(404);
  server.clock.tick(2 * 3_600_000);
  expect((await fetched(face)).status).toBe(404);
});

test('what is no picture, too large or too small gets a sentence, and stores nothing', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>',
  );
  const count = async () => (await server.tenant.db.selectFrom('picture').select('id').execute()).length;
  const before = await count();
  const bomb = await sharp({ create: { width: 7_100, height: 7_100, channels: 3, background: 'red' } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  const cases: [string, RegExp][] = [
    ['no data url', /can’t read this image/],
    [dataUrl(Buffer.from('hello')), /can’t read this image/],
    [dataUrl(svg, 'image/svg+xml'), /can’t read this image/],
    [dataUrl((await photo()).subarray(0, 400)), /can’t read this image/],
    [dataUrl(await photo(8, 8)), /too small/],
    [dataUrl(bomb, 'image/png'), /too many pixels/],
  ];
  for (const [image, sentence] of cases) {
    const answer = await manager.call('uploadImage', { image }, outcome);
    expect(answer).toMatchObject({ status: 'Error', image_name: null });
    expect(answer.error).toMatch(sentence);
  }
  expect(await count()).toBe(before);
});

test('only uploads of the own centre are given to records', async () => {
  const student = await aStudent(server.tenant, { location_id: elm.id });
  const paws = await server.centre();
  const theirs = await keyOf(await server.as('manager', { at: paws }));
  for (const image of ['https://evil.example/x.png', theirs]) {
    const saved = await manager.call('updateStudentImage', { id: student.id, image }, 'status errors { code }');
    expect(saved).toMatchObject({ status: 'Error', errors: [{ code: 'UNKNOWN' }] });
    const changed = await manager.call('updateStudent', { id: student.id, image }, 'status errors { code }');
    expect(changed).toMatchObject({ status: 'Error', errors: [{ code: 'UNKNOWN' }] });
  }
});

test('a contact changes the picture of its child only where the location lets it', async () => {
  const student = await aStudent(server.tenant, { location_id: elm.id });
  const parent = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: student.id, user_id: parent.id });
  const image = await keyOf(parent);
  const save = () => parent.call('updateStudentImage', { id: student.id, image }, 'status');
  expect((await save()).status).toBe('Error');
  await server.tenant.db
    .updateTable('location_setting')
    .set({ can_edit_student: true, can_edit_fields: JSON.stringify(['image']) })
    .where('location_id', '=', elm.id)
    .execute();
  expect((await save()).status).toBe('Success');
  const other = await aStudent(server.tenant, { location_id: elm.id });
  const foreign = await parent.call('updateStudentImage', { id: other.id, image }, 'status');
  expect(foreign.status).toBe('Error');
});

test('everybody changes the own picture, managers those of their people', async () => {
  const parent = await server.as('user');
  const avatar = await keyOf(parent);
  const own = await parent.call('updateUserAvatar', { id: parent.id, avatar }, 'status');
  expect(own.status).toBe('Success');
  const { avatar: address } = await parent.call('me', {}, 'avatar');
  expect((await fetched(address)).status).toBe(200);
  const teacher = await server.as('teacher', { locations: [elm] });
  await expect(teacher.call('updateUserAvatar', { id: manager.id, avatar }, 'status')).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const uploaded = await keyOf(manager);
  expect((await manager.call('updateUserAvatar', { id: teacher.id, avatar: uploaded }, 'status')).status).toBe(
    'Success',
  );
});

test('nobody has a picture of somebody else served by naming its key, nor any text kept as one', async () => {
  const stranger = await server.as('user');
  const { image } = await withPicture();
  const unknown = { status: 'Error', errors: [{ field: 'avatar', code: 'UNKNOWN' }] };
  const outcome = 'status errors { field code }';
  for (const avatar of [image, 'https://example.com/x.png', 'p0123456789012345678901']) {
    expect(await stranger.call('updateUserAvatar', { id: stranger.id, avatar }, outcome)).toEqual(unknown);
    expect(await stranger.call('updateUserProfile', { id: stranger.id, avatar }, outcome)).toEqual(unknown);
  }
  expect(await stranger.call('me', {}, 'avatar')).toEqual({ avatar: null });
});

test('a picture in use stays; one that is left goes, file and all', async () => {
  const { student, image, full } = await withPicture();
  const remove = (key: string) => manager.call('deleteImage', { image: key }, 'status');
  expect((await remove(image)).status).toBe('Error');
  await manager.call('updateStudentImage', { id: student.id, image: '' }, 'status');
  // No record shows it any more: within a second its address gives nothing, though the file is there.
  await expect.poll(async () => (await fetched(full)).status, { timeout: 2_000 }).toBe(404);
  const isKept = () => hasFile(server.tenant.centre, fileOf(image, 'full'));
  expect(await isKept()).toBe(true);
  expect((await remove(image)).status).toBe('Success');
  await expect.poll(isKept, { timeout: 10_000 }).toBe(false);
});

test('the nightly sweep takes what nobody put anywhere, a day later', async () => {
  const kept = await withPicture();
  const left = await keyOf(manager);
  const keys = async () => (await server.tenant.db.selectFrom('picture').select('key').execute()).map(({ key }) => key);
  await sweepFiles(server.job());
  expect(await keys()).toContain(left);
  await sweepFiles({ ...server.job(), now: () => new Date(Date.now() + 2 * 86_400_000) });
  expect(await keys()).toContain(kept.image);
  expect(await keys()).not.toContain(left);
  expect((await fetched(kept.full)).status).toBe(200);
});
