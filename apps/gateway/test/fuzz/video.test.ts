import { lastPictureStart } from '@nestling/player/wire.ts';
import { expect } from 'vitest';
import { AudioLine } from '../../src/camera/audio-line.ts';
import { makeFrame, makeInit } from '../../src/camera/frame.ts';
import { Timeline } from '../../src/camera/timeline.ts';
import { audioConfig, readAacPacket } from '../../src/media/aac.ts';
import { asFirst } from '../../src/media/fragment.ts';
import { readSpsH264 } from '../../src/media/h264.ts';
import { readSpsH265 } from '../../src/media/h265.ts';
import { ParameterSets } from '../../src/media/video-config.ts';
import { type AccessUnit, Depacketiser, MAX_UNIT_BYTES, MAX_UNIT_NALS } from '../../src/rtsp/access-unit.ts';
import { CameraFailure } from '../../src/rtsp/failure.ts';
import type { VideoCodec } from '../../src/rtsp/sdp.ts';
import { readClip, setsOf } from '../support/clip.ts';
import { declared, fuzz } from './fuzz.ts';
import { boxesIn, inside, readPicture, setsIn } from './mp4.ts';
import type { Tape } from './tape.ts';

const CODECS: VideoCodec[] = ['h264', 'h265'];
const SETS = { h264: setsOf(readClip('plain.h264')), h265: setsOf(readClip('plain.h265')) };

/** A NAL unit of about the kinds that cameras send: slices, key slices, parameter sets, and what nobody knows. */
const nal = (tape: Tape, codec: VideoCodec): Buffer => {
  if (tape.seldom(4)) return mutated(tape, tape.pick(SETS[codec]));
  const type = tape.seldom(6) ? tape.byte() : tape.pick(codec === 'h264' ? [1, 5, 5, 6, 9] : [1, 19, 19, 21, 39]);
  const head = codec === 'h264' ? [type & 0x7f] : [(type << 1) & 0x7f, 1];
  return Buffer.concat([Buffer.from([...head, tape.seldom(6) ? tape.byte() : 0x88]), tape.bytes(10)]);
};

const mutated = (tape: Tape, set: Buffer): Buffer => {
  const bytes = Buffer.from(set);
  for (let i = tape.number(4); i > 0; i--) bytes[tape.number(bytes.length)] = tape.byte();
  return tape.seldom(6) ? bytes.subarray(0, tape.number(bytes.length + 1)) : bytes;
};

const payload = (tape: Tape, codec: VideoCodec): Buffer => {
  const wide = codec === 'h265';
  const unit = nal(tape, codec);
  switch (tape.number(5)) {
    case 0: {
      const parts = [unit, nal(tape, codec)].flatMap((each) => {
        const size = Buffer.alloc(2);
        size.writeUInt16BE(tape.seldom(10) ? tape.number(65_536) : each.length);
        return [size, each];
      });
      return Buffer.concat([Buffer.from(wide ? [48 << 1, 1] : [0x78]), ...parts]);
    }
    case 1:
    case 2: {
      const flags = tape.pick([0x80, 0, 0, 0x40, 0xc0]);
      const type = tape.pick(wide ? [1, 19, 33] : [1, 5, 7]);
      return Buffer.concat([Buffer.from(wide ? [49 << 1, 1, flags | type] : [0x7c, flags | type]), unit.subarray(1)]);
    }
    case 3:
      return unit;
    default:
      return tape.seldom(3) ? tape.bytes(20) : unit;
  }
};

/** Packets of one camera, mostly in order. */
class Sender {
  #sequence = 0;
  #timestamp = 0;

