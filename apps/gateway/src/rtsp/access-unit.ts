import { CameraFailure } from './failure.ts';
import { type NalSink, type PayloadReader, readH264Payload, readH265Payload } from './payload.ts';
import { readRtp } from './rtp.ts';
import type { VideoCodec } from './sdp.ts';

/** Bounds on one picture; passing either ends the connection. */
export const MAX_UNIT_BYTES = 4 * 1024 * 1024;
export const MAX_UNIT_NALS = 256;
const MAX_UNIT_PARTS = 16_384;
/**
 * The parts of a picture are views, and each keeps the whole received chunk it lies in: a camera that sends little video
 * in much padding would have us keep far more than the picture.
 */
const MAX_KEPT_BYTES = 4 * MAX_UNIT_BYTES;

/** A NAL unit as views into received packets, in order, header first, without start code or length. */
export interface Nal {
  parts: Buffer[];
  size: number;
}

/** One picture of the camera. */
export interface AccessUnit {
  /** RTP timestamp, 32 bit. */
  timestamp: number;
  /** A decoder can start here. */
  key: boolean;
  /** Slices only. */
  slices: Nal[];
  /** Parameter sets that came with it or since the picture before. */
  sets: Buffer[];
  /** Pictures are missing before this one (which is then a key picture). */
  lost: boolean;
}

interface NalKinds {
  type(first: number): number;
  /** The slice is the first of its picture (its first bit after the header is set). */
  opens(nal: Buffer): boolean;
  slice(type: number): boolean;
  key(type: number): boolean;
  set(type: number): boolean;
}

const KINDS: Record<VideoCodec, NalKinds> = {
  h264: {
    type: (first) => first & 0x1f,
    opens: (nal) => ((nal[1] ?? 0) & 0x80) !== 0,
    slice: (type) => type >= 1 && type <= 5,
    key: (type) => type === 5,
    set: (type) => type === 7 || type === 8,
  },
  h265: {
    type: (first) => (first >> 1) & 0x3f,
    opens: (nal) => ((nal[2] ?? 0) & 0x80) !== 0,
    slice: (type) => type < 32,
    key: (type) => type >= 16 && type <= 21,
    set: (type) => type >= 32 && type <= 34,
  },
};

/**
 * Groups RTP packets of one video track into pictures. A picture is given out at the marker bit, or when the timestamp
 * changes. After a gap everything is dropped up to the next key picture, since what lies between would decode to smears.
 */
export class Depacketiser implements NalSink {
  readonly #kinds: NalKinds;
  readonly #read: PayloadReader;
  readonly #payloadType: number;
  readonly #give: (unit: AccessUnit) => void;
  #sequence = -1;
  #ssrc = -1;
  #timestamp = -1;
  #given = -1;
  /** Off once a camera is seen to set the marker on every slice. */
  #markerEndsUnit = true;
  #waitForKey = true;
  #lost = false;
  #damaged = false;
  #key = false;
  #slices: Nal[] = [];
  #sets: Buffer[] = [];
  #bytes = 0;
  #parts = 0;
  /** Bytes of received chunks that the parts keep, and the newest of these chunks. */
  #kept = 0;
  #chunk: ArrayBufferLike | null = null;
  #open: Nal | null = null;

  constructor(codec: VideoCodec, payloadType: number, give: (unit: AccessUnit) => void) {
    this.#kinds = KINDS[codec];
    this.#read = codec === 'h264' ? readH264Payload : readH265Payload;
    this.#payloadType = payloadType;
    this.#give = give;
  }

