import { expect, test } from 'vitest';
import { concernsOf, type ShiftEvent, shiftOf, worked } from '../shift.ts';

const at = (clock: string) => Date.parse(`2026-03-11T${clock}:00Z`);
const log = (...events: (Partial<ShiftEvent> & Pick<ShiftEvent, 'kind'> & { clock?: string })[]): ShiftEvent[] =>
  events.map(({ clock, ...event }, i) => ({ id: i + 1, at: at(clock ?? '00:00'), room: null, change: null, ...event }));
const day = log(
  { kind: 'in', clock: '08:00', room: 1 },
  { kind: 'move', clock: '10:00', room: 2 },
  { kind: 'break', clock: '12:00' },
  { kind: 'back', clock: '12:30', room: 1 },
  { kind: 'out', clock: '16:15' },
);

test('a shift is its rooms and breaks, and the minutes of both', () => {
  const shift = shiftOf(day);
  expect(shift?.stretches).toEqual([
    { room: 1, from: at('08:00'), to: at('10:00') },
    { room: 2, from: at('10:00'), to: at('12:00') },
    { room: null, from: at('12:00'), to: at('12:30') },
    { room: 1, from: at('12:30'), to: at('16:15') },
  ]);
  expect(shift && worked(shift, at('23:00'))).toEqual({ break: 30, work: 465 });
});

test('the same events make the same shift in any order and however often they come', () => {
  const again = [...day, ...day].reverse();
  expect(shiftOf(again)).toEqual(shiftOf(day));
});

test('a correction replaces times and breaks, the last one wins', () => {
  const change = { in: at('07:45'), break: 45 };
  const shift = shiftOf([
    ...day,
    ...log({ kind: 'correct', change }).map((e) => ({ ...e, id: 6 })),
    ...log({ kind: 'correct', change: { break: 40 } }).map((e) => ({ ...e, id: 7 })),
  ]);
  expect(shift?.stretches[0]).toEqual({ room: 1, from: at('07:45'), to: at('10:00') });
  expect(shift && worked(shift, 0)).toEqual({ break: 40, work: 470 });
});

test('cut short by a correction, what lay behind it is gone', () => {
  const shift = shiftOf([
    ...day,
    ...log({ kind: 'correct', change: { out: at('11:00') } }).map((e) => ({ ...e, id: 6 })),
  ]);
  expect(shift?.stretches).toEqual([
    { room: 1, from: at('08:00'), to: at('10:00') },
    { room: 2, from: at('10:00'), to: at('11:00') },
  ]);
  expect(shift && worked(shift, 0)).toEqual({ break: 0, work: 180 });
});

test('removed, there is none; without a clock-in neither', () => {
  expect(shiftOf([...day, ...log({ kind: 'remove' }).map((e) => ({ ...e, id: 6 }))])).toBeNull();
  expect(shiftOf(log({ kind: 'out', clock: '09:00' }))).toBeNull();
});

test('an open shift counts until now; a break that goes on is no work', () => {
  const shift = shiftOf(day.slice(0, 3));
  expect(shift && worked(shift, at('12:20'))).toEqual({ break: 20, work: 240 });
});

test.each([
  ['nothing after six hours without a break', ['08:00', '14:00'], 0, []],
  ['a missed break one minute later', ['08:00', '14:01'], 0, ['missed_break']],
  ['nothing with half an hour of it', ['08:00', '15:00'], 30, []],
  ['a missed break with a shorter one', ['08:00', '15:00'], 29, ['missed_break']],
  ['nothing at twelve hours', ['08:00', '20:00'], 60, []],
  ['an overlong shift after it', ['08:00', '20:01'], 60, ['overlong']],
])('concerns: %s', (_, [from = '', to = ''], rest, found) => {
  const shift = shiftOf(log({ kind: 'in', clock: from, room: 1 }, { kind: 'out', clock: to, change: { break: rest } }));
  expect(shift && concernsOf(shift, 0)).toEqual(found);
});

test('a clock-out is asked about when a shift is open for more than twelve hours', () => {
  const shift = shiftOf(log({ kind: 'in', clock: '08:00', room: 1 }));
  expect(shift && concernsOf(shift, at('20:01'))).toEqual(['missed_break', 'forgotten_out']);
  expect(shift && concernsOf(shift, at('14:00'))).toEqual([]);
});
