import { expect, test } from 'vitest';
import type { Figure, Part } from '../render/figure.ts';
import { LOOP_S } from '../render/motion.ts';
import { packProps } from '../render/scene.ts';
import { ALL } from '../render/scenes/all.ts';
import { length, sub } from '../render/vector.ts';
import { SCENES } from '../src/scenes.ts';

const FRAME_S = 1 / 25;
/** A wave of the hand is the fastest thing: 4 m/s. */
const MOST_PER_FRAME = 4 * FRAME_S;

const partsOf = (figures: Figure[]): Part[] => figures.flatMap((figure) => figure.parts);

function farthest(before: Part[], after: Part[]): number {
  expect(after.length).toBe(before.length);
  return Math.max(
    ...before.map((part, i) => {
      const next = after[i] ?? part;
      return Math.max(length(sub(next.a, part.a)), length(sub(next.b, part.b)));
    }),
  );
}

test('there is a scene for every stream', () => {
  expect(Object.keys(ALL).toSorted()).toEqual(SCENES.toSorted());
});

test.each(Object.entries(ALL))('nothing jumps in %s, also not where the loop begins again', (_, scene) => {
  let before = partsOf(scene.figures(LOOP_S - FRAME_S));
  let moved = 0;
  for (let frame = 0; frame < LOOP_S / FRAME_S; frame++) {
    const now = partsOf(scene.figures(frame * FRAME_S));
    const step = farthest(before, now);
    expect(step, `frame ${frame}`).toBeLessThan(MOST_PER_FRAME);
    moved = Math.max(moved, step);
    before = now;
  }
  expect(moved).toBeGreaterThan(0.002);
});

test.each(Object.entries(ALL))('%s fits into what the tracer can hold', (_, scene) => {
  const figures = scene.figures(0);
  expect(figures.length).toBeLessThanOrEqual(48);
  expect(partsOf(figures).length).toBeLessThanOrEqual(400);
  expect(scene.props.length).toBeLessThanOrEqual(96);
  expect(packProps(scene.props).numbers.length).toBe(scene.props.length * 16);
  for (const number of partsOf(figures).flatMap((part) => [...part.a, ...part.b, part.ra, part.rb])) {
    expect(Number.isFinite(number)).toBe(true);
  }
});
