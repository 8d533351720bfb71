import { readFileSync } from 'node:fs';
import { sharp } from '@nestling/api/files/decoder.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { videoAddress } from '../../../files/address.ts';
import { PART_BYTES } from '../../../files/upload-address.ts';
import { jobs } from '../../../jobs.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';

let server: TestServer;
let teacher: Person;
beforeAll(async () => {
  // Jobs go by the clock of Postgres: uploads would be forgotten at once if ours were behind it.
  server = await startTestServer({ jobs, now: new Date().toISOString() });
  const elm = await aLocation(server.tenant);
  teacher = await server.as('teacher', { locations: [elm] });
});
afterAll(() => server?.close());

const clip = (name: string) => readFileSync(new URL(`./clips/${name}`, import.meta.url));
const link = (type: string, who = teacher) =>
  who.call('getPresignedUploadUrl', { name: 'a', type }, 'url key expires_in fields');
const at = (url: string) => `http://127.0.0.1:${server.port}${new URL(url).pathname}`;
const part = (url: string, body: Buffer, type: string, range: string) =>
  fetch(at(url), {
    method: 'PUT',
    body: new Uint8Array(body),
    headers: { 'content-type': type, 'content-range': range },
  });
const offset = async (url: string, type: string) =>
  (await fetch(at(url), { method: 'HEAD', headers: { 'content-type': type } })).headers.get('upload-offset');
const upload = async (bytes: Buffer, type = 'video/mp4', oldvideo?: string) => {
  const { url, key } = await link(type);
  const sent = await fetch(at(url), { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } });
  expect(sent.status).toBe(204);
  return teacher.call('uploadVideo', { video: key, oldvideo }, 'status message video_name error');
};
const rowOf = (key: unknown) =>
  server.tenant.db.selectFrom('video').selectAll().where('key', '=', String(key)).executeTakeFirstOrThrow();

test('a file comes in parts, goes on where it was cut, and each part may come twice', async () => {
  const noise = Buffer.alloc(900 * 900 * 3);
  for (let i = 0; i < noise.length; i += 1) noise[i] = (i * 7919 + (i >> 3)) % 251;
  const raw = { width: 900, height: 900, channels: 3 } as const;
  const picture = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer();
  expect(picture.length).toBeGreaterThan(PART_BYTES);
  const { url, key } = await link('image/png');
  const first = picture.subarray(0, PART_BYTES);
  const rest = picture.subarray(PART_BYTES);
  const ranges = [
    `bytes 0-${PART_BYTES - 1}/${picture.length}`,
    `bytes ${PART_BYTES}-${picture.length - 1}/${picture.length}`,
  ];
  expect(await offset(url, 'image/png')).toBe('0');
  expect((await part(url, first, 'image/png', ranges[0] ?? '')).status).toBe(204);
  expect(await offset(url, 'image/png')).toBe(String(PART_BYTES));
  expect((await part(url, rest.subarray(10), 'image/png', ranges[1] ?? '')).status).toBe(400);
  expect((await part(url, rest, 'image/png', `bytes 5-9/${picture.length}`)).status).toBe(416);
  expect((await part(url, first, 'image/png', `bytes 0-${PART_BYTES - 1}/99999999999`)).status).toBe(413);
  expect(await offset(url, 'image/png')).toBe(String(PART_BYTES));
  expect((await part(url, first, 'image/png', ranges[0] ?? '')).status).toBe(204);
  expect((await part(url, rest, 'image/png', ranges[1] ?? '')).status).toBe(204);
  expect((await part(url, rest, 'image/png', ranges[1] ?? '')).status).toBe(204);
  expect(await offset(url, 'image/png')).toBe('whole');
  const kept = await teacher.call('confirmPresignedUpload', { key, orignal_name: 'noise.png' }, 'status file_name');
  expect(kept).toMatchObject({ status: 'Success', file_name: expect.stringMatching(/^p/) });
});

