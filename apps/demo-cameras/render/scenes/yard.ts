import { ADULT, ball, CHILD, crossLegged, facing, type Looks, person, upright } from '../figure.ts';
import { during, LOOP_S, sway, walk } from '../motion.ts';
import { type Prop, placed, type Scene } from '../scene.ts';
import { mix, type Vec } from '../vector.ts';

const SAND: Vec = [1.35, 0, -0.15];

function fence(from: Vec, to: Vec): Prop[] {
  const middle = mix(from, to, 0.5);
  const span = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const yaw = Math.atan2(-(to[2] - from[2]), to[0] - from[0]);
  const rail = (y: number): Prop => ({
    kind: 'box',
    at: [0, y, 0.045],
    half: [span / 2, 0.035, 0.02],
    round: 0.008,
    color: '#e9e2d4',
  });
  const boards: Prop = {
    kind: 'box',
    at: [0, 0.6, 0],
    half: [span / 2, 0.6, 0.025],
    round: 0.008,
    color: '#b58a5c',
    material: 'boards',
  };
  return placed([boards, rail(0.35), rail(0.92)], middle, yaw);
}

const slide: Prop[] = placed(
  [
    { kind: 'box', at: [0, 0.72, 0], half: [0.42, 0.72, 0.42], round: 0.05, color: '#e2b44b', material: 'wood' },
    { kind: 'box', at: [0, 1.5, 0], half: [0.52, 0.07, 0.52], round: 0.05, color: '#4f8fca' },
    { kind: 'box', at: [0, 0.78, 0.41], half: [0.2, 0.4, 0.03], round: 0.02, color: '#8a6a34' },
    { kind: 'capsule', at: [1.12, 0.62, 0], half: [0.2, 0.88, 0], roll: 0.98, color: '#d5573f' },
    { kind: 'box', at: [1.98, 0.06, 0], half: [0.22, 0.05, 0.22], round: 0.04, color: '#c94e38' },
  ],
  [-1.05, 0, -0.95],
  -0.12,
);

const tree: Prop[] = placed(
  [
    { kind: 'capsule', at: [0, 0.8, 0], half: [0.15, 0.8, 0], color: '#8a6246', material: 'wood' },
    { kind: 'capsule', at: [0.22, 1.65, 0.05], half: [0.08, 0.3, 0], roll: 0.5, color: '#8a6246', material: 'wood' },
    { kind: 'ellipsoid', at: [0, 2.35, 0], half: [0.86, 0.75, 0.82], color: '#5f9650', material: 'leaves' },
    { kind: 'ellipsoid', at: [-0.5, 2.05, 0.3], half: [0.55, 0.48, 0.5], color: '#6da65b', material: 'leaves' },
    { kind: 'ellipsoid', at: [0.55, 2.2, 0.25], half: [0.5, 0.46, 0.5], color: '#6aa257', material: 'leaves' },
  ],
  [1.75, 0, -2.2],
);

const hills: Prop[] = [
  { kind: 'ellipsoid', at: [-9, -1.2, -19], half: [10, 3.0, 5], color: '#86b06a', material: 'leaves' },
  { kind: 'ellipsoid', at: [7, -1.4, -22], half: [12, 3.4, 5], color: '#7aa862', material: 'leaves' },
];

/** Where the ball is between the two who roll it: there and back twice in a loop. */
function rolling(t: number, from: Vec, to: Vec): Vec {
  const leg = (t / (LOOP_S / 4)) % 2;
  const there = leg < 1 ? leg : 2 - leg;
  const eased = there < 0.12 ? 0 : there > 0.88 ? 1 : (there - 0.12) / 0.76;
  return mix(from, to, eased * eased * (3 - 2 * eased));
}

