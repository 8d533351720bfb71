import { expect, test } from 'vitest';
import { calls } from '../../domains.ts';
import { en } from '../../messages/en.ts';
import { es } from '../../messages/es.ts';

/** Values that hardly any argument takes, each in its own way. */
const odd: readonly unknown[] = [
  '',
  ' ',
  'x'.repeat(200_000),
  'x\u0000',
  '2026-02-31',
  '25:99',
  '#zzz',
  -1,
  0,
  0.5,
  1e15,
  true,
  {},
  { odd: 1 },
  [],
  ['', 'x', -3, {}],
  [{}],
  Array.from({ length: 2000 }, (_, i) => i + 1),
  undefined,
  null,
];

test.each(Object.entries(calls))('%s says in a sentence of both languages what is wrong', (_, call) => {
  for (const name of Object.keys(call.input))
    for (const value of odd) {
      const parsed = call.parse({ [name]: value });
      if (!('issues' in parsed)) continue;
      for (const { field, message } of parsed.issues) {
        expect(Object.hasOwn(en, message.id), `${field}: ${message.id}`).toBe(true);
        expect(message.in(en)).toMatch(/^[A-Z].*[.]$/);
        expect(message.in(es)).toMatch(/^[A-ZÁÉÍÓÚ].*[.]$/);
      }
    }
});
