import { type FaultProxy, openFaultProxy } from '@nestling/testing/fault-proxy.ts';
import { Seeded } from '@nestling/testing/seeded.ts';
import { expect, test } from 'vitest';
import { decode } from './support/ffmpeg.ts';
import { grantOf, later, pause, type Stand, stand, testCamera, until } from './support/stand.ts';
import { TestViewer } from './support/viewer.ts';

const lineTo = async (port: number, seed = 1): Promise<FaultProxy> => {
  const line = await openFaultProxy(port, { random: new Seeded(seed) });
  later(() => line.close());
  return line;
};

interface Watched {
  readonly line: FaultProxy;
  readonly camera: Awaited<ReturnType<typeof testCamera>>;
  readonly viewer: TestViewer;
}

/** Cameras behind lines of their own, `1:10` and on, and a viewer of each. */
const behindLines = async (s: Stand, count: number): Promise<Watched[]> => {
  const watched: Watched[] = [];
  for (let n = 10; n < 10 + count; n += 1) {
    const camera = await testCamera();
    const line = await lineTo(camera.port, n);
    const url = camera.url.replace(`:${camera.port}/`, `:${line.port}/`);
    s.api.grants.set(`1:${n}`, { ...grantOf(camera), source: { ...grantOf(camera).source, url } });
    watched.push({ line, camera, viewer: s.watch({ cam: `1:${n}`, viewer: `1:${n}` }, { keep: true }) });
  }
  return watched;
};

const pictures = ({ viewer }: Pick<Watched, 'viewer'>) => viewer.fragments().length;
const isDown = ({ viewer }: Watched) => viewer.text('state')?.s === 'down';
const largest = (times: readonly number[]) => Math.round(Math.max(...times));

/** Ms after `from` at which something came to be so for each; rejects when one takes longer than `ms`. */
const whenSo = async (all: readonly Watched[], so: (one: Watched) => boolean, from: number, ms: number) => {
  const times = new Map<Watched, number>();
  await until(
    () => {
      for (const one of all) if (!times.has(one) && so(one)) times.set(one, performance.now() - from);
      return times.size === all.length;
    },
    `${all.length} cameras`,
    ms,
  );
  return [...times.values()];
};

test.each([
  ['close', 1_000],
  ['fall silent', 6_000],
] as const)(
  'twelve cameras that %s at once are noticed, come back within two seconds, and no other loses a picture',
  async (how, noticed) => {
    const s = await stand();
    const other = s.watch();
    const all = await behindLines(s, 12);
    await until(
      () => [{ viewer: other }, ...all].every((one: Pick<Watched, 'viewer'>): boolean => pictures(one) > 5),
      'all play',
      15_000,
    );
    const from = performance.now();
    for (const { line } of all) await (how === 'close' ? line.cut() : line.deafen());
    const gone = await whenSo(all, isDown, from, noticed);
    await pause(5_000);
    const before = new Map(all.map((one) => [one, pictures(one)]));
    const back = performance.now();
    for (const { line } of all) await line.mend();
    const times = await whenSo(all, (one) => pictures(one) > (before.get(one) ?? 0), back, 4_000);
    console.log(`noticed after ${largest(gone)} ms at most, back after ${largest(times)} ms at most`);
    expect(times.sort((a, b) => a - b)[Math.floor(times.length * 0.9)]).toBeLessThan(2_000);
    const seqs = other.fragments().map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_seq, i) => i + (seqs[0] ?? 0)));
  },
  40_000,
);

test('a wrong password is tried three times, however often the line breaks', async () => {
  const s = await stand();
  const line = await lineTo(s.camera.port);
  const { source, ...grant } = grantOf(s.camera);
  const url = s.camera.url.replace(`:${s.camera.port}/`, `:${line.port}/`);
  s.api.grants.set('1:1', { ...grant, source: { ...source, url, password: 'wrong' } });
  s.watch();
  await until(() => s.api.of('state').at(-1)?.reason === 'wrong_password', 'refused');
  for (let n = 0; n < 10; n += 1) {
    await pause(200);
    line.reset();
  }
  expect(s.camera.seen.signIns).toBeLessThanOrEqual(3);
  expect(s.logged()).not.toContain('wrong"');
}, 15_000);

test('turned bits and lost packets for seconds: the gateway stays, and plays clean pictures once the line is clean', async () => {
  const s = await stand();
  const [one] = await behindLines(s, 1);
  if (!one) throw new Error('There is one.');
  await until(() => pictures(one) > 5, 'plays');
  one.line.set({ corrupt: 0.1 });
  for (let n = 0; n < 30; n += 1) {
    await pause(120);
    if (n % 3 === 0) one.camera.lose(1 + (n % 4));
  }
  await one.line.mend();
  const clean = performance.now();
  one.line.reset();
  const at = one.viewer.media.length;
  await until(() => one.viewer.media.slice(at).filter(({ kind }) => kind === 2).length > 50, 'plays on', 8_000);
  const media = one.viewer.media.slice(at);
  const key = media.findIndex(({ kind, key: isKey }) => kind === 2 && isKey);
  const init = one.viewer.media.findLast(({ kind }, i) => kind === 1 && i < at + key);
  console.log(`clean pictures ${Math.round((media[key]?.at ?? 0) - clean)} ms after the line was clean`);
  const bytes = [...(init ? [init.bytes] : []), ...media.slice(key).map((each) => each.bytes)];
  expect(decode(Buffer.concat(bytes)).complaints).toBe('');
  expect((await fetch(`http://127.0.0.1:${s.port}/health`)).status).toBe(200);
}, 30_000);

test('ten viewers who read too slowly or not at all cost the other thirty no picture, and are cut after ten seconds', async () => {
  const s = await stand();
  const slowLine = await lineTo(s.port);
  slowLine.set({ rate: 2_000 });
  const healthy = Array.from({ length: 30 }, (_, n) => s.watch({ viewer: `1:${n}` }, { keep: true }));
  await until(() => healthy.every((viewer) => pictures({ viewer }) > 5), 'all play');
  const slow = Array.from({ length: 5 }, (_, n) => {
    const viewer = new TestViewer(slowLine.port, s.api.ticket({ viewer: `1:${100 + n}` }), { keep: false });
    later(() => viewer.close());
    return viewer;
  });
  const stalled = Array.from({ length: 5 }, (_, n) => s.watch({ viewer: `1:${200 + n}` }, { ack: false, keep: false }));
  await until(() => stalled.every(({ bytes }) => bytes > 0), 'they begin');
  for (const viewer of stalled) viewer.connection?.pause();
  const from = healthy.map((viewer) => viewer.fragments().length);
  const memory = process.memoryUsage();
  await until(() => s.api.of('closed').filter(({ code }) => code === 4408).length >= 5, 'cut', 15_000);
  const after = process.memoryUsage();
  const held = (after.arrayBuffers + after.external - memory.arrayBuffers - memory.external) / 1_048_576;
  for (const [n, viewer] of healthy.entries()) {
    const seqs = viewer
      .fragments()
      .slice(from[n])
      .map(({ seq }) => seq);
    expect(seqs.length).toBeGreaterThan(100);
    expect(seqs).toEqual(seqs.map((_, i) => i + (seqs[0] ?? 0)));
  }
  console.log(`${slow.length + stalled.length} slow viewers: ${held.toFixed(1)} MB more in buffers`);
}, 40_000);
