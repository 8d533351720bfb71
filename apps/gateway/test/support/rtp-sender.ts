import type { Clip, Picture } from './clip.ts';

export interface RtpOptions {
  payloadType: number;
  /** Marker bit: at the end of each picture, never, or at each slice as some cameras do. */
  marker: 'picture' | 'never' | 'nal';
  maxPayload: number;
}

/** Makes RTP packets of pictures (RFC 6184 / RFC 7798: single NAL units and FUs, small sets aggregated). */
export class RtpSender {
  readonly #codec: Clip['codec'];
  readonly #options: RtpOptions;
  #sequence = 65_500;

  constructor(codec: Clip['codec'], options: Partial<RtpOptions> = {}) {
    this.#codec = codec;
    this.#options = { payloadType: 96, marker: 'picture', maxPayload: 1400, ...options };
  }

  /** Leaves out numbers, as if packets had been lost. */
  skip(packets: number): void {
    this.#sequence = (this.#sequence + packets) & 0xffff;
  }

  picture(nals: Picture, timestamp: number): Buffer[] {
    const payloads = this.#payloads(nals);
    return payloads.map(({ bytes, last }, i) => {
      const { marker } = this.#options;
      const marked = marker === 'picture' ? i === payloads.length - 1 : marker === 'nal' && last;
      return this.packet(bytes, timestamp, marked);
    });
  }

  packet(payload: Buffer, timestamp: number, marker: boolean): Buffer {
    const packet = Buffer.alloc(12 + payload.length);
    packet[0] = 0x80;
    packet[1] = this.#options.payloadType | (marker ? 0x80 : 0);
    packet.writeUInt16BE(this.#sequence, 2);
    packet.writeUInt32BE(timestamp >>> 0, 4);
    packet.writeUInt32BE(0x4e657374, 8);
    payload.copy(packet, 12);
    this.#sequence = (this.#sequence + 1) & 0xffff;
    return packet;
  }

  #payloads(nals: Picture): { bytes: Buffer; last: boolean }[] {
    const { maxPayload } = this.#options;
    const small = nals.filter((nal) => nal.length < 100);
    const out: { bytes: Buffer; last: boolean }[] = [];
    const first = nals[0];
    if (first && small.length > 1 && first.length < 100 && nals.indexOf(small[1] ?? first) === 1) {
      const together = nals.slice(
        0,
        nals.findIndex((nal) => nal.length >= 100) < 0 ? nals.length : nals.findIndex((nal) => nal.length >= 100),
      );
      out.push({ bytes: this.#aggregate(together), last: true });
      nals = nals.slice(together.length);
    }
    for (const nal of nals) {
      if (nal.length <= maxPayload) out.push({ bytes: nal, last: true });
      else out.push(...this.#fragments(nal, maxPayload));
    }
    return out;
  }

  #aggregate(nals: Picture): Buffer {
    const head = this.#codec === 'h264' ? Buffer.from([0x78]) : Buffer.from([48 << 1, 1]);
    const parts = nals.flatMap((nal) => {
      const size = Buffer.alloc(2);
      size.writeUInt16BE(nal.length);
      return [size, nal];
    });
    return Buffer.concat([head, ...parts]);
  }

  #fragments(nal: Buffer, maxPayload: number): { bytes: Buffer; last: boolean }[] {
    const headLength = this.#codec === 'h264' ? 1 : 2;
    const first = nal[0] ?? 0;
    const out: { bytes: Buffer; last: boolean }[] = [];
    for (let at = headLength; at < nal.length; at += maxPayload - 3) {
      const end = Math.min(at + maxPayload - 3, nal.length);
      const flags = (at === headLength ? 0x80 : 0) | (end === nal.length ? 0x40 : 0);
      const head =
        this.#codec === 'h264'
          ? [(first & 0xe0) | 28, flags | (first & 0x1f)]
          : [(first & 0x81) | (49 << 1), nal[1] ?? 0, flags | ((first >> 1) & 0x3f)];
      out.push({ bytes: Buffer.concat([Buffer.from(head), nal.subarray(at, end)]), last: end === nal.length });
    }
    return out;
  }
}
