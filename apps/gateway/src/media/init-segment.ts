import type { AudioConfig } from './aac.ts';
import { box, u8, u16, u32, zeros } from './boxes.ts';
import { hasChromaFields } from './h264.ts';
import type { VideoConfig } from './video-config.ts';

export const VIDEO_TRACK = 1;
export const AUDIO_TRACK = 2;
/** Ticks per second of the video track: RTP's own, so that nothing is rounded. */
export const VIDEO_TIMESCALE = 90_000;

const MATRIX = Buffer.concat([u32(0x10000), zeros(12), u32(0x10000), zeros(12), u32(0x40000000)]);

/** `ftyp` + `moov` of a fragmented MP4 with one video track and, if given, one AAC track. */
export function initSegment(video: VideoConfig, audio: AudioConfig | null): Buffer {
  const tracks = [videoTrack(video)];
  const defaults = [box('trex', 0, VIDEO_TRACK, 1, 0, 0, 0)];
  if (audio) {
    tracks.push(audioTrack(audio));
    defaults.push(box('trex', 0, AUDIO_TRACK, 1, 0, 0, 0));
  }
  const header = box('mvhd', 0, 0, 0, 1000, 0, 0x10000, u16(0x100, 0), zeros(8), MATRIX, zeros(24), AUDIO_TRACK + 1);
  return Buffer.concat([
    box('ftyp', 'iso5', 512, 'iso5iso6mp41'),
    box('moov', header, ...tracks, box('mvex', ...defaults)),
  ]);
}

function videoTrack(video: VideoConfig): Buffer {
  const size = [u16(video.width, 0), u16(video.height, 0)];
  const sample = box(
    video.codec === 'h264' ? 'avc1' : 'hvc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(video.width, video.height),
    0x480000,
    0x480000,
    0,
    u16(1),
    zeros(32),
    u16(0x18, 0xffff),
    video.codec === 'h264' ? avcC(video) : hvcC(video),
  );
  return track(VIDEO_TRACK, VIDEO_TIMESCALE, 0, size, 'vide', box('vmhd', 1, zeros(8)), sample);
}

function audioTrack(audio: AudioConfig): Buffer {
  const sample = box(
    'mp4a',
    zeros(6),
    u16(1),
    zeros(8),
    u16(audio.channels, 16, 0, 0),
    u16(Math.min(audio.sampleRate, 0xffff), 0),
    esds(audio.config),
  );
  const empty = [u32(0), u32(0)];
  return track(AUDIO_TRACK, audio.sampleRate, 0x100, empty, 'soun', box('smhd', 0, 0), sample);
}

function track(
  id: number,
  timescale: number,
  volume: number,
  size: Buffer[],
  handler: string,
  mediaHeader: Buffer,
  sample: Buffer,
): Buffer {
  const none = (type: string) => box(type, 0, 0);
  const table = box('stbl', box('stsd', 0, 1, sample), none('stts'), none('stsc'), box('stsz', 0, 0, 0), none('stco'));
  const media = box(
    'mdia',
    box('mdhd', 0, 0, 0, timescale, 0, u16(0x55c4, 0)),
    box('hdlr', 0, 0, handler, zeros(12), 'Nestling\0'),
    box('minf', mediaHeader, box('dinf', box('dref', 0, 1, box('url ', 1))), table),
  );
  return box('trak', box('tkhd', 3, 0, 0, id, 0, 0, zeros(8), u16(0, 0, volume, 0), MATRIX, ...size), media);
}

/** AVCDecoderConfigurationRecord (ISO/IEC 14496-15 §5.3.3). */
function avcC(video: Extract<VideoConfig, { codec: 'h264' }>): Buffer {
  const { profile, compatibility, level, chromaFormat, bitDepthLuma, bitDepthChroma } = video.info;
  const listed = (sets: Buffer[]) => sets.flatMap((set) => [u16(set.length), set]);
  const depths = u8(0xfc | chromaFormat, 0xf8 | (bitDepthLuma - 8), 0xf8 | (bitDepthChroma - 8), 0);
  return box(
    'avcC',
    u8(1, profile, compatibility, level, 0xff, 0xe0 | video.sps.length),
    ...listed(video.sps),
    u8(video.pps.length),
    ...listed(video.pps),
    hasChromaFields(profile) ? depths : zeros(0),
  );
}

/** HEVCDecoderConfigurationRecord (ISO/IEC 14496-15 §8.3.3). */
function hvcC(video: Extract<VideoConfig, { codec: 'h265' }>): Buffer {
  const { info } = video;
  const array = (type: number, sets: Buffer[]) => [
    u8(0x80 | type),
    u16(sets.length),
    ...sets.flatMap((set) => [u16(set.length), set]),
  ];
  return box(
    'hvcC',
    u8(1, (info.profileSpace << 6) | (info.tier << 5) | info.profile),
    u32(info.compatibility),
    Buffer.from(info.constraints),
    u8(info.level),
    u16(0xf000),
    u8(0xfc, 0xfc | info.chromaFormat, 0xf8 | (info.bitDepthLuma - 8), 0xf8 | (info.bitDepthChroma - 8)),
    u16(0),
    u8((info.temporalLayers << 3) | 0x03, 3),
    ...array(32, video.vps),
    ...array(33, video.sps),
    ...array(34, video.pps),
  );
}

/** Elementary stream descriptor of AAC (ISO/IEC 14496-1 §7.2.6); sizes stay below 128, so one byte holds each. */
function esds(config: Buffer): Buffer {
  const specific = Buffer.concat([u8(5, config.length), config]);
  const decoder = Buffer.concat([u8(4, 13 + specific.length, 0x40, 0x15, 0, 0, 0), zeros(8), specific]);
  return box('esds', 0, u8(3, 3 + decoder.length + 3, 0, AUDIO_TRACK, 0), decoder, u8(6, 1, 2));
}
