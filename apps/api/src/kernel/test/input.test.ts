import { expect, test } from 'vitest';
import { text } from '../call/input.ts';

test('names and titles stand on one line, however they were typed or pasted', () => {
  expect(text(1, 200).parse(' Lucia\r\nBcc:\u2028 all@evil.example\t')).toBe('Lucia Bcc: all@evil.example');
  expect(text(1, 200).safeParse('\n\n').success).toBe(false);
});

test('longer texts keep their lines', () => {
  expect(text(0, 1000).parse('First.\n\nSecond.')).toBe('First.\n\nSecond.');
});
