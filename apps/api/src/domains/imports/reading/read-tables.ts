import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { readCsv } from '../../../files/sheet/read-csv.ts';
import { unlocked } from './unlocked.ts';

/** A table of a file: its headers and what stands below them, all of it text. */
export interface Table {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Headers of columns that were left out while reading: numbers nobody needs here. */
  readonly dropped: readonly string[];
}
/** Why nothing of a file is read. */
export type Unread =
  | 'UNREADABLE'
  | 'OLD_EXCEL'
  | 'LOCKED'
  | 'WRONG_PASSWORD'
  | 'TOO_LARGE'
  | 'EMPTY'
  | 'NO_NAMES'
  | 'NO_FAMILIES';
export type ReadTables = readonly Table[] | Unread;

export const MOST_FILE_BYTES = 25 * 1024 * 1024;
export const MOST_ROWS = 50_000;
const MOST_COLUMNS = 300;
/** A sheet is held whole while it is read, so no more of one is unpacked. */
const MOST_SHEET_BYTES = 60_000_000;
const MOST_UNPACKED = 500_000_000;
/** One letter more than the longest text we keep: what is cut is seen to be too long. */
const MOST_LETTERS = 5_001;
const MOST_REPORTS = 40;

// biome-ignore lint/suspicious/noControlCharactersInRegex: what no cell of ours has; and what turns the order of letters
const UNSEEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g;
const clean = (cell: string): string => cell.slice(0, MOST_LETTERS).replace(UNSEEN, '').toWellFormed().trim();

const SECRET_HEAD =
  /\b(ssn|social security|social sec|tax ?payer|tin|itin|bank|routing|iban|swift|aba|account no|account number|card number)\b/i;
const SSN = /^\d{3}-\d{2}-\d{4}$/;
const worded = (head: string): string => head.replaceAll(/[_\-/.]+/g, ' ');

/** Social security and bank numbers, by their header or by what stands in most of the column. */
const isSecret = (head: string, cells: readonly string[]): boolean => {
  if (SECRET_HEAD.test(worded(head))) return true;
  const said = cells.filter((cell) => cell !== '');
  return said.length > 0 && said.filter((cell) => SSN.test(cell)).length * 2 > said.length;
};

/** The first row is the headers; titles above them (fewer than half as many cells) are passed over. */
const tableOf = (name: string, all: readonly (readonly string[])[]): Table | Unread => {
  const widest = Math.max(0, ...all.slice(0, 10).map((row) => row.filter((cell) => cell !== '').length));
  const at = all.findIndex((row) => row.filter((cell) => cell !== '').length * 2 > widest);
  if (at < 0) return 'EMPTY';
  const heads = all[at] ?? [];
  const body = all.slice(at + 1);
  if (body.length > MOST_ROWS) return 'TOO_LARGE';
  const secret = heads.map((head, column) =>
    isSecret(
      head,
      body.slice(0, 200).map((row) => row[column] ?? ''),
    ),
  );
  const keeps = heads.map((head, column) => ({ head, column })).filter(({ column }) => !secret[column]);
  return {
    name,
    head: keeps.map(({ head }) => head),
    rows: body.map((row) => keeps.map(({ column }) => row[column] ?? '')),
    dropped: heads.filter((_, column) => secret[column]),
  };
};

const rowsOfCsv = (bytes: Buffer): string[][] | Unread => {
  const rows = readCsv(bytes);
  if (!rows) return 'UNREADABLE';
  if (rows.length > MOST_ROWS + 10) return 'TOO_LARGE';
  if (rows.some((row) => row.length > MOST_COLUMNS && row.slice(MOST_COLUMNS).some((cell) => cell.trim() !== '')))
    return 'TOO_LARGE';
  return rows.map((row) => row.slice(0, MOST_COLUMNS).map(clean));
};

const isoDay = (day: Date): string => day.toISOString().slice(0, 10);
const textOf = (cell: unknown): string =>
  cell === null || cell === undefined
    ? ''
    : cell instanceof Date
      ? Number.isNaN(cell.getTime())
        ? ''
        : isoDay(cell)
      : clean(String(cell));

