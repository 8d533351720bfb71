import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { once } from 'node:events';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SourceGrant } from '../../src/camera/upstream.ts';
import type { ToApi } from '../../src/control/messages.ts';

export const KEY = 'control-key-of-the-tests';

/** What a ticket of the tests says unless told otherwise. */
export interface TicketFields {
  k: string;
  aud: string;
  sid: string;
  viewer: string;
  session: string;
  child: string | null;
  cam: string;
  label: string;
  iat: number;
  exp: number;
  low?: boolean;
  small?: boolean;
  hls?: boolean;
  most?: number;
}

/** The api's side of the control channel, with real keys and a real socket. */
export class TestApi {
  readonly received: ToApi[] = [];
  readonly grants = new Map<string, SourceGrant>();
  readonly privateKey: KeyObject;
  readonly #spki: string;
  #server: WebSocketServer;
  #socket: WebSocket | null = null;
  /** Confirms every open view at each lease. */
  leaseMs = 120_000;
  #port = 0;

  constructor() {
    const pair = generateKeyPairSync('ed25519');
    this.privateKey = pair.privateKey;
    this.#spki = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    this.#server = this.#listen();
  }

  async url(): Promise<string> {
    if (this.#server.address() === null) await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address && typeof address === 'object') this.#port = address.port;
    return `ws://127.0.0.1:${this.#port}/gateway-control`;
  }

  send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  ticket(fields: Partial<TicketFields> = {}, key: KeyObject = this.privateKey): string {
    const iat = Math.floor(Date.now() / 1000);
    const body: TicketFields = {
      k: 'k1',
      aud: 'local',
      sid: randomBytes(16).toString('base64url'),
      viewer: '1:7',
      session: 's-1',
      child: '1:70',
      cam: '1:1',
      label: 'Ana Lopez',
      iat,
      exp: iat + 30,
      ...fields,
    };
    const payload = Buffer.from(JSON.stringify(body)).toString('base64url');
    return `v1.${payload}.${sign(null, Buffer.from(`v1.${payload}`), key).toString('base64url')}`;
  }

  of<T extends ToApi['t']>(type: T): Extract<ToApi, { t: T }>[] {
    return this.received.filter((message): message is Extract<ToApi, { t: T }> => message.t === type);
  }

  /** Goes away; `back` listens on the same port again. */
  async away(): Promise<void> {
    this.#socket?.terminate();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  back(): void {
    this.#server = this.#listen();
  }

  async close(): Promise<void> {
    await this.away();
  }

  #listen(): WebSocketServer {
    const server = new WebSocketServer({ port: this.#port, host: '127.0.0.1' });
    server.on('connection', (socket, request) => {
      if (request.headers.authorization !== `Bearer ${KEY}`) {
        socket.close();
        return;
      }
      this.#socket = socket;
      socket.on('message', (data) => this.#take(JSON.parse(data.toString())));
    });
    return server;
  }

  #take(message: ToApi): void {
    this.received.push(message);
    if (message.t === 'hello') {
      const keys = [{ kid: 'k1', public_key_spki_base64: this.#spki }];
      this.send({ t: 'welcome', now: Date.now(), keys, lease_ms: this.leaseMs });
    } else if (message.t === 'need') this.#answer(message.cam);
  }

  #answer(cam: string): void {
    const grant = this.grants.get(cam);
    this.send(grant ? { t: 'camera', cam, ...grant } : { t: 'gone', cam });
  }
}
