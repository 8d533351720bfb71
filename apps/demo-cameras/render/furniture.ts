import { type Prop, placed } from './scene.ts';
import type { Vec } from './vector.ts';

const WOOD = '#d9bd8e';
const DOOR = '#b98d5c';

const box = (at: Vec, half: Vec, color: string, more: Partial<Prop> = {}): Prop => ({
  kind: 'box',
  at,
  half,
  color,
  ...more,
});

/** A low cupboard with doors and, on its top, a row of toy blocks. */
export function cupboard(at: Vec, yaw: number, width: number, blocks: readonly string[]): Prop[] {
  const doors = Math.max(1, Math.round(width / 0.55));
  const each = (width - 0.1) / doors;
  const parts: Prop[] = [
    box([0, 0.29, 0], [width / 2, 0.29, 0.2], WOOD, { round: 0.015, material: 'wood' }),
    box([0, 0.595, 0.01], [width / 2 + 0.03, 0.02, 0.22], '#e3cba0', { round: 0.012, material: 'wood' }),
  ];
  for (let i = 0; i < doors; i++) {
    const x = -width / 2 + 0.05 + each * (i + 0.5);
    parts.push(box([x, 0.29, 0.205], [each / 2 - 0.025, 0.225, 0.012], DOOR, { round: 0.01, material: 'wood' }));
  }
  for (const [i, paint] of blocks.entries()) {
    const x = -width / 2 + 0.16 + ((width - 0.32) * i) / Math.max(1, blocks.length - 1);
    const turn = ((i * 37) % 11) / 18 - 0.3;
    parts.push(box([x, 0.715, 0.02], [0.1, 0.1, 0.1], paint, { round: 0.028, yaw: turn }));
  }
  return placed(parts, at, yaw);
}

/** A round white table at a child's height. */
export function roundTable(at: Vec, radius: number): Prop[] {
  return placed(
    [
      { kind: 'cylinder', at: [0, 0.455, 0], half: [radius, 0.026, 0], round: 0.02, color: '#efebe4' },
      { kind: 'cylinder', at: [0, 0.23, 0], half: [0.05, 0.23, 0], round: 0.01, color: '#9a9490' },
      { kind: 'cylinder', at: [0, 0.02, 0], half: [radius * 0.5, 0.02, 0], round: 0.015, color: '#9a9490' },
    ],
    at,
  );
}

export function stool(at: Vec, yaw: number, paint: string): Prop[] {
  return placed(
    [
      box([0, 0.27, 0], [0.15, 0.032, 0.13], paint, { round: 0.03 }),
      { kind: 'cylinder', at: [0, 0.12, 0], half: [0.045, 0.12, 0], round: 0.008, color: '#8c6b4b', material: 'wood' },
    ],
    at,
    yaw,
  );
}

export function armchair(at: Vec, yaw: number, paint: string): Prop[] {
  return placed(
    [
      box([0, 0.2, 0.02], [0.36, 0.16, 0.36], paint, { round: 0.1 }),
      box([0, 0.5, -0.3], [0.36, 0.32, 0.12], paint, { round: 0.11, pitch: -0.28 }),
    ],
    at,
    yaw,
  );
}

/** Bars and a sill for a window of the back wall. */
export function windowBars(span: readonly [number, number, number, number], wall: number): Prop[] {
  const [left, right, bottom, top] = span;
  const middle = (left + right) / 2;
  const white = '#f1f0ec';
  return [
    box([middle, (top + bottom) / 2, wall - 0.05], [0.022, (top - bottom) / 2, 0.03], white),
    box([middle, bottom - 0.035, wall + 0.04], [(right - left) / 2 + 0.09, 0.022, 0.06], white),
  ];
}

export function fridge(at: Vec, yaw: number): Prop[] {
  return placed(
    [
      box([0, 0.86, 0], [0.36, 0.86, 0.33], '#e9e8e4', { round: 0.03 }),
      box([-0.28, 1.1, 0.345], [0.014, 0.2, 0.018], '#a9a7a2', { round: 0.012 }),
      box([0, 0.56, 0.332], [0.355, 0.006, 0.004], '#a9a7a2'),
    ],
    at,
    yaw,
  );
}

export function plant(at: Vec): Prop[] {
  const leaf = (a: number, lift: number, size: number): Prop => ({
    kind: 'ellipsoid',
    at: [Math.sin(a) * 0.17, 0.62 + lift, Math.cos(a) * 0.17],
    half: [0.17 * size, 0.23 * size, 0.15 * size],
    color: lift > 0.15 ? '#7fb07a' : '#5f9a63',
    material: 'leaves',
    yaw: a,
    pitch: 0.5,
  });
  return placed(
    [
      { kind: 'cylinder', at: [0, 0.19, 0], half: [0.17, 0.19, 0], round: 0.03, color: '#dcd5ca' },
      { kind: 'cylinder', at: [0, 0.45, 0], half: [0.025, 0.12, 0], round: 0.01, color: '#7b5a3c' },
      leaf(0.4, 0.02, 1),
      leaf(2.5, 0.05, 1.05),
      leaf(4.6, 0, 1),
      leaf(1.4, 0.22, 0.95),
    ],
    at,
  );
}

/** A sleeping mat with a pillow; a blanket is the sleeper's. */
export function mat(at: Vec, yaw: number, paint: string): Prop[] {
  return placed(
    [
      box([0, 0.06, 0], [0.31, 0.06, 0.62], paint, { round: 0.045, material: 'fabric' }),
      box([0, 0.145, -0.44], [0.19, 0.045, 0.12], '#e4ded2', { round: 0.045, material: 'fabric' }),
    ],
    at,
    yaw,
  );
}

/** A cushion for a dog: flat, with a raised rim. */
export function dogBed(at: Vec, yaw: number, paint: string, size: number): Prop[] {
  return placed([box([0, 0.09, 0], [size, 0.09, size * 0.72], paint, { round: 0.085, material: 'fabric' })], at, yaw);
}

export function bowl(at: Vec, paint: string): Prop[] {
  return placed(
    [
      { kind: 'cylinder', at: [0, 0.05, 0], half: [0.15, 0.05, 0], round: 0.03, color: paint },
      { kind: 'cylinder', at: [0, 0.096, 0], half: [0.115, 0.008, 0], round: 0.006, color: '#6f7d88' },
    ],
    at,
  );
}
