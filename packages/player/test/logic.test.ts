import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BackOff } from '../src/back-off.ts';
import { endingOf, mayLeaveStill, whyOf } from '../src/ending.ts';
import { Pace } from '../src/pace.ts';
import { Route } from '../src/route.ts';
import { Shown } from '../src/shown.ts';
import { Watchdog } from '../src/watchdog.ts';

test('plays at its own speed while close to live, and a little faster when behind', () => {
  const pace = new Pace(0.15, 0);
  const at = (lag: number) => pace.step({ current: 10, start: 8, end: 10 + lag }, 1);
  expect(at(0.15)).toEqual({ rate: 1, seek: null });
  expect(at(0.25)).toEqual({ rate: 1.03, seek: null });
  expect(at(0.5)).toEqual({ rate: 1.1, seek: null });
});

test('jumps to live when far behind, before the newest range, or past the end', () => {
  const pace = new Pace(0.15, 0);
  expect(pace.step({ current: 10, start: 8, end: 12 }, 1).seek).toBeCloseTo(11.85);
  expect(pace.step({ current: 10, start: 10.5, end: 10.6 }, 1).seek).toBe(10.5);
  expect(pace.step({ current: 0, start: 500, end: 502 }, 1).seek).toBeCloseTo(501.85);
  expect(pace.step({ current: 600, start: 500, end: 502 }, 1).seek).toBeCloseTo(501.85);
});

test('holds more ready each time it runs dry, at most 0.8 s, and less again for every calm minute', () => {
  const pace = new Pace(0.15, 0);
  pace.waiting(0);
  expect(pace.target).toBeCloseTo(0.25);
  for (let i = 0; i < 20; i++) pace.waiting(0);
  expect(pace.target).toBe(0.8);
  const calm = { current: 10, start: 8, end: 10.8 };
  pace.step(calm, 59_000);
  expect(pace.target).toBe(0.8);
  for (let minute = 1; minute < 30; minute++) pace.step(calm, minute * 60_000);
  expect(pace.target).toBeCloseTo(0.15);
});

test('whatever the position, a jump lands inside the newest range', () => {
  const number = fc.double({ min: 0, max: 1000, noNaN: true });
  fc.assert(
    fc.property(number, number, number, (current, start, length) => {
      const { seek } = new Pace(0.3, 0).step({ current, start, end: start + length }, 1);
      if (seek !== null) expect(seek >= start && seek <= start + length).toBe(true);
      else expect(start + length - current).toBeLessThanOrEqual(1.5);
    }),
  );
});

test('waits longer after each failure, at most 2.5 s, and five attempts fit into five seconds', () => {
  for (const random of [0, 0.5, 1]) {
    const backOff = new BackOff(() => random);
    const waits = Array.from({ length: 8 }, () => backOff.next());
    expect(Math.max(...waits)).toBeLessThanOrEqual(2500);
    expect(waits[0]).toBeLessThanOrEqual(313);
    expect((waits[0] ?? 0) + (waits[1] ?? 0) + (waits[2] ?? 0) + (waits[3] ?? 0)).toBeLessThanOrEqual(5000);
    backOff.reset();
    expect(backOff.next()).toBe(waits[0]);
  }
});

test('a late ticket and a lost acknowledgement are tried again; what the gateway means is final', () => {
  expect(endingOf(4401, 'stale')).toBe('retry');
  expect(endingOf(4408, 'silent')).toBe('retry');
  expect(endingOf(4408, 'paused')).toBe('stop');
  expect(endingOf(4403, 'checked_out')).toBe('stop');
  expect(endingOf(4410, '')).toBe('stop');
  expect(endingOf(4429, 'viewer')).toBe('stop');
  expect(whyOf(4429, 'viewer')).toBe('limit');
  expect(whyOf(4410, '')).toBe('camera_off');
  expect(whyOf(4403, 'checked_out')).toBe('checked_out');
});

test('no still after a block, a blackout or signing out', () => {
  expect(['black_list', 'blackout', 'signed_out'].map(mayLeaveStill)).toEqual([false, false, false]);
  expect(['checked_out', 'schedule', 'camera_off'].map(mayLeaveStill)).toEqual([true, true, true]);
});

test('the ways take turns until the socket has worked once; then it stays', () => {
  const route = new Route(true);
  expect(route.way).toBe('socket');
  route.failed();
  expect(route.way).toBe('hls');
  route.failed();
  expect(route.way).toBe('socket');
  route.worked('socket');
  route.failed();
  expect(route.way).toBe('socket');
  const only = new Route(false);
  only.failed();
  expect(only.way).toBe('socket');
});

test('a stuck decoder is found after 3 s, a silent line after 6 s, and each is told once', () => {
  const told = (arrives: boolean) => {
    const dog = new Watchdog();
    const at: number[] = [];
    for (let now = 0; now <= 9000; now += 100) {
      if (dog.check({ now, current: 5, arrivedAt: arrives ? now : 0, shouldPlay: true })) at.push(now);
    }
    return at[0] ?? 0;
  };
  expect(told(true)).toBeGreaterThan(3000);
  expect(told(true)).toBeLessThan(3500);
  expect(told(false)).toBeGreaterThan(6000);
  expect(told(false)).toBeLessThan(6500);
});

test('a pause, a hidden page or a camera that is away is no fault', () => {
  const dog = new Watchdog();
  for (let now = 0; now <= 20_000; now += 100) {
    expect(dog.check({ now, current: 5, arrivedAt: 0, shouldPlay: false })).toBe(false);
  }
  expect(dog.check({ now: 20_100, current: 5, arrivedAt: 20_100, shouldPlay: true })).toBe(false);
  expect(dog.check({ now: 21_000, current: 5.5, arrivedAt: 21_000, shouldPlay: true })).toBe(false);
});

test('acknowledges the newest picture the clock has reached, never one twice and never one ahead', () => {
  const shown = new Shown();
  for (let i = 0; i < 50; i++) shown.arrived(100 + i, i * 0.04);
  expect(shown.next(0)).toBe(100);
  expect(shown.next(0.02)).toBeNull();
  expect(shown.next(0.41)).toBe(110);
  expect(shown.next(0.2)).toBeNull();
  expect(shown.next(99)).toBe(149);
  expect(shown.next(99)).toBeNull();
});
