import { ADULT, crossLegged, type Figure, facing, type Part, person } from '../figure.ts';
import { cupboard, mat } from '../furniture.ts';
import { during, sway } from '../motion.ts';
import type { Prop, Scene } from '../scene.ts';
import { add, color, type Vec, yawed } from '../vector.ts';

const BACK = -2.8;
const YAW = 0.12;
const BLUE = '#7d98c0';
const LILAC = '#a296bd';

interface Bed {
  at: Vec;
  paint: string;
  sleeper?: { skin: string; hair: string; blanket: string; side: number; phase: number };
}

const BEDS: Bed[] = [
  {
    at: [-1.75, 0, -1.75],
    paint: BLUE,
    sleeper: { skin: '#b97a4c', hair: '#2a1e1c', blanket: '#c9b48a', side: 1, phase: 0.1 },
  },
  {
    at: [-0.75, 0, -1.75],
    paint: LILAC,
    sleeper: { skin: '#efc9a6', hair: '#b5562c', blanket: '#7d98c4', side: -1, phase: 0.4 },
  },
  {
    at: [0.25, 0, -1.75],
    paint: BLUE,
    sleeper: { skin: '#6f4429', hair: '#1d1a1c', blanket: '#b98a9c', side: 1, phase: 0.7 },
  },
  { at: [1.25, 0, -1.75], paint: LILAC },
  {
    at: [-1.75, 0, 0.05],
    paint: LILAC,
    sleeper: { skin: '#f0cfae', hair: '#d6a44e', blanket: '#86a893', side: -1, phase: 0.25 },
  },
  {
    at: [-0.75, 0, 0.05],
    paint: BLUE,
    sleeper: { skin: '#8a5836', hair: '#221c1c', blanket: '#c78f6f', side: 1, phase: 0.85 },
  },
  {
    at: [0.25, 0, 0.05],
    paint: LILAC,
    sleeper: { skin: '#e8bf98', hair: '#5a2d1c', blanket: '#8d7bb8', side: 1, phase: 0.55 },
  },
];

/** Heavy curtains in soft folds. */
const curtains = (left: number, right: number): Prop[] => {
  const folds = Math.round((right - left) / 0.13);
  const fold = (i: number): Prop => ({
    kind: 'capsule',
    at: [left + ((i + 0.5) * (right - left)) / folds, 1.5, BACK + 0.05],
    half: [0.085, 0.8, 0],
    color: i % 2 ? '#85839a' : '#8d8ba3',
    material: 'fabric',
  });
  return Array.from({ length: folds }, (_, i) => fold(i));
};

/** A child asleep under a blanket: it breathes, and once in the loop it turns its head. */
function sleeper(bed: Bed, t: number): Figure | null {
  const who = bed.sleeper;
  if (!who) return null;
  const turn = during(t, 2 + who.phase * 8, 4 + who.phase * 8, 1);
  const breath = 0.007 * sway(t, 4, who.phase);
  const world = (local: Vec): Vec => add(bed.at, yawed(local, YAW));
  const fold = (x: number, y: number, top: number, end: number): Part => ({
    a: world([x, y + (top - end) * 0.4, -0.2 + Math.abs(x) * 0.25]),
    ra: top,
    b: world([x * 0.9, y, 0.52 - Math.abs(x) * 0.3]),
    rb: end,
    color: blanket,
    material: 0,
  });
  const blanket = color(who.blanket);
  const skin = color(who.skin);
  const head = world([0.03 * who.side + 0.04 * turn, 0.27, -0.42]);
  const face: Vec = [who.side * (0.75 - 0.9 * turn), 0.66, 0.1];
  return {
    parts: [
      { a: head, ra: 0.15, b: head, rb: 0.15, color: skin, material: 1 },
      fold(0, 0.15, 0.16 + breath, 0.12),
      fold(0.11, 0.11, 0.12 + breath, 0.085),
      fold(-0.11, 0.11, 0.12 + breath, 0.085),
      fold(0.2, 0.1, 0.07, 0.05),
      fold(-0.2, 0.1, 0.07, 0.05),
      {
        a: world([who.side * 0.12, 0.21, -0.26]),
        ra: 0.045,
        b: world([who.side * (0.2 - 0.08 * turn), 0.2, -0.33 + 0.05 * turn]),
        rb: 0.045,
        color: skin,
        material: 0,
      },
    ],
    hair: { direction: yawed([-face[0] * 0.8, -0.1, -0.75], YAW), from: 0.05, color: color(who.hair) },
  };
}

/** Nap time: the curtains are drawn, a grown-up sits by and pats a back. */
export const nap: Scene = {
  camera: { at: [-2.1, 2.7, 3.0], target: [0.1, 0.1, -0.55], angle: 44, barrel: 0.035 },
  light: {
    direction: [-0.25, 0.85, -0.35],
    key: [0.32, 0.28, 0.26],
    sky: [0.32, 0.31, 0.33],
    bounce: [0.18, 0.16, 0.14],
    exposure: 1.05,
    soft: 2.6,
  },
  room: {
    floor: 'planks',
    floorColor: '#c9a878',
    wallColor: '#cfcbd0',
    wainscotColor: '#b9b0b8',
    wainscotTop: 0.7,
    corner: [2.6, BACK],
    windows: [],
  },
  props: [
    ...curtains(-2.6, -1.0),
    ...curtains(0.2, 1.6),
    ...BEDS.flatMap((bed) => mat(bed.at, YAW, bed.paint)),
    ...cupboard([2.34, 0, -0.9], -Math.PI / 2, 1.5, ['#6f86c9', '#d58a49', '#4fa39b']),
  ],
  noise: 0.02,
  figures: (t) => {
    const seat: Vec = [0.98, 0, 0.45];
    const pat = during(t, 1, 7.5, 1) * (0.5 + 0.5 * sway(t, 12));
    const watcher = person(
      ADULT,
      { skin: '#8a5836', hair: '#1f1a1b', top: '#4a6fa0', bottom: '#3b3743', style: 'long' },
      {
        at: seat,
        yaw: facing(seat, [0.2, 0, 0.0]),
        ...crossLegged(ADULT),
        lean: 0.2 + 0.05 * sway(t, 1),
        headYaw: 0.35 * sway(t, 1, 0.3) - 0.25 * during(t, 8.5, 11, 0.8),
        headPitch: 0.3 + 0.06 * sway(t, 2),
        right: [-0.22, 0.26 + 0.05 * pat, 0.6],
      },
    );
    return [watcher, ...BEDS.map((bed) => sleeper(bed, t)).filter((figure) => figure !== null)];
  },
};
