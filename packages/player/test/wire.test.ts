import { expect, test } from 'vitest';
import { lastPictureStart, readMedia, readMessage } from '../src/wire.ts';

function box(type: string, ...body: Uint8Array[]): Uint8Array {
  const length = body.reduce((sum, part) => sum + part.length, 8);
  const out = new Uint8Array(length);
  new DataView(out.buffer).setUint32(0, length);
  out.set(new TextEncoder().encode(type), 4);
  let at = 8;
  for (const part of body) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

function tfdt(ticks: number, version: 0 | 1): Uint8Array {
  const out = new Uint8Array(version === 1 ? 12 : 8);
  const view = new DataView(out.buffer);
  view.setUint8(0, version);
  if (version === 1) view.setBigUint64(4, BigInt(ticks));
  else view.setUint32(4, ticks);
  return box('tfdt', out);
}

const picture = (ticks: number, version: 0 | 1 = 1) => [
  box('moof', box('mfhd', new Uint8Array(8)), box('traf', box('tfhd', new Uint8Array(8)), tfdt(ticks, version))),
  box('mdat', new Uint8Array(50)),
];

function joined(parts: Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

test('finds where the last picture of a message starts', () => {
  expect(lastPictureStart(joined(picture(90_000)))).toBe(1);
  expect(lastPictureStart(joined([...picture(0), ...picture(3600), ...picture(7200)]))).toBeCloseTo(0.08);
  expect(lastPictureStart(joined(picture(45_000, 0)))).toBe(0.5);
  expect(lastPictureStart(joined([...picture(2 ** 40)]))).toBeCloseTo(2 ** 40 / 90_000);
});

test('broken boxes are no picture and no endless loop', () => {
  expect(lastPictureStart(new Uint8Array(20))).toBeNull();
  expect(lastPictureStart(joined(picture(0)).subarray(0, 30))).toBeNull();
});

test('reads the header of a media message', () => {
  const data = new Uint8Array(12);
  data[0] = 2;
  data[1] = 1;
  new DataView(data.buffer).setUint32(4, 4_000_000_000);
  const read = readMedia(data.buffer);
  expect(read?.kind).toBe(2);
  expect(read?.seq).toBe(4_000_000_000);
  expect(read?.bytes.length).toBe(4);
  expect(readMedia(new ArrayBuffer(8))).toBeNull();
});

test('reads what the gateway says and lets pass what it does not know', () => {
  const init = { t: 'init', codec: 'avc1.4d401f', w: 1280, h: 720, label: 'Ana', now: 5 };
  expect(readMessage(JSON.stringify(init))).toEqual({ ...init, thin: false });
  expect(readMessage('{"t":"bye","code":4403,"why":"checked_out"}')).toEqual({
    t: 'bye',
    code: 4403,
    why: 'checked_out',
  });
  expect(readMessage('{"t":"state","s":"down","reason":"timeout"}')).toEqual({ t: 'state', s: 'down' });
  for (const odd of ['', 'x', '[]', 'null', '{"t":"news"}', '{}']) expect(readMessage(odd)).toBeNull();
});
