import type { Figure } from './figure.ts';
import { add, color, type Vec, yawed } from './vector.ts';

/** What a thing is made of; the numbers are those of tracer/room.h. */
export const MATERIAL = { plain: 0, wood: 1, fabric: 2, boards: 3, leaves: 4 } as const;

/** A solid that stays where it is; `half` are its half extents (cylinder and capsule: radius, half height). */
export interface Prop {
  kind: 'box' | 'cylinder' | 'ellipsoid' | 'capsule';
  at: Vec;
  half: Vec;
  round?: number;
  yaw?: number;
  pitch?: number;
  roll?: number;
  color: string;
  material?: keyof typeof MATERIAL;
}

export interface Scene {
  camera: { at: Vec; target: Vec /** Vertical angle of view, degrees. */; angle: number; barrel: number };
  light: { direction: Vec; key: Vec; sky: Vec; bounce: Vec; exposure: number; soft: number };
  room: {
    outdoors?: boolean;
    floor: 'planks' | 'tiles' | 'grass';
    floorColor: string;
    wallColor: string;
    wainscotColor: string;
    wainscotTop: number;
    /** x of the right wall, z of the back wall. */
    corner: readonly [number, number];
    rug?: { at: readonly [number, number]; radius: number; colors: readonly string[]; sand?: boolean };
    /** Left, right, bottom, top on the back wall. */
    windows: readonly (readonly [number, number, number, number])[];
  };
  props: Prop[];
  /** Noise of the sensor, in shares of white. */
  noise: number;
  /** Everything that moves, at an instant of the loop in seconds; the number of figures never changes. */
  figures: (t: number) => Figure[];
}

type Quaternion = readonly [number, number, number, number];

const times = (a: Quaternion, b: Quaternion): Quaternion => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
  a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
];

const about = (axis: 0 | 1 | 2, angle: number): Quaternion => {
  const s = Math.sin(angle / 2);
  return [axis === 0 ? s : 0, axis === 1 ? s : 0, axis === 2 ? s : 0, Math.cos(angle / 2)];
};

const KINDS: Record<Prop['kind'], number> = { box: 0, cylinder: 1, ellipsoid: 2, capsule: 3 };

function reach(prop: Prop): number {
  const [x, y, z] = prop.half;
  if (prop.kind === 'cylinder') return Math.hypot(x, y);
  if (prop.kind === 'capsule') return x + y;
  return prop.kind === 'ellipsoid' ? Math.max(x, y, z) : Math.hypot(x, y, z);
}

/** The things of a scene as the tracer takes them: sixteen numbers each, and how far each reaches. */
export function packProps(props: readonly Prop[]): { numbers: number[]; reach: number[] } {
  const numbers = props.flatMap((prop) => {
    const turn = times(times(about(1, prop.yaw ?? 0), about(0, prop.pitch ?? 0)), about(2, prop.roll ?? 0));
    const shape = [...prop.at, KINDS[prop.kind], ...prop.half, prop.round ?? 0.01, ...turn];
    return [...shape, ...color(prop.color), MATERIAL[prop.material ?? 'plain']];
  });
  return { numbers, reach: props.map(reach) };
}

/** Moves and turns a group of things that were placed about the origin. */
export const placed = (props: readonly Prop[], at: Vec, yaw = 0): Prop[] =>
  props.map((prop) => ({ ...prop, at: add(at, yawed(prop.at, yaw)), yaw: (prop.yaw ?? 0) + yaw }));
