import { networkOf } from '@nestling/rules/ip.ts';

/** How many sockets nobody has signed in on may be open at once. */
export interface StrangerLimits {
  /** Of one address; a /64 of IPv6 counts as one. */
  readonly perAddress: number;
  readonly inAll: number;
}

/** A family or a whole centre behind one router stays far below: whoever has signed in is not counted any more. */
export const STRANGER_LIMITS: StrangerLimits = { perAddress: 50, inAll: 1000 };

/** Counts the sockets that have not shown a valid access token, by the address they came from. */
export class Strangers {
  readonly #limits: StrangerLimits;
  readonly #of = new Map<string, number>();
  #all = 0;

  constructor(limits: StrangerLimits) {
    this.#limits = limits;
  }

  /** Takes a place for a socket of this address. Answers the function that gives it back, or null when there is none. */
  enter(address: string): (() => void) | null {
    const caller = networkOf(address);
    const count = this.#of.get(caller) ?? 0;
    if (count >= this.#limits.perAddress || this.#all >= this.#limits.inAll) return null;
    this.#of.set(caller, count + 1);
    this.#all += 1;
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      this.#all -= 1;
      const left = (this.#of.get(caller) ?? 1) - 1;
      if (left > 0) this.#of.set(caller, left);
      else this.#of.delete(caller);
    };
  }
}
