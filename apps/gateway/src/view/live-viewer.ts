import type { Socket } from 'node:net';
import type { Batch } from '../camera/batch.ts';
import type { Feed, Subscriber } from '../camera/feed.ts';
import type { Init } from '../camera/frame.ts';
import type { Reason } from '../rtsp/failure.ts';
import type { ByeCode, Transport } from './sessions.ts';
import { WatchTime } from './watch-time.ts';
import { FLAG_KEY, headersOf, KIND_FRAGMENTS } from './ws-frame.ts';

export interface FlowRule {
  /** Sent but not acknowledged beyond this: drop, ms of video. */
  behindMs: number;
  /** Behind by no more than this, a dropped viewer starts again at the next key picture, ms of video. */
  resumeMs: number;
  /** Written but not yet taken by the kernel beyond this: drop, bytes. */
  buffered: number;
  /** A viewer that was given video and acknowledges nothing for this long is closed, also while it pauses, ms. */
  silentMs: number;
  /** How long a viewer in good health has to take the farewell before its connection is reset, ms. */
  farewellMs: number;
}

export const FLOW_DEFAULTS: FlowRule = {
  behindMs: 2000,
  resumeMs: 500,
  buffered: 1024 * 1024,
  silentMs: 10_000,
  farewellMs: 200,
};

/** What a viewer needs of its WebSocket. */
export interface ViewerSocket {
  on(event: 'message', listener: (data: { toString(): string }, binary: boolean) => void): unknown;
  on(event: 'close', listener: (code: number) => void): unknown;
  on(event: 'error', listener: () => void): unknown;
  send(text: string): void;
  close(code: number, reason?: string): void;
}

export interface LiveViewerOptions {
  ws: ViewerSocket;
  /** The connection under `ws`, to which media goes ready-framed. */
  socket: Socket;
  /** Throws away what the kernel still holds and closes. */
  reset(): void;
  feed: Feed;
  /** There is another way to the camera: when this one fails, the viewer is sent to come again. */
  spare: boolean;
  label: string;
  /** The api's clock, ms since 1970. */
  now(): number;
  flow: FlowRule;
  /** The first video goes out: from now the view is an opening, whatever it acknowledges. */
  handed(): void;
  /** The viewer is gone, or was found silent. Not called after `bye`. */
  ended(code: number, why: string): void;
}

/** Without a picture for this long a new viewer is told that the camera is not up yet, ms. */
const COMFORT_MS = 2000;

/** One viewer on a WebSocket: sends what the camera gives, as fast as the viewer proves to show it. */
export class LiveViewer implements Subscriber, Transport {
  readonly #o: LiveViewerOptions;
  readonly #watch = new WatchTime();
  readonly #openedAt = performance.now();
  #toldDown = false;
  #over = false;
  #ackedSeq = 0;
  /** Positions on the camera's timeline, ms. */
  #sentMs = 0;
  #ackedAtMs = 0;
  #sentSeq = 0;
  /** Pictures left out since the viewer fell behind; null while it gets everything. */
  #dropped: number | null = 0;
  #started = false;
  #handed = false;
  #pausedAt: number | null = null;
  /** When the oldest unacknowledged picture was sent; null while nothing is owed. A pause does not change it. */
  #owedSince: number | null = null;
  /** Since when an acknowledgement is awaited, pauses included; null while none is. `play` alone does not end it. */
  #silentSince: number | null = null;

