const BLOCK = 512;
/** The most one entry may hold: eleven octal digits. */
const MOST = 8 ** 11 - 1;

/** A file within an archive: its path, and its content as it comes with its size in bytes told ahead. */
export interface TarEntry {
  readonly path: string;
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** The header of an entry (POSIX.1-1988, ustar). */
const headerOf = ({ path, size }: TarEntry, at: Date): Buffer => {
  if (Buffer.byteLength(path) > 100 || size > MOST) throw new RangeError(`${path} does not fit into an archive.`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, offset: number, digits: number) =>
    header.write(`${value.toString(8).padStart(digits, '0')}\0`, offset, 'latin1');
  header.write(path, 0, 'utf8');
  octal(0o600, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(Math.floor(at.getTime() / 1000), 136, 11);
  header.write('        ', 148, 'latin1');
  header.write('0', 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
};

/** An archive of entries as they come: nothing of it is held but what passes. Throws where a content has another size. */
export async function* tarOf(entries: AsyncIterable<TarEntry>, at: Date): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield headerOf(entry, at);
    let size = 0;
    for await (const chunk of entry.content) {
      size += chunk.byteLength;
      yield chunk;
    }
    if (size !== entry.size) throw new Error(`${entry.path} has ${size} bytes instead of ${entry.size}.`);
    const rest = size % BLOCK;
    if (rest > 0) yield Buffer.alloc(BLOCK - rest);
  }
  yield Buffer.alloc(2 * BLOCK);
}
