import type { AudioConfig } from '../media/aac.ts';
import { fragmentSize, type Sample, writeFragment } from '../media/fragment.ts';
import { initSegment } from '../media/init-segment.ts';
import type { VideoConfig } from '../media/video-config.ts';
import {
  FLAG_KEY,
  frameHeaderSize,
  KIND_FRAGMENTS,
  KIND_INIT,
  MEDIA_HEADER,
  mediaMessage,
  writeHeaders,
} from '../view/ws-frame.ts';

/** One picture as it goes to every viewer. */
export interface Frame {
  /** Per camera, growing by one. */
  seq: number;
  key: boolean;
  /** Start and end on the camera's timeline, ms. */
  startMs: number;
  endMs: number;
  /** The WebSocket message with this picture alone. */
  message: Buffer;
  /** The `moof` + `mdat`: a view into `message`. */
  fragment: Buffer;
  audio: boolean;
}

/** What a player needs before the first fragment; a new one when the camera's picture changes its form. */
export interface Init {
  version: number;
  /** For `isTypeSupported`: `avc1.4d401f`, with sound `avc1.4d401f,mp4a.40.2`. */
  codec: string;
  width: number;
  height: number;
  video: VideoConfig;
  /** Key pictures alone follow, each standing until the next. */
  thin: boolean;
  bytes: Buffer;
  /** The same as a WebSocket message. */
  message: Buffer;
}

export function makeFrame(seq: number, sample: Sample): Frame {
  const size = fragmentSize(sample);
  const headers = frameHeaderSize(MEDIA_HEADER + size) + MEDIA_HEADER;
  const message = Buffer.allocUnsafe(headers + size);
  writeHeaders(message, size, KIND_FRAGMENTS, sample.key ? FLAG_KEY : 0, seq);
  writeFragment(message, headers, size, sample);
  return {
    seq,
    key: sample.key,
    startMs: sample.time / 90,
    endMs: (sample.time + sample.duration) / 90,
    message,
    fragment: message.subarray(headers),
    audio: sample.audio !== null,
  };
}

export function makeInit(version: number, video: VideoConfig, audio: AudioConfig | null): Init {
  const bytes = initSegment(video, audio);
  return {
    version,
    codec: audio ? `${video.codecString},${audio.codecString}` : video.codecString,
    width: video.width,
    height: video.height,
    video,
    thin: false,
    bytes,
    message: mediaMessage([bytes], KIND_INIT, FLAG_KEY, 0),
  };
}
