import { add, color, cross, dot, length, mix, pitched, rolled, scale, sub, unit, type Vec, yawed } from './vector.ts';

/** A round cone: two spheres and the skin between them. Material 0 plain, 1 head (hair by direction), 2 fur. */
export interface Part {
  a: Vec;
  ra: number;
  b: Vec;
  rb: number;
  color: Vec;
  material: 0 | 1 | 2;
}

/** What moves as one: its parts and, for a person, where the hair of the head lies. */
export interface Figure {
  parts: Part[];
  hair?: { direction: Vec; from: number; color: Vec };
}

export interface Looks {
  skin: string;
  hair: string;
  top: string;
  bottom: string;
  shoes?: string;
  /** Hair beside the cap on the head. */
  style?: 'short' | 'bun' | 'puffs' | 'tail' | 'long';
  sleeves?: 'long' | 'short';
}

interface Build {
  spine: number;
  hip: number;
  chest: number;
  shoulder: number;
  head: number;
  arm: number;
  armRadius: number;
  leg: number;
  legRadius: number;
}

export const CHILD: Build = {
  spine: 0.27,
  hip: 0.135,
  chest: 0.112,
  shoulder: 0.128,
  head: 0.158,
  arm: 0.155,
  armRadius: 0.05,
  leg: 0.205,
  legRadius: 0.072,
};

export const ADULT: Build = {
  spine: 0.46,
  hip: 0.17,
  chest: 0.15,
  shoulder: 0.185,
  head: 0.172,
  arm: 0.26,
  armRadius: 0.062,
  leg: 0.4,
  legRadius: 0.092,
};

/** How a person holds itself, in its own frame: looks along +z, left hand and foot at +x. */
export interface Pose {
  at: Vec;
  yaw: number;
  /** Height of the hips. */
  hips: number;
  lean?: number;
  tilt?: number;
  twist?: number;
  headYaw?: number;
  headPitch?: number;
  headRoll?: number;
  /** Targets of the hands and feet; the joints between follow. */
  left: Vec;
  right: Vec;
  leftFoot: Vec;
  rightFoot: Vec;
  /** Where the knees point. */
  knees?: 'up' | 'out' | 'front';
}

/** The joint between two bones of equal length, bent towards the hint. */
function joint(root: Vec, target: Vec, bone: number, hint: Vec): { middle: Vec; end: Vec } {
  const to = sub(target, root);
  const reach = Math.min(length(to), bone * 1.98);
  const along = unit(to);
  const end = add(root, scale(along, reach));
  const side = unit(sub(hint, scale(along, dot(hint, along))));
  const bend = Math.sqrt(Math.max(0, bone * bone - (reach * reach) / 4));
  return { middle: add(add(root, scale(along, reach / 2)), scale(side, bend)), end };
}

const KNEES: Record<'up' | 'out' | 'front', (side: number) => Vec> = {
  up: (side) => [side * 0.25, 1, 0.3],
  out: (side) => [side, 0.35, 0.25],
  front: (side) => [side * 0.1, 0, 1],
};

/** A person of round cones: trousers, a top, a head with hair. */
export function person(build: Build, looks: Looks, pose: Pose): Figure {
  const parts: Part[] = [];
  const world = (local: Vec): Vec => add(pose.at, yawed(local, pose.yaw));
  const put = (a: Vec, ra: number, b: Vec, rb: number, paint: string, material: 0 | 1 = 0): void => {
    parts.push({ a: world(a), ra, b: world(b), rb, color: color(paint), material });
  };
  const bent = (local: Vec): Vec => rolled(pitched(yawed(local, pose.twist ?? 0), pose.lean ?? 0), pose.tilt ?? 0);
  const hip: Vec = [0, pose.hips, 0];
  const fromHip = (local: Vec): Vec => add(hip, bent(local));
  const chest = fromHip([0, build.spine, 0]);

  put(hip, build.hip * 0.98, add(hip, bent([0, build.spine * 0.25, 0])), build.hip * 0.98, looks.top);
  put(add(hip, bent([0, build.spine * 0.2, 0])), build.hip * 0.96, chest, build.chest, looks.top);
  const shoulders = fromHip([0, build.spine + build.chest * 0.25, 0]);
  put(shoulders, build.chest * 0.42, add(shoulders, bent([0, build.chest * 0.7, 0])), build.chest * 0.42, looks.skin);

  for (const side of [1, -1] as const) {
    const root = fromHip([side * build.shoulder, build.spine + build.chest * 0.15, 0]);
    const { middle, end } = joint(root, side === 1 ? pose.left : pose.right, build.arm, bent([side * 0.9, -0.7, -0.5]));
    const r = build.armRadius;
    const bare = looks.sleeves === 'short';
    put(root, r * 1.12, bare ? mix(root, middle, 0.7) : middle, r, looks.top);
    if (bare) put(mix(root, middle, 0.6), r * 0.86, middle, r * 0.84, looks.skin);
    const wrist = mix(middle, end, 0.82);
    put(middle, bare ? r * 0.84 : r, wrist, r * 0.86, bare ? looks.skin : looks.top);
    put(wrist, r * 0.8, end, r * 0.98, looks.skin);

    const thigh: Vec = [side * build.hip * 0.55, pose.hips - build.hip * 0.1, 0];
    const foot = side === 1 ? pose.leftFoot : pose.rightFoot;
    const leg = joint(thigh, foot, build.leg, KNEES[pose.knees ?? 'out'](side));
    put(thigh, build.legRadius * 1.12, leg.middle, build.legRadius, looks.bottom);
    put(leg.middle, build.legRadius, leg.end, build.legRadius * 0.84, looks.bottom);
    const toe: Vec = pose.knees === 'front' ? [0, -0.012, build.legRadius * 1.5] : [0, 0, build.legRadius * 0.9];
    put(leg.end, build.legRadius * 0.78, add(leg.end, toe), build.legRadius * 0.7, looks.shoes ?? '#3c3a44');
  }

  const neck = fromHip([0, build.spine + build.chest * 0.55 + build.head * 1.05, 0.012]);
  const turned = (local: Vec): Vec =>
    bent(rolled(yawed(pitched(local, pose.headPitch ?? 0), pose.headYaw ?? 0), pose.headRoll ?? 0));
  put(neck, build.head, neck, build.head, looks.skin, 1);
  const onFace = (local: Vec): Vec => add(neck, turned(scale(local, build.head)));
  for (const side of [1, -1]) {
    const eye = onFace([side * 0.33, 0.02, 0.91]);
    put(eye, build.head * 0.085, eye, build.head * 0.085, '#2a2023');
    put(
      onFace([side * 0.2, -0.36, 0.88]),
      build.head * 0.035,
      onFace([0, -0.43, 0.885]),
      build.head * 0.035,
      '#8c4038',
    );
  }
  hairOf(looks.style ?? 'short', build.head, (local, r, to, rTo) =>
    put(add(neck, turned(local)), r, add(neck, turned(to ?? local)), rTo ?? r, looks.hair),
  );
  return {
    parts,
    hair: { direction: yawed(turned(unit([0, 0.62, -0.78])), pose.yaw), from: 0.02, color: color(looks.hair) },
  };
}

