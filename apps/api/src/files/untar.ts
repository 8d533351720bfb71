import type { TarEntry } from './tar.ts';

const BLOCK = 512;

/** An archive that is cut short or is none. */
export class TarBroken extends Error {}

/** Reads bytes as they come: so many exactly, or what comes next of so many. */
class Source {
  private held: Uint8Array = new Uint8Array(0);
  private readonly chunks: AsyncIterator<Uint8Array>;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.chunks = chunks[Symbol.asyncIterator]();
  }

  /** Some of the next bytes, `most` of them at most; null at the end. */
  async some(most: number): Promise<Uint8Array | null> {
    while (this.held.byteLength === 0) {
      const next = await this.chunks.next();
      if (next.done) return null;
      this.held = next.value;
    }
    const part = this.held.subarray(0, most);
    this.held = this.held.subarray(part.byteLength);
    return part;
  }

  async exactly(size: number): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for (let left = size; left > 0; ) {
      const part = await this.some(left);
      if (!part) throw new TarBroken('The archive is cut short.');
      parts.push(part);
      left -= part.byteLength;
    }
    return Buffer.concat(parts);
  }

  /** What is behind the end must be read as well: a seal ends there. */
  async rest(): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    let size = 0;
    for (let part = await this.some(BLOCK); part; part = await this.some(BLOCK)) {
      size += part.byteLength;
      if (size > BLOCK) throw new TarBroken('Something stands behind the end.');
      parts.push(part);
    }
    return Buffer.concat(parts);
  }
}

const textOf = (header: Buffer, from: number, length: number): string =>
  (
    header
      .subarray(from, from + length)
      .toString('utf8')
      .split('\0')[0] ?? ''
  ).trim();

const isEmpty = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);

/** The sum a header says of itself, its own field taken as blanks. */
const isWhole = (header: Buffer): boolean => {
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  return sum === Number.parseInt(textOf(header, 148, 8), 8);
};

/**
 * The entries of an archive that `tarOf` made, as they come: one at a time, whose content is read before the next, or is
 * passed over. Throws `TarBroken` where it is cut short or is no such archive.
 */
export async function* entriesOf(archive: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const source = new Source(archive);
  for (;;) {
    const header = await source.exactly(BLOCK);
    if (isEmpty(header)) break;
    const size = Number.parseInt(textOf(header, 124, 12), 8);
    if (textOf(header, 257, 5) !== 'ustar' || !isWhole(header) || !Number.isSafeInteger(size))
      throw new TarBroken('This is no archive.');
    let left = size;
    const content = async function* () {
      while (left > 0) {
        const part = await source.some(left);
        if (!part) throw new TarBroken('The archive is cut short.');
        left -= part.byteLength;
        yield part;
      }
    };
    yield { path: textOf(header, 0, 100), size, content: content() };
    for await (const _ of content());
    const padding = size % BLOCK;
    if (padding > 0 && !isEmpty(await source.exactly(BLOCK - padding)))
      throw new TarBroken('Something stands between two entries.');
  }
  const end = await source.rest();
  if (end.length !== BLOCK || !isEmpty(end)) throw new TarBroken('The archive does not end as one does.');
}
