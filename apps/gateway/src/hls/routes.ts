import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Cameras } from '../camera/cameras.ts';
import type { Feed } from '../camera/feed.ts';
import { randomId } from '../config.ts';
import { answerJson, answerText, COMMON_HEADERS, readBody } from '../http-answer.ts';
import type { ResetSocket } from '../http-server.ts';
import { originAllowed } from '../origin.ts';
import type { Sessions } from '../view/sessions.ts';
import { HlsChannel } from './channel.ts';
import type { Part } from './packager.ts';
import { playlist } from './playlist.ts';
import { HlsSession } from './session.ts';

export interface HlsOptions {
  cameras: Cameras;
  sessions: Sessions;
  origins: readonly string[];
  reset: ResetSocket;
  /** Given video and acknowledging no more of it, or without any request, for this long a session is closed, ms. */
  silentMs: number;
}

/** How long a request waits for a part that is still to come, ms. */
const HOLD_MS = 5000;
/** How long an ended session is remembered, so that its viewer learns why, ms. */
const REMEMBER_MS = 60_000;

interface Entry {
  sid: string;
  session: HlsSession;
}

/** `POST /hls` and everything below `/hls/<session>/`. */
export class HlsRoutes {
  readonly #options: HlsOptions;
  readonly #channels = new Map<Feed, HlsChannel>();
  readonly #entries = new Map<string, Entry>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: HlsOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#check(), 1000);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const { session } of this.#entries.values()) session.end(1012, 'restart');
    for (const channel of [...this.#channels.values()]) channel.close();
  }

  /** `path` is what follows `/hls`. */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    const allowed = originAllowed(request, this.#options.origins);
    if (allowed) {
      response.setHeader('access-control-allow-origin', request.headers.origin ?? '');
      response.setHeader('vary', 'origin');
    }
    if (request.method === 'OPTIONS') {
      const headers = { 'access-control-allow-headers': 'content-type', 'access-control-allow-methods': 'GET, POST' };
      response.writeHead(allowed ? 204 : 403, headers).end();
      return;
    }
    if (path === '' && request.method === 'POST') {
      if (allowed) await this.#open(request, response, query.get('kbps') === 'low');
      else answerText(response, 403, 'This page may not open camera views here.');
      return;
    }
    const [, id = '', file = ''] = /^\/([\w-]{22})\/([\w.-]{1,40})$/.exec(path) ?? [];
    const entry = this.#entries.get(id);
    if (!entry) {
      answerText(response, 404, 'There is no such view.');
      return;
    }
    const { bidden } = entry.session;
    if (bidden) {
      answerJson(response, 403, { t: 'bye', code: bidden.code, why: bidden.why });
      return;
    }
    entry.session.seenAt = performance.now();
    if (file === 'ack' && request.method === 'POST') await this.#ack(request, response, entry);
    else if (request.method === 'GET') await this.#file(response, entry, file, query);
    else answerText(response, 405, 'Only GET is possible here.');
  }

  async #open(request: IncomingMessage, response: ServerResponse, low: boolean): Promise<void> {
    const { cameras, sessions, reset } = this.#options;
    const ticket = await readBody(request, 4096);
    const claims = sessions.admit(ticket?.trim() ?? '', 'hls');
    if ('code' in claims) {
      answerJson(response, claims.code === 4429 ? 503 : 403, { t: 'bye', ...claims });
      return;
    }
    const { sid, cam, label, small } = claims;
    const feed = cameras.feed(cam, { low: low || claims.low, small });
    const session = new HlsSession(this.#channel(feed), reset);
    const id = randomId();
    this.#entries.set(id, { sid, session });
    sessions.add(claims, session);
    const init = feed.newestInit;
    const now = Math.round(sessions.admission.now());
    const known = { codec: init?.codec ?? null, w: init?.width ?? null, h: init?.height ?? null };
    answerJson(response, 200, { session: id, url: `/hls/${id}/live.m3u8`, label, now, ...known });
  }

  #channel(feed: Feed): HlsChannel {
    const known = this.#channels.get(feed);
    if (known) return known;
    const channel = new HlsChannel(feed, () => this.#channels.delete(feed));
    this.#channels.set(feed, channel);
    return channel;
  }

  async #ack(request: IncomingMessage, response: ServerResponse, { session }: Entry): Promise<void> {
    const ms = readMs(await readBody(request, 256));
    if (ms === null) {
      answerText(response, 400, 'Send {"ms": milliseconds shown}.');
      return;
    }
    session.ack(ms);
    response.writeHead(204, COMMON_HEADERS).end();
  }

