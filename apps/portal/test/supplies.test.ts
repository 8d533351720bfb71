import { expect, test } from 'vitest';
import { suppliesByDay, suppliesOf } from '../src/domains/plans/supplies.ts';

test('each thing stands once, by its name, with all it is for', () => {
  const [paper, glue] = [
    { id: '1', name: 'paper' },
    { id: '2', name: 'Glue' },
  ];
  const rubbing = { activity: { title: 'Leaf rubbing', supplies: [paper, glue] } };
  expect(
    suppliesOf([rubbing, { activity: { title: 'Collage', supplies: [glue] } }, rubbing, { activity: null }]),
  ).toEqual([
    { id: '2', name: 'Glue', uses: ['Leaf rubbing', 'Collage'] },
    { id: '1', name: 'paper', uses: ['Leaf rubbing'] },
  ]);
  expect(suppliesOf([])).toEqual([]);
});

test('they stand by the day they are for, and what is for any day stands last', () => {
  const paper = { id: '1', name: 'paper' };
  const on = (date: string | null, title: string, supplies = [paper]) => ({ date, activity: { title, supplies } });
  const days = suppliesByDay([
    on(null, 'Collage'),
    on('2026-11-24', 'Leaf rubbing'),
    on('2026-11-23', 'Singing', []),
    on('2026-11-23', 'Print'),
    on('2026-11-25', 'Dancing', []),
  ]);
  expect(days.map(({ date, needed }) => [date, needed.map(({ uses }) => uses)])).toEqual([
    ['2026-11-23', [['Print']]],
    ['2026-11-24', [['Leaf rubbing']]],
    [null, [['Collage']]],
  ]);
});
