import type { Feed } from './feed.ts';
import { CameraHub, type HubOptions } from './hub.ts';
import type { CameraState } from './state.ts';
import type { SourceGrant } from './upstream.ts';

export interface CamerasHandler {
  need(cam: string): void;
  /** `turned`: not only its figures have changed. */
  state(state: CameraState, turned: boolean): void;
  /** The api says there is no such camera (any more). */
  gone(cam: string): void;
}

const REPORT_MS = 5000;
/** After the key of a camera: its own smaller stream. */
const SMALL = '/small';
/** A camera nobody has asked for in this long is forgotten, ms. */
const FORGET_MS = 600_000;

/** All cameras this gateway has been asked for, by their key. */
export class Cameras {
  readonly #handler: CamerasHandler;
  readonly #options: HubOptions;
  readonly #hubs = new Map<string, CameraHub>();
  readonly #reported = new Map<string, string>();
  readonly #timer: NodeJS.Timeout;

  constructor(handler: CamerasHandler, options: HubOptions) {
    this.#handler = handler;
    this.#options = options;
    this.#timer = setInterval(() => this.#report(), REPORT_MS);
  }

  get(cam: string): CameraHub {
    const known = this.#hubs.get(cam);
    if (known) return known;
    const need = (key: string) => this.#handler.need(key);
    const hub = new CameraHub(cam, { need, changed: (changed) => this.#tell(changed, true) }, this.#options);
    this.#hubs.set(cam, hub);
    return hub;
  }

  /**
   * What a viewer gets: the camera; or who is to get less, its smaller stream. Where it has none (`small`), or that one
   * does not come, its key pictures.
   */
  feed(cam: string, want: { low: boolean; small: boolean }): Feed {
    if (!want.low) return this.get(cam);
    const small = want.small ? this.get(cam + SMALL) : null;
    return small && !small.ailing ? small : this.get(cam).keyPictures;
  }

  setSource(cam: string, grant: SourceGrant): void {
    this.#hubs.get(cam)?.setSource(grant);
  }

  changed(cam: string): void {
    for (const key of [cam, cam + SMALL]) this.#hubs.get(key)?.changed();
  }

  gone(cam: string): void {
    if (!cam.endsWith(SMALL)) {
      if (this.#hubs.has(cam)) this.#handler.gone(cam);
      this.gone(cam + SMALL);
    }
    const hub = this.#hubs.get(cam);
    if (!hub) return;
    hub.end();
    this.#forget(hub);
  }

  setViewers(cam: string, count: number): void {
    const hub = this.#hubs.get(cam);
    if (hub) hub.viewers = count;
  }

  /** The api was out of hearing: what it may have changed meanwhile is asked for again. */
  askAgain(): void {
    for (const hub of this.#hubs.values()) {
      if (hub.idle) hub.changed();
      else this.#handler.need(hub.cam);
    }
  }

  states(): CameraState[] {
    return [...this.#hubs.values()].filter(isWhole).map((hub) => hub.state);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const hub of this.#hubs.values()) hub.close();
  }

  #tell(hub: CameraHub, turned: boolean): void {
    if (!isWhole(hub)) return;
    const { state } = hub;
    this.#reported.set(hub.cam, JSON.stringify(state));
    this.#handler.state(state, turned);
  }

  #report(): void {
    for (const hub of this.#hubs.values()) {
      if (hub.idle && hub.viewers === 0 && Date.now() - hub.state.since > FORGET_MS) this.#forget(hub);
      else if (JSON.stringify(hub.state) !== this.#reported.get(hub.cam)) this.#tell(hub, false);
    }
  }

  #forget(hub: CameraHub): void {
    hub.close();
    this.#hubs.delete(hub.cam);
    this.#reported.delete(hub.cam);
  }
}

/** The smaller stream of a camera is not reported: its camera is. */
function isWhole({ cam }: CameraHub): boolean {
  return !cam.endsWith(SMALL);
}
