import { createHash, randomBytes } from 'node:crypto';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { type Clip, setsOf } from './clip.ts';
import { RtpSender } from './rtp-sender.ts';

/** How the test camera behaves; every field may be changed while it runs. */
export interface CameraBehaviour {
  clip: Clip;
  fps: number;
  user: string;
  password: string;
  auth: 'none' | 'basic' | 'md5' | 'sha256';
  marker: 'picture' | 'never' | 'nal';
  /** Parameter sets in the description. */
  sprop: boolean;
  /** Parameter sets in the stream. */
  inBand: boolean;
  /** Whole SDP to answer instead of the right one. */
  sdp: string | null;
  /** Status for DESCRIBE instead of 200. */
  describeStatus: number;
  /** Keeps connections open but sends nothing more. */
  silent: boolean;
  /** Sends bytes without sense instead of video. */
  garbage: boolean;
  /** Session time-out it announces, seconds. */
  timeout: number;
  /** Sound: AAC frames to send, 16 kHz mono. */
  aac: { config: string; frames: Buffer[] } | null;
  getParameter: boolean;
}

/** What was seen by the camera, for tests to look at. */
export interface Seen {
  connections: number;
  signIns: number;
  requests: string[];
}

/** A small RTSP camera over TCP for tests, with every fault real cameras show. */
export class TestCamera {
  readonly behaviour: CameraBehaviour;
  readonly seen: Seen = { connections: 0, signIns: 0, requests: [] };
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #players = new Set<Player>();
  #port = 0;

  constructor(behaviour: Partial<CameraBehaviour> & { clip: Clip }, tls?: { cert: string; key: string }) {
    this.behaviour = {
      fps: 25,
      user: 'cam',
      password: 'right "horse\\',
      auth: 'md5',
      marker: 'picture',
      sprop: true,
      inBand: true,
      sdp: null,
      describeStatus: 200,
      silent: false,
      garbage: false,
      timeout: 60,
      aac: null,
      getParameter: true,
      ...behaviour,
    };
    const serve = (socket: Socket) => this.#serve(socket);
    this.#server = tls ? createTlsServer(tls, serve) : createServer(serve);
  }

  listen(port = this.#port): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', () => {
        const address: AddressInfo | string | null = this.#server.address();
        if (address && typeof address === 'object') this.#port = address.port;
        resolve();
      });
    });
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `rtsp://127.0.0.1:${this.#port}/live/main`;
  }

  get players(): number {
    return this.#players.size;
  }

  /** Cuts every connection. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Loses packets: the next picture starts with a hole in the sequence. */
  lose(packets: number): void {
    for (const player of this.#players) player.sender.skip(packets);
  }

  /** Stops listening as well, as if the power were off; `listen` brings it back on the same port. */
  async stop(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.seen.connections++;
    this.#sockets.add(socket);
    let player: Player | null = null;
    socket.on('close', () => {
      this.#sockets.delete(socket);
      if (player) {
        player.stop();
        this.#players.delete(player);
      }
    });
    socket.on('error', () => socket.destroy());
    const nonce = randomBytes(8).toString('hex');
    let rest = '';
    socket.on('data', (chunk: Buffer) => {
      rest += chunk.toString('latin1');
      for (let end = rest.indexOf('\r\n\r\n'); end >= 0; end = rest.indexOf('\r\n\r\n')) {
        const [line = '', ...headers] = rest.slice(0, end).split('\r\n');
        rest = rest.slice(end + 4);
        const [method = '', uri = ''] = line.split(' ');
        const header = (name: string) =>
          headers
            .find((h) => h.toLowerCase().startsWith(`${name}:`))
            ?.slice(name.length + 1)
            .trim();
        this.seen.requests.push(method);
        const cseq = header('cseq') ?? '0';
        const answer = (status: number, extra: string[] = [], body = '') => {
          const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
          socket.write([`RTSP/1.0 ${status} X`, `CSeq: ${cseq}`, ...extra, ...length, '', body].join('\r\n'));
        };
        if (method !== 'OPTIONS' && !this.#signedIn(method, uri, header('authorization'), nonce)) {
          answer(401, [this.#challenge(nonce)]);
          continue;
        }
        const b = this.behaviour;
        if (method === 'OPTIONS') answer(200, ['Public: DESCRIBE, SETUP, PLAY']);
        else if (method === 'DESCRIBE') {
          answer(
            b.describeStatus,
            ['Content-Type: application/sdp', `Content-Base: ${this.url}/`],
            b.sdp ?? this.#sdp(),
          );
        } else if (method === 'SETUP')
          answer(200, [`Transport: ${header('transport')}`, `Session: 4711;timeout=${b.timeout}`]);
        else if (method === 'PLAY') {
          answer(200, ['Session: 4711']);
          player = new Player(socket, b);
          this.#players.add(player);
        } else if (method === 'GET_PARAMETER' && !b.getParameter) answer(405);
        else if (method === 'TEARDOWN') socket.end();
        else answer(200);
      }
    });
  }

  #challenge(nonce: string): string {
    const { auth } = this.behaviour;
    if (auth === 'basic') return 'WWW-Authenticate: Basic realm="test"';
    const algorithm = auth === 'sha256' ? ', algorithm=SHA-256, qop="auth"' : '';
    return `WWW-Authenticate: Digest realm="test", nonce="${nonce}"${algorithm}`;
  }

  #signedIn(method: string, uri: string, authorization: string | undefined, nonce: string): boolean {
    const { auth, user, password } = this.behaviour;
    if (auth === 'none') return true;
    if (authorization === undefined) return false;
    this.seen.signIns++;
    if (auth === 'basic') return authorization === `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    const hash = auth === 'sha256' ? 'sha256' : 'md5';
    const h = (text: string) => createHash(hash).update(text).digest('hex');
    const field = (name: string) =>
      new RegExp(`\\b${name}=(?:"([^"]*)"|([^,\\s]+))`).exec(authorization)?.slice(1).find(Boolean) ?? '';
    const middle = auth === 'sha256' ? `:${field('nc')}:${field('cnonce')}:auth` : '';
    const expected = h(`${h(`${user}:test:${password}`)}:${nonce}${middle}:${h(`${method}:${uri}`)}`);
    return field('response') === expected && field('uri') === uri;
  }

  #sdp(): string {
    const { clip, sprop, aac } = this.behaviour;
    const sets = setsOf(clip).map((set) => set.toString('base64'));
    const fmtp =
      clip.codec === 'h264'
        ? `sprop-parameter-sets=${sets.join(',')}`
        : `sprop-vps=${sets[0]};sprop-sps=${sets[1]};sprop-pps=${sets[2]}`;
    const lines = ['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=test', 't=0 0', 'a=control:*', 'm=video 0 RTP/AVP 96'];
    lines.push(
      `a=rtpmap:96 ${clip.codec.toUpperCase()}/90000`,
      `a=fmtp:96 packetization-mode=1${sprop ? `;${fmtp}` : ''}`,
      'a=control:trackID=0',
    );
    if (aac) {
      lines.push('m=audio 0 RTP/AVP 97', 'a=rtpmap:97 MPEG4-GENERIC/16000/1', 'a=control:trackID=1');
      lines.push(
        `a=fmtp:97 streamtype=5;mode=AAC-hbr;sizelength=13;indexlength=3;indexdeltalength=3;config=${aac.config}`,
      );
    }
    return `${lines.join('\r\n')}\r\n`;
  }
}

