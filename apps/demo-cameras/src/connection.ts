import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { DigestGate } from './digest.ts';
import { ProtocolError, type Request, RequestReader } from './request.ts';
import { describe, TRACK } from './sdp.ts';
import type { LoopStream, Receiver } from './stream.ts';

const SESSION_TIMEOUT_S = 60;
const METHODS = 'OPTIONS, DESCRIBE, SETUP, PLAY, GET_PARAMETER, SET_PARAMETER, TEARDOWN';

interface Answer {
  status: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Path of the stream in a request URL, without the track at its end. */
function streamPath(url: string): string {
  if (!URL.canParse(url)) return '';
  const path = decodePath(new URL(url).pathname);
  const track = path.endsWith(`/${TRACK}`) ? path.slice(0, -TRACK.length - 1) : path;
  return track.replace(/\/+$/, '');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** One client: its requests in order, at most one session, packets interleaved on the same connection. */
export class Connection implements Receiver {
  channel = 0;
  readonly #socket: Socket;
  readonly #streams: ReadonlyMap<string, LoopStream>;
  readonly #gate: DigestGate;
  readonly #reader = new RequestReader();
  #session: { id: string; stream: LoopStream } | undefined;

  constructor(socket: Socket, streams: ReadonlyMap<string, LoopStream>, gate: DigestGate) {
    this.#socket = socket;
    this.#streams = streams;
    this.#gate = gate;
    socket.setNoDelay(true);
    // The timer of the socket also counts our own writes as life, so silence of the client is timed apart.
    const silence = setTimeout(() => socket.destroy(), (SESSION_TIMEOUT_S + 10) * 1000);
    socket.on('data', (chunk: Buffer) => {
      silence.refresh();
      this.#receive(chunk);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(silence);
      this.#session?.stream.remove(this);
    });
  }

  unsent(): number {
    return this.#socket.writableLength;
  }

  write(packets: Buffer): void {
    this.#socket.write(packets);
  }

  cut(): void {
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    try {
      for (const request of this.#reader.read(chunk)) this.#reply(request, this.#answer(request));
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.#socket.end('RTSP/1.0 400 Bad Request\r\n\r\n');
    }
  }

  #reply(request: Request, answer: Answer): void {
    const head = { CSeq: request.headers.get('cseq') ?? '0', ...answer.headers };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    const body = answer.body ?? '';
    const length = body === '' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
    this.#socket.write(`RTSP/1.0 ${answer.status}\r\n${lines.join('')}${length}\r\n${body}`);
    if (request.method === 'TEARDOWN') this.#socket.end();
  }

  #answer(request: Request): Answer {
    if (request.method === 'OPTIONS') return { status: '200 OK', headers: { Public: METHODS } };
    const signedIn = this.#gate.verify(request.method, request.headers.get('authorization'));
    if (signedIn !== 'ok') {
      return {
        status: '401 Unauthorized',
        headers: { 'WWW-Authenticate': this.#gate.challenge(signedIn === 'stale') },
      };
    }
    if (request.method === 'DESCRIBE') return this.#describe(request);
    if (request.method === 'SETUP') return this.#setUp(request);
    if (!METHODS.split(', ').includes(request.method)) return { status: '501 Not Implemented' };
    if (!this.#session || request.headers.get('session')?.split(';')[0] !== this.#session.id) {
      return { status: '454 Session Not Found' };
    }
    const headers = { Session: this.#session.id };
    if (request.method === 'PLAY') return this.#play(request, this.#session.stream, headers);
    if (request.method === 'TEARDOWN') this.#leave();
    return { status: '200 OK', headers };
  }

  #describe(request: Request): Answer {
    const path = streamPath(request.url);
    const stream = this.#streams.get(path);
    if (!stream) return { status: '404 Not Found' };
    const headers = { 'Content-Type': 'application/sdp', 'Content-Base': `${request.url.replace(/\/+$/, '')}/` };
    return { status: '200 OK', headers, body: describe(stream.loop, path.slice(1)) };
  }

  #setUp(request: Request): Answer {
    const stream = this.#streams.get(streamPath(request.url));
    if (!stream) return { status: '404 Not Found' };
    const transport = request.headers.get('transport') ?? '';
    if (!/RTP\/AVP\/TCP/i.test(transport)) return { status: '461 Unsupported Transport' };
    this.#leave();
    this.channel = Math.min(Number(/interleaved=(\d{1,3})/.exec(transport)?.[1] ?? 0), 254);
    this.#session = { id: randomBytes(8).toString('hex'), stream };
    const headers = {
      Transport: `RTP/AVP/TCP;unicast;interleaved=${this.channel}-${this.channel + 1}`,
      Session: `${this.#session.id};timeout=${SESSION_TIMEOUT_S}`,
    };
    return { status: '200 OK', headers };
  }

  #play(request: Request, stream: LoopStream, headers: Record<string, string>): Answer {
    const { packets, sequence, timestamp } = stream.add(this);
    const url = request.url.replace(/\/+$/, '');
    // The packets follow the answer, which is written in this turn of the event loop.
    setImmediate(() => this.write(packets));
    const info = `url=${url.endsWith(TRACK) ? url : `${url}/${TRACK}`};seq=${sequence};rtptime=${timestamp}`;
    return { status: '200 OK', headers: { ...headers, Range: 'npt=now-', 'RTP-Info': info } };
  }

  #leave(): void {
    this.#session?.stream.remove(this);
    this.#session = undefined;
  }
}
