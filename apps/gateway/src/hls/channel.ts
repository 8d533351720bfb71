import type { Feed } from '../camera/feed.ts';
import { Packager } from './packager.ts';

/** How long the packager of a camera outlives its last session, ms. */
const LINGER_MS = 10_000;

/** One camera's HLS side: the packager runs while sessions use it, and requests wait here for what is still to come. */
export class HlsChannel {
  readonly feed: Feed;
  readonly packager: Packager;
  readonly #ended: () => void;
  readonly #waiting = new Set<() => void>();
  #sessions = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(feed: Feed, ended: () => void) {
    this.feed = feed;
    this.#ended = ended;
    this.packager = new Packager(() => {
      for (const look of [...this.#waiting]) look();
    });
    feed.subscribe(this.packager);
  }

  join(): void {
    this.#sessions++;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  leave(): void {
    this.#sessions--;
    if (this.#sessions === 0) this.#timer = setTimeout(() => this.close(), LINGER_MS).unref();
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.feed.unsubscribe(this.packager);
    this.#ended();
  }

  /** Resolves when `there` says so, after `ms` at the latest, or when `signal` ends the wait. */
  until(there: () => boolean, ms: number, signal: AbortSignal): Promise<void> {
    if (there() || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const look = () => {
        if (there()) done();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done, { once: true });
      this.#waiting.add(look);
    });
  }
}