  async #file(response: ServerResponse, entry: Entry, file: string, query: URLSearchParams): Promise<void> {
    const { session } = entry;
    const [, name = '', number = '', part = ''] =
      /^(live|init|seg|part)(?:-(\d{1,9})(?:\.(\d{1,4}))?)?\.\w+$/.exec(file) ?? [];
    const { packager } = session.channel;
    if (name === 'live') await this.#playlist(response, session, query);
    else if (name === 'init') this.#video(response, entry, packager.initOf(Number(number))?.bytes, []);
    else if (name === 'seg') {
      const segment = packager.segment(Number(number));
      this.#video(response, entry, null, segment?.closed ? segment.parts : undefined);
    } else if (name === 'part') {
      const find = () => packager.part(Number(number), Number(part));
      const newest = packager.newest;
      // Only the part that was hinted at is worth waiting for.
      if (newest?.number === Number(number) && newest.parts.length === Number(part)) {
        await session.channel.until(() => find() !== undefined || newest.closed, HOLD_MS, session.signal);
      }
      const found = find();
      this.#video(response, entry, null, found && [found]);
    } else answerText(response, 404, 'There is no such file.');
  }

  async #playlist(response: ServerResponse, session: HlsSession, query: URLSearchParams): Promise<void> {
    const { packager } = session.channel;
    const number = Number(query.get('_HLS_msn') ?? -1);
    const part = Number(query.get('_HLS_part') ?? -1);
    if (number > (packager.newest?.number ?? 0) + 2) {
      answerText(response, 400, 'That segment is too far ahead.');
      return;
    }
    const there = () => {
      const newest = packager.newest;
      if (!newest || (newest.number === 0 && newest.parts.length === 0)) return false;
      if (newest.number !== number) return newest.number > number;
      return part >= 0 ? newest.parts.length > part : newest.closed;
    };
    await session.channel.until(there, HOLD_MS, session.signal);
    const { bidden } = session;
    if (bidden) answerJson(response, 403, { t: 'bye', code: bidden.code, why: bidden.why });
    else if (!packager.newest?.init) {
      response.setHeader('retry-after', '1');
      answerText(response, 503, 'The camera gives no picture yet.');
    } else {
      response.writeHead(200, { ...COMMON_HEADERS, 'content-type': 'application/vnd.apple.mpegurl' });
      response.end(playlist(packager));
    }
  }

  #video(
    response: ServerResponse,
    { sid, session }: Entry,
    init: Buffer | null | undefined,
    parts: Part[] | undefined,
  ): void {
    const { bidden } = session;
    if (bidden) {
      answerJson(response, 403, { t: 'bye', code: bidden.code, why: bidden.why });
      return;
    }
    if (init === undefined || parts === undefined) {
      answerText(response, 404, 'This piece is no longer, or not yet, there.');
      return;
    }
    if (session.busy) {
      answerText(response, 503, 'Read the answers on their way before asking for more.');
      return;
    }
    const bytes = [...(init ? [init] : []), ...parts.flatMap((part) => part.fragments)];
    const length = bytes.reduce((sum, piece) => sum + piece.length, 0);
    session.answering(response);
    if (parts.length > 0) {
      session.gave(parts);
      this.#options.sessions.handed(sid);
    }
    response.writeHead(200, { ...COMMON_HEADERS, 'content-type': 'video/mp4', 'content-length': length });
    for (const piece of bytes) response.write(piece);
    response.end();
  }

  #check(): void {
    const now = performance.now();
    for (const [id, { sid, session }] of this.#entries) {
      if (session.bidden) {
        if (now - session.bidden.at > REMEMBER_MS) this.#entries.delete(id);
        continue;
      }
      if (!session.silent(now, this.#options.silentMs)) continue;
      session.bye(4408, 'silent');
      this.#options.sessions.remove(sid, 4408, 'silent');
    }
  }
}

function readMs(body: string | null): number | null {
  try {
    const json: unknown = JSON.parse(body ?? '');
    const ms = typeof json === 'object' && json !== null && 'ms' in json ? json.ms : null;
    return typeof ms === 'number' && ms >= 0 && ms < 1e12 ? ms : null;
  } catch {
    return null;
  }
}
