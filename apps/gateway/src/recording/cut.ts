import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { formOf, headOf, type Sample } from './mp4.ts';
import { openRecord, type Piece } from './record.ts';
import { folderOf, GAP_MS, readRing, recordsOf, type Span } from './ring-files.ts';

export interface CutOrder {
  dir: string;
  cam: string;
  /** In base64. */
  key: string;
  /** ms since 1970. */
  from: number;
  to: number;
  /** The most the file may hold. */
  mostBytes: number;
}

/** What was cut. The file runs by the clock: its first picture is `from`, and where nothing is held a picture stands. */
export interface CutDone {
  from: number;
  to: number;
  bytes: number;
  sha256: string;
  gaps: Span[];
}

export class CutFault extends Error {
  readonly why: 'nothing' | 'too_long';
  constructor(why: 'nothing' | 'too_long') {
    super(why);
    this.why = why;
  }
}

interface Taken extends Sample {
  at: number;
  end: number;
}

/** Where a record lies, and which of its pictures are taken. */
interface Use {
  path: string;
  at: number;
  size: number;
  first: number;
  count: number;
}

interface Plan {
  uses: Use[];
  samples: Taken[];
  forms: Buffer[];
  shape: Pick<Piece, 'codec' | 'width' | 'height'>;
}

/**
 * Cuts what is held of a camera from the last key picture before `from` until `to` into an MP4, without coding anything
 * anew. `write` gets the head, then pictures; `begin` the length of all of it before. Sound is left out.
 */
export async function cutRing(
  order: CutOrder,
  begin: (bytes: number) => void,
  write: (bytes: Buffer) => Promise<void>,
): Promise<CutDone> {
  const key = Buffer.from(order.key, 'base64');
  const { uses, samples, forms, shape } = planOf(order, key);
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last) throw new CutFault('nothing');
  const gaps = timed(samples);
  const head = headOf(forms, shape, samples);
  const total = head.length + samples.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > order.mostBytes) throw new CutFault('too_long');
  begin(total);
  const hash = createHash('sha256');
  const give = (bytes: Buffer): Promise<void> => {
    hash.update(bytes);
    return write(bytes);
  };
  await give(head);
  for (const use of uses) {
    const piece = openRecord(key, order.cam, bytesAt(use));
    if (!piece) throw new CutFault('nothing');
    await give(Buffer.concat([...picturesOf(piece)].slice(use.first, use.first + use.count)));
  }
  return { from: first.at, to: last.end, bytes: total, sha256: hash.digest('hex'), gaps };
}

function planOf({ dir, cam, from, to }: CutOrder, key: Buffer): Plan {
  const uses: Use[] = [];
  const samples: Taken[] = [];
  const forms: Buffer[] = [];
  let shape: Plan['shape'] | null = null;
  for (const { path, from: begun, to: ended } of readRing(folderOf(dir, cam))) {
    if (ended <= from || begun >= to) continue;
    for (const record of recordsOf(path)) {
      if (record.to <= from || record.from >= to) continue;
      const piece = openRecord(key, cam, bytesAt({ path, ...record }));
      const entry = piece && formOf(piece.init);
      if (!piece || !entry) continue;
      shape ??= { codec: piece.codec, width: piece.width, height: piece.height };
      // A picture of another form has no place in the same track: it is a gap.
      if (
        piece.codec.slice(0, 4) !== shape.codec.slice(0, 4) ||
        piece.width !== shape.width ||
        piece.height !== shape.height
      )
        continue;
      const known = forms.findIndex((form) => form.equals(entry));
      const form = known < 0 ? forms.push(Buffer.from(entry)) : known + 1;
      const taken = within(piece, { from, to });
      if (taken.count === 0) continue;
      uses.push({ path, at: record.at, size: record.size, ...taken });
      for (const picture of samplesOf(piece, form).slice(taken.first, taken.first + taken.count)) samples.push(picture);
    }
  }
  return { uses, samples, forms, shape: shape ?? { codec: '', width: 0, height: 0 } };
}

/** The pictures of a piece from the last key picture at or before the start until the end. */
function within({ frames }: Piece, { from, to }: Span): { first: number; count: number } {
  const before = frames.findLastIndex((frame) => frame.key && frame.at <= from);
  const first = Math.max(0, before);
  const after = frames.findIndex((frame) => frame.at >= to);
  return { first, count: (after < 0 ? frames.length : after) - first };
}

function samplesOf(piece: Piece, form: number): Taken[] {
  let at = 0;
  return piece.frames.map((frame, i) => {
    const bytes = piece.media.readUInt32BE(at + VIDEO_SIZE_AT);
    at += frame.bytes;
    const end = piece.frames[i + 1]?.at ?? piece.to;
    return { at: frame.at, end, bytes, key: frame.key, form, duration: 0 };
  });
}

/** Where the size of the picture stands in a fragment: at the end of its `trun`. */
const VIDEO_SIZE_AT = 92;

function* picturesOf({ frames, media }: Piece): Generator<Buffer> {
  let at = 0;
  for (const { bytes } of frames) {
    const begin = at + media.readUInt32BE(at) + 8;
    yield media.subarray(begin, begin + media.readUInt32BE(at + VIDEO_SIZE_AT));
    at += bytes;
  }
}

/** Gives each picture the time until the next one; where that one is late something is missing. */
function timed(samples: Taken[]): Span[] {
  const gaps: Span[] = [];
  let spent = 0;
  const start = samples[0]?.at ?? 0;
  for (const [i, sample] of samples.entries()) {
    const next = samples[i + 1];
    if (next && next.at - sample.end >= GAP_MS) gaps.push({ from: sample.end, to: next.at });
    // From the start, so that nothing is rounded twice.
    const until = Math.round(((next?.at ?? sample.end) - start) * 90);
    sample.duration = Math.max(1, until - spent);
    spent += sample.duration;
  }
  return gaps;
}

function bytesAt({ path, at, size }: Pick<Use, 'path' | 'at' | 'size'>): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.allocUnsafe(size);
    return bytes.subarray(0, readSync(file, bytes, 0, size, at));
  } finally {
    closeSync(file);
  }
}
