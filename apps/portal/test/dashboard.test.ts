import { describe, expect, test } from 'vitest';
import { keptFrom, ownLayout, placedFrom } from '../src/domains/dashboard/layout.ts';
import { standingOf } from '../src/domains/dashboard/ratio.ts';
import { axisOf, countAt, stepsOf } from '../src/domains/dashboard/steps.ts';

const room = {
  ...{ id: '1', name: 'Acorns', color_code: null, capacity: null, most: null },
  ...{ needed: 0, broken: null, exceeded: false },
};

describe('how a room stands', () => {
  test('below, at and above what its staff may look after', () => {
    const acorns = { ...room, staff: 2, most: 10 };
    expect(standingOf({ ...acorns, children: 7, needed: 2 })).toEqual({ kind: 'open', most: 10, free: 3 });
    expect(standingOf({ ...acorns, children: 10, needed: 2 })).toEqual({ kind: 'full', most: 10, free: 0 });
    const short = { ...acorns, broken: 'staff', exceeded: true };
    expect(standingOf({ ...short, children: 11, needed: 3 })).toEqual({ kind: 'short', most: 10, short: 1 });
    expect(standingOf({ ...short, children: 16, needed: 4 })).toEqual({ kind: 'short', most: 10, short: 2 });
  });

  test('children without any staff are as many teachers short as they need, by a rule or without one', () => {
    const alone = { ...room, staff: 0, children: 6, exceeded: true };
    expect(standingOf({ ...alone, most: 0, needed: 2, broken: 'staff' })).toEqual({ kind: 'short', most: 0, short: 2 });
    expect(standingOf(alone)).toEqual({ kind: 'short', most: 0, short: 1 });
    expect(standingOf({ ...room, most: 0, staff: 0, children: 0 })).toEqual({ kind: 'unstaffed', most: null });
  });

  test('a room that holds fewer than its staff may have is full by itself; no teacher mends that', () => {
    const small = { ...room, capacity: 8, most: 8, staff: 2 };
    expect(standingOf({ ...small, children: 8 })).toEqual({ kind: 'full', most: 8, free: 0 });
    const over = { ...small, children: 9, broken: 'group', exceeded: true };
    expect(standingOf(over)).toEqual({ kind: 'over', most: 8, over: 1 });
    // The rule's own size of a group, where the room is said to hold more.
    expect(standingOf({ ...over, capacity: 12, most: 8 })).toEqual({ kind: 'over', most: 8, over: 1 });
  });

  test('without a limit there is nothing to compare with', () => {
    expect(standingOf({ ...room, staff: 1, children: 40 })).toEqual({ kind: 'unlimited', most: null });
  });
});

describe('counts over the day', () => {
  test('instants in any order become steps, those of one minute a single one', () => {
    const steps = stepsOf([500, 480, 500]);
    expect(steps).toEqual([
      { at: 480, count: 1 },
      { at: 500, count: 3 },
    ]);
    expect([479, 480, 499, 500, 900].map((minute) => countAt(steps, minute))).toEqual([0, 1, 1, 3, 3]);
  });

  test.each([0, 1, 2, 4, 15, 47, 142, 999])(
    'the axis for %i has few lines on whole numbers and room for all',
    (most) => {
      const { top, step } = axisOf(most);
      expect(top).toBeGreaterThanOrEqual(Math.max(1, most));
      expect(Number.isInteger(step)).toBe(true);
      expect(top / step).toBeLessThanOrEqual(4);
      expect(top % step).toBe(0);
    },
  );
});

describe('a dashboard that was arranged', () => {
  test('comes back as it was left', () => {
    const placed = ownLayout('manager')
      .toReversed()
      .map((one, i) => ({ ...one, hidden: i === 1, size: 'wide' as const }));
    expect(placedFrom(keptFrom(placed), 'manager')).toEqual(placed);
  });

  test('leaves out what the role may not see, shows once what stands twice, and ends with what is new', () => {
    const tile = (i: string) => ({ i, x: 0, y: 0, w: 6, h: 1 });
    const kept = { lg: [tile('counters'), tile('camera_watching'), tile('counters'), tile('gone')] };
    expect(placedFrom(kept, 'teacher')?.map(({ key }) => key)).toEqual([
      'counters',
      'room_ratio',
      'arrivals',
      'expected',
      'birthdays',
    ]);
  });

  test('is the usual one where nothing was kept', () => {
    for (const nothing of [undefined, null, {}, { lg: [] }, 'x']) expect(placedFrom(nothing, 'manager')).toBeNull();
    expect(ownLayout('teacher').map(({ size }) => size)).toEqual(['half', 'half', 'half', 'half', 'wide']);
  });
});
