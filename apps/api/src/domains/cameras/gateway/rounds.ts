import type { Touched } from '../views.ts';
import { merge } from './touched.ts';

/**
 * One kind of work for each centre, one round of it at a time: what arrives while a round runs waits and goes together,
 * so that a burst of check-ins costs two rounds, not one each. `work` settles its own errors.
 */
export class Rounds {
  private readonly work: (centre: number, touched: Touched) => Promise<void>;
  private readonly waiting = new Map<number, Touched>();
  private readonly running = new Set<number>();

  constructor(work: (centre: number, touched: Touched) => Promise<void>) {
    this.work = work;
  }

  ask(centre: number, touched: Touched): void {
    const waiting = this.waiting.get(centre);
    this.waiting.set(centre, waiting ? merge(waiting, touched) : touched);
    if (this.running.has(centre)) return;
    this.running.add(centre);
    void this.run(centre).finally(() => this.running.delete(centre));
  }

  private async run(centre: number): Promise<void> {
    for (let touched = this.waiting.get(centre); touched; touched = this.waiting.get(centre)) {
      this.waiting.delete(centre);
      await this.work(centre, touched);
    }
  }
}
