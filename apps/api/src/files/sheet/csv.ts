import { looksLikeFormula } from '@nestling/rules/formula.ts';
import { stringify } from 'csv-stringify/sync';
import { breathe, type Cell, cellOf, type Sheet, textOf } from './sheet.ts';

const field = (cell: Cell): string => {
  const text = textOf(cell);
  return cell.kind === 'text' && looksLikeFormula(text) ? `'${text}` : text;
};

const BLOCK = 500;

/** Quoted where a program might read it as more than one cell; some take ' for a quote, and some countries ; for a comma. */
const linesOf = (rows: string[][], bom = false): Uint8Array =>
  new TextEncoder().encode(stringify(rows, { bom, record_delimiter: 'windows', quoted_match: /[;\t']/ }));

/**
 * A sheet as CSV (RFC 4180) in UTF-8, with the mark by which spreadsheets know it. Heads and rows alone: no total and
 * no notes, which a program that reads the file would take for rows.
 */
export async function* writeCsv<Row>({ columns, rows }: Sheet<Row>): AsyncGenerator<Uint8Array> {
  yield linesOf([columns.map(({ head }) => field({ kind: 'text', value: head }))], true);
  let block: string[][] = [];
  for await (const row of rows) {
    block.push(columns.map((column) => field(cellOf(column, row))));
    if (block.length < BLOCK) continue;
    yield linesOf(block);
    block = [];
    await breathe();
  }
  if (block.length > 0) yield linesOf(block);
}
