import { expect, test } from 'vitest';
import type { ActivityEntryFragment } from '../src/domains/activities/activities.graphql.ts';
import { toRepeat, valuesOf } from '../src/domains/activities/entry-values.ts';

const entry = (id: string, type: string, details: object = {}): ActivityEntryFragment => ({
  id,
  type,
  details,
  date: '2026-05-04',
  time: '12:00',
  note: null,
  staffOnly: false,
  medication: null,
  photo: null,
  video_name: null,
  thumbnail: null,
  video: null,
  video_state: null,
  approved: null,
  created_by: null,
  students: [],
  skills: [{ id: '7', name: 'Jumps' }],
});

test('the latest entry is offered again, but no medication and no picture', () => {
  expect(toRepeat([])).toBeNull();
  expect(
    toRepeat([entry('12', 'photo'), entry('11', 'medication'), entry('9', 'meal'), entry('10', 'bottle')])?.id,
  ).toBe('10');
});

test('what an entry holds fills its form', () => {
  expect(valuesOf(entry('1', 'meal', { food: 'Pasta', amount: 'all' }))).toEqual({
    food: 'Pasta',
    amount: 'all',
    note: '',
    staffOnly: false,
  });
});

test('an observation keeps the skills it shows where something else of it is changed', () => {
  expect(valuesOf(entry('1', 'observation'))).toMatchObject({ skills: ['7'] });
});
