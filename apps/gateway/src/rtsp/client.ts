import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type AudioConfig, audioConfig, readAacPacket } from '../media/aac.ts';
import { type AccessUnit, Depacketiser } from './access-unit.ts';
import { addressOf, type CameraUrl, type Resolve, readCameraUrl, resolveBySystem } from './address.ts';
import { Authorizer, chooseChallenge, credentialsAreClean } from './auth.ts';
import { CameraFailure } from './failure.ts';
import { type MediaTrack, parameterSets, readSdp, type VideoCodec } from './sdp.ts';
import { type RtspMessage, requestBytes, WireReader } from './wire.ts';

/** Where a camera is and how to sign in, as the api sends it. */
export interface CameraSource {
  /** `rtsp(s)://host:port/path`, without credentials. */
  url: string;
  username?: string;
  password?: string;
}

/** What the camera offers, known once it plays. */
export interface Playing {
  codec: VideoCodec;
  /** Parameter sets of the description; may be empty. */
  sets: Buffer[];
  /** Set up only when audio was asked for and is AAC. */
  audio: AudioConfig | null;
  /** Encoding of the audio track the camera has, whether used or not. */
  audioOffered: string | null;
}

export type Step = 'address' | 'reach' | 'sign_in' | 'video';

export interface ClientHandler {
  /** A step of the way in was taken; the camera test shows them. */
  step?(step: Step): void;
  playing(playing: Playing): void;
  unit(unit: AccessUnit): void;
  audio?(timestamp: number, frames: Buffer[]): void;
  /** Called once, last, unless `close` came first. */
  failed(failure: CameraFailure): void;
}

export interface ClientOptions {
  /** Address ranges the camera may be in; see `addressAllowed`. */
  allow: readonly string[];
  audio: boolean;
  /** How long connecting and each answer may take, ms. */
  answerMs: number;
  /** No packet for this long: the camera is silent, ms. */
  silentMs: number;
  /** Packets but no picture for this long: what it sends is no video, ms. */
  pictureMs: number;
  /** Certificate authorities for `rtsps:` beside the system's, PEM. */
  ca?: string;
  resolve?: Resolve;
}

export const CLIENT_DEFAULTS: ClientOptions = {
  allow: [],
  audio: false,
  answerMs: 5000,
  silentMs: 5000,
  pictureMs: 15_000,
};

/**
 * One connection to one camera: RTSP 1.0 over TCP, media interleaved. It never reconnects by itself; whoever owns it
 * decides when to try again.
 */
