import { readRtp } from '../rtsp/rtp.ts';
import type { MediaTrack } from '../rtsp/sdp.ts';
import { BitReader } from './bits.ts';

/** AAC as the camera announces it. */
export interface AudioConfig {
  /** AudioSpecificConfig (ISO/IEC 14496-3 §1.6.2). */
  config: Buffer;
  /** `mp4a.40.2` */
  codecString: string;
  sampleRate: number;
  channels: number;
  frameTicks: number;
}

const RATES = [96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350];

/** Reads the AAC configuration of a track; null when the track is not AAC in the form RFC 3640 calls AAC-hbr. */
export function audioConfig(track: MediaTrack): AudioConfig | null {
  const hex = track.parameters.get('config');
  const hbr = track.parameters.get('mode')?.toLowerCase() === 'aac-hbr';
  if (track.encoding !== 'mpeg4-generic' || !hbr || !hex || !/^([0-9a-f]{2}){2,32}$/i.test(hex)) return null;
  const sizes = track.parameters.get('sizelength') === '13' && track.parameters.get('indexlength') === '3';
  if (!sizes) return null;
  const config = Buffer.from(hex, 'hex');
  const r = new BitReader(config);
  const objectType = r.bits(5);
  const rateIndex = r.bits(4);
  const sampleRate = rateIndex === 15 && config.length >= 5 ? r.bits(24) : (RATES[rateIndex] ?? 0);
  const channels = r.bits(4);
  const short = r.flag();
  if (objectType < 1 || objectType > 5 || sampleRate < 7350 || sampleRate > 96000 || channels < 1 || channels > 7)
    return null;
  return { config, codecString: `mp4a.40.${objectType}`, sampleRate, channels, frameTicks: short ? 960 : 1024 };
}

/** Takes AAC frames out of one RTP packet (RFC 3640 §3.3.6); null when it is not for us, damaged, or a fragment. */
export function readAacPacket(packet: Buffer, payloadType: number): { timestamp: number; frames: Buffer[] } | null {
  const rtp = readRtp(packet);
  if (!rtp || rtp.payloadType !== payloadType || rtp.payload.length < 4) return null;
  const headerBits = rtp.payload.readUInt16BE(0);
  const count = headerBits / 16;
  let at = 2 + headerBits / 8;
  if (!Number.isInteger(count) || count < 1 || count > 32 || at > rtp.payload.length) return null;
  const frames: Buffer[] = [];
  for (let i = 0; i < count; i++) {
    const size = rtp.payload.readUInt16BE(2 + i * 2) >> 3;
    if (size === 0 || at + size > rtp.payload.length) return null;
    // Copied: audio waits for the next picture, and a view would hold the whole received chunk.
    frames.push(Buffer.from(rtp.payload.subarray(at, at + size)));
    at += size;
  }
  return { timestamp: rtp.timestamp, frames };
}
