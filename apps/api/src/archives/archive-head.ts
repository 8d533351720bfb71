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

/** Splits the line off. `head` is null where an archive has none; then all of it is in `rest`. */
export const splitHead = async (
  archive: AsyncIterable<Uint8Array>,
): Promise<{ head: ArchiveHead | null; rest: AsyncIterable<Uint8Array> }> => {
  const chunks = archive[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  while (!held.subarray(0, MOST).includes(10) && held.length < MOST) {
    const next = await chunks.next();
    if (next.done) break;
    held = Buffer.concat([held, next.value]);
  }
  const end = held.subarray(0, MOST).indexOf(10);
  const head = end < 0 ? null : parsed(held.subarray(0, end).toString('utf8'));
  const begun = head ? held.subarray(end + 1) : held;
  const rest = async function* () {
    yield begun;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  };
  return { head, rest: rest() };
};
