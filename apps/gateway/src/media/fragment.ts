import type { Nal } from '../rtsp/access-unit.ts';
import { AUDIO_TRACK, VIDEO_TRACK } from './init-segment.ts';

/** One picture on the camera's timeline, and the sound that arrived since the picture before. */
export interface Sample {
  /** Number of the fragment, from 1. */
  number: number;
  /** Decode time and duration in ticks of 1/90000 s. */
  time: number;
  duration: number;
  key: boolean;
  slices: readonly Nal[];
  audio: AudioRun | null;
}

/** Consecutive AAC frames. */
export interface AudioRun {
  /** Decode time of the first, in ticks of the sampling rate. */
  time: number;
  /** Ticks of each frame: 1024, or 960. */
  frameTicks: number;
  frames: readonly Buffer[];
}

/** moof 8 + mfhd 16 + traf 8 + tfhd 16 + tfdt 20 + trun 32 + mdat 8 */
const VIDEO_OVERHEAD = 108;

function audioOverhead(audio: AudioRun): number {
  // traf 8 + tfhd 20 + tfdt 20 + trun 20 and a size each
  return 68 + audio.frames.length * 4;
}

/** Exact size of the fragment `writeFragment` will write, bytes. */
export function fragmentSize(sample: Sample): number {
  let size = VIDEO_OVERHEAD;
  for (const nal of sample.slices) size += 4 + nal.size;
  if (sample.audio) {
    size += audioOverhead(sample.audio);
    for (const frame of sample.audio.frames) size += frame.length;
  }
  return size;
}

/**
 * Writes `moof` + `mdat` of one picture at `at`: the only copy the video makes between the camera's socket and the
 * viewers' sockets. `size` is `fragmentSize(sample)`.
 */
export function writeFragment(target: Buffer, at: number, size: number, sample: Sample): void {
  const { audio } = sample;
  const moof = VIDEO_OVERHEAD - 8 + (audio ? audioOverhead(audio) : 0);
  let videoBytes = 0;
  for (const nal of sample.slices) videoBytes += 4 + nal.size;
  let p = at;
  const put = (value: number) => {
    p = target.writeUInt32BE(value >>> 0, p);
  };
  const name = (letters: string) => {
    p += target.write(letters, p, 'latin1');
  };
  const time = (ticks: number) => {
    put(Math.floor(ticks / 2 ** 32));
    put(ticks);
  };
  put(moof);
  name('moof');
  put(16);
  name('mfhd');
  put(0);
  put(sample.number);
  put(76);
  name('traf');
  put(16);
  name('tfhd');
  put(0x020000);
  put(VIDEO_TRACK);
  put(20);
  name('tfdt');
  put(0x01000000);
  time(sample.time);
  put(32);
  name('trun');
  put(0x000701);
  put(1);
  put(moof + 8);
  put(sample.duration);
  put(videoBytes);
  put(sample.key ? 0x02000000 : 0x01010000);
  if (audio) {
    put(audioOverhead(audio));
    name('traf');
    put(20);
    name('tfhd');
    put(0x020008);
    put(AUDIO_TRACK);
    put(audio.frameTicks);
    put(20);
    name('tfdt');
    put(0x01000000);
    time(audio.time);
    put(20 + audio.frames.length * 4);
    name('trun');
    put(0x000201);
    put(audio.frames.length);
    put(moof + 8 + videoBytes);
    for (const frame of audio.frames) put(frame.length);
  }
  put(size - moof);
  name('mdat');
  for (const nal of sample.slices) {
    put(nal.size);
    for (const part of nal.parts) p += part.copy(target, p);
  }
  if (audio) for (const frame of audio.frames) p += frame.copy(target, p);
}

/** Everything before the media in a fragment without sound, but for the head of its `mdat`. */
const ALONE = VIDEO_OVERHEAD - 8;

/** The picture of a fragment without its sound, as fragment `number`, shown for `duration` ticks of 1/90000 s. */
export function heldPicture(fragment: Buffer, number: number, duration: number): Buffer {
  const media = fragment.readUInt32BE(0) + 8;
  const size = fragment.readUInt32BE(92);
  const held = Buffer.allocUnsafe(VIDEO_OVERHEAD + size);
  fragment.copy(held, 0, 0, ALONE);
  held.writeUInt32BE(ALONE, 0);
  held.writeUInt32BE(number, 20);
  held.writeUInt32BE(VIDEO_OVERHEAD, 84);
  held.writeUInt32BE(duration, 88);
  held.writeUInt32BE(8 + size, ALONE);
  held.write('mdat', ALONE + 4, 'latin1');
  fragment.copy(held, VIDEO_OVERHEAD, media, media + size);
  return held;
}

/** Where the decode times stand in a fragment: after moof 8, mfhd 16, traf 8, tfhd 16 and 12 of tfdt; sound's 80 later. */
const VIDEO_TIME_AT = 60;
const AUDIO_TIME_AT = VIDEO_TIME_AT + 80;

/** The fragment as if the camera's timeline began with it: a file that starts hours late shows nothing. */
export function asFirst(fragment: Buffer, audio: boolean): Buffer {
  const first = Buffer.from(fragment);
  first.fill(0, VIDEO_TIME_AT, VIDEO_TIME_AT + 8);
  if (audio) first.fill(0, AUDIO_TIME_AT, AUDIO_TIME_AT + 8);
  return first;
}
