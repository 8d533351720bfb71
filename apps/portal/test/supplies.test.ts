import { expect, test } from 'vitest';
import { suppliesOf } from '../src/domains/plans/supplies.ts';

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
