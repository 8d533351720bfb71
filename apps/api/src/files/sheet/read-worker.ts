import { parentPort } from 'node:worker_threads';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { readCsv } from './read-csv.ts';
import type { Cell, ReadAsked, ReadRows } from './read-thread.ts';

/** What a spreadsheet may unpack to. */
const MOST_BYTES = 20_000_000;
/** A row is read so far, and a cell: more is nothing a table of ours has. */
const MOST_COLUMNS = 50;
const MOST_LETTERS = 2_500;

/** Unpacked, a spreadsheet may be a thousand times as large: how large it says it is, before anything is unpacked. */
const isModest = (bytes: Uint8Array): boolean => {
  let all = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      all += originalSize;
      return false;
    },
  });
  return all <= MOST_BYTES;
};

const isSpreadsheet = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

const plainCell = (cell: unknown): Cell =>
  typeof cell === 'string' ? cell.slice(0, MOST_LETTERS) : typeof cell === 'number' ? cell : cell ? String(cell) : null;

const read = async ({ bytes, mostRows, sheets }: ReadAsked): Promise<ReadRows> => {
  const isSheet = isSpreadsheet(bytes);
  if (isSheet && !(sheets && isModest(bytes))) return null;
  const rows = isSheet ? await readSheet(Buffer.from(bytes)) : readCsv(Buffer.from(bytes));
  return (
    rows?.slice(0, mostRows + 1).map((row: readonly unknown[]) => row.slice(0, MOST_COLUMNS).map(plainCell)) ?? null
  );
};

parentPort?.on('message', (asked: ReadAsked) => {
  read(asked).then(
    (rows) => parentPort?.postMessage(rows),
    () => parentPort?.postMessage(null),
  );
});
parentPort?.postMessage('loaded');
