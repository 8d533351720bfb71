import { expect, test } from 'vitest';
import { type AccessUnit, Depacketiser } from '../src/rtsp/access-unit.ts';
import { isSlice, readClip } from './support/clip.ts';
import { RtpSender } from './support/rtp-sender.ts';

function units(
  name: string,
  options: ConstructorParameters<typeof RtpSender>[1],
  change: (packets: Buffer[][]) => Buffer[] = (p) => p.flat(),
) {
  const clip = readClip(name);
  const sender = new RtpSender(clip.codec, options);
  const packets = change(clip.pictures.map((picture, i) => sender.picture(picture, 4_294_900_000 + i * 3600)));
  const given: AccessUnit[] = [];
  const depacketiser = new Depacketiser(clip.codec, 96, (unit) => given.push(unit));
  for (const packet of packets) depacketiser.push(Buffer.from(packet));
  return { clip, given };
}

const bytesOf = (unit: AccessUnit | undefined) => unit?.slices.map((nal) => Buffer.concat(nal.parts));

test.each(['plain.h264', 'slices.h264', 'plain.h265'])('%s comes out as it went in', (name) => {
  for (const maxPayload of [1400, 60]) {
    const { clip, given } = units(name, { maxPayload });
    expect(given.length).toBe(clip.pictures.length);
    for (const [i, picture] of clip.pictures.entries()) {
      expect(bytesOf(given[i])).toEqual(picture.filter((nal) => isSlice(nal, clip.codec)));
      expect(given[i]?.lost).toBe(false);
    }
    expect(given.filter((unit) => unit.key).length).toBe(clip.pictures.length / 25);
  }
});

test('without marker bits the timestamp ends a picture', () => {
  const { clip, given } = units('slices.h264', { marker: 'never' });
  expect(given.length).toBe(clip.pictures.length - 1);
  expect(given[3]?.slices.length).toBe(4);
});

test('a camera that marks every slice is found out', () => {
  const clip = readClip('slices.h264');
  const sender = new RtpSender('h264', { marker: 'nal' });
  const given: AccessUnit[] = [];
  const depacketiser = new Depacketiser('h264', 96, (unit) => given.push(unit));
  for (let i = 0; i < 100; i++)
    for (const p of sender.picture(clip.pictures[i % 25] ?? [], i * 3600)) depacketiser.push(p);
  const whole = given.filter((unit) => unit.slices.length === 4);
  expect(whole.length).toBeGreaterThan(70);
  expect(given.slice(1).every((unit) => unit.slices.length === 4)).toBe(true);
});

test('after a gap nothing comes until the next key picture', () => {
  const { given } = units('plain.h264', { maxPayload: 100 }, (packets) => {
    packets[10]?.splice(0, 1);
    return packets.flat();
  });
  expect(given.length).toBe(10 + 50);
  expect(given[10]).toMatchObject({ key: true, lost: true });
  expect(given[11]?.lost).toBe(false);
});

test('half a key picture is no key picture', () => {
  const { given } = units('slices.h264', {}, (packets) => {
    packets[0]?.splice(0, 3);
    return packets.flat();
  });
  expect(given.length).toBe(0);
});

test('a picture without end is cut off at 4 MB', () => {
  const sender = new RtpSender('h264', {});
  const depacketiser = new Depacketiser('h264', 96, () => {});
  const start = Buffer.concat([Buffer.from([0x7c, 0x85, 0x88]), Buffer.alloc(1400)]);
  const more = Buffer.concat([Buffer.from([0x7c, 0x05]), Buffer.alloc(1400)]);
  depacketiser.push(sender.packet(start, 0, false));
  expect(() => {
    for (let i = 0; i < 4000; i++) depacketiser.push(sender.packet(more, 0, false));
  }).toThrow(expect.objectContaining({ reason: 'corrupt' }));
});

test('a camera that sends little video in many or large packets is cut off before much is kept', () => {
  const more = Buffer.from([0x7c, 0x05, 1]);
  for (const [padding, most] of [
    [0, 20_000],
    [50_000, 400],
  ] as const) {
    const sender = new RtpSender('h264', {});
    const depacketiser = new Depacketiser('h264', 96, () => {});
    depacketiser.push(sender.packet(Buffer.from([0x7c, 0x85, 0x88]), 0, false));
    let packets = 0;
    expect(() => {
      for (; packets < 1_000_000; packets++) {
        // A chunk of its own, as from the socket: of it, three bytes are video.
        const chunk = Buffer.alloc(padding + 15);
        const packet = sender.packet(more, 0, false);
        depacketiser.push(chunk.subarray(0, packet.copy(chunk)));
      }
    }).toThrow(expect.objectContaining({ reason: 'corrupt' }));
    expect(packets).toBeLessThan(most);
  }
});
