import type { VideoCodec } from '../rtsp/sdp.ts';
import { ppsIdH264, readSpsH264, type SpsH264 } from './h264.ts';
import { codecStringH265, ppsIdH265, readSpsH265, type SpsH265, vpsIdH265 } from './h265.ts';

/** What a decoder must know before the first picture. */
export type VideoConfig = {
  /** RFC 6381: `avc1.4d401f`, `hvc1.1.6.L93.B0`. */
  codecString: string;
  width: number;
  height: number;
  sps: Buffer[];
  pps: Buffer[];
} & ({ codec: 'h264'; info: SpsH264 } | { codec: 'h265'; info: SpsH265; vps: Buffer[] });

/** Sets of one kind that are kept: H.265 has 64 at most, and the record of H.264 can count no more than 255. */
const MAX_KEPT = 64;

/** The parameter sets of one camera as they stand now, by id, from the SDP and from the stream. */
export class ParameterSets {
  readonly #codec: VideoCodec;
  readonly #vps = new Map<number, Buffer>();
  readonly #sps = new Map<number, Buffer>();
  readonly #pps = new Map<number, Buffer>();

  constructor(codec: VideoCodec) {
    this.#codec = codec;
  }

  /** Takes sets as they came; true when any differs from what was known. A set that cannot be read is left out. */
  take(sets: readonly Buffer[]): boolean {
    let changed = false;
    for (const set of sets) {
      if (set.length > 4096) continue;
      try {
        const [map, id] = this.#place(set);
        if (!map || map.get(id)?.equals(set)) continue;
        // A new SPS leaves no promise that pictures still use the other ids of old.
        if (map === this.#sps) this.#sps.clear();
        if (map.size >= MAX_KEPT && !map.has(id)) continue;
        map.set(id, Buffer.from(set));
        changed = true;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
      }
    }
    return changed;
  }

  #place(set: Buffer): [Map<number, Buffer> | null, number] {
    if (this.#codec === 'h264') {
      const type = (set[0] ?? 0) & 0x1f;
      if (type === 7) return [this.#sps, readSpsH264(set).id];
      return type === 8 ? [this.#pps, ppsIdH264(set)] : [null, 0];
    }
    const type = ((set[0] ?? 0) >> 1) & 0x3f;
    if (type === 32) return [this.#vps, vpsIdH265(set)];
    if (type === 33) return [this.#sps, readSpsH265(set).id];
    return type === 34 ? [this.#pps, ppsIdH265(set)] : [null, 0];
  }

  /** The configuration, or null while a set is missing. */
  config(): VideoConfig | null {
    const sps = [...this.#sps.values()];
    const pps = [...this.#pps.values()];
    const first = sps[0];
    if (!first || pps.length === 0) return null;
    if (this.#codec === 'h264') {
      const info = readSpsH264(first);
      const hex = [info.profile, info.compatibility, info.level].map((byte) => byte.toString(16).padStart(2, '0'));
      const { width, height } = info;
      return { codec: 'h264', codecString: `avc1.${hex.join('')}`, width, height, info, sps, pps };
    }
    const vps = [...this.#vps.values()];
    if (vps.length === 0) return null;
    const info = readSpsH265(first);
    const { width, height } = info;
    return { codec: 'h265', codecString: codecStringH265(info), width, height, info, vps, sps, pps };
  }
}
