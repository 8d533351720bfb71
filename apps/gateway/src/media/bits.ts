/** Reads the bits of a NAL unit's payload, emulation prevention bytes removed. Throws `RangeError` past the end. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  bits(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) value = value * 2 + this.flag();
    return value;
  }

  flag(): 0 | 1 {
    const byte = this.#bytes[this.#at >> 3];
    if (byte === undefined) throw new RangeError('the parameter set ends too early');
    const bit = (byte >> (7 - (this.#at & 7))) & 1;
    this.#at++;
    return bit === 1 ? 1 : 0;
  }

  skip(count: number): void {
    this.#at += count;
  }

  /** Unsigned Exp-Golomb code (H.264 §9.1), at most 32 bits. */
  ue(): number {
    let zeros = 0;
    while (this.flag() === 0) if (++zeros > 32) throw new RangeError('the parameter set holds an impossible number');
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  se(): number {
    const code = this.ue();
    return code % 2 === 1 ? (code + 1) / 2 : -code / 2;
  }
}

/** Drops the 0x03 of every 00 00 03 (H.264 §7.4.1, H.265 §7.4.2). */
export function withoutEmulation(nal: Uint8Array): Uint8Array {
  const out = new Uint8Array(nal.length);
  let length = 0;
  let zeros = 0;
  for (const byte of nal) {
    if (zeros >= 2 && byte === 3) {
      zeros = 0;
      continue;
    }
    zeros = byte === 0 ? zeros + 1 : 0;
    out[length++] = byte;
  }
  return out.subarray(0, length);
}
