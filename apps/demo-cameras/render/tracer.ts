import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type Figure, lookAt } from './figure.ts';
import { packProps, type Scene } from './scene.ts';
import { color, unit } from './vector.ts';

const FLOORS = { planks: 0, tiles: 1, grass: 2 };
const SOURCE = fileURLToPath(new URL('tracer/tracer.cpp', import.meta.url));

export interface Quality {
  width: number;
  height: number;
  /** Pictures of the empty room that are averaged, and cones of occlusion in each. */
  samples: number;
  cones: number;
}

/** The whole head of the stream: structs Shared, Room and Prop of the tracer, as floats in their order. */
function headOf(scene: Scene, quality: Quality): number[] {
  const { camera, light, room } = scene;
  const { right, up, forward } = lookAt(camera.at, camera.target);
  const zoom = 1 / Math.tan((camera.angle * Math.PI) / 360);
  const shared = [
    ...[quality.width, quality.height, ...camera.at, ...right, ...up, ...forward, zoom, camera.barrel],
    ...[...unit(light.direction), ...light.key, ...light.sky, ...light.bounce],
    ...[light.exposure, light.soft, scene.noise, quality.samples, quality.cones],
  ];
  const paints = room.rug?.colors ?? [];
  const rugColors = [0, 1, 2, 3].flatMap((i) => [...color(paints[i] ?? paints[0] ?? '#ffffff')]);
  const windows = [0, 1, 2].flatMap((i) => [...(room.windows[i] ?? [0, 0, 0, 0])]);
  const rug = room.rug ? [...room.rug.at, room.rug.radius, room.rug.sand ? 2 : 1] : [0, 0, 0, 0];
  const walls = [room.outdoors ? 1 : 0, FLOORS[room.floor], room.wainscotTop, ...room.corner, room.windows.length];
  const paint = [room.floorColor, room.wallColor, room.wainscotColor].flatMap((hex) => [...color(hex)]);
  const props = packProps(scene.props);
  return [
    ...shared,
    ...walls,
    ...paint,
    ...rug,
    ...rugColors,
    ...windows,
    scene.props.length,
    ...props.numbers,
    ...props.reach,
  ];
}

/** One frame: its figures and all their parts. */
function frameOf(figures: readonly Figure[]): number[] {
  const parts: number[] = [];
  const heads: number[] = [];
  let count = 0;
  for (const figure of figures) {
    const hair = figure.hair;
    heads.push(...around(figure), ...(hair?.direction ?? [0, 1, 0]), hair?.from ?? 2, ...(hair?.color ?? [0, 0, 0]));
    heads.push(count, figure.parts.length);
    count += figure.parts.length;
    for (const part of figure.parts) {
      parts.push(...part.a, part.ra, ...part.b, part.rb, ...part.color, part.material);
    }
  }
  return [figures.length, ...heads, count, ...parts];
}

/** A sphere around all parts: middle of their box and the farthest reach from there. */
function around(figure: Figure): number[] {
  const ends = figure.parts.flatMap((part) => [
    { at: part.a, r: part.ra },
    { at: part.b, r: part.rb },
  ]);
  const middle = ([0, 1, 2] as const).map((axis) => {
    const low = Math.min(...ends.map((end) => end.at[axis] - end.r));
    const high = Math.max(...ends.map((end) => end.at[axis] + end.r));
    return (low + high) / 2;
  });
  const [x = 0, y = 0, z = 0] = middle;
  return [x, y, z, Math.max(...ends.map((end) => Math.hypot(end.at[0] - x, end.at[1] - y, end.at[2] - z) + end.r))];
}

/** Builds the tracer for this machine. @returns the path of the program */
export async function buildTracer(): Promise<string> {
  const program = join(await mkdtemp(join(tmpdir(), 'nestling-scenes-')), 'tracer');
  const flags = ['-O3', '-march=native', '-ffast-math', '-std=c++17', '-Wall', '-o', program, SOURCE];
  const built = spawnSync('g++', flags, { stdio: 'inherit' });
  if (built.error || built.status !== 0) throw new Error('Drawing the scenes needs a C++ compiler: install g++.');
  return program;
}

const floats = (numbers: number[]): Buffer => Buffer.from(Float32Array.from(numbers).buffer);

/** Starts the tracer on a scene; its stdout carries RGB rows, one picture for each `frame` written. */
export class Tracer {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;

  constructor(program: string, scene: Scene, quality: Quality) {
    this.#process = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process.stdin.write(floats(headOf(scene, quality)));
  }

  get pictures(): Readable {
    return this.#process.stdout;
  }

  frame(figures: readonly Figure[]): void {
    this.#process.stdin.write(floats(frameOf(figures)));
  }

  end(): void {
    this.#process.stdin.end();
  }
}