  /** Takes one packet. Throws `CameraFailure` when a bound is passed. */
  push(packet: Buffer): void {
    const rtp = readRtp(packet);
    if (!rtp || rtp.payloadType !== this.#payloadType) return;
    const expected = (this.#sequence + 1) & 0xffff;
    if ((this.#sequence >= 0 && rtp.sequence !== expected) || (this.#ssrc >= 0 && rtp.ssrc !== this.#ssrc)) this.#gap();
    this.#sequence = rtp.sequence;
    this.#ssrc = rtp.ssrc;
    if (rtp.timestamp !== this.#timestamp) {
      this.#finish();
      this.#timestamp = rtp.timestamp;
    }
    if (!this.#read(rtp.payload, this)) this.#spoil();
    if (rtp.marker && this.#markerEndsUnit) this.#finish();
  }

  nal(bytes: Buffer): void {
    this.#begin(bytes, false);
  }

  fragmentStart(bytes: Buffer): void {
    this.#begin(bytes, true);
  }

  fragmentMore(bytes: Buffer, last: boolean): void {
    const open = this.#open;
    if (!open) {
      this.#spoil();
      return;
    }
    open.parts.push(bytes);
    open.size += bytes.length;
    this.#count(bytes);
    if (last) this.#close(open);
  }

  #spoil(): void {
    this.#damaged = true;
    this.#open = null;
  }

  #begin(bytes: Buffer, fragmented: boolean): void {
    // A fragmented unit that never ended: its end was not lost on the way, the camera left it out.
    if (this.#open) this.#spoil();
    const nal: Nal = { parts: [bytes], size: bytes.length };
    this.#count(bytes);
    if (fragmented) this.#open = nal;
    else this.#close(nal);
  }

  #close(nal: Nal): void {
    this.#open = null;
    const kinds = this.#kinds;
    const first = nal.parts[0];
    if (!first) return;
    const type = kinds.type(first[0] ?? 0);
    if (kinds.set(type)) {
      if (this.#sets.length >= MAX_UNIT_NALS) throw tooBig();
      this.#sets.push(Buffer.concat(nal.parts));
    } else if (kinds.slice(type)) {
      if (this.#given === this.#timestamp && this.#slices.length === 0 && this.#markerEndsUnit) {
        // The picture went out at its marker, and here is more of it.
        this.#markerEndsUnit = false;
        this.#gap();
      }
      if (this.#slices.length >= MAX_UNIT_NALS) throw tooBig();
      // The head of the picture was lost: half a key picture is no key picture.
      if (this.#slices.length === 0 && !kinds.opens(first)) this.#damaged = true;
      this.#slices.push(nal);
      if (kinds.key(type)) this.#key = true;
    }
  }

  #count(part: Buffer): void {
    this.#bytes += part.length;
    this.#parts++;
    if (part.buffer !== this.#chunk) this.#kept += part.buffer.byteLength;
    this.#chunk = part.buffer;
    if (this.#bytes > MAX_UNIT_BYTES || this.#parts > MAX_UNIT_PARTS || this.#kept > MAX_KEPT_BYTES) throw tooBig();
  }

  #gap(): void {
    this.#waitForKey = true;
    this.#lost = true;
    this.#damaged = this.#slices.length > 0 || this.#open !== null;
    this.#open = null;
  }

  #finish(): void {
    if (this.#open) this.#spoil();
    this.#parts = 0;
    this.#kept = 0;
    this.#chunk = null;
    // Parameter sets may come in packets of their own, before their picture: they wait for it, as copies.
    if (this.#slices.length === 0 && !this.#damaged) return;
    if (this.#damaged) {
      this.#waitForKey = true;
      this.#lost = true;
    } else if (this.#key || !this.#waitForKey) {
      this.#waitForKey = false;
      this.#given = this.#timestamp;
      this.#give({
        timestamp: this.#timestamp,
        key: this.#key,
        slices: this.#slices,
        sets: this.#sets,
        lost: this.#lost,
      });
      this.#lost = false;
      this.#sets = [];
    }
    this.#slices = [];
    this.#bytes = this.#sets.reduce((sum, set) => sum + set.length, 0);
    this.#key = false;
    this.#damaged = false;
  }
}

function tooBig(): CameraFailure {
  return new CameraFailure('corrupt', 'a picture of the camera is larger than 4 MB or has too many parts');
}
