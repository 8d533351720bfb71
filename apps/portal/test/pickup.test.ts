import { dropQuestions } from '@nestling/kit/asking.ts';
import { expect, test } from 'vitest';
import { askWhoTakes, pickupNow } from '../src/domains/attendance/pickup/asking.ts';
import { fetchedBy, type PickupChild, peopleOf, withSiblings } from '../src/domains/attendance/pickup/people.ts';

const link = (id: string, more: object) => ({
  id: `l${id}`,
  pickup: false,
  legal_guardian: false,
  black_list: false,
  relation: null,
  user: { id, full_name: `Person ${id}`, avatar: null },
  ...more,
});
const child = (id: string, guardians: ReturnType<typeof link>[]): PickupChild => ({
  id,
  fname: id,
  full_name: id,
  image: null,
  guardians,
});

test('who is on the list or a legal guardian may take a child; where nobody is listed every contact may, the blocked never', () => {
  const may = (...guardians: ReturnType<typeof link>[]) => peopleOf({ guardians }).map(({ id, may }) => `${id} ${may}`);
  expect(
    may(link('blocked', { pickup: true, black_list: true }), link('aunt', {}), link('mother', { pickup: true })),
  ).toEqual(['mother yes', 'aunt no', 'blocked never']);
  expect(may(link('aunt', {}), link('father', { legal_guardian: true }), link('gran', { pickup: true }))).toEqual([
    'father yes',
    'gran yes',
    'aunt no',
  ]);
  // Blocked as the only one who was listed: the list says nothing then.
  expect(may(link('aunt', {}), link('blocked', { pickup: true, black_list: true }))).toEqual([
    'aunt yes',
    'blocked never',
  ]);
});

test('a person chosen for one child is chosen for brothers and sisters it may take, not over what was chosen', () => {
  const children = [
    child('ava', [link('mother', { pickup: true })]),
    child('leo', [link('mother', { pickup: true }), link('gran', { pickup: true })]),
    child('mia', [link('mother', { black_list: true }), link('father', { pickup: true })]),
  ];
  const first = withSiblings(new Map(), children, 'ava', 'mother');
  expect(Object.fromEntries(first)).toEqual({ ava: 'mother', leo: 'mother' });
  const then = withSiblings(first, children, 'leo', 'gran');
  expect(Object.fromEntries(then)).toEqual({ ava: 'mother', leo: 'gran' });
  expect(fetchedBy(['ava', 'leo', 'mia'], then)).toEqual([
    { by: 'mother', students: ['ava'] },
    { by: 'gran', students: ['leo'] },
    { by: null, students: ['mia'] },
  ]);
});

test('a second question closes the first, which then does nothing', async () => {
  const first = askWhoTakes({ location: '1', students: ['ava'] });
  const second = askWhoTakes({ location: '1', students: ['leo'] });
  expect(await first).toBeNull();
  pickupNow()?.end([{ students: ['leo'], by: 'mother' }]);
  expect(await second).toEqual([{ students: ['leo'], by: 'mother' }]);
  expect(pickupNow()).toBeNull();
});

test('a question that is open when somebody else signs in is closed, and asks nobody else', async () => {
  const asked = askWhoTakes({ location: '1', students: ['ava'] });
  dropQuestions();
  expect(await asked).toBeNull();
  expect(pickupNow()).toBeNull();
});
