/** Nobody waits any more: the work that came first is not done yet, and enough others wait already. */
export class Crowded extends Error {}

/** Lets `width` pieces of work run at once and `waiting` more stand in line; the others are turned away at once. */
export class Lanes {
  private readonly width: number;
  private readonly limit: number;
  private running = 0;
  private readonly line: (() => void)[] = [];

  constructor(width: number, waiting: number) {
    this.width = width;
    this.limit = waiting;
  }

  /** Runs `work` when its turn comes. Throws `Crowded` when the line is full. */
  async run<V>(work: () => Promise<V>): Promise<V> {
    if (this.running >= this.width) {
      if (this.line.length >= this.limit) throw new Crowded();
      await new Promise<void>((go) => this.line.push(go));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      // The lane goes straight to the next in line: nobody who comes now can take it first.
      const next = this.line.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
