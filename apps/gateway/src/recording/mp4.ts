import { type Piece as Bytes, box, u16, u32, zeros } from '../media/boxes.ts';
import { VIDEO_TIMESCALE } from '../media/init-segment.ts';

/** One picture of the file: bytes, and how long it stands in ticks of 1/90000 s. */
export interface Sample {
  bytes: number;
  duration: number;
  key: boolean;
  /** Which of the descriptions it was made for, from 1. */
  form: number;
}

/** The description of the pictures in an init segment: the entry of its first `stsd`. Null when it has none. */
export function formOf(init: Buffer): Buffer | null {
  let at: Buffer | null = init;
  for (const name of ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']) at = at && child(at, name);
  // Version, flags and the count of entries stand before the first.
  return at && at.length > 16 ? at.subarray(8) : null;
}

function child(content: Buffer, name: string): Buffer | null {
  for (let at = 0; at + 8 <= content.length; ) {
    const size = content.readUInt32BE(at);
    if (size < 8) return null;
    if (content.toString('latin1', at + 4, at + 8) === name) return content.subarray(at + 8, at + size);
    at += size;
  }
  return null;
}

const MATRIX = Buffer.concat([u32(0x10000), zeros(12), u32(0x10000), zeros(12), u32(0x40000000)]);

/** Values that follow each other alike, as count and value. */
function runs(values: readonly number[]): number[] {
  const told: number[] = [];
  for (const value of values) {
    if (told.length > 0 && told.at(-1) === value) told[told.length - 2] = (told[told.length - 2] ?? 0) + 1;
    else told.push(1, value);
  }
  return told;
}

const table = (values: readonly number[]): Buffer => {
  const bytes = Buffer.allocUnsafe(values.length * 4);
  for (const [i, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, i * 4);
  return bytes;
};

/** Everything of an MP4 before its pictures: they follow one after the other. The index comes first, so that one can seek. */
export function headOf(
  forms: readonly Buffer[],
  size: { width: number; height: number },
  samples: readonly Sample[],
): Buffer {
  const total = samples.reduce((sum, sample) => sum + sample.bytes, 0);
  const ticks = samples.reduce((sum, sample) => sum + sample.duration, 0);
  const ftyp = box('ftyp', 'isom', 512, 'isomiso2avc1mp41');
  const moov = (start: number) => movie(forms, size, samples, ticks, start);
  const media = 16;
  const start = ftyp.length + moov(0).length + media;
  return Buffer.concat([
    ftyp,
    moov(start),
    u32(1),
    Buffer.from('mdat'),
    u32(Math.floor((total + media) / 2 ** 32)),
    u32(total + media),
  ]);
}

function movie(
  forms: readonly Buffer[],
  { width, height }: { width: number; height: number },
  samples: readonly Sample[],
  ticks: number,
  start: number,
): Buffer {
  const keys = samples.flatMap((sample, i) => (sample.key ? i + 1 : []));
  const durations = runs(samples.map((sample) => sample.duration));
  const chunks = chunksOf(samples, start);
  const stbl = box(
    'stbl',
    box('stsd', 0, forms.length, ...forms),
    box('stts', 0, durations.length / 2, table(durations)),
    box('stss', 0, keys.length, table(keys)),
    box('stsc', 0, chunks.length, table(chunks.flatMap((chunk, i) => [i + 1, chunk.count, chunk.form]))),
    box('stsz', 0, 0, samples.length, table(samples.map((sample) => sample.bytes))),
    box('stco', 0, chunks.length, table(chunks.map((chunk) => chunk.at))),
  );
  const ms = Math.round(ticks / 90);
  const long: Bytes[] = [u32(0x01000000), zeros(16), VIDEO_TIMESCALE, Math.floor(ticks / 2 ** 32), ticks >>> 0];
  const mdia = box(
    'mdia',
    box('mdhd', ...long, u16(0x55c4, 0)),
    box('hdlr', 0, 0, 'vide', zeros(12), 'Nestling\0'),
    box('minf', box('vmhd', 1, zeros(8)), box('dinf', box('dref', 0, 1, box('url ', 1))), stbl),
  );
  const tkhd = box('tkhd', 3, 0, 0, 1, 0, ms, zeros(8), u16(0, 0, 0, 0), MATRIX, u16(width, 0), u16(height, 0));
  const mvhd = box('mvhd', 0, 0, 0, 1000, ms, 0x10000, u16(0x100, 0), zeros(8), MATRIX, zeros(24), 2);
  return box('moov', mvhd, box('trak', tkhd, mdia));
}

interface Chunk {
  at: number;
  count: number;
  form: number;
}

/** From key picture to key picture: players read the index by chunks. */
function chunksOf(samples: readonly Sample[], start: number): Chunk[] {
  const chunks: Chunk[] = [];
  let at = start;
  for (const { bytes, key, form } of samples) {
    const last = chunks.at(-1);
    if (last && !key && last.form === form) last.count++;
    else chunks.push({ at, count: 1, form });
    at += bytes;
  }
  return chunks;
}
