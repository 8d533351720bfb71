/** Tells the time to everything that decides by it. */
export interface Clock {
  now(): Date;
}

export const realClock: Clock = { now: () => new Date() };

/** A clock a test sets and moves; it stands still by itself. */
export class SetClock implements Clock {
  private at: Date;
  constructor(at: Date) {
    this.at = at;
  }
  now(): Date {
    return new Date(this.at);
  }
  set(at: Date): void {
    this.at = at;
  }
  /** Moves on by so many milliseconds. */
  tick(ms: number): void {
    this.at = new Date(this.at.getTime() + ms);
  }
}
