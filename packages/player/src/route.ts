export type Way = 'socket' | 'hls';

/**
 * Chooses between WebSocket and HLS. A socket that has worked once is not blocked: its failures are the network's.
 * Until then the ways take turns, so that neither a blocked socket nor a gateway that is just starting is final.
 */
export class Route {
  #way: Way = 'socket';
  #socketWorks = false;
  readonly #hasHls: boolean;

  constructor(hasHls: boolean) {
    this.#hasHls = hasHls;
  }

  get way(): Way {
    return this.#way;
  }

  worked(way: Way): void {
    if (way === 'socket') this.#socketWorks = true;
  }

  /** The opening failed before anything was said. */
  failed(): void {
    if (this.#socketWorks || !this.#hasHls) this.#way = 'socket';
    else this.#way = this.#way === 'socket' ? 'hls' : 'socket';
  }
}
