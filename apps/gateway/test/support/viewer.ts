import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

export interface Media {
  kind: number;
  key: boolean;
  seq: number;
  bytes: Buffer;
  at: number;
}

/** A viewer as the browser player is one: shows a ticket, takes messages, acknowledges. */
export class TestViewer {
  readonly texts: Record<string, unknown>[] = [];
  readonly media: Media[] = [];
  readonly socket: WebSocket;
  closed: { code: number; at: number } | null = null;
  bytes = 0;
  lastByteAt = 0;
  #seq = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(
    port: number,
    ticket: string,
    options: { ack?: boolean; origin?: string; keep?: boolean; secure?: boolean; low?: boolean } = {},
  ) {
    const { ack = true, keep = true, secure = false, low = false } = options;
    const origin = options.origin ?? 'http://127.0.0.1:4000';
    this.socket = new WebSocket(`${secure ? 'wss' : 'ws'}://127.0.0.1:${port}/live`, {
      origin,
      rejectUnauthorized: false,
    });
    this.socket.on('open', () => {
      this.socket.send(JSON.stringify({ t: 'ticket', ticket, ...(low ? { kbps: 'low' } : {}) }));
    });
    this.socket.on('message', (data, binary) => {
      const bytes = Buffer.isBuffer(data) ? data : Buffer.alloc(0);
      if (!binary) {
        this.texts.push(JSON.parse(bytes.toString()));
        return;
      }
      const kind = bytes[0] ?? 0;
      const seq = bytes.readUInt32BE(4);
      if (kind === 2) this.#seq = seq;
      this.bytes += bytes.length;
      this.lastByteAt = performance.now();
      const key = ((bytes[1] ?? 0) & 1) === 1;
      if (keep) this.media.push({ kind, key, seq, bytes: bytes.subarray(8), at: this.lastByteAt });
    });
    this.socket.on('close', (code) => {
      this.closed = { code, at: performance.now() };
      clearInterval(this.#timer);
    });
    this.socket.on('error', () => this.socket.terminate());
    this.#timer = setInterval(() => {
      if (ack && this.#seq > 0) this.say({ a: this.#seq });
    }, 250);
  }

  say(message: object): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The connection below, to stop reading as a stalled browser does. */
  get connection(): Socket | null {
    const inner: unknown = Reflect.get(this.socket, '_socket');
    return isSocket(inner) ? inner : null;
  }

  text(type: string): Record<string, unknown> | undefined {
    return this.texts.findLast((text) => text.t === type);
  }

  fragments(): Media[] {
    return this.media.filter((media) => media.kind === 2);
  }

  close(): void {
    clearInterval(this.#timer);
    this.socket.terminate();
  }
}

function isSocket(value: unknown): value is Socket {
  return typeof value === 'object' && value !== null && 'pause' in value && 'resume' in value;
}
