import { gunzipSync } from 'node:zlib';
import { readCsv, textIn } from '../../../files/sheet/read-csv.ts';
import { arrange, type ReadFrameworks } from './arrange.ts';
import { isCase, readCase } from './case-shape.ts';
import { isMoodle, readMoodle } from './moodle-shape.ts';
import { isOwn, readOwn } from './own-shape.ts';

/** What a file may unpack to. */
const MOST_BYTES = 30_000_000;

/** Why a file is not read at all. */
export type Unread = 'UNREADABLE' | 'TOO_LARGE' | 'NO_HEADER' | 'EMPTY';
export type ReadAnswer = ReadFrameworks | { readonly unread: Unread };

const unpacked = (bytes: Buffer): Buffer =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes;

const isTooLarge = (error: unknown): boolean =>
  error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

const looseOf = (bytes: Buffer) => {
  const text = textIn(bytes)?.trimStart();
  if (text === undefined) return 'UNREADABLE';
  if (text.startsWith('{')) {
    const json: unknown = JSON.parse(text);
    return isCase(json) ? (readCase(json) ?? 'TOO_LARGE') : 'NO_HEADER';
  }
  const rows = readCsv(bytes);
  if (!rows) return 'UNREADABLE';
  const [head = []] = rows;
  if (isOwn(head)) return readOwn(rows) ?? 'TOO_LARGE';
  return isMoodle(rows) ? (readMoodle(rows) ?? 'TOO_LARGE') : 'NO_HEADER';
};

/** Reads a file of frameworks, gzipped or not, by what is in it: our own CSV, Moodle's, or a CASE package. */
export const readFile = (given: Uint8Array): ReadAnswer => {
  try {
    const loose = looseOf(unpacked(Buffer.from(given)));
    if (typeof loose === 'string') return { unread: loose };
    const all = arrange(loose);
    const isEmpty = all.faults.length === 0 && all.frameworks.every(({ domain }) => domain.length === 0);
    return isEmpty ? { unread: 'EMPTY' } : all;
  } catch (error) {
    return { unread: isTooLarge(error) ? 'TOO_LARGE' : 'UNREADABLE' };
  }
};
