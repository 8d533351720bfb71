import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { Config } from '../src/config.ts';
import { readClip } from './support/clip.ts';
import { decode } from './support/ffmpeg.ts';
import { readSound } from './support/sound.ts';
import { grantOf, later, pause, type Stand, stand, testCamera, until } from './support/stand.ts';
import type { TestViewer } from './support/viewer.ts';

const playing = (viewer: TestViewer, count = 1, ms = 5000) =>
  until(() => viewer.fragments().length >= count, `${count} pictures`, ms);
const stateOf = ({ api }: Stand) => api.of('state').at(-1);
const reaches = (s: Stand, reason: string, ms = 5000) => until(() => stateOf(s)?.reason === reason, reason, ms);
const times = (viewer: TestViewer) =>
  viewer
    .fragments()
    .slice(1)
    .map((media) => Number(media.bytes.readBigUInt64BE(60)));

/** Short waits, so that a test of patience takes no minutes. */
const quick = (config: Config): Config => ({
  ...config,
  hub: {
    ...config.hub,
    client: { ...config.hub.client, silentMs: 800, answerMs: 800, pictureMs: 1500 },
    retry: { firstMs: 50, longestMs: 200, setupMs: 300, passwordMs: 1500, passwordTries: 3 },
  },
});

describe('a camera that goes away', () => {
  test('is noticed at once when it closes, and its viewers go on where they were when it is back', async () => {
    const s = await stand();
    const viewer = s.watch();
    await playing(viewer, 10);
    await s.camera.stop();
    const lost = performance.now();
    await reaches(s, 'unreachable', 3000);
    expect(performance.now() - lost).toBeLessThan(1000);
    expect(viewer.text('state')).toEqual({ t: 'state', s: 'down', reason: 'unreachable' });
    await pause(1500);
    const before = viewer.fragments().length;
    await s.camera.listen();
    await playing(viewer, before + 10, 4000);
    expect(viewer.text('state')).toMatchObject({ s: 'up' });
    expect(viewer.texts.filter((text) => text.t === 'init').length).toBe(1);
    // The timeline has no hole and never goes back.
    const all = times(viewer);
    expect(all.slice(1).every((time, i) => time - (all[i] ?? 0) === 3600)).toBe(true);
  });

  test('is noticed when it only falls silent', async () => {
    const s = await stand({}, quick);
    const viewer = s.watch();
    await playing(viewer, 5);
    s.camera.behaviour.silent = true;
    await reaches(s, 'silent', 2000);
    s.camera.behaviour.silent = false;
    const before = viewer.fragments().length;
    await playing(viewer, before + 5);
  });

  test('shows no old pictures to who joins meanwhile', async () => {
    const s = await stand();
    const viewer = s.watch();
    await playing(viewer, 10);
    await s.camera.stop();
    await reaches(s, 'unreachable');
    const joiner = s.watch({ viewer: '1:8' });
    await until(() => joiner.text('state') !== undefined, 'told');
    await pause(300);
    expect(joiner.fragments().length).toBe(0);
    expect(joiner.text('state')).toMatchObject({ s: 'down', reason: 'unreachable' });
  });

  test('leaves the viewers of other cameras alone', async () => {
    const s = await stand();
    s.api.grants.set('1:2', grantOf(await testCamera()));
    const other = s.watch({ cam: '1:2' });
    await playing(s.watch(), 5);
    await playing(other, 5);
    await s.camera.stop();
    await pause(1200);
    const seqs = other.fragments().map((media) => media.seq);
    expect(seqs.length).toBeGreaterThan(25);
    expect(seqs).toEqual(seqs.map((_, i) => i + (seqs[0] ?? 0)));
  });
});

describe('wrong passwords', () => {
  test.each(['basic', 'md5', 'sha256'] as const)('the right one signs in by %s', async (auth) => {
    const s = await stand({ auth });
    await playing(s.watch());
  });

  test('the camera is tried three times, then left alone, and tried at once when the api changes it', async () => {
    const s = await stand({}, quick);
    s.api.grants.set('1:1', { ...grantOf(s.camera), source: { ...grantOf(s.camera).source, password: 'wrong' } });
    const viewer = s.watch();
    await reaches(s, 'wrong_password');
    await pause(1000);
    expect(s.camera.seen.signIns).toBe(3);
    // Viewers who come and go do not make it try again.
    viewer.close();
    await pause(100);
    const second = s.watch();
    await pause(300);
    expect(s.camera.seen.signIns).toBe(3);
    expect(second.text('state')).toMatchObject({ s: 'down', reason: 'wrong_password' });
    s.api.grants.set('1:1', { ...grantOf(s.camera), version: 2 });
    s.api.send({ t: 'changed', cam: '1:1' });
    await playing(second, 1, 1000);
    expect(stateOf(s)).toMatchObject({ state: 'live', reason: null });
  });
});