class Player {
  readonly sender: RtpSender;
  readonly #timer: NodeJS.Timeout;
  #index = 0;
  #audioIndex = 0;
  #clip: Clip;

  constructor(socket: Socket, behaviour: CameraBehaviour) {
    this.#clip = behaviour.clip;
    this.sender = new RtpSender(behaviour.clip.codec, { marker: behaviour.marker });
    const started = performance.now();
    const base = Math.floor(Math.random() * 2 ** 32);
    let sent = 0;
    const tick = () => {
      const due = Math.floor(((performance.now() - started) / 1000) * behaviour.fps) + 1;
      for (; sent < due; sent++) {
        if (behaviour.silent) continue;
        if (behaviour.garbage) this.#send(socket, 0, this.sender.packet(randomBytes(200), sent * 3600, true));
        else this.#picture(socket, behaviour, (base + this.#time(sent)) >>> 0);
      }
      this.#sound(socket, behaviour, (performance.now() - started) / 1000);
    };
    this.#timer = setInterval(tick, Math.min(20, 500 / behaviour.fps));
    tick();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #time(sent: number): number {
    const { pictures, order } = this.#clip;
    const round = Math.floor(sent / pictures.length) * pictures.length;
    return (round + order(sent % pictures.length)) * 3600;
  }

  #picture(socket: Socket, behaviour: CameraBehaviour, timestamp: number): void {
    // A changed clip of the same codec starts at its own key picture.
    if (behaviour.clip !== this.#clip) {
      this.#clip = behaviour.clip;
      this.#index = 0;
    }
    const { pictures } = this.#clip;
    const picture = pictures[this.#index++ % pictures.length] ?? [];
    const sets = setsOf(this.#clip);
    const nals = behaviour.inBand ? picture : picture.filter((nal) => !sets.some((set) => set.equals(nal)));
    for (const packet of this.sender.picture(nals, timestamp)) this.#send(socket, 0, packet);
  }

  #sound(socket: Socket, { aac, silent }: CameraBehaviour, seconds: number): void {
    for (; aac && !silent && this.#audioIndex < (seconds * 16_000) / 1024; this.#audioIndex++) {
      const frame = aac.frames[this.#audioIndex % aac.frames.length] ?? Buffer.alloc(0);
      const packet = Buffer.alloc(16 + frame.length);
      packet.set([0x80, 0x80 | 97], 0);
      packet.writeUInt16BE(this.#audioIndex & 0xffff, 2);
      packet.writeUInt32BE((this.#audioIndex * 1024) >>> 0, 4);
      packet.writeUInt16BE(16, 12);
      packet.writeUInt16BE(frame.length << 3, 14);
      frame.copy(packet, 16);
      this.#send(socket, 2, packet);
    }
  }

  #send(socket: Socket, channel: number, packet: Buffer): void {
    const head = Buffer.from([0x24, channel, packet.length >> 8, packet.length & 0xff]);
    if (socket.writable) socket.write(Buffer.concat([head, packet]));
  }
}
