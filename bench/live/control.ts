import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { once } from 'node:events';
import { WebSocketServer } from 'ws';

export interface CameraGrant {
  source: { url: string; username: string; password: string };
  allow: string[];
  audio: boolean;
  version: number;
}

/** The api's end of the gateway's control channel, as far as a bench needs it: keys, cameras and tickets. */
export class BenchControl {
  readonly key = randomBytes(16).toString('hex');
  readonly #pair = generateKeyPairSync('ed25519');
  readonly #grants: ReadonlyMap<string, CameraGrant>;
  readonly #server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  readonly #ready: Promise<unknown>;

  constructor(grants: ReadonlyMap<string, CameraGrant>) {
    this.#grants = grants;
    this.#ready = once(this.#server, 'listening');
    const spki = this.#pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    this.#server.on('connection', (socket) => {
      const say = (message: object) => socket.send(JSON.stringify(message));
      socket.on('message', (data) => {
        const message: { t?: string; cam?: string } = JSON.parse(data.toString());
        if (message.t === 'hello') {
          const keys = [{ kid: 'k1', public_key_spki_base64: spki }];
          say({ t: 'welcome', now: Date.now(), keys, lease_ms: 3_600_000 });
        }
        if (message.t === 'need') {
          const grant = this.#grants.get(message.cam ?? '');
          say(grant ? { t: 'camera', cam: message.cam, ...grant } : { t: 'gone', cam: message.cam });
        }
      });
    });
  }

  async url(): Promise<string> {
    await this.#ready;
    const address = this.#server.address();
    return `ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/gateway-control`;
  }

  /** A ticket for one opening of a camera. */
  ticket(cam: string): string {
    const iat = Math.floor(Date.now() / 1000);
    const sid = randomBytes(16).toString('base64url');
    const who = { viewer: '1:1', session: 'bench', child: null, label: 'Bench' };
    const body = JSON.stringify({ k: 'k1', aud: 'local', sid, ...who, cam, iat, exp: iat + 30 });
    const payload = Buffer.from(body).toString('base64url');
    const signature = sign(null, Buffer.from(`v1.${payload}`), this.#pair.privateKey);
    return `v1.${payload}.${signature.toString('base64url')}`;
  }

  /** Cuts every view that is open now, as the api does when a right goes. */
  revoke(why: string): void {
    const message = JSON.stringify({ t: 'revoke', by: 'session', id: 'bench', why });
    for (const client of this.#server.clients) client.send(message);
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
  }
}