type Lock = (local: Vec, r: number, to?: Vec, rTo?: number) => void;

function hairOf(style: NonNullable<Looks['style']>, head: number, put: Lock): void {
  // A slightly larger cap behind the face gives the hair its thickness.
  put([0, head * 0.1, -head * 0.13], head * 0.97);
  if (style === 'bun') put([0, head * 0.5, -head * 1.05], head * 0.44);
  if (style === 'tail') put([0, head * 0.35, -head * 1.0], head * 0.3, [0, -head * 0.7, -head * 1.35], head * 0.2);
  if (style === 'long') put([0, 0, -head * 0.45], head * 0.72, [0, -head * 0.95, -head * 0.55], head * 0.55);
  if (style === 'puffs') {
    for (const side of [1, -1]) put([side * head * 0.9, head * 0.42, -head * 0.35], head * 0.4);
  }
}

/** Hands and feet of somebody who sits on the floor with crossed legs. */
export function crossLegged(build: Build): Pick<Pose, 'hips' | 'leftFoot' | 'rightFoot' | 'knees' | 'left' | 'right'> {
  const f = build.leg;
  return {
    hips: build.hip * 0.98,
    leftFoot: [-f * 0.35, build.legRadius, f * 1.15],
    rightFoot: [f * 0.35, build.legRadius * 1.05, f * 1.35],
    left: [build.shoulder * 0.85, build.hip * 1.35, f * 0.95],
    right: [-build.shoulder * 0.85, build.hip * 1.35, f * 0.95],
    knees: 'out',
  };
}

/** Legs of somebody who sits with them stretched forward. */
export function stretched(build: Build): Pick<Pose, 'hips' | 'leftFoot' | 'rightFoot' | 'knees' | 'left' | 'right'> {
  const f = build.leg;
  return {
    ...crossLegged(build),
    leftFoot: [f * 0.75, build.legRadius * 0.9, f * 1.85],
    rightFoot: [-f * 0.75, build.legRadius * 0.9, f * 1.85],
    knees: 'up',
  };
}

/**
 * Somebody who stands or walks: the feet swing with the way walked.
 * @param walked metres
 * @param speed metres per second; 0 stands still
 */
export function upright(
  build: Build,
  walked: number,
  speed: number,
): Pick<Pose, 'hips' | 'leftFoot' | 'rightFoot' | 'knees' | 'left' | 'right' | 'tilt'> {
  const stride = build.leg * 2.1;
  const phase = (2 * Math.PI * walked) / (stride * 2);
  const go = Math.min(1, speed / 0.35);
  const hips = build.leg * 1.95 - 0.02 * go * Math.abs(Math.sin(phase));
  const foot = (side: number, p: number): Vec => [
    side * build.hip * 0.6,
    build.legRadius * 0.75 + go * Math.max(0, Math.cos(p)) * 0.07,
    go * Math.sin(p) * stride * 0.42,
  ];
  const hand = (side: number, p: number): Vec => [
    side * (build.shoulder + build.armRadius * 1.6),
    hips + build.spine - build.arm * 1.72 + go * 0.03,
    0.05 + go * Math.sin(p) * build.arm * 0.9,
  ];
  return {
    hips,
    tilt: go * 0.03 * Math.sin(phase),
    leftFoot: foot(1, phase),
    rightFoot: foot(-1, phase + Math.PI),
    left: hand(1, phase + Math.PI),
    right: hand(-1, phase),
    knees: 'front',
  };
}

/** A ball. */
export function ball(at: Vec, radius: number, paint: string): Figure {
  return { parts: [{ a: at, ra: radius, b: at, rb: radius, color: color(paint), material: 0 }] };
}

/** Yaw of a figure that looks at a point. */
export const facing = (at: Vec, target: Vec): number => Math.atan2(target[0] - at[0], target[2] - at[2]);

/** Basis of a camera: right, up, forward. */
export function lookAt(at: Vec, target: Vec): { right: Vec; up: Vec; forward: Vec } {
  const forward = unit(sub(target, at));
  const right = unit(cross(forward, [0, 1, 0]));
  return { right, up: cross(right, forward), forward };
}
