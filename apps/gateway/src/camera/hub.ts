import { ParameterSets } from '../media/video-config.ts';
import type { AccessUnit } from '../rtsp/access-unit.ts';
import type { ClientOptions, Playing } from '../rtsp/client.ts';
import { CameraFailure, type Reason } from '../rtsp/failure.ts';
import { AudioLine } from './audio-line.ts';
import { type Batch, Batcher, type BatchRule } from './batch.ts';
import type { Feed, Subscriber } from './feed.ts';
import { type Frame, type Init, makeFrame, makeInit } from './frame.ts';
import { GopCache, type GopLimits } from './gop-cache.ts';
import { KeyPictures } from './key-pictures.ts';
import { RateMeter } from './rate-meter.ts';
import { type CameraState, type CameraStatus, type RetryTimes, statusOf } from './state.ts';
import { Timeline } from './timeline.ts';
import { type SourceGrant, Upstream } from './upstream.ts';

export interface HubOptions {
  client: Omit<ClientOptions, 'allow' | 'audio'>;
  retry: RetryTimes;
  gop: GopLimits;
  batch: BatchRule;
  /** How long the camera stays connected after the last viewer left, ms. */
  lingerMs: number;
}

export interface HubHandler {
  need(cam: string): void;
  changed(hub: CameraHub): void;
}

/** Times of the newest pictures are remembered for acknowledgements: 34 s at 60 fps. */
const TIMES = 2048;
/** A stream that failed is not turned to for this long, ms. */
const AILING_MS = 60_000;
/** Pictures that must come in order before a camera that sent B-frames is believed again. */
const PROBATION = 50;

/** One camera: one connection to it however many watch, none when nobody does. */
export class CameraHub implements Feed {
  readonly cam: string;
  /** Its key pictures alone. */
  readonly keyPictures = new KeyPictures(this);
  readonly #handler: HubHandler;
  readonly #options: HubOptions;
  readonly #upstream: Upstream;
  readonly #subscribers = new Set<Subscriber>();
  readonly #timeline = new Timeline();
  readonly #gop: GopCache;
  readonly #batcher: Batcher;
  readonly #rate = new RateMeter();
  readonly #ends = new Float64Array(TIMES);
  #sets: ParameterSets | null = null;
  #audio: AudioLine | null = null;
  #configDue = true;
  #probation = 0;
  #seq = 0;
  #init: Init | null = null;
  #key: Frame | null = null;
  #keyAt = 0;
  #linger: NodeJS.Timeout | null = null;
  #status: CameraStatus = 'idle';
  #reason: Reason | null = null;
  #since = Date.now();
  #failedAt = Number.NEGATIVE_INFINITY;
  /** Counted by the sessions: HLS viewers share one subscriber. */
  viewers = 0;

  constructor(cam: string, handler: HubHandler, options: HubOptions) {
    this.cam = cam;
    this.#handler = handler;
    this.#options = options;
    this.#gop = new GopCache(options.gop);
    this.#batcher = new Batcher(options.batch, (batch) => this.#send(batch));
    this.#upstream = new Upstream(
      {
        need: () => handler.need(cam),
        connecting: () => {
          if (this.#status === 'idle') this.#become('connecting', null);
        },
        playing: (playing) => this.#playing(playing),
        unit: (unit) => this.#unit(unit),
        audio: (timestamp, frames) => this.#audio?.push(timestamp, frames, performance.now()),
        failed: (failure) => this.#failed(failure),
      },
      options.client,
      options.retry,
    );
  }

