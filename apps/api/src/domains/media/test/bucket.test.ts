import { sharp } from '@nestling/api/files/decoder.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { openStandIn, type StandIn } from '@nestling/testing/bucket.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

let there: StandIn;
let server: TestServer;
let manager: Person;
let elm: { id: number };
beforeAll(async () => {
  there = await openStandIn('sunny-days', 'bucket-secret');
  process.env.S3_BUCKET = 'sunny-days';
  process.env.S3_ENDPOINT = there.endpoint;
  process.env.S3_REGION = 'eu-central-1';
  process.env.S3_ACCESS_KEY_ID = 'AKIASUNNY';
  process.env.S3_SECRET_ACCESS_KEY = 'bucket-secret';
  server = await startTestServer();
  elm = await aLocation(server.tenant);
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(async () => {
  await server?.close();
  await there.close();
});

const at = (url: string) => `http://127.0.0.1:${server.port}${new URL(url, 'http://localhost').pathname}`;
const upload = async () => {
  const { url, key } = await manager.call('getPresignedUploadUrl', { name: 'a.png', type: 'image/png' }, 'url key');
  const picture = sharp({ create: { width: 80, height: 60, channels: 3, background: '#4a0d66' } }).png();
  const body = new Uint8Array(await picture.toBuffer());
  const { status } = await fetch(at(url), { method: 'PUT', body, headers: { 'content-type': 'image/png' } });
  return { key, status };
};
const confirm = (key: string) => manager.call('confirmPresignedUpload', { key }, 'status file_name');

test('a picture goes into the bucket and is served from there at its signed address, until it is removed', async () => {
  const { key, status } = await upload();
  expect(status).toBe(204);
  const { file_name } = await confirm(key);
  const prefix = `${server.tenant.centre}/${file_name}`;
  expect([...there.files.keys()].sort()).toEqual([
    `${prefix}-face.webp`,
    `${prefix}-full.webp`,
    `${prefix}-small.webp`,
  ]);
  const student = await aStudent(server.tenant, { location_id: elm.id });
  await manager.call('updateStudentImage', { id: student.id, image: file_name }, 'status');
  const face = String((await manager.call('student', { id: student.id }, 'image')).image);
  const served = await fetch(at(face));
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).format).toBe('webp');

  there.busy = 3;
  expect((await fetch(at(face))).status).toBe(503);

  await server.perform('picture.remove', { keys: [file_name] });
  expect([there.files.size, (await fetch(at(face))).status]).toEqual([0, 404]);
});

test('while the bucket does not answer a call says to come again, and nothing is half done', async () => {
  const { key } = await upload();
  there.busy = 3;
  await expect(confirm(key)).rejects.toMatchObject({ code: 'NOT_READY' });
  expect([...there.files.keys()]).toHaveLength(1);
  expect(await confirm(key)).toMatchObject({ status: 'Success' });
  expect(await manager.call('getBucketInfo', {}, 'name region')).toEqual({ name: 's3', region: 'eu-central-1' });
});