  constructor(options: LiveViewerOptions) {
    this.#o = options;
    const { ws } = options;
    ws.on('message', (data, binary) => {
      if (!binary) this.#message(data.toString());
    });
    ws.on('close', (code) => this.#leave(code, 'left'));
    ws.on('error', () => this.#leave(1002, 'protocol'));
  }

  get ackedMs(): number {
    return this.#watch.totalMs;
  }

  get ackedSeq(): number {
    return this.#ackedSeq;
  }

  init(init: Init): void {
    if (this.#over) return;
    const { label } = this.#o;
    const now = Math.round(this.#o.now());
    const form = { codec: init.codec, w: init.width, h: init.height, ...(init.thin ? { thin: true } : {}) };
    this.#say({ t: 'init', ...form, label, now });
    this.#o.socket.write(init.message);
  }

  batch({ frames, message }: Batch): void {
    const first = frames[0];
    const last = frames[frames.length - 1];
    if (this.#over || this.#pausedAt !== null || !first || !last) return;
    if (this.#dropped !== null) {
      if (!first.key || this.#behind() > this.#o.flow.resumeMs || this.#clogged()) {
        this.#dropped += frames.length;
        return;
      }
      if (this.#started) this.#say({ t: 'resync', lost: this.#dropped });
      this.#dropped = null;
      if (this.#toldDown) this.state('up', null);
      // Of a replay only the newest picture is meant to be seen.
      this.#begin(message === null ? last.endMs : first.startMs);
    } else if (this.#behind() > this.#o.flow.behindMs || this.#clogged()) {
      this.#dropped = frames.length;
      return;
    }
    this.#sentSeq = last.seq;
    this.#sentMs = last.endMs;
    this.#watch.sent(last.endMs);
    const now = performance.now();
    this.#owedSince ??= now;
    this.#silentSince ??= now;
    this.#hand();
    const { socket } = this.#o;
    if (message) {
      socket.write(message);
      return;
    }
    let length = 0;
    for (const frame of frames) length += frame.fragment.length;
    socket.cork();
    socket.write(headersOf(length, KIND_FRAGMENTS, FLAG_KEY, last.seq));
    for (const frame of frames) socket.write(frame.fragment);
    socket.uncork();
  }

  state(state: 'up' | 'down', reason: Reason | null): void {
    if (this.#over) return;
    this.#toldDown = state === 'down';
    if (this.#o.spare && reason !== null) {
      this.#o.ws.close(1012);
      this.#leave(1012, 'small_away');
      return;
    }
    this.#say({ t: 'state', s: state, reason });
  }

  bye(code: ByeCode, why: string): void {
    if (this.#over) return;
    this.#finish();
    const { ws, socket, reset, flow } = this.#o;
    // What waits in this process or in the network is video the viewer may no longer see: it is thrown away.
    const owes = this.#owedSince !== null && performance.now() - this.#owedSince > 1000;
    const drained = socket.writableLength === 0 && !owes && this.#behind() <= Math.max(flow.resumeMs, 1000);
    this.#say({ t: 'bye', code, why });
    if (!drained) {
      reset();
      return;
    }
    ws.close(code, why);
    setTimeout(reset, flow.farewellMs).unref();
  }

  /** Called about every second: closes who does not acknowledge. */
  check(now: number): void {
    if (this.#over) return;
    this.#comfort(now);
    if (this.#silentSince === null || now - this.#silentSince <= this.#o.flow.silentMs) return;
    const why = this.#pausedAt === null ? 'silent' : 'paused';
    this.bye(4408, why);
    this.#o.ended(4408, why);
  }

  /** A camera that is still being reached says nothing, and a player that hears nothing gives up. */
  #comfort(now: number): void {
    if (this.#toldDown || this.#started || now - this.#openedAt < COMFORT_MS) return;
    this.state('down', null);
  }

  #begin(time: number): void {
    this.#watch.begin(time);
    // What is still owed from before the hole stays owed; the hole itself is not.
    this.#ackedAtMs = time - this.#behind();
    this.#started = true;
  }

  #behind(): number {
    return this.#started ? this.#sentMs - this.#ackedAtMs : 0;
  }

  #clogged(): boolean {
    return this.#o.socket.writableLength > this.#o.flow.buffered;
  }

  #message(text: string): void {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return;
    }
    if (this.#over || typeof json !== 'object' || json === null) return;
    if ('a' in json && typeof json.a === 'number') this.#ack(json.a);
    else if ('t' in json && json.t === 'pause') this.#pause();
    else if ('t' in json && json.t === 'play') this.#play();
  }

  #ack(seq: number): void {
    const end = this.#o.feed.endOf(seq);
    if (!Number.isInteger(seq) || seq > this.#sentSeq || seq <= this.#ackedSeq || end === null) return;
    this.#ackedSeq = seq;
    this.#ackedAtMs = Math.max(this.#ackedAtMs, end);
    this.#watch.ack(end);
    const now = performance.now();
    this.#owedSince = seq === this.#sentSeq ? null : now;
    this.#silentSince = this.#owedSince ?? (this.#pausedAt === null ? null : now);
  }

  #hand(): void {
    if (this.#handed) return;
    this.#handed = true;
    this.#o.handed();
  }

  #pause(): void {
    this.#pausedAt ??= performance.now();
    this.#silentSince ??= this.#pausedAt;
  }

  #play(): void {
    if (this.#pausedAt === null) return;
    this.#pausedAt = null;
    this.#ackedAtMs = this.#sentMs;
    this.#dropped = 0;
    this.#o.feed.replay(this);
  }

  #say(message: object): void {
    this.#o.ws.send(JSON.stringify(message));
  }

  #leave(code: number, why: string): void {
    if (this.#over) return;
    this.#finish();
    this.#o.ended(code, why);
  }

  #finish(): void {
    this.#over = true;
    this.#o.feed.unsubscribe(this);
  }
}
