import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clockSpan, useSentence } from '../src/domains/activities/use-sentence.ts';

const students = [{ id: '1', fname: 'Leo', full_name: 'Leo Lopez', image: null }];

test('two times of one half of the day say it once', () => {
  expect(clockSpan('13:01', '14:16')).toBe('1:01–2:16 PM');
  expect(clockSpan('11:50:00', '13:10')).toBe('11:50 AM–1:10 PM');
});

test('what was written down is a sentence, with the child’s name or below it', () => {
  const say = renderHook(() => useSentence()).result.current;
  const nap = { type: 'nap', details: { end_time: '14:16' }, time: '13:01', students };
  expect(say(nap)).toBe('Leo napped 1:01–2:16 PM');
  expect(say(nap, false)).toBe('Napped 1:01–2:16 PM');
  const meal = { type: 'meal', details: { amount: 'some', food: 'Vegetable couscous' }, time: '11:45', students };
  expect(say(meal, false)).toBe('Ate some of the vegetable couscous');
  const potty = { type: 'potty', details: { type: 'both' }, time: '10:50', students };
  expect(say(potty, false)).toBe('Potty: pee and poop');
  expect(say({ type: 'kudos', details: {}, time: '10:00', students })).toBeNull();
});
