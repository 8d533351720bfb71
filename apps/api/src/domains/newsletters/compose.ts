import { refuse } from '../../kernel/call/refusals.ts';
import { ThreadFailed, ThreadPool } from '../../kernel/lib/thread-pool.ts';
import { letterPictureAddress } from '../media/media.door.ts';
import type { Filled, LetterWork, LetterWritten } from './letter-parts.ts';

/** What a letter is made for: whose pictures, under which pages, in which words. */
export interface Desk {
  readonly centre: number;
  readonly centreName: string;
  readonly origin: string;
  readonly now: Date;
  /** Keys of the pictures it may show. */
  readonly pictures: ReadonlySet<string>;
  readonly language: 'en' | 'es';
  /** What stands below it. */
  readonly foot: readonly string[];
}
/** A letter in all its parts; personal fields still stand in them as `{{…}}`. */
export interface Composed {
  readonly html: string;
  readonly plain: string;
  /** Bytes of the HTML; mail programs cut what is longer than 102 kB. */
  readonly bytes: number;
}

export const MOST_BYTES = 102_000;

/** A picture of ours that may stand in letters; any other is left out. */
const sourceOf = (desk: Desk, src: string): string =>
  desk.pictures.has(src) ? `${desk.origin}${letterPictureAddress(desk.centre, src, desk.now)}` : '';

/** What writes letters takes a second to load, and long with very many blocks: never on the thread that answers. */
const pool = new ThreadPool<LetterWork, LetterWritten | null>({
  script: new URL('./letter-worker.ts', import.meta.url),
  threads: 1,
  waiting: 3,
  cpuMs: 4_000,
  answerMs: 4_400,
  megabytes: 384,
});

/**
 * Makes a letter of its blocks, once for all its readers. Nothing in it is fetched from elsewhere, and nothing tells that
 * it was opened.
 */
export const compose = async (desk: Desk, subject: string, { blocks }: Filled): Promise<Composed> => {
  const leaves = blocks.flatMap((one) => (one.type === 'columns' ? [...one.left, ...one.right] : [one]));
  const keys = new Set(leaves.flatMap((one) => (one.type === 'picture' && one.src ? [one.src] : [])));
  const pictures = new Map([...keys].map((key) => [key, sourceOf(desk, key)]));
  const { centre, centreName, language, foot } = desk;
  const written = await pool
    .ask(centre, { blocks, subject, centreName, language, foot, pictures })
    .catch((error: unknown) => {
      // Others are before it, or it loads: the client asks again.
      throw error instanceof ThreadFailed ? refuse.notReady() : error;
    });
  if (!written) throw new Error('The letter could not be written.');
  return { ...written, bytes: Buffer.byteLength(written.html) };
};
