/**
 * The rows of a CSV file as spreadsheets write it (RFC 4180): comma, semicolon or tab between cells, whichever the first
 * line has most of; quotes around what holds one; blank lines left out. Cells are trimmed. Null when the bytes are no
 * text, or a quote is never closed.
 */
export const readCsv = (bytes: Buffer): string[][] | null => {
  const text = textIn(bytes);
  if (text === null) return null;
  const [head = ''] = text.split(/\r?\n/, 1);
  const parted = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }));
  const { mark } = parted.reduce((most, one) => (one.count > most.count ? one : most));
  return cellsOf(text, mark);
};

/** UTF-8 or UTF-16 by their marks, UTF-8 without one, else the code page of Western spreadsheets. */
const textIn = (bytes: Buffer): string | null => {
  const [first, second] = bytes;
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const text = wide
    ? new TextDecoder(wide).decode(bytes)
    : (utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes));
  const plain = [...text].every((c) => c >= ' ' || c === '\n' || c === '\r' || c === '\t');
  return plain ? text : null;
};
const utf8 = (bytes: Buffer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const cellsOf = (text: string, mark: string): string[][] | null => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const c = text[at];
    if (quoted) {
      if (c !== '"') cell += c;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (c === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (c === mark) endCell();
    else if (c === '\n') endRow();
    else if (c !== '\r') cell += c;
  }
  if (quoted) return null;
  endRow();
  return rows;
};
