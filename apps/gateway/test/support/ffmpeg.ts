import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

const ffmpeg: unknown = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg');

/** Where ffmpeg is; a decoder nobody here wrote is the judge of what the gateway muxes. */
export function ffmpegPath(): string {
  if (typeof ffmpeg === 'object' && ffmpeg !== null && 'path' in ffmpeg && typeof ffmpeg.path === 'string')
    return ffmpeg.path;
  throw new Error('ffmpeg is missing: run npm ci.');
}

/** Decodes a stream: how many pictures and sound packets it gave, and what the decoder complained of. */
export function decode(bytes: Buffer, codec = ''): { pictures: number; sounds: number; complaints: string } {
  const format = codec ? ['-f', codec] : [];
  const args = [
    '-v',
    'error',
    '-progress',
    '-',
    '-nostats',
    ...format,
    '-i',
    '-',
    '-f',
    'framehash',
    '-vsync',
    '0',
    'pipe:2',
  ];
  // Hashes of decoded pictures and sounds go to stderr together with complaints; hashes start with a stream number.
  const run = execFileSync('/bin/sh', ['-c', '"$0" "$@" 2>&1 >/dev/null', ffmpegPath(), ...args], {
    input: bytes,
    maxBuffer: 1e8,
  });
  const lines = run
    .toString()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const hashes = lines.filter((line) => /^\d+, /.test(line));
  return {
    pictures: hashes.filter((line) => line.startsWith('0,')).length,
    sounds: hashes.filter((line) => line.startsWith('1,')).length,
    complaints: lines.filter((line) => !hashes.includes(line)).join('\n'),
  };
}
