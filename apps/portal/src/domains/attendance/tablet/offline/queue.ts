import { type Act, textOf } from '@nestling/rules/kiosk/act.ts';
import { openText, proofOf, sealText } from '@nestling/rules/kiosk/door-keys.ts';
import { signAct, type TabletKeys } from './keys.ts';
import type { Kept, Shelf } from './shelf.ts';

/** An act as it goes to the server. */
export interface SignedAct {
  readonly body: string;
  readonly proof: string | null;
  readonly signature: string;
}
/** The clocks of the tablet: the one people set, and the count of this start of the page, which nobody can. */
export interface Clocks {
  readonly boot: string;
  wall(): number;
  uptime(): number;
}
/** What is done; number, clocks and signature are added here. */
export type Deed = Pick<Act, 'kind' | 'by' | 'action' | 'students' | 'room' | 'signature' | 'operation_id' | 'answers'>;

/** A batch stays well below what the server takes at once. */
const MOST = 25;
const LONGEST = 400_000;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** What was done without a line, in its order, until the server has it. */
export class Queue {
  private readonly shelf: Shelf;
  private readonly keys: TabletKeys;
  private readonly clocks: Clocks;
  /** One act after the other: a number is given once. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(shelf: Shelf, keys: TabletKeys, clocks: Clocks) {
    this.shelf = shelf;
    this.keys = keys;
    this.clocks = clocks;
  }

  /**
   * Keeps an act: signed, sealed and on disk when it settles, or not there at all. `facts` are kept with it; `slow` is
   * what the person's PIN became.
   */
  add(device: number, deed: Deed, slow: Uint8Array<ArrayBuffer> | null, facts: Readonly<Record<string, unknown>> = {}) {
    const work = this.turn.then(() => this.write(device, deed, slow, facts));
    this.turn = work.catch(() => undefined);
    return work;
  }

  private async write(
    device: number,
    deed: Deed,
    slow: Uint8Array<ArrayBuffer> | null,
    facts: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const seq = (await this.head()) + 1;
    const error = await this.shelf.fact('clock_error');
    const { boot, wall, uptime } = this.clocks;
    const times = { device_at: Math.round(wall()), boot, uptime: Math.round(uptime()) };
    const body = textOf(device, { seq, ...deed, ...times, error_ms: isNumber(error) ? Math.round(error) : null });
    const proof = slow === null ? null : await proofOf(slow, device, body);
    const signed: SignedAct = { body, proof, signature: await signAct(this.keys, body, proof) };
    const sealed = await sealText(this.keys.sealing, JSON.stringify(signed));
    await this.shelf.add({ seq, sealed, stuck: false }, { ...facts, head: seq });
  }

  /** The highest number given so far. */
  async head(): Promise<number> {
    const head = await this.shelf.fact('head');
    return isNumber(head) ? head : 0;
  }

  /** The next acts to send, at most `most`, and what the server is told of the rest. */
  async next(most = MOST): Promise<{ acts: SignedAct[]; kept: Kept[]; head: number; oldest: number; queued: number }> {
    const head = await this.head();
    const all = await this.shelf.acts();
    const waiting = all.filter(({ stuck }) => !stuck);
    const acts: SignedAct[] = [];
    let length = 0;
    for (const { sealed } of waiting.slice(0, most)) {
      const act: SignedAct = JSON.parse(await openText(this.keys.sealing, sealed));
      length += act.body.length;
      if (acts.length > 0 && length > LONGEST) break;
      acts.push(act);
    }
    const kept = waiting.slice(0, acts.length);
    return { acts, kept, head, oldest: waiting[0]?.seq ?? head + 1, queued: all.length };
  }
}