describe('what cannot be played is named', () => {
  test.each([
    ['not_found', { describeStatus: 404 }],
    ['no_video', { sdp: 'v=0\r\ns=x\r\nt=0 0\r\nm=audio 0 RTP/AVP 0\r\n' }],
    ['unsupported_codec', { sdp: 'v=0\r\ns=x\r\nt=0 0\r\nm=video 0 RTP/AVP 26\r\n' }],
    ['not_rtsp', { sdp: 'hello' }],
    ['corrupt', { sdp: `v=0\r\n${'a=x:yyyyyyyy\r\n'.repeat(800_000)}` }],
    ['corrupt', { garbage: true }],
    ['b_frames', { clip: readClip('b-frames.h264') }],
  ])('%s: %#', async (reason, behaviour) => {
    const s = await stand(behaviour, quick);
    const viewer = s.watch();
    await reaches(s, reason, 6000);
    await until(() => viewer.text('state')?.reason === reason, 'the viewer is told');
    expect(viewer.closed).toBeNull();
  });

  test('network_refused: an address outside the allowed ranges is never called', async () => {
    const s = await stand();
    s.api.grants.set('1:1', { ...grantOf(s.camera), allow: [] });
    s.watch();
    await reaches(s, 'network_refused');
    expect(s.camera.seen.connections).toBe(0);
  });

  test('timeout: something listens and says nothing', async () => {
    const s = await stand({}, quick);
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    later(() => {
      silent.close();
    });
    await pause(20);
    const address = silent.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    s.api.grants.set('1:1', { ...grantOf(s.camera), source: { url: `rtsp://127.0.0.1:${port}/` } });
    s.watch();
    await reaches(s, 'timeout');
  });

  test('tls: a plain camera behind an rtsps address', async () => {
    const s = await stand({}, quick);
    s.api.grants.set('1:1', { ...grantOf(s.camera), source: { url: s.camera.url.replace('rtsp:', 'rtsps:') } });
    s.watch();
    await until(() => stateOf(s)?.reason !== null && stateOf(s) !== undefined, 'a reason');
    expect(['tls', 'timeout', 'unreachable']).toContain(stateOf(s)?.reason);
  });
});

describe('a stream that changes or is damaged', () => {
  test('a gap costs the pictures up to the next key picture, and no more', async () => {
    const s = await stand();
    const viewer = s.watch();
    await playing(viewer, 30);
    s.camera.lose(3);
    const before = viewer.fragments().length;
    await playing(viewer, before + 30, 4000);
    const mp4 = Buffer.concat(viewer.media.map((media) => media.bytes));
    expect(decode(mp4).complaints).toBe('');
    const all = times(viewer);
    expect(all.slice(1).every((time, i) => time - (all[i] ?? 0) === 3600)).toBe(true);
  });

  test('another picture size brings a new init at its key picture', async () => {
    const s = await stand();
    const viewer = s.watch();
    await playing(viewer, 10);
    s.camera.behaviour.clip = readClip('other-size.h264');
    await until(() => viewer.text('init')?.w === 256, 'new init');
    await playing(viewer, viewer.fragments().length + 5);
    const at = viewer.media.findLastIndex((media) => media.kind === 1);
    expect(viewer.media[at + 1]).toMatchObject({ kind: 2, key: true });
    expect(decode(Buffer.concat(viewer.media.slice(at).map((media) => media.bytes))).complaints).toBe('');
  });

  test('H.264 that comes back as H.265 plays on with a new init', async () => {
    const s = await stand();
    const viewer = s.watch();
    await playing(viewer, 10);
    s.camera.behaviour.clip = readClip('plain.h265');
    s.camera.cut();
    await until(() => String(viewer.text('init')?.codec).startsWith('hvc1.'), 'new init');
    const at = viewer.media.findLastIndex((media) => media.kind === 1);
    await until(() => viewer.media.length > at + 10, 'pictures');
    expect(viewer.media[at + 1]).toMatchObject({ kind: 2, key: true });
    expect(viewer.text('init')?.codec).toBe('hvc1.1.6.L60.90');
  });

  test.each([
    ['no parameter sets in the description', { sprop: false }],
    ['none in the stream', { inBand: false }],
    ['no marker bits', { marker: 'never' as const }],
    ['a marker on every slice', { marker: 'nal' as const, clip: readClip('slices.h264') }],
  ])('%s: plays all the same', async (_, behaviour) => {
    const s = await stand(behaviour);
    const viewer = s.watch();
    await playing(viewer, 30);
    expect(decode(Buffer.concat(viewer.media.map((media) => media.bytes))).complaints).toBe('');
  });

  test('the session is kept alive at half its time, also without GET_PARAMETER', async () => {
    const s = await stand({ timeout: 2, getParameter: false });
    await playing(s.watch(), 60);
    expect(s.camera.seen.requests.slice(-1)).toEqual(['OPTIONS']);
    expect(s.camera.seen.requests).toContain('GET_PARAMETER');
    expect(s.camera.seen.connections).toBe(1);
  });
});

