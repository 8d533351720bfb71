import type { AccessUnit } from '../rtsp/access-unit.ts';
import { type CameraSource, type ClientOptions, type Playing, RtspClient } from '../rtsp/client.ts';
import type { CameraFailure, Reason } from '../rtsp/failure.ts';
import { type RetryTimes, retryDelay } from './state.ts';

/** A camera's source as the api gave it. */
export interface SourceGrant {
  source: CameraSource;
  allow: string[];
  audio: boolean;
  version: number;
}

export interface UpstreamHandler {
  /** The source is not known yet: ask for it; `setSource` answers. */
  need(): void;
  connecting(): void;
  playing(playing: Playing): void;
  unit(unit: AccessUnit): void;
  audio(timestamp: number, frames: Buffer[]): void;
  failed(failure: CameraFailure): void;
}

/**
 * Keeps one connection to one camera while it is wanted. What it learnt from failures outlives `stop`, so that viewers
 * who come and go cannot make it try a wrong password again and again.
 */
export class Upstream {
  readonly #handler: UpstreamHandler;
  readonly #client: Omit<ClientOptions, 'allow' | 'audio'>;
  readonly #retry: RetryTimes;
  #grant: SourceGrant | null = null;
  #wanted = false;
  #connection: RtspClient | null = null;
  #timer: NodeJS.Timeout | null = null;
  #failures = 0;
  #lastReason: Reason | null = null;
  #notBefore = 0;

  constructor(handler: UpstreamHandler, client: Omit<ClientOptions, 'allow' | 'audio'>, retry: RetryTimes) {
    this.#handler = handler;
    this.#client = client;
    this.#retry = retry;
  }

  start(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#proceed();
  }

  stop(): void {
    this.#wanted = false;
    this.#drop();
  }

  /** A new source starts afresh; the same version again changes nothing. */
  setSource(grant: SourceGrant): void {
    if (this.#grant && this.#grant.version === grant.version) return;
    this.#grant = grant;
    this.#forgive();
    this.#proceed();
  }

  /** The source is out of date: drop the connection and ask anew, now, whatever was being waited for. */
  changed(): void {
    this.#grant = null;
    this.#forgive();
    this.#proceed();
  }

  /** Ends the connection for a reason the camera itself does not know of. */
  fail(failure: CameraFailure): void {
    if (!this.#connection) return;
    this.#connection.close();
    this.#failed(failure);
  }

  /** A key picture arrived: the next loss starts with the shortest wait again. */
  proven(): void {
    this.#failures = 0;
    this.#lastReason = null;
  }

  #forgive(): void {
    this.#drop();
    this.#failures = 0;
    this.#lastReason = null;
    this.#notBefore = 0;
  }

  #drop(): void {
    this.#connection?.close();
    this.#connection = null;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #proceed(): void {
    if (!this.#wanted || this.#connection || this.#timer) return;
    if (!this.#grant) {
      this.#handler.need();
      return;
    }
    const wait = this.#notBefore - performance.now();
    if (wait <= 0) this.#connect(this.#grant);
    else {
      this.#timer = setTimeout(() => {
        this.#timer = null;
        this.#proceed();
      }, wait);
    }
  }

  #connect(grant: SourceGrant): void {
    this.#handler.connecting();
    this.#connection = new RtspClient(
      grant.source,
      {
        playing: (playing) => this.#handler.playing(playing),
        unit: (unit) => this.#handler.unit(unit),
        audio: (timestamp, frames) => this.#handler.audio(timestamp, frames),
        failed: (failure) => this.#failed(failure),
      },
      { ...this.#client, allow: grant.allow, audio: grant.audio },
    );
  }

  #failed(failure: CameraFailure): void {
    this.#connection = null;
    this.#failures = failure.reason === this.#lastReason ? this.#failures + 1 : 1;
    this.#lastReason = failure.reason;
    this.#notBefore = performance.now() + retryDelay(failure.reason, this.#failures, this.#retry);
    this.#handler.failed(failure);
    this.#proceed();
  }
}
