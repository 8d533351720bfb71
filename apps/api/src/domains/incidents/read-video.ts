import { createHash } from 'node:crypto';
import type { Chunks } from '../../files/blob-store.ts';

/** What was found in a file. */
export interface VideoFile {
  readonly type: 'video/mp4' | 'video/webm';
  readonly bytes: number;
  /** Of the whole file, in hexadecimal digits. */
  readonly sha256: string;
}

/** Descriptions of longer videos than are taken here stay far below. */
const MOST_MOOV = 32 * 1024 * 1024;
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
/** Where the tracks of a WebM stand: before the first pictures. */
const HEAD = 1024 * 1024;

/**
 * Reads a file once: its digest, and whether it is a video. MP4 and QuickTime (ISO 14496-12) are boxes, the first `ftyp`,
 * and one, `moov`, that names a `vide` track; WebM (RFC 8794) begins with an EBML header and names a codec `V_…`. Null
 * when it is neither.
 */
export const readVideo = async (chunks: Chunks): Promise<VideoFile | null> => {
  const hash = createHash('sha256');
  let bytes = 0;
  let head = Buffer.alloc(0);
  const boxes = new Boxes();
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += chunk.length;
    if (head.length < HEAD) head = Buffer.concat([head, chunk]).subarray(0, HEAD);
    boxes.take(Buffer.from(chunk));
  }
  const type = boxes.hasVideo ? 'video/mp4' : isWebm(head) ? 'video/webm' : null;
  return type && { type, bytes, sha256: hash.digest('hex') };
};

const isWebm = (head: Buffer): boolean =>
  head.subarray(0, 4).equals(EBML) && head.subarray(0, 64).includes('webm') && head.includes('V_');

/** Walks over the outermost boxes of a file as it comes, keeping nothing but `moov`. */
class Boxes {
  hasVideo = false;
  #broken = false;
  #first = true;
  #header = Buffer.alloc(0);
  /** Bytes of the running box still to come; 0 while a header is read. */
  #left = 0;
  #moov: Buffer[] | null = null;

  take(chunk: Buffer): void {
    let rest = chunk;
    while (rest.length > 0 && !this.#broken) rest = this.#left > 0 ? this.#body(rest) : this.#head(rest);
  }

  #body(chunk: Buffer): Buffer {
    const part = chunk.subarray(0, this.#left);
    this.#moov?.push(part);
    this.#left -= part.length;
    if (this.#left === 0 && this.#moov) {
      this.hasVideo ||= Buffer.concat(this.#moov).includes('vide');
      this.#moov = null;
    }
    return chunk.subarray(part.length);
  }

  #head(chunk: Buffer): Buffer {
    const long = this.#header.length >= 8 && this.#header.readUInt32BE(0) === 1;
    const wanted = (long ? 16 : 8) - this.#header.length;
    this.#header = Buffer.concat([this.#header, chunk.subarray(0, wanted)]);
    const rest = chunk.subarray(wanted);
    if (this.#header.length < 8) return rest;
    const short = this.#header.readUInt32BE(0);
    if (short === 1 && this.#header.length < 16) return rest;
    const name = this.#header.toString('latin1', 4, 8);
    // 0: until the end of the file.
    const size = short === 0 ? Number.MAX_SAFE_INTEGER : short === 1 ? Number(this.#header.readBigUInt64BE(8)) : short;
    this.#left = size - this.#header.length;
    const unlike = this.#first && name !== 'ftyp';
    if (unlike || this.#left < 0 || (name === 'moov' && this.#left > MOST_MOOV)) this.#broken = true;
    this.#moov = name === 'moov' ? [] : null;
    this.#first = false;
    this.#header = Buffer.alloc(0);
    return rest;
  }
}
