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
  /** Another one could take its place at once; null for a program of which there is never a second one. */
  readonly hasSpare: boolean | null;
  /** The one that looks was let wait itself: what it did not see says nothing. */
  readonly starved: boolean;
}

/** A loop that has computed for so long without turning once goes in a circle: no work of ours takes a tenth of it. */
const SPINS_MS = 5_000;
/** A loop that does not turn and computes nothing either waits for what does not come. */
const STANDS_MS = 10_000;
/** Its loop turns, and yet no request is answered. */
const MUTE_MS = 30_000;
/** So much longer a program is let be of which there is never a second one: its end is an outage. */
const ALONE = 4;
/** Who has just taken the place of another is let be for as long as it shows any sign, and for so long without one. */
const SECOND_MS = 10 * 60_000;
/** Once it has served for so long, an end is news and no longer the same trouble going on. */
const PROVEN_MS = 60_000;

/** What is to be done about one that hangs: another one made that could serve, or it ended where there is one. */
export interface Verdict {
  readonly act: 'prepare' | 'replace';
  readonly why: string;
}

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
 * has computed since it last did; a machine that is busy lends it patience, by as much as it is busy. It is never ended
 * while nobody could take its place, and never while it has just taken that of another itself.
 */
export class Watch {
  private known: Known | null = null;
  private replacedAt: number | null = null;

  /** What is to be done about it; null where it is let be. */
  judge(sight: Sight): Verdict | null {
    const known = this.note(sight);
    const why = this.fault(sight, known);
    if (!why || this.isSecond(sight, known)) return null;
    if (sight.hasSpare === false) return { act: 'prepare', why };
    this.replacedAt = sight.now;
    return { act: 'replace', why };
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
    const patience = hasSpare === null ? ALONE : 1;
    const computed = cpuMs === null || known.cpuMs === null ? 0 : cpuMs - known.cpuMs;
    if (computed > SPINS_MS * patience) return 'goes in a circle';
    const busy = Math.max(1, load);
    if (now - known.turnedAt > STANDS_MS * patience * busy) return 'stands still';
    return now - known.answeredAt > MUTE_MS * patience * busy ? 'does not answer' : null;
  }

  /** Two in a row would be an outage made by whoever looks: what ails the second is rarely the program itself. */
  private isSecond({ now, load }: Sight, { isProven, turnedAt }: Known): boolean {
    if (this.replacedAt === null || isProven) return false;
    return now - (turnedAt ?? now) <= SECOND_MS * Math.max(1, load);
  }
}
