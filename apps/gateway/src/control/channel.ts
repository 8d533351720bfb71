import { type Waits, waitAfter } from '@nestling/rules/back-off.ts';
import type { Logger } from 'pino';
import { WebSocket } from 'ws';
import { type FromApi, readMessage, type ToApi } from './messages.ts';

export interface ChannelOptions {
  /** `ws(s)://…/gateway-control` of the api. */
  url: string;
  /** Shared secret of gateway and api. */
  key: string;
  log: Logger;
  /** First message of every connection. */
  hello(): ToApi;
  message(message: FromApi): void;
  /** The connection ended: until the next `welcome` the api cannot be heard. */
  lost(): void;
}

const WAITS: Waits = { firstMs: 250, longestMs: 5000, spread: 0.2 };
const PING_MS = 10_000;
/** Reports of ended views that wait for the api's return; the oldest go first. */
const MAX_KEPT = 10_000;

/** The gateway's line to the api: one WebSocket, opened by us, opened again whenever it ends. */
export class ControlChannel {
  readonly #options: ChannelOptions;
  #socket: WebSocket | null = null;
  #welcomed = false;
  #failures = 0;
  #timer: NodeJS.Timeout | null = null;
  #kept: ToApi[] = [];
  #closed = false;

  constructor(options: ChannelOptions) {
    this.#options = options;
    this.#connect();
  }

  /** The api has answered on the present connection. */
  get ready(): boolean {
    return this.#welcomed;
  }

  /** Sends when the api can hear. What opened and closed meanwhile is kept for it; everything else comes anew by itself. */
  send(message: ToApi): void {
    if (this.#socket && this.#welcomed) {
      this.#socket.send(JSON.stringify(message));
    } else if (message.t === 'closed' || message.t === 'opened' || message.t === 'admitted') {
      this.#kept.push(message);
      if (this.#kept.length > MAX_KEPT) this.#kept.shift();
    }
  }

  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#socket?.close(1001);
    this.#socket?.terminate();
  }

  #connect(): void {
    const { url, key, log } = this.#options;
    const socket = new WebSocket(url, {
      headers: { authorization: `Bearer ${key}` },
      handshakeTimeout: 5000,
      perMessageDeflate: false,
      maxPayload: 4 * 1024 * 1024,
    });
    this.#socket = socket;
    let alive = true;
    // A half-open connection answers no ping: without this, revocations would be sent into the void.
    const ping = setInterval(() => {
      if (!alive) socket.terminate();
      else if (socket.readyState === WebSocket.OPEN) socket.ping();
      alive = false;
    }, PING_MS);
    socket.on('pong', () => {
      alive = true;
    });
    socket.on('open', () => socket.send(JSON.stringify(this.#options.hello())));
    socket.on('message', (data) => {
      alive = true;
      this.#take(data.toString());
    });
    socket.on('error', (error) => {
      // Started together, the gateway is up before the api: nothing anybody must see. /health tells of a lasting lack.
      const refused = 'code' in error && error.code === 'ECONNREFUSED';
      log[refused ? 'info' : 'warn']({ error: error.message }, 'control channel failed');
    });
    socket.on('close', () => {
      clearInterval(ping);
      this.#ended();
    });
  }

  #take(data: string): void {
    const message = readMessage(data);
    if (!message) {
      this.#options.log.warn('the api sent a control message that is not understood');
      return;
    }
    if (message.t === 'welcome') {
      this.#welcomed = true;
      this.#failures = 0;
      this.#options.log.info('control channel ready');
    }
    this.#options.message(message);
    if (message.t !== 'welcome') return;
    const kept = this.#kept;
    this.#kept = [];
    for (const report of kept) this.send(report);
  }

  #ended(): void {
    this.#socket = null;
    this.#welcomed = false;
    if (this.#closed) return;
    this.#options.lost();
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), waitAfter(this.#failures, WAITS));
  }
}
