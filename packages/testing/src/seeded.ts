/** Random choices out of one seed: the same seed makes the same choices, in the same order. */
export class Seeded {
  private state: number;
  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** At least 0, below 1. Mulberry32 (public domain, Tommy Ettinger): small, and good enough to choose by. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** True so often: `share` is from 0 to 1. */
  happens(share: number): boolean {
    return this.next() < share;
  }

  /** One of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T {
    const [found] = list.slice(this.between(0, list.length - 1));
    if (found === undefined) throw new Error('There is nothing to pick from.');
    return found;
  }

  /** The list in another order. */
  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, at: this.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  }

  /** A UUID of version 4 (RFC 9562), for operation ids that a replay makes again. */
  uuid(): string {
    const bytes = Buffer.from(Array.from({ length: 16 }, () => this.between(0, 255)));
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}