  packet(tape: Tape, codec: VideoCodec): Buffer {
    this.#sequence += tape.seldom(30) ? tape.number(65_536) : 1;
    if (tape.seldom(3)) this.#timestamp += tape.seldom(10) ? tape.number(2 ** 32) : 3600;
    const head = Buffer.alloc(12);
    head[0] = tape.seldom(30) ? tape.byte() : 0x80;
    head[1] = (tape.seldom(30) ? tape.byte() : 96) | (tape.seldom(3) ? 0x80 : 0);
    head.writeUInt16BE(this.#sequence & 0xffff, 2);
    head.writeUInt32BE(this.#timestamp >>> 0, 4);
    head.writeUInt32BE(tape.seldom(200) ? 2 : 1, 8);
    return Buffer.concat([head, payload(tape, codec)]);
  }
}

const audio = audioConfig({
  kind: 'audio',
  payloadType: 97,
  encoding: 'mpeg4-generic',
  clockRate: 16_000,
  channels: 1,
  parameters: new Map([
    ['mode', 'AAC-hbr'],
    ['sizelength', '13'],
    ['indexlength', '3'],
    ['config', '1408'],
  ]),
  control: '',
});

/** A picture parameter set of that id and nothing else: `ue(id)` after the header. */
const pictureSet = (codec: VideoCodec, id: number): Buffer => {
  const code = (id + 1).toString(2);
  const bits = `${'0'.repeat(code.length - 1)}${code}1`.padEnd(24, '0');
  const body = [0, 8, 16].map((at) => Number.parseInt(bits.slice(at, at + 8), 2));
  return Buffer.from([...(codec === 'h264' ? [0x68] : [34 << 1, 1]), ...body]);
};

/** A camera as the hub has it, without its sockets: from packets to fragments, each of which is read again. */
class Line {
  readonly codec: VideoCodec;
  readonly sender = new Sender();
  readonly #sets: ParameterSets;
  readonly #timeline = new Timeline();
  readonly #sound = audio && new AudioLine(audio);
  #depacketiser: Depacketiser;
  #seq = 0;

  constructor(codec: VideoCodec) {
    this.codec = codec;
    this.#sets = new ParameterSets(codec);
    this.#depacketiser = this.#fresh();
  }

  push(packet: Buffer): void {
    if (declared(CameraFailure, () => this.#depacketiser.push(packet))) this.#depacketiser = this.#fresh();
  }

  sound(packet: Buffer): void {
    const read = readAacPacket(packet, 97);
    if (read) this.#sound?.push(read.timestamp, read.frames, 0);
  }

  #fresh(): Depacketiser {
    return new Depacketiser(this.codec, 96, (unit) => this.#take(unit));
  }

  #take({ slices, sets, key, timestamp, lost }: AccessUnit): void {
    const bytes = slices.reduce((sum, { size }) => sum + size, 0);
    expect(slices.length).toBeGreaterThan(0);
    expect(Math.max(slices.length, sets.length)).toBeLessThanOrEqual(MAX_UNIT_NALS);
    expect(bytes).toBeLessThanOrEqual(MAX_UNIT_BYTES);
    if (this.#sets.take(sets)) checkInit(this.codec, this.#sets);
    if (lost) this.#timeline.break();
    const place = this.#timeline.next(timestamp);
    if (!place) return;
    const run = this.#sound?.take(place.time) ?? null;
    const number = ++this.#seq;
    const frame = makeFrame(number, { number, ...place, key, slices, audio: run });
    const read = readPicture(frame.fragment);
    const sent = slices.map(({ parts }) => Buffer.concat(parts));
    expect(read.time).toBe(place.time);
    if (!Buffer.concat(read.parts).equals(Buffer.concat(sent))) expect(read.parts).toEqual(sent);
    if (!read.rest.equals(Buffer.concat(run?.frames ?? []))) expect(read.rest).toEqual(run?.frames);
    expect(readPicture(asFirst(frame.fragment, frame.audio)).time).toBe(0);
    if (!run) expect(lastPictureStart(frame.fragment)).toBe(place.time / 90_000);
  }
}

const checkInit = (codec: VideoCodec, sets: ParameterSets): void => {
  const config = sets.config();
  if (!config) return;
  const { bytes, width, height } = makeInit(1, config, audio);
  expect(boxesIn(bytes).map(({ type }) => type)).toEqual(['ftyp', 'moov']);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(8);
  const described = inside(bytes, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd').subarray(8);
  const sample = inside(described, codec === 'h264' ? 'avc1' : 'hvc1').subarray(78);
  const record = inside(sample, codec === 'h264' ? 'avcC' : 'hvcC');
  const known = config.codec === 'h264' ? [config.sps, config.pps] : [config.vps, config.sps, config.pps];
  expect(setsIn(record, codec).map((set) => set.toString('hex'))).toEqual(
    known.flat().map((set) => set.toString('hex')),
  );
};

for (const codec of CODECS) {
  const line = new Line(codec);
  fuzz(
    `packets of an ${codec} camera, its pictures written as fMP4 and read again`,
    (tape) => {
      while (!tape.over) line.push(line.sender.packet(tape, codec));
    },
    { share: 0.4 },
  );

  fuzz(
    `parameter sets of an ${codec} camera`,
    (tape) => {
      const sets = new ParameterSets(codec);
      const read = codec === 'h264' ? readSpsH264 : readSpsH265;
      for (let i = 1 + tape.number(6); i > 0; i--) {
        const set = mutated(tape, tape.pick(SETS[codec]));
        declared(RangeError, () => read(set));
        sets.take([set]);
      }
      // As many as have an id.
      if (tape.seldom(40)) for (let id = 0; id < 256; id++) sets.take([pictureSet(codec, id)]);
      checkInit(codec, sets);
    },
    { share: 0.4 },
  );
}

const sounding = new Line('h264');
fuzz(
  'sound between pictures',
  (tape) => {
    while (!tape.over) {
      const head = Buffer.from([tape.seldom(20) ? tape.byte() : 0x80, 97, 0, 0, ...tape.bytes(4), 0, 0, 0, 1]);
      const count = tape.number(4);
      const sizes = Buffer.alloc(2 + count * 2);
      sizes.writeUInt16BE(tape.seldom(10) ? tape.number(65_536) : count * 16);
      for (let i = 0; i < count; i++) sizes.writeUInt16BE((tape.seldom(10) ? tape.number(8192) : 3) << 3, 2 + i * 2);
      sounding.sound(Buffer.concat([head.subarray(0, 12), sizes, tape.bytes(12)]));
      sounding.push(sounding.sender.packet(tape, 'h264'));
    }
  },
  { share: 0.3 },
);

/** Where moof, traf and tfdt begin in a fragment. */
const BOXES_AT = [0, 24, 48];

fuzz('the date of a picture whose boxes are broken', (tape) => {
  const slices = [{ parts: [Buffer.from([0x65, 0x88, 1])], size: 3 }];
  const { fragment } = makeFrame(1, { number: 1, time: 90_000, duration: 3600, key: true, slices, audio: null });
  const broken = Buffer.from(fragment.subarray(0, tape.seldom(3) ? tape.number(fragment.length + 1) : fragment.length));
  for (let i = tape.number(4); i > 0 && broken.length > 0; i--) broken[tape.number(broken.length)] = tape.byte();
  // A box that says it ends where the bytes do.
  if (tape.seldom(2) && broken.length > 56) {
    const cut = 56 + tape.number(broken.length - 56);
    for (const at of BOXES_AT) broken.writeUInt32BE(cut - at, at);
    lastPictureStart(broken.subarray(0, cut));
  }
  const start = lastPictureStart(broken);
  if (start !== null) expect(start).toBeGreaterThanOrEqual(0);
});
