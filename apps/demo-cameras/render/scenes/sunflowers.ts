import { ADULT, CHILD, crossLegged, facing, person, upright } from '../figure.ts';
import { armchair, cupboard, roundTable, stool, windowBars } from '../furniture.ts';
import { during, sway, walk } from '../motion.ts';
import type { Scene } from '../scene.ts';
import { mix, type Vec } from '../vector.ts';

const BACK = -2.75;
const WINDOWS = [
  [-3.3, -1.85, 1.05, 2.2],
  [-0.5, 0.65, 1.12, 2.2],
] as const;
const RING: Vec = [0.1, 0, 0.1];

/** Children sit round their teacher on a ring rug; one walks to the table behind them. */
export const sunflowers: Scene = {
  camera: { at: [-2.05, 2.55, 3.35], target: [0.42, 0.4, -0.3], angle: 41, barrel: 0.035 },
  light: {
    direction: [-0.45, 0.8, 0.38],
    key: [0.64, 0.6, 0.54],
    sky: [0.74, 0.74, 0.74],
    bounce: [0.42, 0.37, 0.31],
    exposure: 1.0,
    soft: 3.2,
  },
  room: {
    floor: 'planks',
    floorColor: '#dec498',
    wallColor: '#e1deda',
    wainscotColor: '#d5d3ce',
    wainscotTop: 0,
    corner: [2.75, BACK],
    rug: { at: [0.1, 0.1], radius: 1.28, colors: ['#a9c795', '#e6cd78', '#e9e6dd', '#e3c766'] },
    windows: WINDOWS,
  },
  props: [
    ...WINDOWS.flatMap((span) => windowBars(span, BACK)),
    ...cupboard([-2.75, 0, BACK + 0.24], 0, 1.9, ['#3f77b8', '#4c9f6a', '#cf5241', '#e3b53a', '#3f77b8']),
    ...cupboard([-0.35, 0, BACK + 0.24], 0, 1.5, ['#6f86c9', '#d58a49', '#4fa39b', '#5b78bd', '#d58a49']),
    ...roundTable([1.25, 0, -1.75], 0.46),
    ...stool([0.62, 0, -1.5], 0.4, '#e3c25a'),
    ...stool([1.0, 0, -1.02], 0.1, '#e3c25a'),
    ...stool([1.9, 0, -1.5], -0.3, '#5fb0ae'),
    ...armchair([2.2, 0, 0.1], -1.35, '#c96a5c'),
  ],
  noise: 0.012,
  figures: (t) => {
    const teach: Vec = [-0.35, 0, -0.55];
    const clap = during(t, 7.2, 9.2);
    const point = during(t, 2, 4.5);
    const teacher = person(
      ADULT,
      { skin: '#c68d5f', hair: '#5a2d1c', top: '#2f8287', bottom: '#3b3743', style: 'bun' },
      {
        at: teach,
        yaw: facing(teach, [0.35, 0, 0.4]),
        ...crossLegged(ADULT),
        lean: 0.1 + 0.05 * sway(t, 2) + 0.08 * point,
        headYaw: 0.55 * sway(t, 1, 0.1) + 0.2 * sway(t, 2, 0.3),
        headPitch: 0.16 + 0.06 * sway(t, 3),
        left: [0.2 - 0.12 * clap, 0.36 + 0.18 * clap + 0.05 * sway(t, 2), 0.42 + 0.02 * clap],
        right: [-0.26 + 0.2 * clap + 0.1 * point, 0.3 + 0.24 * clap + 0.36 * point, 0.4 + 0.14 * point],
      },
    );
    const wave = during(t, 4.2, 6.8);
    const sitter = (at: Vec, looks: Parameters<typeof person>[1], phase: number, lift: number) =>
      person(CHILD, looks, {
        at,
        yaw: facing(at, [RING[0] - 0.1, 0, RING[2] - 0.15]),
        ...crossLegged(CHILD),
        lean: 0.08 + 0.07 * sway(t, 2, phase) + 0.06 * clap,
        tilt: 0.06 * sway(t, 1, phase),
        headYaw: 0.45 * sway(t, 2, phase + 0.2) + 0.3 * sway(t, 1, phase),
        headPitch: 0.1 + 0.1 * sway(t, 3, phase),
        left: [0.11 - 0.08 * clap, 0.2 + 0.1 * clap + 0.02 * sway(t, 6, phase), 0.22],
        right: [
          -0.11 + 0.08 * clap - 0.12 * lift * wave + 0.07 * lift * wave * sway(t, 14, phase),
          0.2 + 0.1 * clap + 0.42 * lift * wave,
          0.22 - 0.08 * lift * wave,
        ],
      });
    const stroll = walk(
      [
        [0, 1.05, -0.75, 2.2],
        [4, 1.05, -0.75, 2.2],
        [6.2, 0.5, -0.95, 2.6],
        [9.2, 0.5, -0.95, 2.4],
        [11.4, 1.05, -0.75, 2.2],
      ],
      t,
    );
    const legs = upright(CHILD, stroll.walked, stroll.speed);
    const stands = Math.max(0, 1 - stroll.speed / 0.35);
    const walker = person(
      CHILD,
      { skin: '#6f4429', hair: '#8a3a22', top: '#4c9a5f', bottom: '#35507f' },
      {
        at: stroll.at,
        yaw: stroll.yaw,
        ...legs,
        headYaw: 0.4 * sway(t, 2, 0.6),
        headPitch: 0.2,
        right: mix(legs.right, [-0.1, 0.6 + 0.03 * sway(t, 8), 0.24], stands),
      },
    );
    return [
      teacher,
      sitter(
        [-0.72, 0, 0.42],
        { skin: '#efc9a6', hair: '#d6a44e', top: '#8e63b8', bottom: '#35507f', style: 'bun' },
        0,
        0,
      ),
      sitter([0.02, 0, 0.95], { skin: '#7c4a2d', hair: '#4a2718', top: '#d2573f', bottom: '#35507f' }, 0.37, 0),
      sitter(
        [0.9, 0, 0.42],
        { skin: '#b97a4c', hair: '#1d1a1c', top: '#2f66ad', bottom: '#2d3a5c', style: 'bun' },
        0.62,
        1,
      ),
      sitter([0.62, 0, -0.4], { skin: '#8a5836', hair: '#221c1c', top: '#dcb63c', bottom: '#35507f' }, 0.81, 0),
      walker,
    ];
  },
};
