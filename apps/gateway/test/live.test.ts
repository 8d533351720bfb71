import { expect, test } from 'vitest';
import { readClip } from './support/clip.ts';
import { decode } from './support/ffmpeg.ts';
import { stand, until } from './support/stand.ts';

test('a viewer with a ticket gets the init and the pictures of the camera, and the api hears of it', async () => {
  const { api, watch } = await stand();
  const viewer = watch();
  await until(() => viewer.fragments().length > 30, 'thirty pictures');
  expect(viewer.text('init')).toMatchObject({ codec: 'avc1.4d400c', w: 320, h: 180, label: 'Ana Lopez' });
  expect(viewer.media[0]?.kind).toBe(1);
  expect(viewer.fragments()[0]?.key).toBe(true);
  const seqs = viewer.fragments().map((media) => media.seq);
  expect(seqs).toEqual(seqs.map((_, i) => i + (seqs[0] ?? 0)));
  await until(() => api.of('opened').length === 1, 'opened');
  expect(api.of('state').map((state) => state.state)).toEqual(['connecting', 'live']);
});

test.each(['plain.h264', 'slices.h264', 'plain.h265'])('an independent decoder plays what %s became', async (name) => {
  const { watch } = await stand({ clip: readClip(name) });
  const viewer = watch();
  await until(() => viewer.fragments().length > 60, 'sixty messages');
  const mp4 = Buffer.concat(viewer.media.map((media) => media.bytes));
  const { pictures, complaints } = decode(mp4);
  expect(complaints).toBe('');
  // The first message may hold several pictures: the running group is sent as one.
  expect(pictures).toBe(viewer.fragments().at(-1)?.seq ?? 0);
});
