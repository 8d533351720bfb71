import { allows, type Rule } from '@nestling/rules/roles.ts';
import { expect, test } from 'vitest';
import { screenRows } from '../src/addresses.ts';
import '../src/screens.ts';

const isOfStaff = (rule: Rule): boolean => allows(rule, 'blog');

// Every row of the first load costs each family some 60 bytes on the way to /home.
test('the rows that come first are those of guests and families', () => {
  expect(screenRows().flatMap(([id, { rule }]) => (isOfStaff(rule) ? [id] : []))).toEqual([]);
});

test('what they lead to and what is above them comes with them', () => {
  const first = new Map<string, unknown>(screenRows());
  const beside = screenRows().flatMap(([id, { parent, redirect }]) =>
    [parent ?? [], typeof redirect === 'string' ? redirect : []]
      .flat()
      .filter((other) => !first.has(other))
      .map((other) => [id, other]),
  );
  expect(beside).toEqual([]);
});

test('the rows that come with staff are those of staff', async () => {
  const first = new Set(screenRows().map(([id]) => id));
  await import('../src/staff-screens.ts');
  const later = screenRows().filter(([id]) => !first.has(id));
  expect(later.length).toBeGreaterThan(50);
  // Open to whoever is asked to fill a form in, who is led on to the form itself.
  const led = later.filter(([id, { partOf }]) => partOf === 'forms.one' || id === 'forms.entry.staff');
  expect(later.flatMap(([id, { rule }]) => (isOfStaff(rule) ? [] : [id]))).toEqual(led.map(([id]) => id));
});
