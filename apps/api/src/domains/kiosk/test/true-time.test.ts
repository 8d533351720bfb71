import { expect, test } from 'vitest';
import { trueTime } from '../offline/true-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const noon = Date.UTC(2026, 2, 11, 16);

/** An act of `ago`, on a clock that was wrong by `then` at the word before it and by `now` at the one behind it. */
const told = (given: {
  ago: number;
  wrong: number;
  before: number | null;
  now: number;
  floor?: number;
  boot?: string;
  slept?: number;
}) => {
  const { ago, wrong, before, now, floor = 10 * DAY, boot = 'a', slept = 0 } = given;
  const act = {
    seq: 1,
    operation_id: '00000000-0000-4000-8000-000000000000',
    kind: 'check',
    by: 1,
    action: 'in',
    students: [1],
    room: null,
    signature: null,
    device_at: noon - ago + wrong,
    boot,
    uptime: 5 * DAY - ago + slept,
    error_ms: before,
  } as const;
  const { at, doubt } = trueTime(
    act,
    { received: noon, device_now: noon + now, boot: 'a', uptime: 5 * DAY },
    noon - floor,
  );
  return { ago: noon - at, doubt };
};

test('a clock that is wrong by a day, either way, is put right', () => {
  for (const wrong of [DAY, -DAY, 3 * HOUR, 0])
    expect(told({ ago: HOUR, wrong, before: wrong, now: wrong })).toEqual({ ago: HOUR, doubt: false });
  expect(told({ ago: HOUR, wrong: DAY, before: null, now: DAY })).toEqual({ ago: HOUR, doubt: false });
});

test('a clock that was set since is found out by the milliseconds of the page', () => {
  expect(told({ ago: HOUR, wrong: DAY, before: DAY, now: 0 })).toEqual({ ago: HOUR, doubt: false });
  expect(told({ ago: HOUR, wrong: 0, before: DAY, now: 0 })).toEqual({ ago: HOUR, doubt: false });
  // Set back and forth: neither error holds, the milliseconds do.
  expect(told({ ago: HOUR, wrong: -3 * HOUR, before: 0, now: DAY })).toEqual({ ago: HOUR, doubt: true });
});

test('after another start of the page the error of before is believed, and staff look at it', () => {
  expect(told({ ago: HOUR, wrong: DAY, before: DAY, now: 0, boot: 'b' })).toEqual({ ago: HOUR, doubt: true });
});

test('a tablet that slept through the night counts fewer milliseconds, and its clock stands', () => {
  expect(told({ ago: 9 * HOUR, wrong: 0, before: 0, now: 0, slept: 8 * HOUR })).toEqual({
    ago: 9 * HOUR,
    doubt: false,
  });
});

test('nothing was done before the last word with the server, or after it was heard of', () => {
  expect(told({ ago: 3 * HOUR, wrong: 0, before: 0, now: 0, floor: HOUR })).toEqual({ ago: HOUR, doubt: true });
  expect(told({ ago: -HOUR, wrong: 0, before: 0, now: 0 })).toEqual({ ago: 0, doubt: true });
});
