/** Where a payload format puts the NAL units it finds. */
export interface NalSink {
  /** A whole NAL unit, header included. */
  nal(bytes: Buffer): void;
  /** The first piece of a fragmented NAL unit, header restored. */
  fragmentStart(bytes: Buffer): void;
  fragmentMore(bytes: Buffer, last: boolean): void;
}

/** Takes one RTP payload apart; false when it contradicts the format, so that its picture is worthless. */
export type PayloadReader = (payload: Buffer, sink: NalSink) => boolean;

/** H.264 over RTP (RFC 6184): single NAL unit, STAP-A (24), FU-A (28). */
export function readH264Payload(payload: Buffer, sink: NalSink): boolean {
  const first = payload[0];
  if (first === undefined || first & 0x80) return false;
  const type = first & 0x1f;
  if (type === 24) return readAggregate(payload, 1, 1, sink);
  if (type === 28) {
    const fu = payload[1] ?? 0;
    if (payload.length < 3) return false;
    // The NAL header is put back in place of the FU header: no copy, and nobody else reads these bytes.
    payload[1] = (first & 0xe0) | (fu & 0x1f);
    if (fu & 0x80) sink.fragmentStart(payload.subarray(1));
    else sink.fragmentMore(payload.subarray(2), (fu & 0x40) !== 0);
    return true;
  }
  if (type < 1 || type > 23) return false;
  sink.nal(payload);
  return true;
}

/** H.265 over RTP (RFC 7798): single NAL unit, AP (48), FU (49); DONL is never negotiated. */
export function readH265Payload(payload: Buffer, sink: NalSink): boolean {
  const first = payload[0];
  const second = payload[1];
  if (first === undefined || second === undefined || first & 0x80) return false;
  const type = (first >> 1) & 0x3f;
  if (type === 48) return readAggregate(payload, 2, 2, sink);
  if (type === 49) {
    const fu = payload[2] ?? 0;
    if (payload.length < 4) return false;
    payload[1] = (first & 0x81) | ((fu & 0x3f) << 1);
    payload[2] = second;
    if (fu & 0x80) sink.fragmentStart(payload.subarray(1));
    else sink.fragmentMore(payload.subarray(3), (fu & 0x40) !== 0);
    return true;
  }
  if (type > 47) return false;
  sink.nal(payload);
  return true;
}

function readAggregate(payload: Buffer, start: number, smallest: number, sink: NalSink): boolean {
  let at = start;
  while (at < payload.length) {
    if (at + 2 > payload.length) return false;
    const length = payload.readUInt16BE(at);
    at += 2;
    if (length < smallest || at + length > payload.length) return false;
    sink.nal(payload.subarray(at, at + length));
    at += length;
  }
  return true;
}
