import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readTable } from '../read-thread.ts';

const CENTRE = 1;
const text = (csv: string) => ({ bytes: Buffer.from(csv), mostRows: 3, sheets: true });

test('a file is read as far as is asked, and one row more where there are more', async () => {
  expect(await readTable(CENTRE, text('a;b\n1;2\n'))).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(await readTable(CENTRE, text('a\n'.repeat(9)))).toHaveLength(4);
  const long = await readTable(CENTRE, text(`${'x'.repeat(9_000)}${',y'.repeat(90)}\n`));
  expect(long?.[0]).toHaveLength(50);
  expect(String(long?.[0]?.[0])).toHaveLength(2_500);
});

test('what is no table, unpacks to too much or is not wanted is null, and the next is read again', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(21_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await readTable(CENTRE, { bytes: bomb, mostRows: 3, sheets: true })).toBeNull();
  expect(await readTable(CENTRE, { bytes: zipSync({ a: Buffer.from('b') }), mostRows: 3, sheets: true })).toBeNull();
  expect(await readTable(CENTRE, { bytes: bomb, mostRows: 3, sheets: false })).toBeNull();
  expect(await readTable(CENTRE, { bytes: Buffer.from([0, 1, 2]), mostRows: 3, sheets: true })).toBeNull();
  expect(await readTable(CENTRE, text('a\n'))).toEqual([['a']]);
});
