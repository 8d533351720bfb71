/**
 * Draws the scenes of the demo cameras and encodes them as loops.
 *   node apps/demo-cameras/render/render.ts [--still <second>] [--draft] [--out <folder>] [scene…]
 * `--still` writes one PNG per scene instead of the loop; `--draft` spends a tenth of the work.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LOOP_S } from './motion.ts';
import type { Scene } from './scene.ts';
import { ALL } from './scenes/all.ts';
import { buildTracer, type Quality, Tracer } from './tracer.ts';

const FPS = 25;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    still: { type: 'string' },
    draft: { type: 'boolean', default: false },
    out: { type: 'string', default: fileURLToPath(new URL('../scenes', import.meta.url)) },
    ffmpeg: { type: 'string', default: 'ffmpeg' },
    kbps: { type: 'string', default: '1250' },
  },
});

const quality: Quality = values.draft
  ? { width: 1280, height: 720, samples: 1, cones: 6 }
  : { width: 1280, height: 720, samples: 10, cones: 10 };

const INPUT = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${quality.width}x${quality.height}`, '-r', String(FPS)];

/** As a camera encodes: Main profile, no B-frames, one slice, a key frame every 2 s, an even rate. */
function loopOutput(kbps: number): string[] {
  const x264 = 'scenecut=0:repeat-headers=1:sliced-threads=0:rc-lookahead=25:aq-mode=2';
  const rate = ['-b:v', `${kbps}k`, '-maxrate', `${Math.round(kbps * 1.15)}k`, '-bufsize', `${kbps}k`];
  const gop = ['-g', String(FPS * 2), '-keyint_min', String(FPS * 2), '-bf', '0'];
  const picture = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'];
  const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
  const codec = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow', '-threads', '1', '-x264-params', x264];
  return [...picture, ...codec, ...gop, ...rate, ...tags, '-f', 'h264'];
}

async function draw(name: string, scene: Scene, instants: number[], output: string[], file: string): Promise<void> {
  const started = performance.now();
  const tracer = new Tracer(program, scene, quality);
  const ffmpeg = spawn(values.ffmpeg, ['-y', '-loglevel', 'error', ...INPUT, '-i', '-', ...output, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  tracer.pictures.pipe(ffmpeg.stdin);
  for (const t of instants) tracer.frame(scene.figures(t));
  tracer.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${name}`);
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s, ${file}`);
}

await mkdir(values.out, { recursive: true });
const program = await buildTracer();
for (const [name, scene] of Object.entries(ALL)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  if (values.still === undefined) {
    const instants = Array.from({ length: LOOP_S * FPS }, (_, index) => index / FPS);
    await draw(name, scene, instants, loopOutput(Number(values.kbps)), `${values.out}/${name}.h264`);
  } else {
    await draw(name, scene, [Number(values.still)], ['-frames:v', '1'], `${values.out}/${name}.png`);
  }
}