/** Outdoors: a slide, a tree, sand, two children who roll a ball and one who runs about. */
export const yard: Scene = {
  camera: { at: [-1.15, 2.75, 4.6], target: [0.45, 0.55, -0.6], angle: 42, barrel: 0.035 },
  light: {
    direction: [-0.5, 0.78, 0.42],
    key: [1.05, 1.0, 0.9],
    sky: [0.62, 0.67, 0.74],
    bounce: [0.26, 0.3, 0.2],
    exposure: 0.98,
    soft: 7.0,
  },
  room: {
    outdoors: true,
    floor: 'grass',
    floorColor: '#9dbd74',
    wallColor: '#ffffff',
    wainscotColor: '#ffffff',
    wainscotTop: 0,
    corner: [99, -99],
    rug: { at: [SAND[0], SAND[2]], radius: 0.95, colors: ['#e3d0a6'], sand: true },
    windows: [],
  },
  props: [...fence([-6, 0, -2.2], [1.2, 0, -3.4]), ...fence([1.2, 0, -3.4], [8, 0, -2.4]), ...slide, ...tree, ...hills],
  noise: 0.01,
  figures: (t) => {
    const left: Vec = [-0.95, 0, 1.1];
    const right: Vec = [0.85, 0, 1.35];
    const rollAt = rolling(t, [-0.68, 0.12, 1.14], [0.58, 0.12, 1.31]);
    const roller = (at: Vec, other: Vec, looks: Looks, phase: number) => {
      const near = Math.max(0, 1 - Math.hypot(rollAt[0] - at[0], rollAt[2] - at[2]) / 0.6);
      return person(CHILD, looks, {
        at,
        yaw: facing(at, other),
        ...upright(CHILD, 0, 0),
        hips: 0.4 - 0.1 * near,
        lean: 0.12 + 0.75 * near,
        headPitch: 0.1 - 0.25 * near,
        headYaw: 0.15 * sway(t, 3, phase),
        left: [0.12, 0.5 - 0.24 * near + 0.04 * sway(t, 4, phase), 0.16 + 0.18 * near],
        right: [-0.12, 0.5 - 0.24 * near + 0.04 * sway(t, 4, phase + 0.3), 0.16 + 0.18 * near],
      });
    };
    const sits = (at: Vec, looks: Looks, phase: number) => {
      const dig = sway(t, 6, phase);
      return person(CHILD, looks, {
        at,
        yaw: facing(at, SAND),
        ...crossLegged(CHILD),
        lean: 0.2 + 0.08 * dig,
        headPitch: 0.3,
        headYaw: 0.35 * sway(t, 1, phase),
        left: [0.12, 0.15 + 0.05 * dig, 0.3],
        right: [-0.12, 0.15 - 0.05 * dig, 0.32],
      });
    };
    const carer: Vec = [0.75, 0, -0.55];
    const wave = during(t, 6.5, 9.5);
    const run = walk(
      [
        [0, -0.2, -0.15],
        [1.8, -1.75, 0.3],
        [3.4, -2.2, -0.9],
        [5, -1.3, -1.75],
        [7, 0.3, -1.75],
        [9, 0.75, -1.25, 0.4],
        [10.4, 0.35, -0.7],
      ],
      t,
    );
    return [
      roller(left, right, { skin: '#5d3822', hair: '#1d1a1c', top: '#8e63b8', bottom: '#35507f', style: 'bun' }, 0),
      roller(right, left, { skin: '#efc9a6', hair: '#cf9a48', top: '#d2573f', bottom: '#35507f' }, 0.5),
      ball(rollAt, 0.12, '#e8c23c'),
      person(
        ADULT,
        { skin: '#a9693f', hair: '#7b2f1c', top: '#2f8287', bottom: '#3b3743', style: 'tail' },
        {
          at: carer,
          yaw: facing(carer, [1.2, 0, 0.9]),
          ...crossLegged(ADULT),
          lean: 0.1,
          headYaw: 0.5 * sway(t, 1),
          headPitch: 0.15,
          left: [0.2 + 0.16 * wave + 0.1 * wave * sway(t, 14), 0.34 + 0.62 * wave, 0.36 - 0.2 * wave],
        },
      ),
      sits([1.15, 0, 0.42], { skin: '#8a5836', hair: '#7b2f1c', top: '#3f86c4', bottom: '#35507f' }, 0.2),
      sits([1.85, 0, 0.1], { skin: '#7c4a2d', hair: '#221c1c', top: '#dcb63c', bottom: '#2d3a5c' }, 0.6),
      person(
        CHILD,
        { skin: '#e8bf98', hair: '#4d2c1b', top: '#4c9a5f', bottom: '#a65a3c', style: 'tail' },
        {
          at: run.at,
          yaw: run.yaw,
          ...upright(CHILD, run.walked, run.speed),
          lean: 0.1,
          headPitch: 0.05,
          headYaw: 0.2 * sway(t, 3),
        },
      ),
    ];
  },
};
