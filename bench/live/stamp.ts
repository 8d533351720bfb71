import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WIDTH = 1280;
const HEIGHT = 720;
const FRAME_BYTES = (WIDTH * HEIGHT * 3) / 2;
/** Bits of the frame number along the top edge, least first, then the same inverted as a check. */
export const STAMP = { bits: 9, block: 32 };

const yard = fileURLToPath(new URL('../../apps/demo-cameras/scenes/yard.h264', import.meta.url));

/** Paints the number of the frame as light and dark blocks into a YUV picture. */
function paint(frame: Buffer, number: number): void {
  for (let bit = 0; bit < STAMP.bits * 2; bit++) {
    const set = ((number >> (bit % STAMP.bits)) & 1) === 1;
    const value = set === bit < STAMP.bits ? 235 : 16;
    for (let y = 0; y < STAMP.block; y++) {
      const at = y * WIDTH + bit * STAMP.block;
      frame.fill(value, at, at + STAMP.block);
    }
  }
}

/**
 * The yard with its frame number in the picture, 1.5 Mbit/s, a key frame every 2 s. Made once and kept.
 * @returns path of the loop
 */
export async function stampedLoop(ffmpeg: string): Promise<string> {
  const folder = join(tmpdir(), 'nestling-bench');
  const made = join(folder, 'stamp.h264');
  if (existsSync(made)) return made;
  await mkdir(folder, { recursive: true });
  const quiet = ['-loglevel', 'error'];
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p'];
  const decoder = spawn(ffmpeg, [...quiet, '-f', 'h264', '-i', yard, ...raw, '-'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const rate = ['-b:v', '1500k', '-maxrate', '1650k', '-bufsize', '1500k'];
  const gop = ['-g', '50', '-keyint_min', '50', '-bf', '0', '-threads', '1', '-x264-params', 'scenecut=0'];
  const codec = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryfast', ...rate, ...gop];
  const input = [...raw, '-s', `${WIDTH}x${HEIGHT}`, '-r', '25', '-i', '-'];
  const encoder = spawn(ffmpeg, [...quiet, '-y', ...input, ...codec, '-f', 'h264', `${made}.new`], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  let rest = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of decoder.stdout) {
    rest = Buffer.concat([rest, chunk]);
    for (; rest.length >= FRAME_BYTES; rest = rest.subarray(FRAME_BYTES)) {
      const frame = Buffer.from(rest.subarray(0, FRAME_BYTES));
      paint(frame, number++);
      if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
    }
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not make the stamped loop (${code}).`);
  await rename(`${made}.new`, made);
  return made;
}
