import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { callerOf, type TrustsProxy } from './caller.ts';
import type { Cameras } from './camera/cameras.ts';
import { refuseUpgrade } from './http-server.ts';
import { originAllowed } from './origin.ts';
import { type FirstMessage, readFirstMessage } from './view/first-message.ts';
import { type FlowRule, LiveViewer } from './view/live-viewer.ts';
import type { Sessions } from './view/sessions.ts';

export interface StrangerLimits {
  /** Connections of one address that have not shown a ticket yet, at most. */
  strangersPerAddress: number;
}

export interface LiveServerOptions extends StrangerLimits {
  cameras: Cameras;
  sessions: Sessions;
  flow: FlowRule;
  origins: readonly string[];
  proxies: TrustsProxy;
  /** Throws away what the kernel holds for this connection and closes it. */
  reset(socket: Socket): void;
}

/** Who connects must show its ticket within this time, ms. */
const TICKET_MS = 5000;
/** Connections that have not shown a ticket yet, at most. */
const MAX_STRANGERS = 1000;
const PING_MS = 15_000;

/** Takes WebSocket connections on `/live` and makes viewers of those with a good ticket. */
export class LiveServer {
  readonly #options: LiveServerOptions;
  readonly #server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: 8192,
    clientTracking: false,
  });
  readonly #viewers = new Set<LiveViewer>();
  readonly #sockets = new Set<WebSocket>();
  readonly #timers: NodeJS.Timeout[];
  #strangers = 0;
  readonly #strangersOf = new Map<string, number>();

  constructor(options: LiveServerOptions) {
    this.#options = options;
    this.#timers = [setInterval(() => this.#check(), 1000), setInterval(() => this.#ping(), PING_MS)];
  }

  upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
    const { origins, proxies, strangersPerAddress } = this.#options;
    const caller = callerOf(request, proxies);
    if (!originAllowed(request, origins)) {
      refuseUpgrade(socket, '403 Forbidden', 'This page may not open camera views here.');
    } else if (this.#strangers >= MAX_STRANGERS) {
      refuseUpgrade(socket, '503 Service Unavailable', 'Too many connections are waiting.');
    } else if ((this.#strangersOf.get(caller) ?? 0) >= strangersPerAddress) {
      refuseUpgrade(socket, '429 Too Many Requests', 'Too many connections of this address are waiting.');
    } else {
      this.#server.handleUpgrade(request, socket, head, (ws) => this.#greet(ws, socket, caller));
    }
  }

  /** Tells everyone to come back in a moment. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const ws of this.#sockets) ws.close(1012);
    setTimeout(() => {
      for (const ws of this.#sockets) ws.terminate();
    }, 200).unref();
  }

  #greet(ws: WebSocket, socket: Socket, caller: string): void {
    socket.setNoDelay(true);
    this.#sockets.add(ws);
    this.#countStranger(caller, 1);
    let stranger = true;
    const known = () => {
      if (stranger) this.#countStranger(caller, -1);
      stranger = false;
      clearTimeout(timer);
    };
    const timer = setTimeout(() => this.#turnAway(ws, 4401, 'no_ticket'), TICKET_MS);
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      known();
      this.#sockets.delete(ws);
    });
    ws.once('message', (data, binary) => {
      known();
      const first = binary ? null : readFirstMessage(data.toString());
      if (first === null) this.#turnAway(ws, 4401, 'malformed');
      else this.#open(ws, socket, first);
    });
  }

  #countStranger(caller: string, by: 1 | -1): void {
    this.#strangers += by;
    const count = (this.#strangersOf.get(caller) ?? 0) + by;
    if (count > 0) this.#strangersOf.set(caller, count);
    else this.#strangersOf.delete(caller);
  }

  #open(ws: WebSocket, socket: Socket, { ticket, low }: FirstMessage): void {
    const { cameras, sessions, flow, reset } = this.#options;
    const claims = sessions.admit(ticket, 'live');
    if ('code' in claims) {
      this.#turnAway(ws, claims.code, claims.why);
      return;
    }
    const { sid, cam, label, small } = claims;
    const feed = cameras.feed(cam, { low: low || claims.low, small });
    const viewer = new LiveViewer({
      ws,
      socket,
      reset: () => reset(socket),
      feed,
      spare: feed !== cameras.get(cam) && feed !== cameras.get(cam).keyPictures,
      label,
      now: () => sessions.admission.now(),
      flow,
      handed: () => sessions.handed(sid),
      ended: (code, why) => {
        this.#viewers.delete(viewer);
        sessions.remove(sid, code, why);
      },
    });
    this.#viewers.add(viewer);
    ws.on('close', () => this.#viewers.delete(viewer));
    sessions.add(claims, viewer);
    feed.subscribe(viewer);
  }

  #turnAway(ws: WebSocket, code: number, why: string): void {
    ws.send(JSON.stringify({ t: 'bye', code, why }));
    ws.close(code, why);
    setTimeout(() => ws.terminate(), 2000).unref();
  }

  #check(): void {
    const now = performance.now();
    for (const viewer of this.#viewers) viewer.check(now);
  }

  #ping(): void {
    for (const ws of this.#sockets) ws.ping();
  }
}
