import { looksLikeFormula } from '@nestling/rules/formula.ts';
import { Zip, ZipDeflate } from 'fflate';
import { breathe, type Cell, type Column, cellOf, type Sheet, summing, widthOf } from './sheet.ts';
import { escaped, frame, STYLE } from './xlsx-parts.ts';

/** Letters of a column: 0 is A, 26 is AA. */
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const DAY_MS = 86_400_000;
/** Days since 30 December 1899, by which spreadsheets count (ECMA-376 part 1, 18.17.4.1); NaN of no day. */
const serial = (day: string): number => (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / DAY_MS;
const ofDay = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return (hour * 60 + minute) / 1440;
};

/** The number a spreadsheet keeps, and null for words. */
const numberOf = (cell: Cell): number | null => {
  if (typeof cell.value === 'number') {
    if (cell.kind === 'minutes') return cell.value / 1440;
    if (cell.kind === 'hours') return cell.value / 60;
    return cell.kind === 'cents' ? cell.value / 100 : cell.value;
  }
  if (cell.value === null || cell.kind === 'text') return null;
  if (cell.kind === 'clock') return ofDay(cell.value);
  const [day = '', clock = ''] = cell.value.split('T');
  return serial(day) + (clock === '' ? 0 : ofDay(clock));
};

const xmlCell = (cell: Cell, at: string, bold: boolean): string => {
  if (cell.value === null) return '';
  const number = numberOf(cell);
  if (number !== null && Number.isFinite(number)) {
    return `<c r="${at}" s="${STYLE[cell.kind] + (bold ? STYLE.bold : 0)}"><v>${number}</v></c>`;
  }
  const text = String(cell.value);
  const style = bold ? STYLE.head : looksLikeFormula(text) ? STYLE.quoted : STYLE.text;
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
};

/** `number` counts from 1, the heads. */
const xmlRow = (number: number, cells: readonly Cell[], bold = false): string =>
  `<row r="${number}">${cells.map((cell, i) => xmlCell(cell, `${letters(i)}${number}`, bold)).join('')}</row>`;

const sheetHead = <Row>(columns: readonly Column<Row>[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns
    .map((column, i) => `<col min="${i + 1}" max="${i + 1}" width="${widthOf(column)}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`;

const BLOCK = 500;

/**
 * A sheet as a workbook of Office Open XML, written as its rows come. Words are always strings, those that look like a
 * formula with a quote prefix, so that editing one does not wake it; there is no formula in the file. A second sheet
 * tells title and notes.
 */
export async function* writeXlsx<Row>(sheet: Sheet<Row>): AsyncGenerator<Uint8Array> {
  const done: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    done.push(bytes);
  });
  const text = new TextEncoder();
  const open = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return file;
  };
  for (const [name, xml] of frame(sheet.title, sheet.subtitle, sheet.notes ?? [], sheet.words)) {
    open(name).push(text.encode(xml), true);
  }
  const { columns } = sheet;
  const table = open('xl/worksheets/sheet1.xml');
  const sums = summing(columns);
  let xml = sheetHead(columns);
  xml += xmlRow(
    1,
    columns.map(({ head }): Cell => ({ kind: 'text', value: head })),
    true,
  );
  let count = 0;
  for await (const row of sheet.rows) {
    const cells = columns.map((column) => cellOf(column, row));
    sums.add(cells);
    count += 1;
    xml += xmlRow(count + 1, cells);
    if (count % BLOCK > 0) continue;
    table.push(text.encode(xml));
    xml = '';
    yield* done.splice(0);
    await breathe();
  }
  const total = count > 0 ? sums.row(sheet.words.total) : null;
  if (total) xml += xmlRow(count + 2, total, true);
  const filter = `<autoFilter ref="A1:${letters(columns.length - 1)}${count + 1}"/>`;
  table.push(text.encode(`${xml}</sheetData>${count > 0 ? filter : ''}</worksheet>`), true);
  zip.end();
  yield* done;
}
