import { dog } from '../dog.ts';
import { ball } from '../figure.ts';
import { bowl, cupboard, dogBed, windowBars } from '../furniture.ts';
import { during, sway, walk } from '../motion.ts';
import type { Scene } from '../scene.ts';

const BACK = -2.75;
const WINDOWS = [
  [-3.3, -1.8, 1.1, 2.2],
  [-0.6, 0.8, 1.1, 2.2],
] as const;

/** A play room for dogs: one trots its round, one fetches, one sits, one dozes. */
export const kennel: Scene = {
  camera: { at: [-2.0, 2.3, 3.05], target: [0.3, 0.3, -0.25], angle: 42, barrel: 0.035 },
  light: {
    direction: [-0.42, 0.8, 0.4],
    key: [0.6, 0.57, 0.53],
    sky: [0.74, 0.75, 0.75],
    bounce: [0.42, 0.42, 0.4],
    exposure: 1.0,
    soft: 3.2,
  },
  room: {
    floor: 'tiles',
    floorColor: '#dcdad5',
    wallColor: '#e0dfdb',
    wainscotColor: '#b9cdc6',
    wainscotTop: 0.95,
    corner: [2.55, BACK],
    rug: { at: [0.15, -0.1], radius: 1.25, colors: ['#c4dad4', '#a6c9c1', '#a6c9c1', '#c9ddd7'] },
    windows: WINDOWS,
  },
  props: [
    ...WINDOWS.flatMap((span) => windowBars(span, BACK)),
    ...cupboard([-2.5, 0, BACK + 0.24], 0, 1.8, ['#d58a49', '#3f77b8', '#cf5241', '#e3b53a']),
    ...dogBed([1.65, 0, -1.85], -0.25, '#7d97d6', 0.62),
    ...dogBed([-1.15, 0, 1.05], 0.5, '#c99a63', 0.5),
    ...bowl([1.55, 0, 0.75], '#3f77b8'),
    ...bowl([1.95, 0, 0.6], '#e9e6de'),
  ],
  noise: 0.012,
  figures: (t) => {
    const round = walk(
      [
        [0, 1.25, 0.35],
        [1.9, 0.2, 1.05],
        [3.8, -0.85, 0.2],
        [5.6, -0.55, -0.95],
        [7.4, 0.55, -1.3],
        [9.4, 1.45, -0.75],
      ],
      t,
    );
    const fetch = walk(
      [
        [0, 0.05, 0.3, -0.5],
        [4.2, 0.05, 0.3, -0.5],
        [5.8, 0.85, 0.75, 2.6],
        [8.4, 0.85, 0.75, 2.6],
        [10.4, 0.05, 0.3, -0.5],
      ],
      t,
    );
    const thrown = during(t, 3.8, 10.2, 0.9);
    return [
      dog(
        { body: '#efece6', legs: '#26221f', head: '#efece6', ears: '#26221f', snout: '#2b2624', size: 1 },
        {
          at: round.at,
          yaw: round.yaw,
          walked: round.walked,
          speed: round.speed,
          wag: sway(t, 20),
          headYaw: 0.25 * sway(t, 3),
          headPitch: 0.08,
        },
      ),
      dog(
        { body: '#d39a4e', ears: '#b9803a', size: 1.05 },
        {
          at: fetch.at,
          yaw: fetch.yaw,
          walked: fetch.walked,
          speed: fetch.speed,
          wag: sway(t, 26),
          headYaw: 0.2 * sway(t, 4),
          headPitch: 0.2 + 0.25 * during(t, 6.2, 8, 0.4),
        },
      ),
      dog(
        { body: '#5a3d2b', ears: '#432c1e', size: 0.92 },
        {
          at: [-1.0, 0, -0.55],
          yaw: 1.0,
          walked: 0,
          speed: 0,
          wag: sway(t, 16),
          headYaw: 0.6 * sway(t, 1) + 0.2 * sway(t, 3),
          headPitch: -0.05 + 0.1 * sway(t, 2),
          sits: 1,
        },
      ),
      dog(
        { body: '#cdb79a', ears: '#a98d69', size: 0.95 },
        {
          at: [1.62, 0.13, -1.82],
          yaw: -0.7,
          walked: 0,
          speed: 0,
          wag: 0.4 * sway(t, 6),
          headYaw: 0.35 * sway(t, 1, 0.2),
          headPitch: 0.25 + 0.05 * sway(t, 2),
          lies: true,
        },
      ),
      ball([0.25 + 0.95 * thrown, 0.085, 0.62 + 0.35 * thrown], 0.085, '#cf5241'),
    ];
  },
};
