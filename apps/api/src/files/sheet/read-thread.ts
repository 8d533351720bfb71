import { refuse } from '../../kernel/call/refusals.ts';
import { ThreadFailed, ThreadPool } from '../../kernel/lib/thread-pool.ts';

/** A cell as it stands in the file; of a spreadsheet numbers are numbers, and a date is its text. */
export type Cell = string | number | null;
/** The rows of a file; null where it is none that can be read. */
export type ReadRows = readonly (readonly Cell[])[] | null;

/** A file and how much of it is wanted. */
export interface ReadAsked {
  readonly bytes: Uint8Array;
  /** One row more is answered where there are more. */
  readonly mostRows: number;
  /** Spreadsheets too, and not CSV alone. */
  readonly sheets: boolean;
}

const pool = new ThreadPool<ReadAsked, ReadRows>({
  script: new URL('./read-worker.ts', import.meta.url),
  threads: 2,
  waiting: 3,
  // A megabyte takes half a second.
  cpuMs: 5_000,
  // The database ends a transaction that says nothing for five seconds.
  answerMs: 4_400,
  megabytes: 384,
});

/**
 * Reads a CSV or XLSX file that somebody has sent, in a thread: whatever stands in it, the api goes on to answer. What takes
 * too much is none that can be read; while others come first, the call is refused with NOT_READY and asked again.
 */
export const readTable = async (centre: number, asked: ReadAsked): Promise<ReadRows> => {
  try {
    return await pool.ask(centre, asked);
  } catch (error) {
    if (!(error instanceof ThreadFailed)) throw error;
    if (error.why === 'BUSY') throw refuse.notReady();
    return null;
  }
};
