import { expect, test } from 'vitest';
import { jsonPieces, writtenOut } from '../json-pieces.ts';

const records = Array.from({ length: 45 }, (_, i) => ({ id: i, name: `é"\n${i}`, gone: undefined, at: new Date(i) }));
const answers = [
  { data: { students: records, page: { data: records, total: 45 }, none: [], nothing: null, left: undefined } },
  { data: Object.assign(Object.create(null), { few: records.slice(0, 3), 'odd "key"': [undefined, null] }) },
  { data: null, errors: [{ message: 'x', extensions: { code: 'BAD_INPUT' } }] },
  {},
];

test.each(answers)('an answer in pieces is the JSON of it (%#)', async (answer) => {
  expect([...jsonPieces(answer)].join('')).toBe(JSON.stringify(answer));
  expect((await writtenOut(answer)).toString('utf8')).toBe(JSON.stringify(answer));
});

test('others come in while a long one is written', async () => {
  const long = { data: { all: Array.from({ length: 1_000 }, () => 'W'.repeat(10_000)) } };
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  const bytes = await writtenOut(long);
  clearInterval(counting);
  expect(bytes).toHaveLength(JSON.stringify(long).length);
  expect(turns).toBeGreaterThan(0);
});
