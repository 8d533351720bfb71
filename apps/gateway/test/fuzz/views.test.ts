import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Feed, Subscriber } from '../../src/camera/feed.ts';
import type { Frame } from '../../src/camera/frame.ts';
import { HlsChannel } from '../../src/hls/channel.ts';
import { HlsSession } from '../../src/hls/session.ts';
import type { RevokeBy } from '../../src/view/admission.ts';
import { FLOW_DEFAULTS, LiveViewer } from '../../src/view/live-viewer.ts';
import { Sessions, type Transport } from '../../src/view/sessions.ts';
import type { TicketClaims } from '../../src/view/ticket.ts';

// Views as they may come and go in any order, on a clock of the test: what is given after a loss of right, to whom that
// acknowledges nothing, and what is counted. `VIEW_RUNS=100000` sets another number of runs.
const RUNS = Number(process.env.VIEW_RUNS ?? 300);
/** A schedule's end is looked for so often, ms. */
const TICK_MS = 100;
const FRAME_MS = 200;
const GOP = 10;
const VIEWERS = 4;

/** A connection that delivers at once, or holds everything while its reader stands still. */
class TestSocket extends Socket {
  /** What it holds back. */
  override writableLength = 0;
  stalled = false;
  onVideo: () => void = () => undefined;
  override write(): boolean {
    if (this.stalled) this.writableLength++;
    else this.onVideo();
    return true;
  }
  override cork(): void {}
  override uncork(): void {}
}

class PageSocket extends EventEmitter {
  send(): void {}
  close(): void {}
}

const frameOf = (seq: number): Frame => ({
  seq,
  key: seq % GOP === 0,
  startMs: seq * FRAME_MS,
  endMs: (seq + 1) * FRAME_MS,
  message: Buffer.alloc(1),
  fragment: Buffer.alloc(1),
  audio: false,
});