  subscribe(subscriber: Subscriber): void {
    this.#batcher.flush();
    this.#subscribers.add(subscriber);
    if (this.#linger) clearTimeout(this.#linger);
    this.#linger = null;
    this.#upstream.start();
    if (this.#reason !== null) subscriber.state('down', this.#reason);
    this.replay(subscriber);
  }

  replay(subscriber: Subscriber): void {
    this.#batcher.flush();
    if (!this.#init) return;
    subscriber.init(this.#init);
    const frames = this.#gop.frames;
    if (frames.length > 0) subscriber.batch({ frames, message: null });
  }

  unsubscribe(subscriber: Subscriber): void {
    if (!this.#subscribers.delete(subscriber) || this.#subscribers.size > 0) return;
    this.#linger = setTimeout(() => this.#rest(), this.#options.lingerMs);
  }

  setSource(grant: SourceGrant): void {
    this.#upstream.setSource(grant);
  }

  /** The api changed the camera: its source is asked for anew, and what was refused is tried again at once. */
  changed(): void {
    this.#upstream.changed();
    this.#gop.clear();
    if (this.#status !== 'idle') this.#become('connecting', null);
  }

  /** Closes the connection for good; who still watches is told by whoever called. */
  close(): void {
    if (this.#linger) clearTimeout(this.#linger);
    this.#rest();
    this.#key = null;
  }

  get newestInit(): Init | null {
    return this.#init;
  }

  /** The newest key picture, for a still; null before the first. */
  get key(): Frame | null {
    return this.#key;
  }

  /** When it came, by `performance.now()`. */
  get keyAt(): number {
    return this.#keyAt;
  }

  /** It failed a moment ago and has not come back. */
  get ailing(): boolean {
    return this.#status !== 'live' && performance.now() - this.#failedAt < AILING_MS;
  }

  /** There is no such camera: who watches is told, and the connection is closed. */
  end(): void {
    for (const subscriber of this.#subscribers) subscriber.state('down', 'not_found');
    this.#failedAt = performance.now();
    this.close();
  }

  get idle(): boolean {
    return this.#status === 'idle';
  }

  endOf(seq: number): number | null {
    return seq > 0 && seq <= this.#seq && seq > this.#seq - TIMES ? (this.#ends[seq % TIMES] ?? null) : null;
  }

  get state(): CameraState {
    const init = this.#init;
    const { fps, kbps } = this.#rate.read();
    return {
      cam: this.cam,
      state: this.#status,
      reason: this.#reason,
      since: this.#since,
      fps,
      width: init?.width ?? 0,
      height: init?.height ?? 0,
      codec: init?.codec ?? '',
      kbps,
      audio: init?.codec.includes('mp4a') ?? false,
      viewers: this.viewers,
    };
  }

  #playing(playing: Playing): void {
    this.#sets = new ParameterSets(playing.codec);
    this.#sets.take(playing.sets);
    this.#audio = playing.audio ? new AudioLine(playing.audio) : null;
    this.#configDue = true;
    this.#timeline.break();
  }

  #unit(unit: AccessUnit): void {
    const changed = this.#sets?.take(unit.sets) ?? false;
    if (unit.lost) this.#timeline.break();
    const place = this.#timeline.next(unit.timestamp);
    if (!place) {
      if (this.#timeline.reorders) {
        this.#upstream.fail(new CameraFailure('b_frames', 'the camera sends B-frames; switch them off at the camera'));
      }
      return;
    }
    if (this.#probation > 0) {
      this.#probation--;
      return;
    }
    if (unit.key) this.#configure(changed);
    // Without parameter sets nothing can be shown yet; a camera may send them with a later key picture only.
    if (this.#configDue || !this.#init) return;
    const { slices, key } = unit;
    const run = this.#audio?.take(place.time) ?? null;
    const audio = this.#init.codec.includes('mp4a') ? run : null;
    const seq = ++this.#seq;
    const frame = makeFrame(seq, { number: seq, ...place, key, slices, audio });
    this.#ends[seq % TIMES] = frame.endMs;
    this.#rate.count(frame.fragment.length, frame.endMs);
    if (key) {
      this.#key = frame;
      this.#keyAt = performance.now();
    }
    if (this.#status !== 'live') {
      this.#upstream.proven();
      this.#become('live', null);
    }
    this.#gop.push(frame);
    this.#batcher.push(frame, this.#subscribers.size);
  }

  /** At a key picture: a new init if the parameter sets, the codec or the presence of sound have changed. */
  #configure(changed: boolean): void {
    const sounding = this.#audio?.sounding(performance.now()) ?? false;
    const withSound = this.#init?.codec.includes('mp4a') ?? false;
    if (!this.#configDue && !changed && sounding === withSound) return;
    const config = this.#sets?.config();
    if (!config) return;
    this.#configDue = false;
    const next = makeInit((this.#init?.version ?? 0) + 1, config, sounding ? (this.#audio?.config ?? null) : null);
    if (this.#init?.bytes.equals(next.bytes)) return;
    // What waits was made for the old init.
    this.#batcher.flush();
    this.#gop.clear();
    this.#init = next;
    for (const subscriber of this.#subscribers) subscriber.init(next);
  }

  #send(batch: Batch): void {
    for (const subscriber of this.#subscribers) subscriber.batch(batch);
  }

  #failed(failure: CameraFailure): void {
    this.#batcher.flush();
    this.#failedAt = performance.now();
    // Who joins meanwhile must not be shown old pictures as if they were live.
    this.#gop.clear();
    if (failure.reason === 'b_frames') this.#probation = PROBATION;
    this.#become(statusOf(failure.reason), failure.reason);
  }

  #rest(): void {
    this.#linger = null;
    this.#upstream.stop();
    this.#gop.clear();
    this.#become('idle', null);
  }

  #become(status: CameraStatus, reason: Reason | null): void {
    if (this.#status === status && this.#reason === reason) return;
    const wasUp = this.#status === 'live';
    this.#status = status;
    this.#reason = reason;
    this.#since = Date.now();
    if (status === 'live' || wasUp || reason !== null) {
      const up = status === 'live' ? 'up' : 'down';
      for (const subscriber of this.#subscribers) subscriber.state(up, reason);
    }
    this.#handler.changed(this);
  }
}
