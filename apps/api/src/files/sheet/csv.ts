import { looksLikeFormula } from '@nestling/rules/formula.ts';
import { breathe, type Cell, cellOf, type Sheet, textOf } from './sheet.ts';

const quoted = (text: string): string => (/[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const field = (cell: Cell): string => {
  const text = textOf(cell);
  if (cell.kind !== 'text') return text;
  return quoted(looksLikeFormula(text) ? `'${text}` : text);
};

const line = (fields: readonly string[]): string => `${fields.join(',')}\r\n`;

const BLOCK = 500;

/**
 * A sheet as CSV (RFC 4180) in UTF-8, with the mark by which spreadsheets know it. Heads and rows alone: no total and
 * no notes, which a program that reads the file would take for rows.
 */
export async function* writeCsv<Row>({ columns, rows }: Sheet<Row>): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder();
  const heads = columns.map(({ head }) => field({ kind: 'text', value: head }));
  let text = `\uFEFF${line(heads)}`;
  let waiting = 0;
  for await (const row of rows) {
    text += line(columns.map((column) => field(cellOf(column, row))));
    waiting += 1;
    if (waiting < BLOCK) continue;
    yield bytes.encode(text);
    text = '';
    waiting = 0;
    await breathe();
  }
  yield bytes.encode(text);
}
