import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { writeCsv } from '../csv.ts';
import { openFont } from '../open-font.ts';
import { writePdf } from '../pdf.ts';
import type { Sheet } from '../sheet.ts';
import { writeXlsx } from '../xlsx.ts';

type Line = { name: string; day: string; at: string; minutes: number; cents: number };
const line = (name: string): Line => ({ name, day: '2026-03-08', at: '2026-03-08T07:05', minutes: 1505, cents: -1250 });
const traps = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '=HYPERLINK("http://x.test","y")'];
const odd = 'Zoë "Ñandú", O\'Hara;\nŁukasz Ж א <&> \u{1F600}\u0000\uD800';

const sheet = (rows: Sheet<Line>['rows']): Sheet<Line> => ({
  title: 'Hours: of [all]',
  subtitle: 'Elm Street',
  notes: ['Minutes are whole.'],
  words: { total: 'Total', about: 'About', page: (page) => `Page ${page}` },
  columns: [
    { head: 'Name', kind: 'text', value: ({ name }) => name },
    { head: 'Day', kind: 'date', value: ({ day }) => day },
    { head: 'In', kind: 'moment', value: ({ at }) => at },
    { head: 'Clock', kind: 'clock', value: ({ at }) => at.slice(11) },
    { head: 'Time', kind: 'minutes', value: ({ minutes }) => minutes, total: true },
    { head: 'Hours', kind: 'hours', value: ({ minutes }) => minutes, total: true },
    { head: 'Paid', kind: 'cents', value: ({ cents }) => cents, total: true },
  ],
  rows,
});
const whole = async (parts: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
};

test('CSV is UTF-8 with its mark, and no name runs as a formula', async () => {
  const text = (await whole(writeCsv(sheet([...traps, odd].map(line))))).toString('utf8');
  expect(text.startsWith('\uFEFFName,Day,In,Clock,Time,Hours,Paid\r\n')).toBe(true);
  expect(text).toContain('"Zoë ""Ñandú"", O\'Hara;\nŁukasz');
  expect(text).toContain(',03/08/2026,03/08/2026 7:05 AM,7:05 AM,25:05,25.08,-12.50\r\n');
  for (const trap of traps) expect(text).toContain(`'${trap.replaceAll('"', '""')}`);
  expect(text.replaceAll('\uFEFF', '')).not.toMatch(/(^|\r\n)"?[=+\-@＝\t]/);
});

test('XLSX reads back: words as words, days as days, sums below, no formula', async () => {
  const bytes = await whole(writeXlsx(sheet([...traps, odd].map(line))));
  const table = await readSheet(bytes, 1, { trim: false });
  expect(table).toHaveLength(traps.length + 3);
  const at = (row: number, cell: number) => table[row]?.[cell];
  expect(traps.map((_, i) => at(i + 1, 0))).toEqual(traps);
  expect(at(traps.length + 1, 0)).toBe('Zoë "Ñandú", O\'Hara;\nŁukasz Ж א <&> \u{1F600}');
  expect(at(1, 1)).toEqual(new Date('2026-03-08T00:00:00Z'));
  expect(at(1, 2)).toEqual(new Date('2026-03-08T07:05:00Z'));
  expect([at(1, 5), at(1, 6)]).toEqual([1505 / 60, -12.5]);
  expect([at(11, 0), at(11, 5), at(11, 6)]).toEqual(['Total', (1505 * 10) / 60, -125]);
  const parts = unzipSync(bytes);
  const xml = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(xml).not.toContain('<f>');
  expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="Hours  of  all"');
  expect(strFromU8(parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array())).toContain('Minutes are whole.');
});

test('a large table leaves in parts, while rows are still to come', async () => {
  let made = 0;
  const rows = async function* () {
    for (; made < 3000; made += 1) yield line(`Name ${Math.sin(made)}`);
  };
  for (const write of [writeCsv, writeXlsx]) {
    made = 0;
    const parts = write(sheet(rows()))[Symbol.asyncIterator]();
    await parts.next();
    expect(made).toBeLessThan(3000);
    let bytes = 0;
    for (let next = await parts.next(); !next.done; next = await parts.next()) bytes += next.value.length;
    expect(bytes).toBeGreaterThan(10_000);
    expect(made).toBe(3000);
  }
});

test('the fonts of papers are read once, and what one paper used of them is in no other', async () => {
  const paper = async (name: string) => (await whole(writePdf(sheet([line(name)])))).length;
  const latin = await paper('Ava Lopez');
  const cyrillic = await paper('Жанна Щукина Федоровна');
  expect([await paper('Ava Lopez'), await paper('Жанна Щукина Федоровна')]).toEqual([latin, cyrillic]);
  expect(cyrillic).toBeGreaterThan(latin);
  expect(openFont('DejaVuSansCondensed')).toBe(openFont('DejaVuSansCondensed'));
});

test('PDF repeats its heads on every page, and holds letters of other scripts', async () => {
  const bytes = await whole(writePdf(sheet(Array.from({ length: 120 }, () => line('Łukasz Ñandú Жанна')))));
  const text = bytes.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)?.length).toBe(4);
  expect(text).toContain('DejaVuSansCondensed');
});
