/** Nobody waits any more: the work that came first is not done yet, and enough others wait already. */
export class QueueFull extends Error {}

interface Sizes {
  /** Pieces of work that run at once. */
  readonly width: number;
  /** How many more of one owner may stand in line; the next of it is turned away at once. */
  readonly waiting: number;
  /** How many of one owner run at once, where one is never to have all of them. */
  readonly each?: number;
}

/**
 * Lets a few pieces of work run at once. Each owner, such as a centre, has a line of its own, and the owners take turns:
 * whoever sends a thousand waits behind its own, and nobody else behind them.
 */
export class Semaphore {
  private readonly sizes: Sizes;
  private running = 0;
  private readonly runningOf = new Map<number, number>();
  /** Only owners for whom somebody waits; the first is the next whose turn it is. */
  private readonly lines = new Map<number, (() => void)[]>();

  constructor(sizes: Sizes) {
    this.sizes = sizes;
  }

  /** Runs `work` when its turn comes. Throws `Crowded` when the line of its owner is full. */
  async run<V>(owner: number, work: () => Promise<V>): Promise<V> {
    if (this.running >= this.sizes.width || !this.mayRun(owner)) await this.turn(owner);
    else this.begin(owner);
    try {
      return await work();
    } finally {
      this.end(owner);
      // The lane goes straight to the next in line: nobody who comes now can take it first.
      this.next()?.();
    }
  }

  private mayRun(owner: number): boolean {
    return (this.runningOf.get(owner) ?? 0) < (this.sizes.each ?? this.sizes.width);
  }

  private begin(owner: number): void {
    this.running += 1;
    this.runningOf.set(owner, (this.runningOf.get(owner) ?? 0) + 1);
  }

  private end(owner: number): void {
    this.running -= 1;
    const left = (this.runningOf.get(owner) ?? 1) - 1;
    if (left > 0) this.runningOf.set(owner, left);
    else this.runningOf.delete(owner);
  }

  private turn(owner: number): Promise<void> {
    const line = this.lines.get(owner) ?? [];
    if (line.length >= this.sizes.waiting) throw new QueueFull();
    this.lines.set(owner, line);
    return new Promise<void>((go) => line.push(go));
  }

  /** The first in line of the owner whose turn it is, who then stands behind the others. */
  private next(): (() => void) | undefined {
    for (const [owner, line] of this.lines) {
      if (!this.mayRun(owner)) continue;
      const go = line.shift();
      this.lines.delete(owner);
      if (line.length > 0) this.lines.set(owner, line);
      this.begin(owner);
      return go;
    }
    return undefined;
  }
}