test('a video is written anew: playable at once, upright, without where it was filmed; its upload is gone', async () => {
  const kept = await upload(clip('upright.mp4'));
  expect(kept).toMatchObject({ status: 'Success', error: null, video_name: expect.stringMatching(/^v/) });
  await expect.poll(async () => (await rowOf(kept.video_name)).state, { timeout: 10_000 }).toBe('ready');
  const row = await rowOf(kept.video_name);
  expect(row).toMatchObject({ width: 160, height: 120, upload: null, type: 'video/mp4' });
  const maker = {
    who: { centre: server.tenant.centre, user: teacher.id, role: 'teacher', session: teacher.session },
    now: () => server.clock.now(),
    epoch: () => 0,
  } as const;
  const address = videoAddress(maker, { file: `${row.key}.mp4`, type: row.type, name: null }, 'signed-in');
  const whole = Buffer.from(await (await fetch(`http://127.0.0.1:${server.port}${address}`)).arrayBuffer());
  expect(whole.length).toBe(row.bytes);
  expect(whole.includes('+38.9')).toBe(false);
  expect(whole.includes('Home of Ana')).toBe(false);
  expect(whole.indexOf('moov')).toBeLessThan(whole.indexOf('mdat'));
  const some = await fetch(`http://127.0.0.1:${server.port}${address}`, { headers: { range: 'bytes=0-9' } });
  expect([some.status, (await some.arrayBuffer()).byteLength]).toEqual([206, 10]);
  const [, , , ticket = ''] = address.split('/');
  const forged = address.replace(
    ticket,
    Buffer.from(
      String(Buffer.from(ticket, 'base64url')).replace(row.key, row.key.split('').toReversed().join('')),
    ).toString('base64url'),
  );
  expect((await fetch(`http://127.0.0.1:${server.port}${forged}`)).status).toBe(404);
  // Another one in its place: nothing shows the first, so it is gone.
  const other = await upload(clip('upright.mp4'), 'video/mp4', String(kept.video_name));
  expect(other).toMatchObject({ status: 'Success', video_name: expect.stringMatching(/^v/) });
  await expect.poll(async () => (await rowOf(other.video_name)).state, { timeout: 10_000 }).toBe('ready');
  await expect(rowOf(kept.video_name)).rejects.toThrow();
});

test('what is not played everywhere, or no video at all, is declined in words and gone', async () => {
  expect(await upload(clip('other.mp4'))).toMatchObject({ status: 'Error', error: expect.stringContaining('H.264') });
  expect(await upload(Buffer.from('<svg onload="alert(1)">'))).toMatchObject({
    status: 'Error',
    error: expect.stringContaining('can’t read this video'),
  });
  const broken = clip('upright.mp4').subarray(0, 500);
  expect(await upload(Buffer.from(broken))).toMatchObject({ status: 'Error' });
});

test("nobody takes in somebody else's upload, and none twice", async () => {
  const { url, key } = await link('video/mp4');
  await fetch(at(url), {
    method: 'PUT',
    body: new Uint8Array(clip('upright.mp4')),
    headers: { 'content-type': 'video/mp4' },
  });
  const colleague = await server.as('teacher');
  const take = (who: Person, operation_id?: string) =>
    who.call('uploadVideo', { video: key, ...(operation_id ? { operation_id } : {}) }, 'status video_name');
  expect(await take(colleague)).toMatchObject({ status: 'Error' });
  const id = 'aaaaaaaa-0000-4000-8000-000000000001';
  const first = await take(teacher, id);
  expect(first).toMatchObject({ status: 'Success' });
  expect(await take(teacher, id)).toEqual(first);
});

test('an SVG that is a script, and a HEIC that says it is a PNG, become no picture', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]);
  for (const bytes of [svg, heic]) {
    const { url, key } = await link('image/png');
    await fetch(at(url), { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': 'image/png' } });
    const answer = await teacher.call('confirmPresignedUpload', { key }, 'status message');
    expect(answer).toMatchObject({ status: 'Error', message: expect.stringContaining('can’t read this image') });
  }
});

test('attachments are known by their bytes and only ever downloaded', async () => {
  const send = (bytes: Buffer, name: string) =>
    teacher.call(
      'uploadFile',
      { file: `data:application/octet-stream;base64,${bytes.toString('base64')}`, name },
      'status error file_name orignal_name storage_link',
    );
  const pdf = await send(Buffer.from('%PDF-1.7 hello'), 'Plan <b>.pdf');
  expect(pdf).toMatchObject({ status: 'Success', orignal_name: 'Plan b .pdf' });
  const got = await fetch(`http://127.0.0.1:${server.port}${new URL(String(pdf.storage_link)).pathname}`);
  expect([got.status, got.headers.get('content-disposition')?.startsWith('attachment')]).toEqual([200, true]);
  for (const bytes of [
    Buffer.from('<html><script>1</script>'),
    Buffer.from('MZ\0\0'),
    Buffer.from('PK\u0003\u0004 vbaProject'),
  ])
    expect(await send(bytes, 'a.pdf')).toMatchObject({ status: 'Error' });
});