/** A camera of five pictures a second. */
class TestFeed implements Feed {
  readonly newestInit = null;
  readonly #subscribers = new Set<Subscriber>();
  #seq = 0;
  subscribe(subscriber: Subscriber): void {
    this.#subscribers.add(subscriber);
    this.replay(subscriber);
  }
  unsubscribe(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
  }
  replay(subscriber: Subscriber): void {
    const first = this.#seq - (this.#seq % GOP);
    const frames = Array.from({ length: this.#seq - first }, (_, i) => frameOf(first + i));
    if (frames.length > 0) subscriber.batch({ frames, message: null });
  }
  endOf(seq: number): number | null {
    return seq < this.#seq ? (seq + 1) * FRAME_MS : null;
  }
  get newest(): number {
    return this.#seq - 1;
  }
  picture(): void {
    const frame = frameOf(this.#seq++);
    for (const one of [...this.#subscribers]) one.batch({ frames: [frame], message: frame.message });
  }
}

/** One view with what was seen of it. */
interface Seen {
  claims: TicketClaims;
  way: 'live' | 'hls';
  transport: Transport;
  message(text: object): void;
  step(): void;
  stall(stalled: boolean): void;
  /** By the test's clock; null: never, or not yet. */
  firstVideo: number | null;
  lastVideo: number | null;
  lastAck: number | null;
  /** From when on nothing may come. */
  bar: number | null;
  /** The same, by the hours last told. */
  hours: number | null;
  over: boolean;
}

class World {
  readonly feed = new TestFeed();
  readonly opened: string[] = [];
  readonly closed: string[] = [];
  readonly views: Seen[] = [];
  readonly sessions = new Sessions(
    'local',
    { views: 1000, viewsPerCamera: 1000, viewsPerViewer: 1000 },
    {
      admitted: () => undefined,
      opened: ({ sid }) => this.opened.push(sid),
      progress: () => undefined,
      closed: ({ sid }) => this.closed.push(sid),
      viewers: () => undefined,
    },
  );
  readonly #channel = new HlsChannel(this.feed, () => undefined);

  constructor() {
    this.sessions.admission.welcome(Date.now(), []);
  }

  open(who: number, way: 'live' | 'hls'): void {
    const claims: TicketClaims = {
      ...{ k: 'k', aud: 'local', sid: `v${this.views.length}`, label: '', iat: 0, exp: 0, low: false, small: false },
      ...{ hls: false, most: null },
      ...{ viewer: `u${who}`, session: `s${who}`, child: `c${who % 2}`, cam: 'cam' },
    };
    const seen: Seen = {
      ...{ claims, way, firstVideo: null, lastVideo: null, lastAck: null, bar: null, hours: null, over: false },
      ...(way === 'live' ? this.#live(claims, () => video()) : this.#hls(claims, () => video())),
    };
    const video = () => {
      seen.firstVideo ??= performance.now();
      seen.lastVideo = performance.now();
    };
    this.views.push(seen);
    this.sessions.add(claims, seen.transport);
    if (way === 'live' && seen.transport instanceof LiveViewer) this.feed.subscribe(seen.transport);
  }

  #live({ sid }: TicketClaims, video: () => void) {
    const socket = new TestSocket();
    socket.onVideo = video;
    const ws = new PageSocket();
    const transport = new LiveViewer({
      ...{ ws, socket, feed: this.feed, spare: false, label: '', flow: FLOW_DEFAULTS, now: () => Date.now() },
      reset: () => {
        socket.writableLength = 0;
        socket.stalled = true;
      },
      handed: () => this.sessions.handed(sid),
      ended: (code, why) => this.sessions.remove(sid, code, why),
    });
    return {
      transport,
      message: (text: object) => void ws.emit('message', Buffer.from(JSON.stringify(text)), false),
      step: () => transport.check(performance.now()),
      stall: (stalled: boolean) => {
        if (!stalled && socket.writableLength > 0) video();
        socket.writableLength = 0;
        socket.stalled = stalled;
      },
    };
  }

  #hls({ sid }: TicketClaims, video: () => void) {
    const transport = new HlsSession(this.#channel, () => undefined);
    let given = 0;
    return {
      transport,
      message: (text: object) => {
        // What is no acknowledgement claims nothing, over and over.
        transport.ack('a' in text ? given : 0);
        transport.seenAt = performance.now();
        const parts = this.#channel.packager.segments.flatMap((segment) => segment.parts).slice(-1);
        if (transport.bidden || parts.length === 0) return;
        given += FRAME_MS;
        transport.gave(parts);
        this.sessions.handed(sid);
        video();
      },
      step: () => {
        if (transport.bidden || !transport.silent(performance.now(), FLOW_DEFAULTS.silentMs)) return;
        transport.bye(4408, 'silent');
        this.sessions.remove(sid, 4408, 'silent');
      },
      stall: () => undefined,
    };
  }

  /** Takes the right of all it names; nothing may come to them from now. */
  revoke(by: RevokeBy, id: string): void {
    for (const view of this.views) if (view.claims[by] === id) view.bar ??= performance.now();
    this.sessions.revoke(by, id, 'right_lost');
  }

  /** The right ends by the clock. */
  until(view: Seen, ms: number): void {
    if (view.over) return;
    view.hours = performance.now() + ms + TICK_MS;
    const until = this.sessions.admission.now() + ms;
    this.sessions.confirm([{ sid: view.claims.sid, until, why: 'schedule' }]);
  }

  wait(ms: number): void {
    for (let left = ms; left > 0; left -= FRAME_MS) {
      vi.advanceTimersByTime(FRAME_MS);
      this.feed.picture();
      for (const view of this.views) view.step();
      this.check();
    }
  }

  check(): void {
    const now = performance.now();
    for (const view of this.views) {
      const { sid } = view.claims;
      view.over = this.closed.includes(sid);
      const { firstVideo, lastVideo, lastAck } = view;
      const bar = Math.min(view.bar ?? Number.POSITIVE_INFINITY, view.hours ?? Number.POSITIVE_INFINITY);
      if (lastVideo !== null) expect(lastVideo, `${sid} after its right`).toBeLessThanOrEqual(bar);
      // Once a frame of the model is looked: silence is noticed at most so late.
      const heard = Math.max(firstVideo ?? now, lastAck ?? 0);
      if (!view.over)
        expect(now - heard, `${sid} silent`).toBeLessThanOrEqual(2 * FLOW_DEFAULTS.silentMs + 2 * FRAME_MS);
      if (!view.over && lastAck === null)
        expect(now - heard, `${sid} never heard`).toBeLessThanOrEqual(FLOW_DEFAULTS.silentMs + 2 * FRAME_MS);
    }
    const given = this.views.filter((view) => view.firstVideo !== null || this.opened.includes(view.claims.sid));
    expect([...this.opened].sort(), 'logins are openings with video').toEqual(given.map((v) => v.claims.sid).sort());
  }
}

const who = fc.nat(VIEWERS - 1);
const act = fc.oneof(
  fc.record({ t: fc.constant('open' as const), who, way: fc.constantFrom('live' as const, 'hls' as const) }),
  fc.record({ t: fc.constant('ack' as const), who }),
  fc.record({ t: fc.constant('pause' as const), who }),
  fc.record({ t: fc.constant('play' as const), who }),
  fc.record({ t: fc.constant('stall' as const), who, on: fc.boolean() }),
  fc.record({ t: fc.constant('until' as const), who, ms: fc.nat(3000) }),
  fc.record({
    t: fc.constant('take' as const),
    who,
    by: fc.constantFrom<RevokeBy>('sid', 'viewer', 'child', 'cam', 'session'),
  }),
  fc.record({ t: fc.constant('wait' as const), ms: fc.constantFrom(200, 400, 1000, 4000, 9000) }),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test(`${RUNS} lives of views: no video after a loss of right, silence ends, and logins are openings with video`, () => {
  let losses = 0;
  fc.assert(
    fc.property(fc.array(act, { minLength: 12, maxLength: 40 }), (acts) => {
      const world = new World();
      try {
        world.wait(600);
        world.open(0, 'live');
        world.open(1, 'hls');
        world.wait(400);
        for (const one of acts) {
          if (one.t === 'open') world.open(one.who, one.way);
          else if (one.t === 'wait') world.wait(one.ms);
          else {
            const view = world.views.findLast(({ claims }) => claims.viewer === `u${one.who}`);
            if (!view) continue;
            if (one.t === 'ack') {
              const before = view.transport.ackedMs + view.transport.ackedSeq;
              view.message({ a: world.feed.newest });
              if (view.transport.ackedMs + view.transport.ackedSeq > before) view.lastAck = performance.now();
            } else if (one.t === 'stall') view.stall(one.on);
            else if (one.t === 'until') world.until(view, one.ms);
            else if (one.t === 'take') {
              losses++;
              world.revoke(one.by, view.claims[one.by] ?? '');
            } else view.message({ t: one.t });
          }
          world.check();
        }
        world.wait(2000);
      } finally {
        world.sessions.close();
        vi.clearAllTimers();
      }
    }),
    { numRuns: RUNS, seed: Number(process.env.FUZZ_SEED ?? 20_261_121) },
  );
  console.log(`lives of views: ${RUNS}, rights taken: ${losses}, leaks found: 0`);
  expect(losses).toBeGreaterThan(0);
}, 3_600_000);
