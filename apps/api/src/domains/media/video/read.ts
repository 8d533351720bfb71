import type { AudioCodec, Input, InputAudioTrack, InputVideoTrack, VideoCodec } from 'mediabunny';
import { openStored } from '../../../files/store.ts';

/** A phone video of a day in a centre is far below; more is a film, or a bomb. */
const MOST_SECONDS = 30 * 60;
const MOST_EDGE = 4096;
const MOST_TRACKS = 8;
const PATIENCE_MS = 10_000;

/** What every browser plays: H.264 with AAC or MP3 as MP4; VP8, VP9 or AV1 with Opus or Vorbis as WebM. */
const PLAYED: readonly { type: VideoType; video: readonly VideoCodec[]; audio: readonly AudioCodec[] }[] = [
  { type: 'video/mp4', video: ['avc'], audio: ['aac', 'mp3'] },
  { type: 'video/webm', video: ['vp8', 'vp9', 'av1'], audio: ['opus', 'vorbis'] },
];

export type VideoType = 'video/mp4' | 'video/webm';

/** A video that can be shown, with its first pictures and sound. */
export interface Fit {
  readonly type: VideoType;
  /** As it is seen, turned upright. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly video: InputVideoTrack;
  readonly audio: InputAudioTrack | null;
}

/** Why a file is no video we keep; `of` is the form that is not played everywhere. */
export type UnfitVideo =
  | { readonly unfit: 'NO_VIDEO' | 'TOO_LONG' | 'TOO_WIDE' }
  | { readonly unfit: 'FORM'; readonly of: string };

/** Reads a file of the store part by part: a video of 500 MB is never in memory. */
export const inputOf = async (centre: number, file: string): Promise<Input | null> => {
  const { CustomSource, Input, MATROSKA, MP4, QTFF, WEBM } = await import('mediabunny');
  const stored = await openStored(centre, file, () => ({ start: 0, end: 0 }));
  if (!stored) return null;
  stored.content.destroy();
  const read = async (start: number, end: number) => {
    const part = await openStored(centre, file, () => ({ start, end: end - 1 }));
    if (!part) throw new Error('The file is gone.');
    const chunks: Uint8Array[] = [];
    for await (const chunk of part.content) chunks.push(chunk);
    return new Uint8Array(Buffer.concat(chunks));
  };
  return new Input({
    formats: [MP4, QTFF, WEBM, MATROSKA],
    source: new CustomSource({ getSize: () => stored.size, read, prefetchProfile: 'fileSystem' }),
  });
};

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Reading the video took too long.')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Looks into a file without decoding a picture of it. */
export const examine = async (input: Input): Promise<Fit | UnfitVideo> => {
  try {
    return await inTime(look(input));
  } catch {
    return { unfit: 'NO_VIDEO' };
  }
};

const look = async (input: Input): Promise<Fit | UnfitVideo> => {
  const tracks = await input.getTracks();
  const video = await input.getPrimaryVideoTrack();
  if (!video || tracks.length > MOST_TRACKS) return { unfit: 'NO_VIDEO' };
  const audio = await input.getPrimaryAudioTrack();
  const codec = await video.getCodec();
  const sound = audio ? await audio.getCodec() : null;
  const seconds = await input.computeDuration();
  if (!Number.isFinite(seconds) || seconds <= 0) return { unfit: 'NO_VIDEO' };
  if (seconds > MOST_SECONDS) return { unfit: 'TOO_LONG' };
  const width = await video.getDisplayWidth();
  const height = await video.getDisplayHeight();
  if (Math.max(width, height) > MOST_EDGE || Math.min(width, height) < 16) return { unfit: 'TOO_WIDE' };
  const played = PLAYED.find((one) => codec !== null && one.video.includes(codec));
  if (!played) return { unfit: 'FORM', of: codec === 'hevc' ? 'HEVC (H.265)' : (codec ?? 'unknown') };
  if (audio && (sound === null || !played.audio.includes(sound))) return { unfit: 'FORM', of: sound ?? 'unknown' };
  return { type: played.type, width: Math.round(width), height: Math.round(height), seconds, video, audio };
};
