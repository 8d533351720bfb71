/** What is seen of a program at one moment; times by `performance.now()`. */
export interface Sight {
  readonly now: number;
  readonly pid: number;
  /** Its loop has turned, or it has answered, since the last look. */
  readonly turns: boolean;
  readonly answers: boolean;
  /** It answers that it serves. */
  readonly serves: boolean;
  /** Processor time of its main thread, ms; null where that cannot be told. */
  readonly cpuMs: number | null;
  /** How many programs want each processor of the machine, this one and the one that looks among them. */
  readonly load: number;
  /** Another one could take its place at once. */
  readonly hasSpare: boolean;
  /** The one that looks was let wait itself: what it did not see says nothing. */
  readonly starved: boolean;
}

/** A loop that has computed for so long without turning once goes in a circle: no work of ours takes a tenth of it. */
const SPINS_MS = 5_000;
/** A loop that does not turn and computes nothing either waits for what does not come. */
const STANDS_MS = 10_000;
/** Its loop turns, and yet no request is answered. */
const MUTE_MS = 30_000;
/** So much longer nobody is replaced whose place nobody could take, or who has just taken another one's. */
const UNSURE = 4;
/** Once it has served for so long, an end is news and no longer the same trouble going on. */
const PROVEN_MS = 60_000;

interface Known {
  readonly pid: number;
  /** Null until it has shown for the first time that it runs: a start takes as long as it takes. */
  turnedAt: number | null;
  answeredAt: number | null;
  servesSince: number | null;
  /** It has served for a while without a break. */
  isProven: boolean;
  cpuMs: number | null;
}

/**
 * Judges whether a program hangs. A slow one is better than none: what counts is whether its loop turns, and how much it
 * has computed since it last did; a machine that is busy lends it patience, by as much as it is busy.
 */
export class Watch {
  private known: Known | null = null;
  private replacedAt: number | null = null;

  /** Why it is to be replaced; null where it is not. */
  judge(sight: Sight): string | null {
    const known = this.note(sight);
    const why = this.fault(sight, known);
    if (why) this.replacedAt = sight.now;
    return why;
  }

  /** Ms it has served without a break. */
  servedFor(now: number): number {
    return now - (this.known?.servesSince ?? now);
  }

  private note({ now, pid, turns, answers, serves, cpuMs, starved }: Sight): Known {
    const known =
      this.known?.pid === pid
        ? this.known
        : { pid, turnedAt: null, answeredAt: null, servesSince: null, isProven: false, cpuMs: null };
    this.known = known;
    if (turns || answers || (starved && known.turnedAt !== null)) {
      known.turnedAt = now;
      known.cpuMs = cpuMs;
    }
    if (answers || (starved && known.answeredAt !== null)) known.answeredAt = now;
    known.servesSince = serves ? (known.servesSince ?? now) : null;
    known.isProven ||= known.servesSince !== null && now - known.servesSince > PROVEN_MS;
    return known;
  }

  private fault({ now, cpuMs, load, hasSpare }: Sight, known: Known): string | null {
    // It has not served yet: nobody is waiting for it to come back.
    if (known.turnedAt === null || known.answeredAt === null) return null;
    const patience = this.isSure(known, hasSpare) ? 1 : UNSURE;
    const computed = cpuMs === null || known.cpuMs === null ? 0 : cpuMs - known.cpuMs;
    if (computed > SPINS_MS * patience) return 'goes in a circle';
    const busy = Math.max(1, load);
    if (now - known.turnedAt > STANDS_MS * patience * busy) return 'stands still';
    return now - known.answeredAt > MUTE_MS * patience * busy ? 'does not answer' : null;
  }

  /** Never the only one there is, and never two in a row. */
  private isSure(known: Known, hasSpare: boolean): boolean {
    if (!hasSpare) return false;
    return this.replacedAt === null || known.isProven;
  }
}
