import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLoop } from '../src/annex-b.ts';
import { DigestGate } from '../src/digest.ts';
import { MAX_PAYLOAD, packetise } from '../src/packetise.ts';
import { digestAnswer } from './rtsp-client.ts';

/** Puts NAL units together again from RTP payloads, as RFC 6184 says. */
function reassemble(packets: Buffer): Buffer[] {
  const nals: Buffer[] = [];
  let parts: Buffer[] = [];
  for (let at = 0; at < packets.length; at += 4 + packets.readUInt16BE(at + 2)) {
    const payload = packets.subarray(at + 16, at + 4 + packets.readUInt16BE(at + 2));
    const type = (payload[0] ?? 0) & 0x1f;
    if (type === 28) {
      const flags = payload[1] ?? 0;
      if (flags & 0x80) parts = [Buffer.from([((payload[0] ?? 0) & 0xe0) | (flags & 0x1f)])];
      parts.push(payload.subarray(2));
      if (flags & 0x40) nals.push(Buffer.concat(parts));
    } else if (type === 24) {
      for (let i = 1; i < payload.length; i += 2 + payload.readUInt16BE(i)) {
        nals.push(payload.subarray(i + 2, i + 2 + payload.readUInt16BE(i)));
      }
    } else {
      nals.push(payload);
    }
  }
  return nals;
}

const nal = (type: number) =>
  fc.uint8Array({ minLength: 2, maxLength: 5000 }).map((bytes) => Buffer.from([0x60 | type, ...bytes]));

test('whatever the sizes, the NAL units come out of the packets as they went in', () => {
  const picture = fc.tuple(nal(7), nal(8), fc.array(nal(5), { minLength: 1, maxLength: 3 }));
  fc.assert(
    fc.property(picture, fc.integer({ min: 0, max: 0xffff }), ([sps, pps, slices], sequence) => {
      const nals = [sps, pps, ...slices];
      const rtp = { ssrc: 1, sequence };
      const packets = packetise({ nals, key: true }, 90_000, rtp);
      expect(reassemble(packets)).toEqual(nals);
      let count = 0;
      for (let at = 0; at < packets.length; at += 4 + packets.readUInt16BE(at + 2)) {
        expect(packets.readUInt16BE(at + 2)).toBeLessThanOrEqual(12 + MAX_PAYLOAD);
        count++;
      }
      expect(rtp.sequence).toBe((sequence + count) & 0xffff);
    }),
  );
});

test('slices of one picture stay together, parameter sets go before it', () => {
  const start = Buffer.from([0, 0, 0, 1]);
  const bytes = [
    [0x67, 0x4d, 0x40, 0x1f],
    [0x68, 0xee],
    [0x65, 0x88, 1],
    [0x65, 0x11, 2],
    [0x41, 0x9a, 3],
    [0x41, 0x1a, 4],
  ].map((nalBytes) => Buffer.concat([start, Buffer.from(nalBytes)]));
  const { units } = readLoop(Buffer.concat(bytes));
  expect(units.map((unit) => [unit.key, unit.nals.length])).toEqual([
    [true, 4],
    [false, 2],
  ]);
  expect(() => readLoop(Buffer.concat(bytes.slice(4)))).toThrow('starts with a key frame');
});

test('an old nonce is answered stale, a forged one refused', () => {
  let now = 1_000_000;
  const gate = new DigestGate('demo', 'secret', () => now);
  const answer = digestAnswer(gate.challenge(false), 'demo', 'secret', 'PLAY', 'rtsp://x/y');
  expect(gate.verify('PLAY', answer)).toBe('ok');
  expect(gate.verify('SETUP', answer)).toBe('wrong');
  expect(gate.verify('PLAY', undefined)).toBe('wrong');
  const foreign = new DigestGate('demo', 'secret', () => now).challenge(false);
  expect(gate.verify('PLAY', digestAnswer(foreign, 'demo', 'secret', 'PLAY', 'rtsp://x/y'))).toBe('wrong');
  now += 61_000;
  expect(gate.verify('PLAY', answer)).toBe('stale');
});
