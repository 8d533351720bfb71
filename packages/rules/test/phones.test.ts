import { expect, test } from 'vitest';
import { e164, phoneWords } from '../src/phones.ts';

test.each([
  ['+12075550142', '(207) 555-0142'],
  ['2075550142', '(207) 555-0142'],
  ['207.555.0142', '(207) 555-0142'],
  ['1-207-555-0142', '(207) 555-0142'],
  ['+442079460018', '+44 20 7946 0018'],
  ['+52 55 1234 5678', '+52 55 1234 5678'],
  ['555 0100', '555 0100'],
  ['call the desk', 'call the desk'],
  ['', ''],
])('"%s" is read as "%s"', (kept, shown) => {
  expect(phoneWords(kept)).toBe(shown);
});

test.each([
  ['(207) 555-0142', '+12075550142'],
  ['+44 20 7946 0018', '+442079460018'],
  ['555 0100', null],
  [null, null],
])('"%s" is dialed as %s', (typed, kept) => {
  expect(e164(typed)).toBe(kept);
});
