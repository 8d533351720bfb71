import { readFileSync } from 'node:fs';

/** The AAC frames of `clips/tone.aac` without their ADTS headers, 16 kHz mono. */
export function readSound(): { config: string; frames: Buffer[] } {
  const bytes = readFileSync(new URL('../clips/tone.aac', import.meta.url));
  const frames: Buffer[] = [];
  for (let at = 0; at + 7 < bytes.length; ) {
    const length = (bytes.readUInt32BE(at + 2) >> 5) & 0x1fff || 7;
    frames.push(bytes.subarray(at + 7, at + length));
    at += length;
  }
  // AAC-LC (2), 16 kHz (8), one channel.
  return { config: '1408', frames };
}
