import { BackOff } from './back-off.ts';
import { mediaSourceClass } from './buffer.ts';
import { endingOf, mayLeaveStill, whyOf } from './ending.ts';
import { openHlsView } from './hls-view.ts';
import { Meter } from './meter.ts';
import { Pace, type Position } from './pace.ts';
import { Route } from './route.ts';
import { openSocketView } from './socket-view.ts';
import { clearSource, stillOf } from './still.ts';
import type { Player, PlayerOptions, PlayerState, TicketAnswer } from './types.ts';
import type { View, ViewEvents } from './view.ts';
import { wantsLess } from './wants-less.ts';
import { Watchdog } from './watchdog.ts';

const TICK_MS = 50;
const ACK_TICKS = 5;
/** An element that seeks or waits has no picture to give: one of the last seconds stands in for it. */
const STILL_TICKS = 40;
const HIDDEN_MS = 30_000;
/** An opening that shows no picture for this long although the camera is up is tried again. */
const NO_PICTURE_MS = 10_000;
const DESK_S = 0.15;
const TOUCH_S = 0.3;

/** Plays one camera in a `<video>`, and keeps playing it until it is told to stop or the gateway ends the view. */
export function createPlayer(options: PlayerOptions): Player {
  return new LivePlayer(options);
}

class LivePlayer implements Player {
  readonly #o: PlayerOptions;
  readonly #video: HTMLVideoElement;
  readonly #route: Route;
  readonly #backOff = new BackOff();
  readonly #pace: Pace;
  readonly #meter: Meter;
  readonly #ticker: ReturnType<typeof setInterval>;
  readonly #listening = new AbortController();
  #watchdog = new Watchdog();
  #state: PlayerState = { kind: 'connecting' };
  #view: View | null = null;
  /** Grows with every opening; what belongs to an older one is ignored. */
  #opening = 0;
  #openedAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #hide: ReturnType<typeof setTimeout> | undefined;
  #away = false;
  #held = false;
  #cameraUp = true;
  #ticks = 0;
  #still: string | undefined;
  /** Gateway clock minus `performance.now()`. */
  #clock: number | null = null;

