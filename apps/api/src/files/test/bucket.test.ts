import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openStandIn, type StandIn, signatureOf } from '@nestling/testing/bucket.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isAway } from '../../kernel/call/errors.ts';
import type { BlobStore } from '../blob-store.ts';
import { bucketBlobStore } from '../bucket.ts';
import { bucketSettings } from '../bucket-settings.ts';

const secret = 'a secret of 40 letters that nobody shows';
const env = { S3_BUCKET: 'sunny-days', S3_ACCESS_KEY_ID: 'AKIASUNNY', S3_SECRET_ACCESS_KEY: secret };
let there: StandIn;
let drafts: string;
let blobStore: BlobStore;

const keeperBy = (more: Record<string, string>): BlobStore => {
  const settings = bucketSettings({ ...env, S3_ENDPOINT: there.endpoint, ...more });
  if (!settings) throw new Error('no bucket');
  return bucketBlobStore(settings, drafts);
};

beforeAll(async () => {
  there = await openStandIn('sunny-days', secret);
  drafts = mkdtempSync(join(tmpdir(), 'nestling-drafts-'));
  blobStore = keeperBy({});
});
afterEach(() => {
  there.files.clear();
  there.asked.length = 0;
  there.busy = 0;
  there.sent = 0;
});
afterAll(async () => {
  await there.close();
  rmSync(drafts, { recursive: true });
});

const left = () => readdirSync(drafts, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test('the stand-in signs as the example of the documentation is signed', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  };
  const names = 'host;range;x-amz-content-sha256;x-amz-date';
  const scope = '20130524/us-east-1/s3/aws4_request';
  expect(
    signatureOf(
      { method: 'GET', path: '/test.txt', query: '', headers, names, scope },
      'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    ),
  ).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
});

test('a file is kept, found, read whole and in parts, and removed; nothing of it stays on this machine', async () => {
  const parts = Array.from({ length: 40 }, (_, n) => Buffer.alloc(20_000, n));
  await blobStore.put('7/report.csv', parts);
  expect(there.files.get('7/report.csv')?.bytes.equals(Buffer.concat(parts))).toBe(true);
  expect(left()).toEqual([]);
  expect(await blobStore.has('7/report.csv')).toBe(true);
  expect((await blobStore.read('7/report.csv'))?.equals(Buffer.concat(parts))).toBe(true);
  const opened = await blobStore.open('7/report.csv');
  expect(opened?.size).toBe(800_000);
  expect(opened && (await buffer(opened.content)).equals(Buffer.concat(parts))).toBe(true);
  await blobStore.remove('7/report.csv');
  await blobStore.remove('7/report.csv');
  expect([
    await blobStore.has('7/report.csv'),
    await blobStore.read('7/report.csv'),
    await blobStore.open('7/report.csv'),
  ]).toEqual([false, null, null]);
});

test('of a long file only the part that is wanted comes, wherever it begins', async () => {
  const bytes = Buffer.from(Array.from({ length: 400_000 }, (_, n) => n % 251));
  there.files.set('7/tour.mp4', { bytes, written: new Date() });
  const opened = await blobStore.open('7/tour.mp4', (size) => ({ start: size - 100_000, end: size - 1 }));
  expect(opened?.size).toBe(400_000);
  expect(opened && (await buffer(opened.content)).equals(bytes.subarray(300_000))).toBe(true);
  expect(there.sent).toBe(100_000);
  const whole = await blobStore.open('7/tour.mp4', () => null);
  expect([whole?.size, whole && (await buffer(whole.content)).length]).toEqual([400_000, 400_000]);
  expect(await blobStore.open('7/none.mp4', () => null)).toBeNull();
});

test('a file whose sender breaks off is not kept', async () => {
  const broken = (function* () {
    yield Buffer.from('half of it');
    throw new Error('gone');
  })();
  await expect(blobStore.put('7/half.pdf', broken)).rejects.toThrow('gone');
  expect([there.asked, left()]).toEqual([[], []]);
});

test('strays are taken by their age, from every page of the list, of this centre alone', async () => {
  const [old, young] = [new Date('2026-03-01'), new Date('2026-03-11')];
  const bytes = Buffer.from('x');
  for (let n = 0; n < 8; n += 1) there.files.set(`7/p${n}-full.webp`, { bytes, written: n < 6 ? old : young });
  there.files.set('77/p0-full.webp', { bytes, written: old });
  await blobStore.removeStrays('7', new Date('2026-03-10'), (name) => name.startsWith('p3'));
  expect([...there.files.keys()]).toEqual(['7/p3-full.webp', '7/p6-full.webp', '7/p7-full.webp', '77/p0-full.webp']);
});

test('a service that is busy is asked again; one that stays so is away, and may be asked later', async () => {
  there.busy = 2;
  await blobStore.put('7/a.webp', [Buffer.from('a')]);
  expect([there.asked.length, there.files.has('7/a.webp')]).toEqual([3, true]);
  there.busy = 3;
  const refused: unknown = await blobStore.read('7/a.webp').catch((error: unknown) => error);
  expect(isAway(refused)).toBe(true);
  const unreached: unknown = await keeperBy({ S3_ENDPOINT: 'http://127.0.0.1:9' })
    .has('7/a.webp')
    .catch((error: unknown) => error);
  expect(isAway(unreached)).toBe(true);
});

test('a wrong key is our own fault: asked once, told without the key', async () => {
  const wrong = keeperBy({ S3_SECRET_ACCESS_KEY: 'another secret' });
  const refused: unknown = await wrong.put('7/b.webp', [Buffer.from('b')]).catch((error: unknown) => error);
  expect(String(refused)).toBe('Error: The bucket sunny-days answered 403 to PUT.');
  expect([isAway(refused), there.asked.length, there.files.size, left()]).toEqual([false, 1, 0, []]);
});

test.each([
  [{}, /^Error: S3_BUCKET is set: set S3_ACCESS_KEY_ID/],
  [{ ...env, S3_BUCKET: 'Sunny_Days' }, /no bucket can have that name/],
  [{ ...env, S3_REGION: 'eu central' }, /S3_REGION is "eu central"/],
  [{ ...env, S3_ENDPOINT: 'https://user@s3.example.com' }, /S3_ENDPOINT is not an address/],
  [{ ...env, S3_ENDPOINT: 's3.example.com' }, /S3_ENDPOINT is not an address/],
])('settings that cannot be meant are refused: %o', (given, sentence) => {
  let told = '';
  try {
    bucketSettings({ S3_BUCKET: 'sunny-days', ...given });
  } catch (error) {
    told = String(error);
  }
  expect(told).toMatch(sentence);
  expect(told).not.toContain(secret);
});

test('without a bucket files stay in the folder; with one alone, it is Amazon’s', () => {
  expect(bucketSettings({ S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' })).toBeNull();
  expect(bucketSettings({ ...env, S3_REGION: 'eu-central-1' })).toMatchObject({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    bucket: 'sunny-days',
  });
});
