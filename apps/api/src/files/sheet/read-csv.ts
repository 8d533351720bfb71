import { CsvError, parse } from 'csv-parse/sync';

/** Between cells, in spreadsheets of the countries we know. */
const MARKS = [',', ';', '\t', '|'];

/**
 * The rows of a CSV file as spreadsheets write it (RFC 4180): comma, semicolon, tab or bar between cells, whichever the first
 * line has most of; quotes around what holds one; blank lines left out. Cells are trimmed. Null when the bytes are no
 * text, or a quote is never closed.
 */
export const readCsv = (bytes: Buffer): string[][] | null => {
  const text = textIn(bytes);
  if (text === null) return null;
  const [head = ''] = text.split(/\r?\n/, 1);
  const counts = MARKS.map((mark) => ({ mark, count: head.split(mark).length }));
  const { mark } = counts.reduce((most, one) => (one.count > most.count ? one : most));
  try {
    return parse(text, {
      delimiter: mark,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
};

/** Lists that were put together of several files hold lines of both encodings: each is read by its own. */
const lineByLine = (bytes: Uint8Array): string => {
  const ansi = new TextDecoder('windows-1252');
  const lines: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(0x0a, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end + 1);
    lines.push(utf8(line) ?? ansi.decode(line));
    from += line.length;
  }
  return lines.join('');
};

/** UTF-8 or UTF-16 by their marks, UTF-8 without one, else the code page of Western spreadsheets. */
export const textIn = (bytes: Buffer): string | null => {
  const [first, second] = bytes;
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const text = wide ? new TextDecoder(wide).decode(bytes) : (utf8(bytes) ?? lineByLine(bytes));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what no text has
  return /[\0-\x08\x0b\x0c\x0e-\x1f]/.test(text) ? null : text;
};
const utf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
