import { expect, test } from 'vitest';
import { plannedFor } from '../src/domains/plans/substitute.ts';

const activity = (id: string, title: string) => ({
  ...{ id, title, summary: null, mins: null, loc: null, supplies: [] },
});
const plan = {
  ...{ id: '1', name: 'Leaves', theme: null, notes: null, closed_days: [] },
  sections: [
    {
      ...{ id: '1', name: 'Morning', notes: null },
      topics: [
        { id: '1', name: 'Circle', date: '2026-03-02' },
        { id: '2', name: 'Paint', date: null },
      ],
    },
    { id: '2', name: 'Outside', notes: null, topics: [{ id: '3', name: 'Pile', date: '2026-03-02' }] },
  ],
  activities: [
    { id: '1', topic_id: '3', date: null, activity: activity('7', 'Jump') },
    { id: '2', topic_id: '1', date: null, activity: null },
  ],
};

test('a day holds what the plans have for it by their sections, each with its activities', () => {
  expect(plannedFor([plan], '2026-03-02')).toEqual([
    { id: '1', section: 'Morning', name: 'Circle', activities: [] },
    { id: '3', section: 'Outside', name: 'Pile', activities: [activity('7', 'Jump')] },
  ]);
  expect(plannedFor([plan], '2026-03-03')).toEqual([]);
});

test('what has no day is for any day', () => {
  expect(plannedFor([plan], null)).toEqual([{ id: '2', section: 'Morning', name: 'Paint', activities: [] }]);
});