describe('sound', () => {
  test('is not even set up unless asked for', async () => {
    const s = await stand({ aac: readSound() });
    const viewer = s.watch();
    await playing(viewer, 40);
    expect(s.camera.seen.requests.filter((method) => method === 'SETUP').length).toBe(1);
    expect(viewer.text('init')?.codec).toBe('avc1.4d400c');
  });

  test('comes as a second track when it is', async () => {
    const s = await stand({ aac: readSound() });
    s.api.grants.set('1:1', { ...grantOf(s.camera), audio: true });
    const viewer = s.watch();
    await until(() => viewer.text('init')?.codec === 'avc1.4d400c,mp4a.40.2', 'sound in the init');
    const at = viewer.media.findLastIndex((media) => media.kind === 1);
    await until(() => viewer.media.length > at + 50, 'fifty pictures');
    const { pictures, sounds, complaints } = decode(Buffer.concat(viewer.media.slice(at).map((media) => media.bytes)));
    expect(complaints).toBe('');
    expect(pictures).toBeGreaterThan(49);
    expect(sounds).toBeGreaterThan(25);
  });
});

describe('the camera test', () => {
  const run = async (behaviour: Parameters<typeof stand>[0], change: object = {}) => {
    const s = await stand(behaviour, quick);
    s.api.send({ t: 'test', id: 't1', ...grantOf(s.camera), ...change });
    await until(() => s.api.of('tested').length === 1, 'tested', 9000);
    const result = s.api.of('tested')[0];
    return {
      result,
      steps: result?.steps.map(({ step, ok, reason }) => `${step} ${ok ? 'ok' : reason}`),
      camera: s.camera,
    };
  };

  test('names every step, the picture and a still that decodes', async () => {
    const { result, steps } = await run({});
    expect(steps).toEqual(['address ok', 'reach ok', 'sign_in ok', 'video ok', 'browser ok', 'audio ok']);
    expect(result).toMatchObject({ ok: true, width: 320, height: 180, fps: 25, codec: 'avc1.4d400c' });
    expect(decode(Buffer.from(result?.poster ?? '', 'base64'))).toMatchObject({ pictures: 1, complaints: '' });
  });

  test('stops at what is wrong', async () => {
    expect((await run({}, { allow: [] })).steps).toEqual(['address network_refused']);
    expect((await run({}, { source: { url: 'rtsp://127.0.0.1:1/' } })).steps).toEqual([
      'address ok',
      'reach unreachable',
    ]);
  });

  test('tries a wrong password once', async () => {
    const s = await stand({}, quick);
    s.api.send({
      t: 'test',
      id: 't',
      ...grantOf(s.camera),
      source: { url: s.camera.url, username: 'cam', password: 'no' },
    });
    await until(() => s.api.of('tested').length === 1, 'tested');
    expect(s.api.of('tested')[0]?.steps.at(-1)).toMatchObject({ step: 'sign_in', ok: false, reason: 'wrong_password' });
    expect(s.camera.seen.signIns).toBe(1);
  });

  test('finds B-frames, and says H.265 plays not everywhere', async () => {
    expect((await run({ clip: readClip('b-frames.h264') })).steps?.at(-1)).toBe('browser b_frames');
    const { result } = await run({ clip: readClip('plain.h265') });
    expect(result?.ok).toBe(true);
    expect(result?.steps.find((step) => step.step === 'browser')?.detail).toContain('H.265');
  });
});

describe('stills', () => {
  test('of a camera nobody watches open it for a moment', async () => {
    const s = await stand();
    s.api.send({ t: 'poster', id: 'p', cam: '1:1' });
    await until(() => s.api.of('poster').length === 1, 'poster');
    expect(decode(Buffer.from(s.api.of('poster')[0]?.mp4 ?? '', 'base64'))).toMatchObject({
      pictures: 1,
      complaints: '',
    });
    await until(() => s.camera.players === 0, 'the camera is let go');
    s.api.send({ t: 'poster', id: 'q', cam: '1:1' });
    await until(() => s.api.of('poster').length === 2, 'poster');
    expect(s.camera.seen.connections).toBe(1);
  });

  test('of a camera that is away are none', async () => {
    const s = await stand();
    await s.camera.stop();
    s.api.send({ t: 'poster', id: 'p', cam: '1:1' });
    await until(() => s.api.of('poster').length === 1, 'poster');
    expect(s.api.of('poster')[0]?.mp4).toBeNull();
  });
});
