import { readFileSync } from 'node:fs';

/** One picture of a clip: its NAL units in order, parameter sets included. */
export type Picture = Buffer[];

export interface Clip {
  codec: 'h264' | 'h265';
  pictures: Picture[];
  /** Display order of each picture where it differs from the order of the stream. */
  order: (index: number) => number;
}

/** Reads an Annex B file from `clips/`, or from an absolute path. */
export function readClip(name: string): Clip {
  const bytes = readFileSync(new URL(name, new URL('../clips/', import.meta.url)));
  const codec = name.endsWith('.h265') ? 'h265' : 'h264';
  return {
    codec,
    pictures: pictures(splitAnnexB(bytes), codec),
    order: name.startsWith('b-frames') ? twoBFrames : same,
  };
}

const same = (index: number) => index;
/** I P B B P B B: each P is sent before the two pictures shown before it. */
const twoBFrames = (index: number) => (index === 0 ? 0 : index + ([2, -1, -1][(index - 1) % 3] ?? 0));

function splitAnnexB(bytes: Buffer): Buffer[] {
  const starts: number[] = [];
  for (let at = bytes.indexOf('000001', 0, 'hex'); at >= 0; at = bytes.indexOf('000001', at + 3, 'hex'))
    starts.push(at + 3);
  return starts.map((start, i) => {
    let end = (starts[i + 1] ?? bytes.length + 3) - 3;
    while (end > start && bytes[end - 1] === 0) end--;
    return bytes.subarray(start, end);
  });
}

export function isSlice(nal: Buffer, codec: Clip['codec']): boolean {
  const first = nal[0] ?? 0;
  return codec === 'h264' ? (first & 0x1f) <= 5 : first >> 1 < 32;
}

function pictures(nals: Buffer[], codec: Clip['codec']): Picture[] {
  const found: Picture[] = [];
  let current: Picture = [];
  let sliced = false;
  for (const nal of nals) {
    const slice = isSlice(nal, codec);
    const opens = slice && ((nal[codec === 'h264' ? 1 : 2] ?? 0) & 0x80) !== 0;
    if (sliced && (!slice || opens)) {
      found.push(current);
      current = [];
      sliced = false;
    }
    current.push(nal);
    sliced ||= slice;
  }
  found.push(current);
  return found;
}

/** The parameter sets at the head of a clip. */
export function setsOf(clip: Clip): Buffer[] {
  return (clip.pictures[0] ?? []).filter((nal) => {
    const first = nal[0] ?? 0;
    return clip.codec === 'h264' ? [7, 8].includes(first & 0x1f) : [32, 33, 34].includes(first >> 1);
  });
}
