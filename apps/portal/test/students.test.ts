import { changedFields } from '@nestling/rules/log/changed-fields.ts';
import { expect, test } from 'vitest';
import { ageOn, ageWords } from '../src/domains/students/age.ts';
import { inOrder } from '../src/domains/students/record/in-order.ts';
import { safetyIn } from '../src/domains/tags/safety.ts';

test('an age is whole years and months, and a birthday late in the month waits for its day', () => {
  expect(ageOn('2022-06-18', '2026-11-21')).toEqual({ years: 4, months: 5 });
  expect(ageOn('2022-06-18', '2026-06-17')).toEqual({ years: 3, months: 11 });
  expect(ageOn('2024-01-31', '2024-02-29')).toEqual({ years: 0, months: 0 });
  expect(ageOn('2027-01-01', '2026-11-21')).toEqual({ years: 0, months: 0 });
});

test('an age is said in the reader’s language', () => {
  expect(ageWords('2022-06-18', '2026-11-21', 'en')).toBe('4 years, 5 months');
  expect(ageWords('2022-06-18', '2026-11-21', 'es')).toBe('4 años, 5 meses');
  expect(ageWords('2026-05-18', '2026-11-21', 'en')).toBe('6 months');
  expect(ageWords('2025-11-21', '2026-11-21', 'en')).toBe('1 year');
  expect(ageWords(null, '2026-11-21', 'en')).toBeNull();
});

const { full, short } = safetyIn('en', (severity) => severity);
const ava = {
  allergies: [{ id: '7', name: 'Peanuts' }],
  medications: [{ name: 'EpiPen Jr' }],
  guardians: [
    { black_list: false, black_list_note: null, user: { full_name: 'Lucia Lopez' } },
    { black_list: true, black_list_note: 'Court order', user: { full_name: 'Ray Delgado' } },
    { black_list: true, black_list_note: null, user: { full_name: 'Ann Delgado' } },
  ],
};

test('a list says once that somebody is blocked, the record says who and why', () => {
  expect(short(ava, 'Pickup block').map(({ word }) => word)).toEqual(['Pickup block', 'Peanuts', 'EpiPen Jr']);
  expect(full(ava, 'Must not pick up').slice(0, 2)).toEqual([
    { kind: 'blocked', word: 'Must not pick up', lead: 'Ray Delgado', detail: 'Court order' },
    { kind: 'blocked', word: 'Must not pick up', lead: 'Ann Delgado', detail: undefined },
  ]);
});

test('an allergy says how bad it is and what to do, the worst first, in the language of the reader', () => {
  const facts = {
    reaction: 'Hives',
    what_to_do: 'EpiPen',
    medicine_at: null,
    by: 'Hannah Reed',
    at: '2026-11-27T12:00:00Z',
  };
  const leo = {
    allergies: [
      { id: '8', name: 'Kiwi' },
      { id: '7', name: 'Peanuts' },
    ],
    allergy_notes: [{ id: '7', severity: 'severe', ...facts }],
    medications: [],
  };
  const { health } = safetyIn('es', () => 'grave');
  expect(health(leo)).toEqual([
    { kind: 'safety', word: 'Cacahuates', lead: 'Grave', detail: 'Hives · EpiPen' },
    { kind: 'safety', word: 'Kiwi', lead: undefined, detail: undefined },
  ]);
  expect(short({ ...leo, guardians: [] }, '')[0]?.word).toBe('Peanuts, severe');
});

test('who stays home and what was found today are told in words, before allergies and after medications', () => {
  const marked = safetyIn(
    'en',
    (severity) => severity,
    undefined,
    (mark, what) => `${mark}: ${what}`,
  );
  const ill = {
    ...ava,
    exclusions: [{ kind: 'fever' }],
    health_checks: [{ findings: [] }, { findings: ['skin', 'nose'] }],
  };
  expect(marked.short(ill, 'Pickup block').map(({ kind, word }) => `${kind} ${word}`)).toEqual([
    'blocked Pickup block',
    'bad away: Fever',
    'safety Peanuts',
    'medication EpiPen Jr',
    'wait found: Rash or change of the skin, Runny nose',
  ]);
  expect(marked.marks({ exclusions: [], health_checks: [] })).toEqual([]);
});

test('contacts are not told of blocks: the server answers them null', () => {
  const told = { ...ava, guardians: ava.guardians.map((link) => ({ ...link, black_list: null })) };
  expect(full(told, 'Must not pick up').map(({ kind }) => kind)).toEqual(['safety', 'medication']);
});

test('a change tells each field before and after, whatever form it came in', () => {
  expect(changedFields({ before: { nick_name: null }, after: { nick_name: 'Avie' } })).toEqual([
    { field: 'nick_name', before: '', after: 'Avie' },
  ]);
  expect(changedFields({ after: { cameras: [1, 2] } })).toEqual([{ field: 'cameras', before: '', after: '1, 2' }]);
  expect(changedFields(null)).toEqual([]);
});

test('a day is told the newest first, and within a minute nobody leaves before they came', () => {
  const told = inOrder([
    { key: 'out2', at: '2026-11-27T18:49:10Z', rank: 'out' },
    { key: 'entry9', at: '2026-11-27T18:49:00Z', rank: 'entry' },
    { key: 'in2', at: '2026-11-27T18:49:05Z', rank: 'in' },
    { key: 'entry10', at: '2026-11-27T18:49:00Z', rank: 'entry' },
    { key: 'out1', at: '2026-11-27T17:00:00Z', rank: 'out' },
  ]);
  expect(told.map(({ key }) => key)).toEqual(['out2', 'entry10', 'entry9', 'in2', 'out1']);
});
