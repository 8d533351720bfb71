/** Kinds of binary messages to the browser. */
export const KIND_INIT = 1;
export const KIND_FRAGMENTS = 2;
export const FLAG_KEY = 1;

/** `u8 kind, u8 flags, u16 0, u32 seq` before every binary message's bytes. */
export const MEDIA_HEADER = 8;

/** Size of an unmasked server frame's header for a payload of this length (RFC 6455 §5.2). */
export function frameHeaderSize(payload: number): number {
  return payload < 126 ? 2 : payload < 65_536 ? 4 : 10;
}

/** Everything before the media bytes: WebSocket frame header and our own. Answers where the media bytes start. */
export function writeHeaders(target: Buffer, mediaLength: number, kind: number, flags: number, seq: number): number {
  const payload = MEDIA_HEADER + mediaLength;
  let at = target.writeUInt8(0x82, 0);
  if (payload < 126) at = target.writeUInt8(payload, at);
  else if (payload < 65_536) at = target.writeUInt16BE(payload, target.writeUInt8(126, at));
  else at = target.writeUInt32BE(payload, target.writeUInt32BE(0, target.writeUInt8(127, at)));
  at = target.writeUInt8(kind, at);
  at = target.writeUInt8(flags, at);
  at = target.writeUInt16BE(0, at);
  return target.writeUInt32BE(seq, at);
}

/** Only the headers, for media that is written after them as it lies. */
export function headersOf(mediaLength: number, kind: number, flags: number, seq: number): Buffer {
  const bytes = Buffer.allocUnsafe(frameHeaderSize(MEDIA_HEADER + mediaLength) + MEDIA_HEADER);
  writeHeaders(bytes, mediaLength, kind, flags, seq);
  return bytes;
}

/** A whole message ready for any number of sockets. */
export function mediaMessage(media: readonly Buffer[], kind: number, flags: number, seq: number): Buffer {
  const length = media.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([headersOf(length, kind, flags, seq), ...media]);
}
