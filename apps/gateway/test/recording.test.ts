import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RECORDING } from '../src/config.ts';
import { CutFault, cutRing } from '../src/recording/cut.ts';
import { openRecord, plainOf, sealRecord } from '../src/recording/record.ts';
import { RingDisk } from '../src/recording/ring-disk.ts';
import { readRing } from '../src/recording/ring-files.ts';
import { decode } from './support/ffmpeg.ts';
import { later, pause, stand, until } from './support/stand.ts';

const KEY = randomBytes(32).toString('base64');
const HOUR = 3_600_000;

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'nestling-ring-'));
  later(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A gateway that records its camera. */
async function recording(change: Partial<typeof RECORDING> = {}) {
  const dir = folder();
  const s = await stand({}, (config) => ({ ...config, recordings: { ...RECORDING, sweepMs: 200, ...change, dir } }));
  const grant = (on = true, hours = 24, bytes = 0) =>
    s.api.send({ t: 'record', cameras: [{ cam: '1:1', key: KEY, hours, bytes, on }] });
  const held = () =>
    s.api
      .of('held')
      .at(-1)
      ?.cameras.find(({ cam }) => cam === '1:1');
  return { ...s, dir, grant, held };
}

const piece = (from: number, to: number, bytes = 1000) => {
  const media = Buffer.alloc(bytes);
  const frames = [{ at: from, bytes, key: true }];
  return {
    from,
    to,
    plain: plainOf({ codec: 'avc1.4d401f', width: 640, height: 360, init: Buffer.alloc(700), frames, media }),
  };
};
const grantOf = (cam: string, hours: number, bytes: number) => ({ cam, key: KEY, hours, bytes, on: true });

test('a camera nobody watches is recorded from its fragments, encrypted, and cut to a file a player plays', async () => {
  const r = await recording();
  r.grant();
  await until(() => (r.held()?.bytes ?? 0) > 0, 'a piece is on the disk', 15_000);
  const { oldest, newest } = r.held() ?? {};
  expect(Math.abs((newest ?? 0) - Date.now())).toBeLessThan(10_000);
  const stored = Buffer.concat(readdirSync(join(r.dir, '1-1')).map((name) => readFileSync(join(r.dir, '1-1', name))));
  expect(stored.includes('moof')).toBe(false);
  expect(stored.includes('avcC')).toBe(false);

  const parts: Buffer[] = [];
  const order = { dir: r.dir, cam: '1:1', key: KEY, from: oldest ?? 0, to: newest ?? 0, mostBytes: 1e9 };
  const done = await cutRing(
    order,
    () => {},
    async (bytes) => void parts.push(bytes),
  );
  const file = Buffer.concat(parts);
  expect(file.length).toBe(done.bytes);
  expect(createHash('sha256').update(file).digest('hex')).toBe(done.sha256);
  const { pictures, complaints } = decode(file);
  expect(complaints).toBe('');
  expect(pictures).toBeGreaterThan(30);
  expect(done.gaps).toEqual([]);
}, 30_000);

test('a key of another camera, and a changed byte, open nothing', () => {
  const key = Buffer.from(KEY, 'base64');
  const record = sealRecord(key, '1:1', piece(0, 1000));
  expect(openRecord(key, '1:1', record)?.frames).toHaveLength(1);
  expect(openRecord(key, '1:2', record)).toBeNull();
  expect(openRecord(randomBytes(32), '1:1', record)).toBeNull();
  const changed = Buffer.from(record);
  changed.writeUInt8(changed.readUInt8(60) ^ 1, 60);
  expect(openRecord(key, '1:1', changed)).toBeNull();
  const moved = Buffer.from(record);
  moved.writeDoubleBE(5, 8);
  expect(openRecord(key, '1:1', moved)).toBeNull();
});

test('a ring keeps its hours and its budget, the oldest go first, and gaps are told as gaps', () => {
  const dir = folder();
  const disk = new RingDisk(dir, { bytes: 0, share: 0 });
  disk.grant([grantOf('1:1', 2, 0), grantOf('1:2', 200, 60_000)]);
  const now = Date.now();
  for (let at = now - 3 * HOUR; at < now; at += 60_000) {
    if (at > now - HOUR && at < now - HOUR / 2) continue;
    for (const cam of ['1:1', '1:2']) expect(disk.write(cam, piece(at, at + 59_500))).toBeNull();
  }
  disk.sweep(now);
  const [first, second] = disk.held();
  expect(first?.oldest).toBeGreaterThan(now - 2 * HOUR - 600_000);
  expect(first?.oldest).toBeLessThan(now - 1.8 * HOUR);
  expect(first?.spans).toHaveLength(2);
  expect((first?.spans[1]?.from ?? 0) - (first?.spans[0]?.to ?? 0)).toBeGreaterThan(HOUR / 2 - 120_000);
  expect(second?.bytes).toBeLessThanOrEqual(60_000);
  // The same is read from the disk by who begins anew, and what is said is kept while the api is away.
  const again = new RingDisk(dir, { bytes: 0, share: 0 });
  expect(
    again
      .held()
      .map(({ bytes }) => bytes)
      .sort(),
  ).toEqual(
    disk
      .held()
      .map(({ bytes }) => bytes)
      .sort(),
  );
  again.sweep(now + 3 * HOUR);
  expect(again.held().map(({ cam }) => cam)).toEqual(['1:2']);
});

test('a process killed in the middle of a record loses that record alone', async () => {
  const dir = folder();
  const disk = new RingDisk(dir, { bytes: 0, share: 0 });
  disk.grant([grantOf('1:1', 24, 0)]);
  const now = Date.now();
  for (const at of [now - 30_000, now - 20_000]) disk.write('1:1', piece(at, at + 9_900));
  const [file] = readRing(join(dir, '1-1'));
  const path = file?.path ?? '';
  truncateSync(path, statSync(path).size - 100);
  const again = new RingDisk(dir, { bytes: 0, share: 0 });
  again.grant([grantOf('1:1', 24, 0)]);
  expect(again.held()[0]?.newest).toBe(now - 20_100);
  again.write('1:1', piece(now - 10_000, now));
  expect(readRing(join(dir, '1-1'))[0]?.spans).toHaveLength(2);
  const nothing = { dir, cam: '1:1', key: KEY, from: now + 1000, to: now + 2000, mostBytes: 1e9 };
  await expect(
    cutRing(
      nothing,
      () => {},
      async () => {},
    ),
  ).rejects.toBeInstanceOf(CutFault);
});

test('a full disk: the oldest of all rings go, and where nothing can go it is told', () => {
  const disk = new RingDisk(folder(), { bytes: 0, share: 1 });
  disk.grant([grantOf('1:1', 24, 0)]);
  expect(disk.write('1:1', piece(Date.now() - 5000, Date.now()))).toBe('ENOSPC');
  expect(disk.held()[0]).toMatchObject({ bytes: 0, problem: 'ENOSPC' });
});

test('a folder that cannot be written to never stops live', async () => {
  const r = await recording();
  writeFileSync(join(r.dir, '1-1'), 'in the way');
  r.grant();
  const viewer = r.watch();
  await until(() => viewer.media.length > 100, 'pictures come', 15_000);
  await until(() => typeof r.held()?.problem === 'string', 'the api is told', 15_000);
}, 40_000);

test('a disk that is too slow leaves out pieces, and live goes on', async () => {
  const r = await recording({ waitingBytes: 10 });
  r.grant();
  const viewer = r.watch();
  await until(() => r.logged().includes('leaves out pieces'), 'a piece was left out', 15_000);
  const before = viewer.media.length;
  await pause(500);
  expect(viewer.media.length).toBeGreaterThan(before + 5);
}, 40_000);

test('switched off, what is held stays for its time and nothing is added', async () => {
  const r = await recording();
  r.grant();
  await until(() => (r.held()?.bytes ?? 0) > 0, 'a piece is on the disk', 15_000);
  r.grant(false);
  await pause(600);
  const { bytes } = r.held() ?? {};
  await pause(5000);
  expect(r.held()?.bytes).toBe(bytes);
  r.api.send({ t: 'gone', cam: '1:1' });
  await pause(500);
  expect(r.held()?.bytes).toBe(bytes);
}, 40_000);
