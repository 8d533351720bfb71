import type { Shelf } from './shelf.ts';

/** Wrong PINs before the tablet is locked, and for how long: as the server does it. */
const FREE = 5;
const LOCK_MS = 10 * 60_000;

interface Count {
  readonly wrong: number;
  /** What is left of a lock, ms. */
  readonly left: number;
}
const isCount = (value: unknown): value is Count =>
  typeof value === 'object' && value !== null && 'wrong' in value && 'left' in value;

/**
 * Counts wrong PINs without a line. A lock runs by the page's own milliseconds: setting the tablet's clock does not
 * shorten it, and starting the page anew only makes it longer.
 */
export class Guesses {
  private readonly shelf: Shelf;
  private readonly uptime: () => number;
  private since: number;

  constructor(shelf: Shelf, uptime: () => number) {
    this.shelf = shelf;
    this.uptime = uptime;
    this.since = uptime();
  }

  /** False while locked; otherwise the try counts as wrong until `right` says that it was not. */
  async begin(): Promise<boolean> {
    const { wrong, left } = await this.read();
    if (left > 0) {
      await this.write({ wrong, left });
      return false;
    }
    await this.write({ wrong: wrong + 1, left: 0 });
    return true;
  }

  /** Answers true when that was the one that locks. */
  async wasWrong(): Promise<boolean> {
    const { wrong } = await this.read();
    if (wrong < FREE) return false;
    await this.write({ wrong: 0, left: LOCK_MS });
    return true;
  }

  async right(): Promise<void> {
    await this.write({ wrong: 0, left: 0 });
  }

  private async read(): Promise<Count> {
    const kept = await this.shelf.fact('guesses');
    const { wrong, left } = isCount(kept) ? kept : { wrong: 0, left: 0 };
    return { wrong, left: Math.max(0, left - (this.uptime() - this.since)) };
  }

  private async write(guesses: Count): Promise<void> {
    this.since = this.uptime();
    await this.shelf.keep({ guesses });
  }
}
