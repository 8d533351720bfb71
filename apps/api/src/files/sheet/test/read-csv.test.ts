import { expect, test } from 'vitest';
import { readCsv } from '../read-csv.ts';

const rows = [
  ['Name', 'Paid', 'Why'],
  ['O’Hara, "Zoë"', '1,250.00', 'late\nagain'],
];

test.each([
  ['as Excel writes it', '\uFEFFName,Paid,Why\r\n"O’Hara, ""Zoë""","1,250.00","late\nagain"\r\n'],
  ['with semicolons', 'Name;Paid;Why\n"O’Hara, ""Zoë""";1,250.00;"late\nagain"'],
  ['with tabs and blank lines', 'Name\tPaid\tWhy\n\n"O’Hara, ""Zoë""" \t 1,250.00\t"late\nagain"\n\t\t\n'],
])('%s', (_, text) => {
  expect(readCsv(Buffer.from(text))).toEqual(rows);
});

test('in UTF-16, and in the letters of an old spreadsheet', () => {
  expect(readCsv(Buffer.from('\uFEFFName,Ñandú\n', 'utf16le'))).toEqual([['Name', 'Ñandú']]);
  expect(readCsv(Buffer.from('Name,Zo\u00eb\n', 'latin1'))).toEqual([['Name', 'Zoë']]);
});

test('lines that are shorter or longer than the first are kept, and a quote within words is one', () => {
  expect(readCsv(Buffer.from('a,b\n1\n1,2,3\n5\' 10",x\n'))).toEqual([
    ['a', 'b'],
    ['1'],
    ['1', '2', '3'],
    ['5\' 10"', 'x'],
  ]);
});

test('what is no text, or never closes a quote, is no table', () => {
  expect(readCsv(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0]))).toBeNull();
  expect(readCsv(Buffer.from('a,b\n"1,2\n'))).toBeNull();
});

test('a file of nothing but marks or quotes takes no long time', () => {
  const start = performance.now();
  for (const text of [','.repeat(700_000), '"'.repeat(700_001), 'a\n'.repeat(350_000)]) readCsv(Buffer.from(text));
  expect(performance.now() - start).toBeLessThan(3_000);
});
