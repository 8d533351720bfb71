import { ADULT, CHILD, crossLegged, facing, type Looks, person, stretched, upright } from '../figure.ts';
import { cupboard, plant, roundTable, stool, windowBars } from '../furniture.ts';
import { during, sway, walk } from '../motion.ts';
import type { Prop, Scene } from '../scene.ts';
import type { Vec } from '../vector.ts';

const BACK = -2.9;
const WINDOWS = [
  [-3.6, -2.2, 1.05, 2.2],
  [0.1, 1.5, 1.12, 2.2],
] as const;
const RUG: Vec = [-0.15, 0, 0.15];
const BLOCKS = ['#cf5241', '#e3b53a', '#3f77b8', '#4c9f6a'];

/** One of the blocks on the floor: two beside two, the last on top. */
const block = (paint: string, i: number): Prop => ({
  kind: 'box',
  at: [0.72 + (i % 2) * 0.17 - (i > 1 ? 0.08 : 0), 0.08 + (i > 2 ? 0.16 : 0), 0.72 - (i > 1 ? 0.17 : 0)],
  half: [0.08, 0.08, 0.08],
  round: 0.02,
  yaw: i * 0.4,
  color: paint,
});

/** A story on the blue rug; one child builds with blocks, one carries a block over. */
export const owls: Scene = {
  camera: { at: [-2.35, 2.6, 3.2], target: [0.3, 0.36, -0.3], angle: 42, barrel: 0.035 },
  light: {
    direction: [-0.3, 0.8, 0.5],
    key: [0.66, 0.62, 0.56],
    sky: [0.74, 0.75, 0.77],
    bounce: [0.4, 0.36, 0.31],
    exposure: 1.0,
    soft: 3.2,
  },
  room: {
    floor: 'planks',
    floorColor: '#e0cba6',
    wallColor: '#dfe1e2',
    wainscotColor: '#dfe1e2',
    wainscotTop: 0,
    corner: [2.9, BACK],
    rug: { at: [RUG[0], RUG[2]], radius: 1.3, colors: ['#8fb3d6', '#5f8fc4', '#dfe6ea', '#8fb3d6'] },
    windows: WINDOWS,
  },
  props: [
    ...WINDOWS.flatMap((span) => windowBars(span, BACK)),
    ...cupboard([-1.2, 0, BACK + 0.24], 0, 2.1, ['#d58a49', '#4fa39b', '#e3b53a', '#6f86c9', '#cf5241', '#4c9f6a']),
    ...cupboard([2.62, 0, -1.2], -Math.PI / 2, 1.4, ['#3f77b8', '#d58a49', '#4c9f6a']),
    ...plant([2.4, 0, -2.45]),
    ...roundTable([1.95, 0, 0.55], 0.44),
    ...stool([1.4, 0, 0.85], 0.5, '#5fb0ae'),
    ...stool([1.95, 0, 1.25], 0, '#e3c25a'),
    ...BLOCKS.map(block),
  ],
  noise: 0.012,
  figures: (t) => {
    const seat: Vec = [-0.55, 0, -0.55];
    const turnPage = during(t, 3, 4.4) + during(t, 8.6, 10);
    const teacher = person(
      ADULT,
      { skin: '#7a4a2c', hair: '#1f1a1b', top: '#c9674b', bottom: '#4a4f63', style: 'puffs' },
      {
        at: seat,
        yaw: facing(seat, [0.1, 0, 0.6]),
        ...crossLegged(ADULT),
        lean: 0.12 + 0.04 * sway(t, 2),
        headYaw: 0.5 * sway(t, 1) + 0.15 * sway(t, 3, 0.2),
        headPitch: 0.3 - 0.14 * sway(t, 2, 0.15),
        left: [0.19, 0.42 + 0.02 * sway(t, 2), 0.4],
        right: [-0.19 + 0.3 * turnPage, 0.42 + 0.1 * turnPage, 0.4],
      },
    );
    const listener = (at: Vec, looks: Looks, phase: number, legs: 'crossed' | 'stretched', waves = 0) =>
      person(CHILD, looks, {
        at,
        yaw: facing(at, [seat[0] + 0.1, 0, seat[2] + 0.1]),
        ...(legs === 'crossed' ? crossLegged(CHILD) : stretched(CHILD)),
        lean: (legs === 'crossed' ? 0.07 : -0.12) + 0.06 * sway(t, 2, phase),
        tilt: 0.08 * sway(t, 1, phase),
        headYaw: 0.35 * sway(t, 2, phase) + 0.3 * sway(t, 1, phase + 0.3),
        headPitch: 0.02 + 0.1 * sway(t, 3, phase),
        right: [-0.13 - 0.08 * waves, 0.2 + 0.46 * waves, 0.2 - 0.1 * waves + 0.06 * waves * sway(t, 16)],
      });
    const builds: Vec = [0.72, 0, 1.08];
    const reach = sway(t, 4);
    const builder = person(
      CHILD,
      { skin: '#efc9a6', hair: '#b5562c', top: '#4c9a5f', bottom: '#5b6f9a' },
      {
        at: builds,
        yaw: facing(builds, [0.75, 0, 0.6]),
        ...crossLegged(CHILD),
        lean: 0.26 + 0.08 * reach,
        headPitch: 0.35,
        headYaw: 0.3 * sway(t, 2, 0.4),
        left: [0.1, 0.2 + 0.05 * reach, 0.3 + 0.03 * reach],
        right: [-0.1, 0.2 - 0.05 * reach, 0.3 - 0.03 * reach],
      },
    );
    const way = walk(
      [
        [0, 1.0, 0.35, 3.6],
        [2.5, 1.0, 0.35, 3.6],
        [5.6, 1.7, -1.1, 1.57],
        [8, 1.7, -1.1, 1.57],
        [11, 1.0, 0.35, 3.6],
      ],
      t,
    );
    const carrier = person(
      CHILD,
      { skin: '#b97a4c', hair: '#2a1e1c', top: '#e0b63f', bottom: '#7d4b86', style: 'tail' },
      {
        at: way.at,
        yaw: way.yaw,
        ...upright(CHILD, way.walked, way.speed),
        headPitch: 0.2,
        headYaw: 0.3 * sway(t, 2),
        left: [0.1, 0.55 + 0.02 * sway(t, 8), 0.2],
        right: [-0.1, 0.55 + 0.02 * sway(t, 8), 0.2],
      },
    );
    return [
      teacher,
      listener(
        [-0.9, 0, 0.45],
        { skin: '#f0cfae', hair: '#4d2c1b', top: '#3f77b8', bottom: '#3b3f57' },
        0.1,
        'crossed',
      ),
      listener(
        [-0.12, 0, 0.72],
        { skin: '#8a5836', hair: '#1f1a1b', top: '#d05a72', bottom: '#35507f', style: 'puffs' },
        0.45,
        'stretched',
        during(t, 5.2, 7.6),
      ),
      listener(
        [0.45, 0, 0.05],
        { skin: '#e8bf98', hair: '#d6a44e', top: '#8e63b8', bottom: '#35507f', style: 'long' },
        0.75,
        'crossed',
      ),
      builder,
      carrier,
    ];
  },
};
