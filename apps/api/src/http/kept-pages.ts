import type { SiteAnswer } from '../site/answer.ts';

/** Letters of all pages that are kept, and of one that is. */
const MOST_LETTERS = 32_000_000;
const LONGEST = 1_000_000;

interface Kept {
  readonly centre: number;
  readonly answer: SiteAnswer;
}

/**
 * Public pages as they went out, by site and path. What is kept of a center is dropped as soon as the database tells that
 * something of it has changed; what was being made meanwhile is not kept.
 */
export class KeptPages {
  private readonly kept = new Map<string, Kept>();
  private readonly making = new Map<string, Promise<SiteAnswer>>();
  private letters = 0;
  /** Counts what was dropped: a page made before that is of yesterday. */
  private turn = 0;

  /** Whether the page of a key is kept and still holds at `now`. */
  has(key: string, now: number): boolean {
    return (this.kept.get(key)?.answer.until ?? 0) > now;
  }

  /** The page of a key, made by `make` where none is kept that still holds at `now`. */
  async get(key: string, centre: number, now: number, make: () => Promise<SiteAnswer>): Promise<SiteAnswer> {
    const known = this.kept.get(key);
    if (known && known.answer.until > now) {
      // The one asked for longest ago goes first.
      this.kept.delete(key);
      this.kept.set(key, known);
      return known.answer;
    }
    const turn = this.turn;
    const name = `${turn} ${key}`;
    const begun = this.making.get(name) ?? this.make(name, make);
    const answer = await begun;
    if (turn === this.turn) this.keep(key, { centre, answer });
    return answer;
  }

  /** Drops the pages of a center; of all without one. */
  drop(centre?: number): void {
    this.turn += 1;
    for (const [key, kept] of this.kept) if (centre === undefined || kept.centre === centre) this.remove(key, kept);
  }

  private make(name: string, make: () => Promise<SiteAnswer>): Promise<SiteAnswer> {
    const begun = make().finally(() => this.making.delete(name));
    this.making.set(name, begun);
    return begun;
  }

  private keep(key: string, kept: Kept): void {
    const { answer } = kept;
    // What is not there is not kept: whoever makes up addresses would push out what is read.
    if (answer.secret || answer.status !== 200 || answer.text.length > LONGEST) return;
    const before = this.kept.get(key);
    if (before) this.remove(key, before);
    this.kept.set(key, kept);
    this.letters += key.length + answer.text.length;
    for (const [oldest, of] of this.kept) {
      if (this.letters <= MOST_LETTERS) return;
      this.remove(oldest, of);
    }
  }

  private remove(key: string, { answer }: Kept): void {
    if (this.kept.delete(key)) this.letters -= key.length + answer.text.length;
  }
}
