/**
 * Draws the photos of the demo: the scenes of the cameras, as somebody among the children would take them.
 *   node apps/demo-cameras/render/photos.ts [--draft] [photo…]
 * They are kept beside the demo's data (`apps/api/src/db/seed/photos`) in the three sizes a picture has, so that filling a
 * database copies them. `--draft` spends a tenth of the work.
 */
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Scene } from './scene.ts';
import { acorns } from './scenes/acorns.ts';
import { kennel } from './scenes/kennel.ts';
import { owls } from './scenes/owls.ts';
import { sunflowers } from './scenes/sunflowers.ts';
import { yard } from './scenes/yard.ts';
import { buildTracer, type Quality, Tracer } from './tracer.ts';
import type { Vec } from './vector.ts';

/** Where the camera is held and points, its angle of view in degrees, and the second of the loop. */
interface Shot {
  readonly scene: Scene;
  readonly at: Vec;
  readonly target: Vec;
  readonly angle: number;
  readonly second: number;
}

const shots: Readonly<Record<string, Shot>> = {
  circle: { scene: sunflowers, second: 8.2, at: [0.75, 0.95, 2.35], target: [-0.05, 0.42, -0.2], angle: 38 },
  story: { scene: sunflowers, second: 5.4, at: [-1.75, 0.85, 0.75], target: [0.5, 0.38, -0.05], angle: 40 },
  rug: { scene: owls, second: 3, at: [-0.2, 0.95, 2.3], target: [0, 0.38, -0.2], angle: 40 },
  snack: { scene: acorns, second: 9, at: [0.4, 1.3, 1.9], target: [0.35, 0.5, -0.3], angle: 40 },
  ball: { scene: yard, second: 3, at: [-0.1, 0.75, 3.2], target: [-0.05, 0.4, 0.8], angle: 40 },
  turn: { scene: yard, second: 0.4, at: [-0.4, 0.7, 2.9], target: [-0.3, 0.42, 0.6], angle: 34 },
  sand: { scene: yard, second: 6, at: [2.6, 0.8, 1.4], target: [1.2, 0.3, -0.3], angle: 40 },
  fetch: { scene: kennel, second: 4, at: [1.2, 0.7, 2], target: [0, 0.3, 0], angle: 40 },
  friends: { scene: kennel, second: 9, at: [-1.2, 0.6, 1.8], target: [0, 0.25, 0], angle: 40 },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    out: { type: 'string', default: fileURLToPath(new URL('../../api/src/db/seed/photos', import.meta.url)) },
  },
});
const size = { width: 1200, height: 800 };
const quality: Quality = values.draft ? { ...size, samples: 1, cones: 6 } : { ...size, samples: 12, cones: 12 };

/** One picture of a scene, as rows of RGB. */
const draw = async (program: string, { scene, second, ...camera }: Shot): Promise<Buffer> => {
  const tracer = new Tracer(program, { ...scene, noise: 0.004, camera: { ...camera, barrel: 0 } }, quality);
  const rows: Buffer[] = [];
  tracer.pictures.on('data', (part: Buffer) => rows.push(part));
  tracer.frame(scene.figures(second));
  tracer.end();
  await once(tracer.pictures, 'end');
  return Buffer.concat(rows);
};

await mkdir(values.out, { recursive: true });
const program = await buildTracer();
for (const [name, shot] of Object.entries(shots)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const photo = sharp(await draw(program, shot), { raw: { ...size, channels: 3 } }).webp({ quality: 74 });
  await photo.clone().toFile(join(values.out, `${name}.webp`));
  for (const [ending, edge] of [
    ['face', 384],
    ['small', 96],
  ] as const)
    await photo
      .clone()
      .resize(edge, edge)
      .toFile(join(values.out, `${name}-${ending}.webp`));
}