export class RtspClient {
  readonly #source: CameraSource;
  readonly #options: ClientOptions;
  readonly #handler: ClientHandler;
  #socket: Socket | null = null;
  #done = false;
  #cseq = 0;
  readonly #answers = new Map<number, (answer: RtspMessage) => void>();
  #authorizer: Authorizer | null = null;
  #session: string | null = null;
  #packets: ((packet: Buffer) => void)[] = [];
  #playing = false;
  #packetAt = 0;
  #unitAt = 0;
  #url: CameraUrl | null = null;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(source: CameraSource, handler: ClientHandler, options: ClientOptions) {
    this.#source = source;
    this.#handler = handler;
    this.#options = options;
    this.#run().catch((error: unknown) => this.#fail(failureOf(error)));
  }

  /** Ends the connection without a word to the handler. */
  close(): void {
    if (this.#done) return;
    const socket = this.#socket;
    if (socket && this.#url && this.#session) {
      const text = requestBytes('TEARDOWN', this.#url.wire, ++this.#cseq, this.#headers('TEARDOWN', this.#url.wire));
      socket.end(text);
      setTimeout(() => socket.destroy(), 300).unref();
    } else socket?.destroy();
    this.#stop();
  }

  async #run(): Promise<void> {
    const url = readCameraUrl(this.#source.url);
    this.#url = url;
    const { username = '', password = '' } = this.#source;
    if (username !== '' || password !== '') {
      const credentials = { username, password };
      if (!credentialsAreClean(credentials))
        throw new CameraFailure('wrong_password', 'control characters in the password');
      this.#authorizer = new Authorizer(credentials);
    }
    const address = await addressOf(url, this.#options.allow, this.#options.resolve ?? resolveBySystem);
    if (this.#done) return;
    this.#handler.step?.('address');
    await this.#connect(url, address);
    await this.#request('OPTIONS', url.wire);
    this.#handler.step?.('reach');
    const described = expectOk(await this.#request('DESCRIBE', url.wire, { Accept: 'application/sdp' }));
    this.#handler.step?.('sign_in');
    const base = described.headers.get('content-base')?.[0] ?? described.headers.get('content-location')?.[0];
    const tracks = readSdp(described.body.toString('utf8'), base ?? url.wire);
    const offered = tracks.find((track) => track.kind === 'audio');
    const audioTrack = this.#options.audio && offered ? offered : null;
    const audio = audioTrack ? audioConfig(audioTrack) : null;
    const { video, codec } = chooseVideo(tracks);
    await this.#setup(video, this.#videoSink(codec, video.payloadType));
    if (audioTrack && audio) await this.#setup(audioTrack, this.#audioSink(audioTrack.payloadType));
    // Before PLAY is sent: its answer and the first key picture may come in one piece.
    this.#handler.playing({ codec, sets: parameterSets(video), audio, audioOffered: offered?.encoding ?? null });
    this.#playing = true;
    expectOk(await this.#request('PLAY', url.wire, { Range: 'npt=0.000-' }));
    if (this.#done) return;
    this.#handler.step?.('video');
    this.#watch();
  }

  async #connect(url: CameraUrl, address: string): Promise<void> {
    const { answerMs, ca } = this.#options;
    const target = { host: address, port: url.port, family: isIP(address) };
    const name = isIP(url.host) ? {} : { servername: url.host };
    const socket = url.tls ? connectTls({ ...target, ...name, ...(ca ? { ca } : {}) }) : connectTcp(target);
    this.#socket = socket;
    socket.setNoDelay(true);
    const late = new CameraFailure('timeout', 'the camera does not answer');
    const timer = setTimeout(() => this.#fail(late), answerMs);
    this.#timers.push(timer);
    const reader = new WireReader({
      message: (message) => this.#message(message),
      packet: (channel, packet) => this.#packet(channel, packet),
    });
    socket.on('data', (chunk: Buffer) => {
      if (this.#done) return;
      try {
        reader.push(chunk);
      } catch (error) {
        this.#fail(failureOf(error));
      }
    });
    socket.on('error', (error) => this.#fail(failureOf(error)));
    socket.on('close', () => this.#fail(new CameraFailure('unreachable', 'the camera closed the connection')));
    await new Promise<void>((resolve) => socket.once(url.tls ? 'secureConnect' : 'connect', resolve));
    clearTimeout(timer);
  }

  /** Sends a request and waits for its answer, signing in when asked. Never resolves once the client is done. */
  async #request(method: string, uri: string, extra: Record<string, string> = {}): Promise<RtspMessage> {
    for (let tries = 0; ; tries++) {
      const answer = await this.#exchange(method, uri, extra);
      if (answer.status !== 401) return answer;
      const challenge = chooseChallenge(answer.headers.get('www-authenticate') ?? []);
      const stale = challenge?.scheme === 'digest' && challenge.stale;
      const tried = this.#authorizer?.started ?? false;
      if (!this.#authorizer || !challenge || tries >= 2 || (tried && !stale)) {
        throw new CameraFailure('wrong_password', 'the camera refuses the user name or password');
      }
      this.#authorizer.use(challenge);
    }
  }

  #exchange(method: string, uri: string, extra: Record<string, string>): Promise<RtspMessage> {
    const cseq = ++this.#cseq;
    return new Promise((resolve) => {
      const late = new CameraFailure('timeout', `the camera does not answer ${method}`);
      const timer = setTimeout(() => this.#fail(late), this.#options.answerMs);
      this.#timers.push(timer);
      this.#answers.set(cseq, (answer) => {
        clearTimeout(timer);
        this.#timers.splice(this.#timers.indexOf(timer), 1);
        resolve(answer);
      });
      this.#socket?.write(requestBytes(method, uri, cseq, { ...this.#headers(method, uri), ...extra }));
    });
  }

  #headers(method: string, uri: string): Record<string, string> {
    const authorization = this.#authorizer?.header(method, uri);
    return {
      ...(this.#session === null ? {} : { Session: this.#session }),
      ...(authorization ? { Authorization: authorization } : {}),
    };
  }

  async #setup(track: MediaTrack, sink: (packet: Buffer) => void): Promise<void> {
    const channel = this.#packets.length;
    const transport = `RTP/AVP/TCP;unicast;interleaved=${channel}-${channel + 1}`;
    const answer = await this.#request('SETUP', track.control, { Transport: transport });
    if (answer.status === 461) throw new CameraFailure('no_video', 'the camera does not send video over TCP');
    expectOk(answer);
    const given = /interleaved=(\d{1,3})/.exec(answer.headers.get('transport')?.[0] ?? '');
    this.#packets[given ? Number(given[1]) & 0xff : channel] = sink;
    // The next track asks for a free pair even where the camera chose its own channels.
    this.#packets.length = Math.max(this.#packets.length, channel + 2);
    const [id = '', ...rest] = (answer.headers.get('session')?.[0] ?? '').split(';');
    if (this.#session !== null || !/^[\x21-\x7e]{1,256}$/.test(id.trim())) return;
    this.#session = id.trim();
    const seconds = Number(/timeout=(\d{1,6})/.exec(rest.join(';'))?.[1] ?? 60);
    this.#keepAlive(Math.max(seconds, 2) * 500);
  }

  /** Half the session's time; a camera without GET_PARAMETER gets OPTIONS instead (RFC 2326 §10.8, §12.37). */
  #keepAlive(everyMs: number): void {
    let method = 'GET_PARAMETER';
    const beat = async () => {
      if (!this.#url || !this.#playing) return;
      const answer = await this.#request(method, this.#url.wire);
      if (answer.status === 405 || answer.status === 501) method = 'OPTIONS';
    };
    const timer = setInterval(() => beat().catch((error: unknown) => this.#fail(failureOf(error))), everyMs);
    this.#timers.push(timer);
  }

  #videoSink(codec: VideoCodec, payloadType: number): (packet: Buffer) => void {
    const depacketiser = new Depacketiser(codec, payloadType, (unit) => {
      if (this.#done || !this.#playing) return;
      this.#unitAt = performance.now();
      this.#handler.unit(unit);
    });
    return (packet) => {
      this.#packetAt = performance.now();
      depacketiser.push(packet);
    };
  }

  #audioSink(payloadType: number): (packet: Buffer) => void {
    return (packet) => {
      const read = this.#playing ? readAacPacket(packet, payloadType) : null;
      if (read) this.#handler.audio?.(read.timestamp, read.frames);
    };
  }

  #message(message: RtspMessage): void {
    if (message.status === 0) {
      this.#refuse(message);
      return;
    }
    const cseq = Number(message.headers.get('cseq')?.[0]);
    const answer = this.#answers.get(cseq);
    this.#answers.delete(cseq);
    answer?.(message);
  }

  /** A camera may ask something itself (some send OPTIONS): it is told that we do not serve. */
  #refuse(request: RtspMessage): void {
    const cseq = request.headers.get('cseq')?.[0] ?? '0';
    if (/^\d{1,10}$/.test(cseq)) this.#socket?.write(`RTSP/1.0 501 Not Implemented\r\nCSeq: ${cseq}\r\n\r\n`);
  }

  #packet(channel: number, packet: Buffer): void {
    this.#packets[channel]?.(packet);
  }

  #watch(): void {
    const { silentMs, pictureMs } = this.#options;
    this.#packetAt = performance.now();
    this.#unitAt = this.#packetAt;
    const look = () => {
      const now = performance.now();
      if (now - this.#packetAt > silentMs) this.#fail(new CameraFailure('silent', 'the camera stopped sending'));
      else if (now - this.#unitAt > pictureMs)
        this.#fail(new CameraFailure('corrupt', 'the camera sends no usable picture'));
    };
    this.#timers.push(setInterval(look, Math.min(500, silentMs / 4)));
  }

  #fail(failure: CameraFailure): void {
    if (this.#done) return;
    this.#socket?.destroy();
    this.#stop();
    this.#handler.failed(failure);
  }

  #stop(): void {
    this.#done = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#answers.clear();
  }
}

function chooseVideo(tracks: MediaTrack[]): { video: MediaTrack; codec: VideoCodec } {
  const videos = tracks.filter((track) => track.kind === 'video');
  for (const video of videos) {
    if (video.encoding === 'h264' || video.encoding === 'h265') return { video, codec: video.encoding };
  }
  const other = videos[0];
  if (!other) throw new CameraFailure('no_video', 'the camera offers no video');
  throw new CameraFailure('unsupported_codec', `the camera sends ${other.encoding}; set it to H.264`);
}

function expectOk(answer: RtspMessage): RtspMessage {
  const { status } = answer;
  if (status === 200) return answer;
  if (status === 403) throw new CameraFailure('wrong_password', 'the camera does not let this user watch');
  if (status === 404 || (status >= 300 && status < 400))
    throw new CameraFailure('not_found', 'no such stream on the camera');
  if (status === 453 || status === 503)
    throw new CameraFailure('unreachable', 'the camera has no room for one more viewer');
  throw new CameraFailure('no_video', `the camera answers ${status}`);
}

/** What a socket, TLS or parser error means for people. */
function failureOf(error: unknown): CameraFailure {
  if (error instanceof CameraFailure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ETIMEDOUT') return new CameraFailure('timeout', 'the camera does not answer');
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_|UNABLE_|EPROTO)/.test(code)) {
    return new CameraFailure('tls', `the camera's certificate is not accepted (${code})`);
  }
  if (/^E[A-Z]+$/.test(code)) return new CameraFailure('unreachable', `the camera cannot be reached (${code})`);
  return new CameraFailure('corrupt', 'what the camera sent could not be read');
}
