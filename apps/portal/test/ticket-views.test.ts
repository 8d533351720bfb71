import { expect, test } from 'vitest';
import { askedOf, attentionOf, dueFirst } from '../src/domains/tickets/asked.ts';
import { placeOf } from '../src/domains/tickets/view-place.ts';

const open = { status: null, category: null, location: null, assigned: null, late: false, snoozed: null };

test.each([
  open,
  { ...open, assigned: 'me', late: true },
  { ...open, status: '3', category: '7', location: '2', assigned: 'nobody', snoozed: true },
  { ...open, snoozed: false },
])('the list a view leads to asks for what the view holds: %j', (view) => {
  const { word, filters } = placeOf(view);
  const { late, ...attention } = attentionOf(filters);
  const { status, category, location } = askedOf(word || undefined, filters);
  expect({ status, category, location, ...attention, late: late ?? false }).toEqual(view);
});

test('the list of support begins with what is due, unless it is sorted otherwise', () => {
  expect([dueFirst(undefined), dueFirst(''), dueFirst('-name')]).toEqual(['due', 'due', '-name']);
});
