import { expect, test } from 'vitest';
import { readClip } from './support/clip.ts';
import { decode } from './support/ffmpeg.ts';
import { pause, type Stand, stand, until } from './support/stand.ts';

const ORIGIN = { origin: 'http://127.0.0.1:4000' };

function open(s: Stand, fields: Parameters<Stand['api']['ticket']>[0] = {}, headers: Record<string, string> = ORIGIN) {
  return fetch(`http://127.0.0.1:${s.port}/hls`, { method: 'POST', body: s.api.ticket(fields), headers });
}

/** Opens a view and answers how to get its files. */
async function session(s: Stand, fields: Parameters<Stand['api']['ticket']>[0] = {}) {
  const answer: unknown = await (await open(s, fields)).json();
  const url = typeof answer === 'object' && answer !== null && 'url' in answer ? String(answer.url) : '';
  expect(url).toMatch(/^\/hls\/[\w-]{22}\/live\.m3u8$/);
  const base = `http://127.0.0.1:${s.port}${url.replace('live.m3u8', '')}`;
  const get = (file: string) => fetch(base + file, { headers: ORIGIN });
  const list = async (query = '') => (await get(`live.m3u8${query}`)).text();
  const ack = (ms: unknown) => fetch(`${base}ack`, { method: 'POST', body: JSON.stringify({ ms }), headers: ORIGIN });
  return { answer, base, get, list, ack };
}

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
const uris = (list: string, pattern: RegExp) => [...list.matchAll(pattern)].map((match) => match[1] ?? '');

test('the playlist grows while it is asked for, and its parts decode to every picture once', async () => {
  const s = await stand();
  const { get, list, answer } = await session(s);
  expect(answer).toMatchObject({ label: 'Ana Lopez' });
  let text = await list();
  expect(text).toContain('#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=1.080');
  const started = performance.now();
  text = await list('?_HLS_msn=1&_HLS_part=2');
  expect(performance.now() - started).toBeGreaterThan(1000);
  expect(uris(text, /^#EXT-X-PART:.*URI="(part-1\.2\.m4s)"/gm).length).toBe(1);
  const init = await bytes(await get('init-1.mp4'));
  const first = await bytes(await get('seg-0.m4s'));
  expect(decode(Buffer.concat([init, first]))).toMatchObject({ pictures: 50, complaints: '' });
  const parts = uris(text, /URI="(part-0\.\d+\.m4s)"/g);
  const pieces = await Promise.all(parts.map(async (part) => bytes(await get(part))));
  expect(Buffer.concat(pieces).equals(first)).toBe(true);
  expect(text).toMatch(/#EXT-X-PART:DURATION=0\.\d+,URI="part-0\.0\.m4s",INDEPENDENT=YES/);
  // The hinted part is waited for.
  const hinted = uris(text, /PRELOAD-HINT:TYPE=PART,URI="(.*)"/g)[0] ?? '';
  expect((await get(hinted)).status).toBe(200);
  expect((await get('seg-99.m4s')).status).toBe(404);
  expect((await get('part-0.999.m4s')).status).toBe(404);
  expect((await get('live.m3u8?_HLS_msn=99')).status).toBe(400);
  expect((await get('..%2f..%2fhealth')).status).toBe(404);
});

test('a new picture size is a discontinuity with its own init', async () => {
  const s = await stand();
  const { list, get } = await session(s);
  await list('?_HLS_msn=0&_HLS_part=2');
  s.camera.behaviour.clip = readClip('other-size.h264');
  let text = '';
  for (let i = 1; !text.includes('#EXT-X-DISCONTINUITY\n') && i < 6; i++) text = await list(`?_HLS_msn=${i}`);
  expect(text).toContain('#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="init-2.mp4"');
  const [number = ''] = uris(text.slice(text.indexOf('init-2')), /part-(\d+)\.0/g);
  await list(`?_HLS_msn=${number}`);
  const decoded = decode(
    Buffer.concat([await bytes(await get('init-2.mp4')), await bytes(await get(`seg-${number}.m4s`))]),
  );
  expect(decoded.complaints).toBe('');
  expect(decoded.pictures).toBeGreaterThan(40);
});

test('revoked: the waiting request ends at once, and every later one is told why', async () => {
  const s = await stand();
  const { get, list } = await session(s, { sid: 'h' });
  await list();
  const waiting = get('live.m3u8?_HLS_msn=2');
  await pause(100);
  const at = performance.now();
  s.api.send({ t: 'revoke', by: 'child', id: '1:70', why: 'checked_out' });
  expect((await waiting).status).toBe(403);
  expect(performance.now() - at).toBeLessThan(200);
  for (const file of ['live.m3u8', 'init-1.mp4', 'part-0.0.m4s', 'seg-0.m4s']) {
    const answer = await get(file);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ t: 'bye', code: 4403, why: 'checked_out' });
  }
  expect(s.api.of('closed')).toMatchObject([{ sid: 'h', code: 4403, why: 'checked_out' }]);
});

test('a ticket works once, for pages of this host only', async () => {
  const s = await stand();
  expect((await open(s, {}, {})).status).toBe(403);
  expect((await open(s, {}, { origin: 'http://evil.example' })).status).toBe(403);
  expect((await open(s, { sid: 'x' })).status).toBe(200);
  const again = await open(s, { sid: 'x' });
  expect(again.status).toBe(403);
  expect(await again.json()).toMatchObject({ code: 4401, why: 'used' });
  expect((await fetch(`http://127.0.0.1:${s.port}/hls/${'A'.repeat(22)}/live.m3u8`)).status).toBe(404);
});

test('watch time counts what was given and acknowledged, whatever is claimed', async () => {
  const s = await stand();
  const { get, list, ack } = await session(s, { sid: 'w' });
  await list('?_HLS_msn=0&_HLS_part=1');
  await get('part-0.0.m4s');
  await get('part-0.0.m4s');
  expect((await ack('many')).status).toBe(400);
  expect((await ack(999_999_999)).status).toBe(204);
  s.api.send({ t: 'revoke', by: 'sid', id: 'w', why: 'limit' });
  await until(() => s.api.of('closed').length === 1, 'closed');
  expect(s.api.of('opened').length).toBe(1);
  expect(s.api.of('closed')[0]?.acked_ms).toBe(360);
});

test('a view that takes video and acknowledges none of it is an opening, and is closed as silent', async () => {
  const s = await stand({}, (config) => ({ ...config, flow: { ...config.flow, silentMs: 2500 } }));
  const { get, list, ack } = await session(s, { sid: 'd' });
  await list('?_HLS_msn=0&_HLS_part=1');
  expect(s.api.of('opened')).toEqual([]);
  await get('part-0.0.m4s');
  expect(s.api.of('opened').map((message) => message.sid)).toEqual(['d']);
  const from = performance.now();
  for (let n = 1; s.api.of('closed').length === 0 && performance.now() - from < 6000; n++) {
    await ack(0);
    await get('init-1.mp4');
    await get(`part-0.${n % 3}.m4s`);
    await pause(200);
  }
  expect(performance.now() - from).toBeLessThan(4500);
  expect(s.api.of('closed')).toMatchObject([{ sid: 'd', acked_ms: 0, code: 4408, why: 'silent' }]);
});

test('a view nobody asks for is closed, and the camera is let go', async () => {
  const s = await stand({}, (config) => ({ ...config, flow: { ...config.flow, silentMs: 1000 } }));
  const { list } = await session(s);
  await list();
  await until(() => s.api.of('closed').length === 1, 'closed', 4000);
  expect(s.api.of('closed')[0]).toMatchObject({ code: 4408, why: 'silent' });
});
