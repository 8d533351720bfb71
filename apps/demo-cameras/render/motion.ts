import { length, type Vec } from './vector.ts';

/** Seconds after which every scene is back where it began. */
export const LOOP_S = 12;

/** A sine that fits `turns` whole times into the loop; `phase` in turns. */
export const sway = (t: number, turns: number, phase = 0): number =>
  Math.sin(2 * Math.PI * ((turns * t) / LOOP_S + phase));

const smooth = (x: number): number => {
  const c = Math.min(1, Math.max(0, x));
  return c * c * (3 - 2 * c);
};

/** 1 between two instants of the loop, 0 outside, with soft ramps. */
export function during(t: number, from: number, to: number, ramp = 0.5): number {
  const u = (((t - from) % LOOP_S) + LOOP_S) % LOOP_S;
  return smooth(u / ramp) * smooth((to - from - u) / ramp + 1) * (u < to - from + ramp ? 1 : 0);
}

/** A place at an instant: seconds, x, z and optionally where to look (yaw, radians). */
export type Stop = readonly [t: number, x: number, z: number, yaw?: number];

export interface Place {
  at: Vec;
  yaw: number;
  /** Metres per second. */
  speed: number;
  /** Metres walked since the loop began: drives the legs. */
  walked: number;
}

function between(stops: readonly Stop[], t: number): Vec {
  for (let i = 0; i < stops.length; i++) {
    const from = stops[i];
    const to = stops[i + 1] ?? stops[0];
    if (!from || !to) break;
    const end = to[0] > from[0] ? to[0] : to[0] + LOOP_S;
    const now = t < from[0] ? t + LOOP_S : t;
    if (now < from[0] || now > end) continue;
    const f = smooth((now - from[0]) / (end - from[0]));
    return [from[1] + (to[1] - from[1]) * f, 0, from[2] + (to[2] - from[2]) * f];
  }
  return [stops[0]?.[1] ?? 0, 0, stops[0]?.[2] ?? 0];
}

const STEP_S = 0.02;

/**
 * Walks from stop to stop around the loop. The heading follows the way while walking and turns to the yaw of the
 * stop when standing; it is averaged over a second, so that nobody turns on a pin.
 */
export function walk(stops: readonly Stop[], t: number): Place {
  const wrapped = ((t % LOOP_S) + LOOP_S) % LOOP_S;
  const at = between(stops, wrapped);
  let walked = 0;
  for (let u = 0; u < wrapped; u += STEP_S) walked += stepLength(stops, u);
  let east = 0;
  let south = 0;
  for (let u = -0.5; u <= 0.5; u += 0.05) {
    const heading = headingAt(stops, (wrapped + u + LOOP_S) % LOOP_S);
    east += Math.sin(heading);
    south += Math.cos(heading);
  }
  return { at, yaw: Math.atan2(east, south), speed: stepLength(stops, wrapped) / STEP_S, walked };
}

function stepLength(stops: readonly Stop[], u: number): number {
  const a = between(stops, u);
  const b = between(stops, (u + STEP_S) % LOOP_S);
  return length([b[0] - a[0], 0, b[2] - a[2]]);
}

function headingAt(stops: readonly Stop[], u: number): number {
  const a = between(stops, u);
  const b = between(stops, (u + STEP_S) % LOOP_S);
  if (length([b[0] - a[0], 0, b[2] - a[2]]) > 0.1 * STEP_S) return Math.atan2(b[0] - a[0], b[2] - a[2]);
  let last = stops.at(-1);
  for (const stop of stops) if (stop[0] <= u + 1e-6) last = stop;
  const next = stops.find((stop) => stop[0] > u) ?? stops[0];
  const close = (stop: Stop | undefined) => (stop ? Math.hypot(stop[1] - a[0], stop[2] - a[2]) : 9);
  const chosen = close(last) <= close(next) ? last : next;
  return chosen?.[3] ?? Math.atan2(b[0] - a[0], b[2] - a[2]);
}
