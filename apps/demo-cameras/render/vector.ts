/** Metres; x right, y up, z towards the viewer. */
export type Vec = readonly [number, number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);
export const mix = (a: Vec, b: Vec, t: number): Vec => add(scale(a, 1 - t), scale(b, t));
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Vec): Vec {
  const size = length(a);
  return size < 1e-9 ? [0, 1, 0] : scale(a, 1 / size);
}

/** Turns about the upright axis; a figure looks along +z at angle 0 and along +x at a quarter turn. */
export function yawed(a: Vec, angle: number): Vec {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [a[0] * c + a[2] * s, a[1], a[2] * c - a[0] * s];
}

/** Turns about x: positive leans forward (+y towards +z). */
export function pitched(a: Vec, angle: number): Vec {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [a[0], a[1] * c - a[2] * s, a[1] * s + a[2] * c];
}

/** Turns about z: positive leans to the left of a figure that looks at +z (+y towards +x). */
export function rolled(a: Vec, angle: number): Vec {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [a[0] * c + a[1] * s, a[1] * c - a[0] * s, a[2]];
}

/** A web colour as linear light. */
export function color(hex: string): Vec {
  const at = (index: number): number => {
    const value = Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [at(0), at(1), at(2)];
}
