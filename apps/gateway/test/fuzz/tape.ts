/**
 * Decisions read from bytes: what a fuzzer writes on the tape becomes a message that is nearly right. Past its end the
 * tape answers zeros, so that a shorter tape is a simpler message.
 */
export class Tape {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get over(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  /** Below `limit`, at most 2^32. */
  number(limit: number): number {
    let value = 0;
    for (let reach = 1; reach < limit; reach *= 256) value = value * 256 + this.byte();
    return value % limit;
  }

  /** True in about one of `rarity` cases. */
  seldom(rarity: number): boolean {
    return this.byte() % rarity === rarity - 1;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.byte() % items.length];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  bytes(most: number): Buffer {
    const length = this.number(most + 1);
    return Buffer.from(Array.from({ length }, () => this.byte()));
  }

  /** Latin letters, signs and control characters. */
  text(most: number): string {
    return this.bytes(most).toString('latin1');
  }
}