  constructor(options: PlayerOptions) {
    this.#o = options;
    this.#video = options.video;
    this.#route = new Route(options.hlsUrl !== undefined);
    const touch = window.matchMedia?.('(pointer: coarse)').matches ?? false;
    this.#pace = new Pace(touch ? TOUCH_S : DESK_S, performance.now());
    this.#video.muted = true;
    this.#video.playsInline = true;
    this.#meter = new Meter(this.#video, () => this.#pictured());
    const { signal } = this.#listening;
    this.#video.addEventListener('waiting', () => this.#ranDry(), { signal });
    this.#video.addEventListener('leavepictureinpicture', () => this.#visibility(), { signal });
    this.#video.addEventListener('error', () => this.#broke(true), { signal });
    document.addEventListener('visibilitychange', () => this.#visibility(), { signal });
    this.#ticker = setInterval(() => this.#tick(), TICK_MS);
    options.onState(this.#state);
    this.#away = document.hidden;
    if (!this.#away) this.#open();
  }

  get state(): PlayerState {
    return this.#state;
  }

  stats() {
    const { firstFrameMs, openings, resyncs } = this.#meter;
    const lagMs = Math.max(0, Math.round(((this.#range()?.end ?? 0) - this.#video.currentTime) * 1000));
    const native = this.#route.way === 'hls' && !mediaSourceClass(false);
    const way = this.#view ? (native ? 'native' : this.#route.way) : null;
    return { way, fps: this.#meter.fps(), lagMs, firstFrameMs, openings, resyncs } as const;
  }

  now(): number | null {
    return this.#clock === null ? null : this.#clock + performance.now();
  }

  pause(): void {
    this.#held = true;
    this.#video.pause();
    this.#view?.pause();
  }

  play(): void {
    if (this.#listening.signal.aborted) return;
    this.#held = false;
    if (this.#view) {
      this.#view.resume();
      this.#start();
    } else if (!this.#away && this.#retry === undefined) {
      this.#backOff.reset();
      this.#become({ kind: 'connecting' });
      this.#open();
    }
  }

  stop(): void {
    clearInterval(this.#ticker);
    this.#listening.abort();
    this.#meter.close();
    clearTimeout(this.#hide);
    this.#leave();
    clearSource(this.#video);
  }

  #become(state: PlayerState): void {
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    this.#o.onState(state);
  }

  /** Ends what runs or waits, and leaves the picture as it stands. */
  #leave(): void {
    this.#opening++;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#view?.close();
    this.#view = null;
  }

  async #open(): Promise<void> {
    this.#leave();
    const opening = this.#opening;
    this.#openedAt = performance.now();
    this.#meter.opening();
    const answer = await this.#o.getTicket().catch((): TicketAnswer | null => null);
    if (opening !== this.#opening) return;
    if (!answer) this.#again();
    else if ('denied' in answer) this.#deny(answer.denied);
    else this.#connect(answer);
  }

  #connect({ ticket, ...at }: Extract<TicketAnswer, { ticket: string }>): void {
    const { managed = false, low = wantsLess() } = this.#o;
    const url = (at.url === undefined ? this.#o.url : at.url) ?? undefined;
    const hlsUrl = (at.hlsUrl === undefined ? this.#o.hlsUrl : at.hlsUrl) ?? undefined;
    const video = this.#video;
    const events = this.#events(this.#opening);
    this.#cameraUp = true;
    this.#watchdog = new Watchdog();
    this.#ticks = 0;
    const noSource = !mediaSourceClass(managed);
    if (hlsUrl !== undefined && (noSource || url === undefined || this.#route.way === 'hls')) {
      if (noSource && this.#route.way === 'socket') this.#route.failed();
      this.#view = openHlsView({ video, hlsUrl: low ? `${hlsUrl}?kbps=low` : hlsUrl, ticket }, events);
    } else if (noSource || url === undefined) {
      this.#finish({ kind: 'unsupported', codec: '' });
      return;
    } else {
      this.#view = openSocketView({ video, url, ticket, managed, low }, events);
    }
    this.#start();
  }

  #events(opening: number): ViewEvents {
    const mine = (work: () => void) => {
      if (opening === this.#opening) work();
    };
    return {
      info: (info, now) =>
        mine(() => {
          this.#clock = now - performance.now();
          this.#o.onInfo?.(info);
        }),
      camera: (state) =>
        mine(() => {
          this.#cameraUp = state === 'up';
          if (!this.#cameraUp) this.#become({ kind: 'reconnecting', because: 'camera' });
        }),
      media: () => mine(() => this.#keepPace()),
      resync: () => mine(() => this.#meter.resynced()),
      ended: (code, why) => mine(() => this.#goodbye(code, why)),
      failed: (opened) => mine(() => this.#broke(opened)),
      unsupported: (codec) => mine(() => this.#finish({ kind: 'unsupported', codec })),
    };
  }

  #start(): void {
    if (this.#held) return;
    this.#video.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') this.#o.onNeedsTouch?.();
    });
  }

  /** A picture of this opening is on screen. */
  #pictured(): void {
    if (!this.#view || this.#held || !this.#cameraUp) return;
    this.#route.worked(this.#route.way);
    this.#backOff.reset();
    this.#still ??= stillOf(this.#video);
    this.#become({ kind: 'playing' });
  }

  #goodbye(code: number, why: string): void {
    const ending = endingOf(code, why);
    if (ending === 'retry') this.#again();
    else this.#end(whyOf(code, why));
  }

  #end(why: string): void {
    const still = mayLeaveStill(why) ? (stillOf(this.#video) ?? this.#still) : undefined;
    this.#finish({ kind: 'stopped', why });
    this.#o.onStopped?.(still === undefined ? { why } : { why, still });
  }

  #deny(denied: unknown): void {
    this.#finish({ kind: 'denied', denied });
  }

  #finish(state: PlayerState): void {
    this.#leave();
    clearSource(this.#video);
    this.#still = undefined;
    this.#become(state);
  }

  #broke(opened: boolean): void {
    if (!this.#view) return;
    if (!opened) this.#route.failed();
    this.#again();
  }

  #again(): void {
    // Who has paused is not looking: the view ends rather than opening again behind a standing picture.
    if (this.#held) {
      this.#end('paused');
      return;
    }
    this.#leave();
    if (this.#away) return;
    const wait = this.#backOff.next();
    // The last picture stays while we try: the element keeps it until the next source is set. A first attempt that
    // fails is still part of connecting.
    if (this.#state.kind !== 'connecting' || this.#backOff.failures > 2) {
      this.#become({ kind: 'reconnecting', because: 'network' });
    }
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  /** Running dry counts only once a picture was there: every opening waits for its first. */
  #ranDry(): void {
    if (this.#meter.firstFrameMs !== null && this.#cameraUp) this.#pace.waiting(performance.now());
  }

  #range(): { start: number; end: number } | null {
    const { buffered } = this.#video;
    const last = buffered.length - 1;
    return last < 0 ? null : { start: buffered.start(last), end: buffered.end(last) };
  }

  #keepPace(): void {
    const range = this.#range();
    const video = this.#video;
    if (!range || !this.#view?.paced || this.#held || video.seeking) return;
    const { rate, seek } = this.#pace.step(this.#position(this.#view, range), performance.now());
    if (seek !== null) video.currentTime = seek;
    if (video.playbackRate !== rate) video.playbackRate = rate;
    if (video.paused) this.#start();
  }

  /** A picture that stands for seconds is reached at its start; what is buffered of it beyond is no delay. */
  #position({ standing }: View, { start, end }: { start: number; end: number }): Position {
    const current = this.#video.currentTime;
    return { current, start, end: standing === null ? end : Math.max(standing, current) + this.#pace.target };
  }

  #tick(): void {
    const view = this.#view;
    if (!view) return;
    const now = performance.now();
    this.#keepPace();
    this.#meter.tick();
    if (this.#ticks % STILL_TICKS === 0) this.#still = stillOf(this.#video) ?? this.#still;
    if (++this.#ticks % ACK_TICKS === 0 && !this.#held && !this.#video.seeking) view.acknowledge();
    const shouldPlay = this.#cameraUp && !this.#held && !document.hidden;
    const { currentTime: current } = this.#video;
    const dead = this.#watchdog.check({ now, current, arrivedAt: view.arrivedAt, shouldPlay });
    const late = shouldPlay && this.#meter.firstFrameMs === null && now - this.#openedAt > NO_PICTURE_MS;
    if (dead || late) this.#again();
  }

  #visibility(): void {
    clearTimeout(this.#hide);
    if (document.hidden) this.#hide = setTimeout(() => this.#rest(), HIDDEN_MS);
    else if (this.#away) this.#wake();
  }

  /** Nobody looks: watching, and counting the time, end here. */
  #rest(): void {
    if (document.pictureInPictureElement === this.#video) return;
    this.#away = true;
    if (!this.#view && this.#retry === undefined) return;
    this.#view?.pause();
    this.#leave();
  }

  #wake(): void {
    this.#away = false;
    const over = this.#state.kind === 'stopped' || this.#state.kind === 'denied' || this.#state.kind === 'unsupported';
    if (over || this.#held) return;
    this.#become({ kind: 'connecting' });
    this.#open();
  }
}
