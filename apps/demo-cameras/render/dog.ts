import type { Figure, Part } from './figure.ts';
import { add, color, pitched, scale, type Vec, yawed } from './vector.ts';

export interface Coat {
  body: string;
  legs?: string;
  head?: string;
  ears: string;
  snout?: string;
  /** 1 stands about half a metre high. */
  size: number;
}

export interface DogPose {
  at: Vec;
  yaw: number;
  /** Metres trotted and metres per second: drive the legs. */
  walked: number;
  speed: number;
  /** -1 to 1: where the tail is. */
  wag: number;
  headYaw: number;
  headPitch: number;
  /** 0 stands, 1 sits. */
  sits?: number;
  lies?: boolean;
}

/** A dog of round cones; looks along +z in its own frame. */
export function dog(coat: Coat, pose: DogPose): Figure {
  const parts: Part[] = [];
  const put = (a: Vec, ra: number, b: Vec, rb: number, paint: string): void => {
    const world = (local: Vec): Vec => add(pose.at, yawed(scale(local, coat.size), pose.yaw));
    parts.push({ a: world(a), ra: ra * coat.size, b: world(b), rb: rb * coat.size, color: color(paint), material: 2 });
  };
  const sits = pose.sits ?? 0;
  const go = Math.min(1, pose.speed / 0.5);
  const phase = (2 * Math.PI * pose.walked) / (0.55 * coat.size);
  const bounce = 0.018 * go * Math.cos(2 * phase);
  const front: Vec = [0, (pose.lies ? 0.16 : 0.41 + 0.05 * sits) + bounce, 0.2 - 0.05 * sits];
  const rear: Vec = [0, (pose.lies ? 0.15 : 0.4 - 0.24 * sits) - bounce, -0.24 + 0.06 * sits];
  put(rear, 0.128, front, 0.148, coat.body);

  const legs = coat.legs ?? coat.body;
  for (const side of [1, -1]) {
    const x = side * 0.085;
    if (pose.lies) {
      put([x, 0.075, 0.24], 0.055, [x * 1.3, 0.055, 0.5], 0.05, legs);
      put([x * 1.5, 0.1, -0.2], 0.08, [x * 2.1, 0.055, 0.02], 0.05, legs);
      continue;
    }
    const step = (turn: number): Vec => [
      0,
      go * Math.max(0, Math.cos(phase + turn)) * 0.07,
      go * Math.sin(phase + turn) * 0.15,
    ];
    const fore = add([x, 0.05, 0.24], step(side > 0 ? 0 : Math.PI));
    const hind = add([x * (1 + sits * 0.7), 0.05, -0.26 + 0.3 * sits], step(side > 0 ? Math.PI : 0));
    put(add(front, [x, -0.05, 0.03]), 0.066, fore, 0.05, legs);
    put(add(rear, [x, -0.03, -0.02]), 0.085, add(hind, [0, 0.12 - 0.06 * sits, -0.04 * (1 - sits)]), 0.058, legs);
    put(add(hind, [0, 0.12 - 0.06 * sits, -0.04 * (1 - sits)]), 0.056, hind, 0.048, legs);
  }

  const skull = add(front, [0, 0.24, 0.2 - 0.04 * sits]);
  const turned = (local: Vec): Vec => add(skull, yawed(pitched(local, pose.headPitch), pose.headYaw));
  const head = coat.head ?? coat.body;
  put(add(front, [0, 0.06, 0.06]), 0.1, add(skull, [0, -0.03, -0.02]), 0.085, coat.body);
  put(skull, 0.118, turned([0, 0, 0.03]), 0.108, head);
  put(turned([0, -0.03, 0.07]), 0.072, turned([0, -0.045, 0.18]), 0.054, coat.snout ?? head);
  put(turned([0, -0.025, 0.225]), 0.028, turned([0, -0.025, 0.225]), 0.028, '#201c1d');
  for (const side of [1, -1]) {
    put(turned([side * 0.098, 0.05, -0.01]), 0.042, turned([side * 0.132, -0.1, 0.015]), 0.046, coat.ears);
    const eye = turned([side * 0.048, 0.03, 0.118]);
    put(eye, 0.017, eye, 0.017, '#201c1d');
  }
  const root = add(rear, [0, 0.08, -0.09]);
  put(root, 0.046, add(root, [pose.wag * 0.13, pose.lies ? 0.02 : 0.17 - 0.1 * sits, -0.16]), 0.034, coat.body);
  return { parts };
}
