import { type AccessUnit, nalType } from './annex-b.ts';

/** RTP payload bytes per packet: below a common MTU, as cameras send. */
export const MAX_PAYLOAD = 1400;
const INTERLEAVED_HEADER = 4;
const RTP_HEADER = 12;
export const PAYLOAD_TYPE = 96;

/** Fields of RFC 3550 that run on from packet to packet. */
export interface RtpState {
  ssrc: number;
  sequence: number;
}

/** Payloads of one NAL unit by RFC 6184: itself, or FU-A fragments when it is too long for a packet. */
function* payloads(nal: Buffer): Generator<Buffer> {
  if (nal.length <= MAX_PAYLOAD) {
    yield nal;
    return;
  }
  const head = nal[0] ?? 0;
  for (let at = 1; at < nal.length; at += MAX_PAYLOAD - 2) {
    const end = Math.min(nal.length, at + MAX_PAYLOAD - 2);
    const start = at === 1 ? 0x80 : 0;
    const last = end === nal.length ? 0x40 : 0;
    yield Buffer.concat([Buffer.from([(head & 0xe0) | 28, start | last | (head & 0x1f)]), nal.subarray(at, end)]);
  }
}

/** STAP-A (RFC 6184 5.7.1): several small NAL units in one packet. */
function stapA(nals: Buffer[]): Buffer {
  const importance = nals.reduce((top, nal) => Math.max(top, (nal[0] ?? 0) & 0x60), 0);
  const parts: Buffer[] = [Buffer.from([importance | 24])];
  for (const nal of nals) {
    const size = Buffer.alloc(2);
    size.writeUInt16BE(nal.length);
    parts.push(size, nal);
  }
  return Buffer.concat(parts);
}

function payloadsOf(unit: AccessUnit): Buffer[] {
  const sets = unit.nals.filter((nal) => nalType(nal) === 7 || nalType(nal) === 8);
  const small = sets.length > 1 && sets.reduce((sum, nal) => sum + nal.length + 2, 1) <= MAX_PAYLOAD;
  const rest = small ? unit.nals.filter((nal) => !sets.includes(nal)) : unit.nals;
  return [...(small ? [stapA(sets)] : []), ...rest.flatMap((nal) => [...payloads(nal)])];
}

/**
 * One picture as RTP packets framed for RTSP over TCP (RFC 2326 10.12), all in one buffer, so that every client
 * of the stream is written the same bytes.
 * @param timestamp 90 kHz clock, wraps at 2^32
 */
export function packetise(unit: AccessUnit, timestamp: number, rtp: RtpState): Buffer {
  const parts = payloadsOf(unit);
  const out = Buffer.allocUnsafe(parts.reduce((sum, part) => sum + INTERLEAVED_HEADER + RTP_HEADER + part.length, 0));
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const marker = index === parts.length - 1 ? 0x80 : 0;
    out[at] = 0x24;
    out[at + 1] = 0;
    out.writeUInt16BE(RTP_HEADER + part.length, at + 2);
    out[at + 4] = 0x80;
    out[at + 5] = marker | PAYLOAD_TYPE;
    out.writeUInt16BE(rtp.sequence, at + 6);
    out.writeUInt32BE(timestamp >>> 0, at + 8);
    out.writeUInt32BE(rtp.ssrc >>> 0, at + 12);
    part.copy(out, at + INTERLEAVED_HEADER + RTP_HEADER);
    at += INTERLEAVED_HEADER + RTP_HEADER + part.length;
    rtp.sequence = (rtp.sequence + 1) & 0xffff;
  }
  return out;
}

/** The same packets for a client that asked for another interleaved channel than 0. */
export function onChannel(packets: Buffer, channel: number): Buffer {
  if (channel === 0) return packets;
  const copy = Buffer.from(packets);
  for (let at = 0; at < copy.length; at += INTERLEAVED_HEADER + copy.readUInt16BE(at + 2)) copy[at + 1] = channel;
  return copy;
}
