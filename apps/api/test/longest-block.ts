const EVERY_MS = 4;

/**
 * The longest time this thread has computed without letting others in, by its own processor time: a machine that is busy
 * otherwise adds nothing to it.
 */
export class LongestBlock {
  private longest = 0;
  private last = process.threadCpuUsage();
  private readonly ticking = setInterval(() => this.tick(), EVERY_MS);

  private tick(): void {
    const { user, system } = process.threadCpuUsage(this.last);
    this.last = process.threadCpuUsage();
    this.longest = Math.max(this.longest, (user + system) / 1000);
  }

  begin(): void {
    this.tick();
    this.longest = 0;
  }

  /** Ms since `begin`. */
  async end(): Promise<number> {
    await new Promise((turned) => setTimeout(turned, EVERY_MS));
    this.tick();
    return this.longest;
  }

  close(): void {
    clearInterval(this.ticking);
  }
}
