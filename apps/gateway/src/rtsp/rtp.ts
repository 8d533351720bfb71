/** One RTP packet (RFC 3550 §5.1); `payload` is a view without header, extension and padding. */
export interface RtpPacket {
  payloadType: number;
  marker: boolean;
  sequence: number;
  timestamp: number;
  ssrc: number;
  payload: Buffer;
}

/** Reads a packet; null when the bytes are not RTP version 2 or contradict themselves. */
export function readRtp(packet: Buffer): RtpPacket | null {
  const first = packet[0];
  const second = packet[1];
  if (packet.length < 12 || first === undefined || second === undefined || first >> 6 !== 2) return null;
  let start = 12 + (first & 0x0f) * 4;
  if (first & 0x10) {
    if (packet.length < start + 4) return null;
    start += 4 + packet.readUInt16BE(start + 2) * 4;
  }
  let end = packet.length;
  if (first & 0x20) end -= packet[end - 1] ?? 0;
  if (start > end) return null;
  return {
    payloadType: second & 0x7f,
    marker: (second & 0x80) !== 0,
    sequence: packet.readUInt16BE(2),
    timestamp: packet.readUInt32BE(4),
    ssrc: packet.readUInt32BE(8),
    payload: packet.subarray(start, end),
  };
}
