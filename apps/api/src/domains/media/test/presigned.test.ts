import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { sharp } from '@nestling/api/files/decoder.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadFile } from '../../../files/upload-address.ts';
import { installation } from '../../../installation.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';

let server: TestServer;
let teacher: Person;
let elm: { id: number };
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant);
  teacher = await server.as('teacher', { locations: [elm] });
});
afterAll(() => server?.close());

const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 80, height: 60, channels: 3, background: '#4a0d66' } })
      .png()
      .toBuffer(),
  );
const link = () => teacher.call('getPresignedUploadUrl', { name: 'a.png', type: 'image/png' }, 'url key expires_in');
const put = async (url: string, body: Uint8Array<ArrayBuffer> | ReadableStream, type = 'image/png') => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${new URL(url).pathname}`, {
    method: 'PUT',
    body,
    headers: { 'content-type': type },
    ...(body instanceof Uint8Array ? {} : { duplex: 'half' }),
  });
  return answer.status;
};
const confirm = (key: string, who = teacher) => who.call('confirmPresignedUpload', { key }, 'status message file_name');
const isKept = (key: string) =>
  existsSync(join(installation().dataDir, 'files', String(server.tenant.centre), uploadFile(key)));

test('a picture is put once at an address that ends, and becomes one of ours when its sender confirms it', async () => {
  const { url, key } = await link();
  expect(await put(url, await picture(), 'image/jpeg')).toBe(403);
  expect(await put(`${url}x`, await picture())).toBe(403);
  expect(await put(url, await picture())).toBe(204);
  expect(await put(url, await picture())).toBe(409);
  const colleague = await server.as('teacher', { locations: [elm] });
  expect(await confirm(key, colleague)).toMatchObject({ status: 'Error' });
  const done = await confirm(key);
  expect(done).toMatchObject({ status: 'Success', file_name: expect.stringMatching(/^p/) });
  expect(await confirm(key)).toMatchObject({ status: 'Error' });
  const saved = await teacher.call('updateUserAvatar', { id: teacher.id, avatar: done.file_name }, 'status');
  expect(saved.status).toBe('Success');
  const late = await link();
  server.clock.tick(late.expires_in * 1000);
  expect(await put(late.url, await picture())).toBe(403);
});

test('what is no picture is declined and gone; a type that is none, and a family, get no address', async () => {
  const { url, key } = await link();
  expect(await put(url, new TextEncoder().encode('<script>'))).toBe(204);
  expect(await confirm(key)).toMatchObject({
    status: 'Error',
    message: expect.stringContaining('can’t read this image'),
  });
  expect(isKept(key)).toBe(false);
  expect(await confirm('../../etc/passwd')).toMatchObject({ status: 'Error' });
  const file = { name: 'a.exe', type: 'application/x-msdownload' };
  await expect(teacher.call('getPresignedUploadUrls', { files: [file] }, 'url')).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });
  const parent = await server.as('user');
  await expect(parent.call('getPresignedUploadUrl', { name: 'a.png', type: 'image/png' }, 'url')).rejects.toMatchObject(
    { code: 'FORBIDDEN' },
  );
});

test('a file too long is cut off, whatever its sender says of its length', async () => {
  const { url, key } = await link();
  let left = 27;
  const endless = new ReadableStream({
    pull: (to) => {
      left -= 1;
      if (left < 0) to.close();
      else to.enqueue(new Uint8Array(1_048_576));
    },
  });
  expect(await put(url, endless)).toBe(413);
  expect(isKept(key)).toBe(false);
});

test('a file whose line breaks leaves nothing behind, and is put again at the same address', async () => {
  const { url, key } = await link();
  const whole = await picture();
  const folder = join(installation().dataDir, 'files', String(server.tenant.centre));
  const head = `PUT ${new URL(url).pathname} HTTP/1.1\r\nhost: localhost\r\ncontent-type: image/png\r\ncontent-length: ${whole.length}\r\n\r\n`;
  for (const sent of [0, 1, Math.floor(whole.length / 2), whole.length - 1]) {
    const before = readdirSync(folder).length;
    const line = connect(server.port, '127.0.0.1');
    line.write(head);
    line.write(whole.subarray(0, sent));
    if (sent > 0) await expect.poll(() => readdirSync(folder).length).toBe(before + 1);
    line.destroy();
    await expect.poll(() => readdirSync(folder).length, { timeout: 10_000 }).toBe(before);
  }
  expect(server.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  expect(await put(url, whole)).toBe(204);
  expect(await confirm(key)).toMatchObject({ status: 'Success' });
});

test('a file nobody confirms is removed within the hour', async () => {
  const { url, key } = await link();
  await put(url, await picture());
  expect(isKept(key)).toBe(true);
  await server.perform('upload.forget', { keys: [key] });
  expect(isKept(key)).toBe(false);
});
