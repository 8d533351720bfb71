import { z } from 'zod';

/** What stands before the seal of an archive, for all to read: the seal belongs to it, so that none is put before another. */
export interface ArchiveHead {
  readonly center: number;
  /** The name it was written under. */
  readonly file: string;
}

const WORD = 'NESTLING-CENTER ';
const MOST = 1_000;
const shape = z.object({ center: z.int().positive(), file: z.string().max(100) });

/** What the seal of an archive is bound to. */
export const sealedAbout = ({ center, file }: ArchiveHead): string => `backup ${file} of centre ${center}`;

/** The line an archive begins with. */
export const headLine = ({ center, file }: ArchiveHead): Buffer =>
  Buffer.from(`${WORD}${JSON.stringify({ center, file })}\n`);

const parsed = (line: string): ArchiveHead | null => {
  try {
    return line.startsWith(WORD) ? shape.parse(JSON.parse(line.slice(WORD.length))) : null;
  } catch {
    return null;
  }
};

/** What some bytes begin with, `most` of them, and all of them anew. */
export const peek = async (
  chunks: AsyncIterable<Uint8Array>,
  most: number,
): Promise<{ begun: Buffer; whole: AsyncIterable<Uint8Array> }> => {
  const source = chunks[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  while (held.length < most) {
    const next = await source.next();
    if (next.done) break;
    held = Buffer.concat([held, next.value]);
  }
  const whole = async function* () {
    yield held;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  };
  return { begun: held.subarray(0, most), whole: whole() };
};

async function* after(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let left = size;
  for await (const chunk of chunks) {
    const passed = Math.min(left, chunk.byteLength);
    left -= passed;
    if (passed < chunk.byteLength) yield chunk.subarray(passed);
  }
}

/** Splits the line off. `head` is null where an archive has none; then all of it is in `rest`. */
export const splitHead = async (
  archive: AsyncIterable<Uint8Array>,
): Promise<{ head: ArchiveHead | null; rest: AsyncIterable<Uint8Array> }> => {
  const { begun, whole } = await peek(archive, MOST);
  const end = begun.indexOf(10);
  const head = end < 0 ? null : parsed(begun.subarray(0, end).toString('utf8'));
  return { head, rest: head ? after(whole, end + 1) : whole };
};
