import { expect, test } from 'vitest';
import { type Sight, type Verdict, Watch } from '../start/watch.ts';

const LOOK = 500;
const usual: Omit<Sight, 'now'> = {
  pid: 1,
  turns: true,
  answers: true,
  serves: true,
  cpuMs: 0,
  load: 0.5,
  hasSpare: true,
  starved: false,
};

/** A program seen again and again: `of` says what is seen so many ms after it began to be odd. */
class Seen {
  readonly watch = new Watch();
  now = 0;

  /** It serves for so many seconds. */
  serve(seconds: number, more: Partial<Sight> = {}): this {
    for (let i = 0; i < (seconds * 1000) / LOOK; i += 1) expect(this.look(more)).toBeNull();
    return this;
  }

  look(more: Partial<Sight>): Verdict | null {
    this.now += LOOK;
    return this.watch.judge({ ...usual, now: this.now, ...more });
  }

  /** After how many seconds it is replaced, and why; null when it is not within `most` seconds. */
  until(most: number, of: (ms: number) => Partial<Sight>): readonly [seconds: number, why: string] | null {
    for (let ms = LOOK; ms <= most * 1000; ms += LOOK) {
      const verdict = this.look(of(ms));
      if (verdict?.act === 'replace') return [ms / 1000, verdict.why];
    }
    return null;
  }
}

const silent = { turns: false, answers: false, serves: false };

test('a loop that goes in a circle is replaced after five seconds of its own', () => {
  expect(new Seen().serve(70).until(60, (ms) => ({ ...silent, cpuMs: ms }))).toEqual([5.5, 'goes in a circle']);
});

test('on a machine at load 20 one that gets a tenth of a processor is left alone for as long as it takes', () => {
  const busy = { ...silent, load: 10 };
  // Silent for half a minute at a time, in which it computes three seconds; then its loop turns.
  const slow = new Seen().serve(70, { load: 10 });
  for (let round = 0; round < 20; round += 1) {
    expect(slow.until(30, (ms) => ({ ...busy, cpuMs: ms / 10 }))).toBeNull();
    expect(slow.look({ ...busy, turns: true, answers: round % 4 === 0, cpuMs: 0 })).toBeNull();
  }
});

test('one whose loop turns is not replaced for being slow to answer, unless it answers nobody', () => {
  const mute = { answers: false, serves: false };
  expect(new Seen().serve(70).until(29, () => mute)).toBeNull();
  expect(new Seen().serve(70).until(60, () => mute)).toEqual([30.5, 'does not answer']);
  expect(new Seen().serve(70).until(290, () => ({ ...mute, load: 10 }))).toBeNull();
});

const HOUR = 3_600;

test('the only one there is is never ended: another one is made, and takes over when it could serve', () => {
  const spins = (ms: number) => ({ ...silent, cpuMs: ms });
  const alone = new Seen().serve(70, { hasSpare: false });
  expect(alone.until(HOUR, (ms) => ({ ...spins(ms), hasSpare: false }))).toBeNull();
  expect(alone.look({ ...spins(HOUR * 1000), hasSpare: false })).toEqual({ act: 'prepare', why: 'goes in a circle' });
  expect(alone.look({ ...spins(HOUR * 1000) })).toEqual({ act: 'replace', why: 'goes in a circle' });
  for (const odd of [silent, { answers: false, serves: false }]) {
    const other = new Seen().serve(70, { hasSpare: false });
    expect(other.until(HOUR, () => ({ ...odd, hasSpare: false }))).toBeNull();
  }
  // One that comes back meanwhile is let be, whoever was made.
  expect(alone.serve(5, { pid: 2 }).look({ pid: 2 })).toBeNull();
});

test('never two in a row: who took the place of another is let be for as long as it shows any sign', () => {
  const spins = (ms: number) => ({ ...silent, cpuMs: ms });
  const row = new Seen().serve(70);
  expect(row.until(60, spins)?.[0]).toBe(5.5);
  row.serve(20, { pid: 2 });
  // It is slow: nine minutes silent, a turn, and so on for hours.
  for (let round = 0; round < 20; round += 1) {
    expect(row.until(540, (ms) => ({ ...spins(ms), pid: 2 }))).toBeNull();
    expect(row.look({ ...silent, turns: true, pid: 2 })).toBeNull();
  }
  expect(row.until(HOUR, () => ({ pid: 2, answers: false, serves: false }))).toBeNull();
  // Nothing at all for ten minutes of a calm machine, and ten times as long at load 20 of two cores, serves nobody.
  expect(row.until(6_000, (ms) => ({ ...spins(ms), pid: 2, load: 10 }))).toBeNull();
  row.look({ pid: 2 });
  expect(row.until(HOUR, (ms) => ({ ...spins(ms), pid: 2 }))?.[0]).toBe(600.5);
  // One that has served for a minute has proven itself: what it does then is news.
  row.serve(70, { pid: 3 });
  expect(row.until(60, (ms) => ({ ...spins(ms), pid: 3 }))?.[0]).toBe(5.5);
});

test('a program of which there is never a second one has four times as long', () => {
  const spins = (ms: number) => ({ ...silent, cpuMs: ms, hasSpare: null });
  expect(new Seen().serve(70, { hasSpare: null }).until(60, spins)?.[0]).toBe(20.5);
});

test('one that stands still is replaced; one that starts may take its time; a starved look says nothing', () => {
  expect(new Seen().serve(70).until(60, () => silent)).toEqual([10.5, 'stands still']);
  expect(new Seen().until(600, () => ({ ...silent, turns: true }))).toBeNull();
  expect(new Seen().serve(70).until(300, () => ({ ...silent, starved: true }))).toBeNull();
});