/** Numbers stay as they are written, so that 02138 and +1 207 keep what they begin with; a date is its day, without a zone. */
const tablesOfWorkbook = async (bytes: Buffer): Promise<ReadTables> => {
  const sheets = await readXlsxFile(bytes, { parseNumber: (text) => text });
  const tables: Table[] = [];
  for (const { sheet, data } of sheets) {
    const rows: string[][] = [];
    for (const row of data) {
      const cells = row.slice(0, MOST_COLUMNS).map(textOf);
      if (cells.some((cell) => cell !== '')) rows.push(cells);
      if (rows.length > MOST_ROWS + 10) return 'TOO_LARGE';
    }
    if (rows.length === 0) continue;
    const table = tableOf(sheet, rows);
    if (table === 'TOO_LARGE') return table;
    if (typeof table !== 'string') tables.push(table);
  }
  return tables.length > 0 ? tables : 'EMPTY';
};

interface Packed {
  readonly name: string;
  readonly bytes: number;
}

/** What an archive says is in it, before any of it is unpacked. */
const listed = (bytes: Uint8Array): readonly Packed[] => {
  const found: Packed[] = [];
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      found.push({ name, bytes: originalSize });
      return false;
    },
  });
  return found;
};

/** The first file of an archive says in its head whether it is encrypted. */
const isLocked = (bytes: Uint8Array): boolean => ((bytes[6] ?? 0) & 1) === 1;

const isZip = ([a, b, c, d]: Uint8Array): boolean => a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04;
/** The container of .xls, and of a workbook with a password. */
const isOldOffice = ([a, b, c, d]: Uint8Array): boolean => a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0;

const plainNameOf = (path: string): string => path.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');

const tablesOfZip = async (
  bytes: Uint8Array,
  list: readonly Packed[],
  password: string | null,
): Promise<ReadTables> => {
  if (isLocked(bytes) && password === null) return 'LOCKED';
  const wanted = new Set(
    list
      .filter(({ name }) => /\.(csv|txt|tsv|xlsx)$/i.test(name) && !name.startsWith('__MACOSX'))
      .map(({ name }) => name),
  );
  if (wanted.size === 0) return 'UNREADABLE';
  if (wanted.size > MOST_REPORTS) return 'TOO_LARGE';
  const files =
    password !== null && isLocked(bytes)
      ? await unlocked(bytes, wanted, { password, most: MOST_UNPACKED })
      : unzipSync(bytes, { filter: ({ name }) => wanted.has(name) });
  if (!files) return 'WRONG_PASSWORD';
  const tables: Table[] = [];
  for (const [name, content] of Object.entries(files)) {
    // An archive within an archive is none of ours but for a workbook.
    const inside =
      isZip(content) && !/\.xlsx$/i.test(name) ? 'UNREADABLE' : await readTables(content, { name: plainNameOf(name) });
    if (inside === 'TOO_LARGE') return inside;
    if (typeof inside !== 'string') tables.push(...inside);
  }
  return tables.length > 0 ? tables : 'UNREADABLE';
};

/** Reads the tables of a CSV, a workbook or a ZIP of both, by what is in it; every cell is text. */
export const readTables = async (
  bytes: Uint8Array,
  { name = '', password = null }: { readonly name?: string; readonly password?: string | null } = {},
): Promise<ReadTables> => {
  if (bytes.length === 0) return 'EMPTY';
  if (bytes.length > MOST_FILE_BYTES && name === '') return 'TOO_LARGE';
  if (isOldOffice(bytes)) return 'OLD_EXCEL';
  try {
    if (isZip(bytes)) {
      const list = listed(bytes);
      const isWorkbook = list.some(({ name: part }) => part === 'xl/workbook.xml');
      const unpacked = list.reduce((sum, part) => sum + part.bytes, 0);
      if (unpacked > (isWorkbook ? MOST_SHEET_BYTES : MOST_UNPACKED)) return 'TOO_LARGE';
      return isWorkbook ? await tablesOfWorkbook(Buffer.from(bytes)) : await tablesOfZip(bytes, list, password);
    }
    const rows = rowsOfCsv(Buffer.from(bytes));
    if (typeof rows === 'string') return rows;
    const table = tableOf(name, rows);
    return typeof table === 'string' ? table : [table];
  } catch {
    return 'UNREADABLE';
  }
};
