/** Nobody waits any more: the work that came first is not done yet, and enough others wait already. */
export class QueueFull extends Error {}

interface Sizes {
  /** Pieces of work that run at once. */
  readonly width: number;
  /** How many more of one owner may stand in line; the next of it is turned away at once. */
  readonly waiting: number;
}

/**
 * Lets a few pieces of work run at once. Each owner, such as a centre, has a line of its own, and the owners take turns:
 * whoever sends a thousand waits behind its own, and nobody else behind them.
 */
export class Semaphore {
  private readonly sizes: Sizes;
  private running = 0;
  /** Only owners for whom somebody waits; the first is the next whose turn it is. */
  private readonly lines = new Map<number, (() => void)[]>();

  constructor(sizes: Sizes) {
    this.sizes = sizes;
  }

  /** Runs `work` when its turn comes. Throws `Crowded` when the line of its owner is full. */
  async run<V>(owner: number, work: () => Promise<V>): Promise<V> {
    if (this.running >= this.sizes.width) await this.turn(owner);
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The lane goes straight to the next in line: nobody who comes now can take it first.
      const next = this.next();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(owner: number): Promise<void> {
    const connection = this.lines.get(owner) ?? [];
    if (connection.length >= this.sizes.waiting) throw new QueueFull();
    this.lines.set(owner, connection);
    return new Promise<void>((go) => connection.push(go));
  }

  /** The first in line of the owner whose turn it is, who then stands behind the others. */
  private next(): (() => void) | undefined {
    const [first] = this.lines;
    if (!first) return undefined;
    const [owner, connection] = first;
    const go = connection.shift();
    this.lines.delete(owner);
    if (connection.length > 0) this.lines.set(owner, connection);
    return go;
  }
}
