import { ADULT, CHILD, facing, type Looks, person, upright } from '../figure.ts';
import { cupboard, fridge, roundTable, stool, windowBars } from '../furniture.ts';
import { during, sway, walk } from '../motion.ts';
import type { Prop, Scene } from '../scene.ts';
import { mix, type Vec } from '../vector.ts';

const BACK = -2.8;
const WINDOWS = [[-1.35, 0.1, 1.1, 2.2]] as const;
const NEAR: Vec = [-0.15, 0, 0.45];
const FAR: Vec = [0.75, 0, -1.15];

const plate = (at: Vec, paint: string): Prop[] => [
  { kind: 'cylinder', at: [at[0], 0.487, at[2]], half: [0.1, 0.006, 0], round: 0.005, color: '#fbfaf6' },
  { kind: 'ellipsoid', at: [at[0], 0.515, at[2]], half: [0.045, 0.035, 0.045], color: paint },
];

/** Lunch at two round tables; a grown-up goes from one to the other. */
export const acorns: Scene = {
  camera: { at: [-2.3, 2.5, 3.3], target: [0.25, 0.42, -0.25], angle: 43, barrel: 0.035 },
  light: {
    direction: [-0.4, 0.8, 0.42],
    key: [0.6, 0.57, 0.53],
    sky: [0.76, 0.75, 0.74],
    bounce: [0.42, 0.4, 0.38],
    exposure: 0.98,
    soft: 3.0,
  },
  room: {
    floor: 'tiles',
    floorColor: '#dedad3',
    wallColor: '#e2e0dc',
    wainscotColor: '#d3bfae',
    wainscotTop: 0.82,
    corner: [2.6, BACK],
    windows: WINDOWS,
  },
  props: [
    ...WINDOWS.flatMap((span) => windowBars(span, BACK)),
    ...cupboard([-2.3, 0, BACK + 0.24], 0, 1.75, ['#4c9f6a', '#e3b53a', '#d58a49', '#4c9f6a']),
    ...fridge([0.95, 0, BACK + 0.36], 0),
    ...roundTable(NEAR, 0.58),
    ...roundTable(FAR, 0.5),
    ...stool([-0.95, 0, 0.35], 0.3, '#e3c25a'),
    ...stool([0.1, 0, 1.25], -0.2, '#5fb0ae'),
    ...stool([-0.55, 0, 1.15], 0.5, '#e3c25a'),
    ...stool([0.52, 0, 0.05], 1.2, '#5fb0ae'),
    ...stool([0.1, 0, -1.05], 0.2, '#e3c25a'),
    ...stool([1.42, 0, -1.3], 0.2, '#5fb0ae'),
    ...plate([-0.4, 0, 0.55], '#cf5241'),
    ...plate([0.12, 0, 0.32], '#e3b53a'),
    ...plate([-0.15, 0, 0.78], '#7fb05a'),
    ...plate([0.5, 0, -1.12], '#e3b53a'),
    ...plate([1.0, 0, -1.28], '#cf5241'),
    { kind: 'box', at: [0.78, 0.49, -0.95], half: [0.13, 0.008, 0.09], round: 0.006, yaw: 0.5, color: '#f4f2ec' },
  ],
  noise: 0.012,
  figures: (t) => {
    const eater = (at: Vec, table: Vec, looks: Looks, phase: number) => {
      const bite = Math.max(0, sway(t, 4, phase)) ** 2;
      return person(CHILD, looks, {
        at,
        yaw: facing(at, table),
        hips: 0.41,
        lean: 0.12 + 0.05 * sway(t, 2, phase),
        headYaw: 0.5 * sway(t, 1, phase) + 0.2 * sway(t, 3, phase),
        headPitch: 0.18 + 0.12 * bite,
        left: [0.14, 0.53, 0.3],
        right: [-0.12 + 0.08 * bite, 0.54 + 0.3 * bite, 0.3 - 0.1 * bite],
        leftFoot: [0.09, 0.07, 0.2 + 0.04 * sway(t, 6, phase)],
        rightFoot: [-0.09, 0.07, 0.2 - 0.04 * sway(t, 6, phase)],
        knees: 'front',
      });
    };
    const way = walk(
      [
        [0, 1.0, 0.5, -1.9],
        [3.4, 1.0, 0.5, -1.9],
        [5.6, 1.72, -0.55, -2.4],
        [9, 1.72, -0.55, -2.4],
        [11.4, 1.0, 0.5, -1.9],
      ],
      t,
    );
    const bend = during(t, 0.6, 2.8) + during(t, 6.4, 8.4);
    const standing = upright(ADULT, way.walked, way.speed);
    const helper = person(
      ADULT,
      { skin: '#e3b58c', hair: '#c9953f', top: '#2f5a9e', bottom: '#3b3743', style: 'bun' },
      {
        at: way.at,
        yaw: way.yaw,
        ...standing,
        lean: 0.06 + 0.5 * bend,
        headPitch: 0.2 + 0.12 * sway(t, 3),
        headYaw: 0.3 * sway(t, 2, 0.2),
        right: mix(standing.right, [-0.14, standing.right[1] + 0.14, standing.right[2] + 0.46], bend),
        left: mix(standing.left, [0.2, standing.left[1] + 0.08, standing.left[2] + 0.3], bend),
      },
    );
    return [
      eater([-0.95, 0, 0.35], NEAR, { skin: '#8a5836', hair: '#7b2f1c', top: '#3f86c4', bottom: '#35507f' }, 0),
      eater([-0.5, 0, 1.12], NEAR, { skin: '#5d3822', hair: '#211a1a', top: '#4c9a5f', bottom: '#35507f' }, 0.55),
      eater(
        [0.52, 0, 0.05],
        NEAR,
        { skin: '#a9693f', hair: '#6b2d1b', top: '#dcb63c', bottom: '#35507f', style: 'tail' },
        0.3,
      ),
      eater(
        [0.1, 0, -1.05],
        FAR,
        { skin: '#7c4a2d', hair: '#1d1a1c', top: '#8e63b8', bottom: '#35507f', style: 'bun' },
        0.8,
      ),
      eater([1.42, 0, -1.3], FAR, { skin: '#efc9a6', hair: '#cf9a48', top: '#d2573f', bottom: '#35507f' }, 0.15),
      helper,
    ];
  },
};
