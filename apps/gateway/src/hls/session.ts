import type { ServerResponse } from 'node:http';
import type { ResetSocket } from '../http-server.ts';
import type { ByeCode, Transport } from '../view/sessions.ts';
import type { HlsChannel } from './channel.ts';
import type { Part } from './packager.ts';

/** A viewer may claim this much more than the clock allows, ms: reports are rounded and travel. */
const LENIENCE_MS = 2000;
const MAX_ANSWERS = 12;

/** One viewer over HLS: what it was given, what it says it has shown, and the answers still on their way to it. */
export class HlsSession implements Transport {
  readonly channel: HlsChannel;
  readonly #reset: ResetSocket;
  readonly #startedAt = performance.now();
  readonly #answers = new Set<ServerResponse>();
  readonly #abort = new AbortController();
  /** Newest request, by `performance.now()`. */
  seenAt = performance.now();
  /** Since when an acknowledgement of more is awaited; null before the first video. */
  #silentSince: number | null = null;
  #givenMs = 0;
  #givenUntil = Number.NEGATIVE_INFINITY;
  #shownMs = 0;
  bidden: { code: number; why: string; at: number } | null = null;

  constructor(channel: HlsChannel, reset: ResetSocket) {
    this.channel = channel;
    this.#reset = reset;
    channel.join();
  }

  get ackedMs(): number {
    return Math.round(this.#shownMs);
  }

  get ackedSeq(): number {
    return 0;
  }

  /** Ends with the session. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** More answers are on their way than any player asks for at once. */
  get busy(): boolean {
    return this.#answers.size >= MAX_ANSWERS;
  }

  /** An answer with video is being written; it is cut if the session ends before it is through. */
  answering(response: ServerResponse): void {
    this.#answers.add(response);
    response.once('close', () => this.#answers.delete(response));
  }

  /** Video goes out. */
  gave(parts: readonly Part[]): void {
    this.#silentSince ??= performance.now();
    for (const { startMs, endMs } of parts) {
      this.#givenMs += Math.max(0, endMs - Math.max(startMs, this.#givenUntil));
      this.#givenUntil = Math.max(this.#givenUntil, endMs);
    }
  }

  /** `ms`: all the viewer has shown. It counts up to what was given and what the clock allows, and never back. */
  ack(ms: number): void {
    const now = performance.now();
    const possible = Math.min(this.#givenMs, now - this.#startedAt + LENIENCE_MS);
    const shown = Math.min(ms, possible);
    // The same figure again says nothing new, and does not keep a view open.
    if (shown <= this.#shownMs) return;
    this.#shownMs = shown;
    this.#silentSince = now;
  }

  /** Nothing was asked for, or nothing of what was given was acknowledged, for so long. */
  silent(now: number, ms: number): boolean {
    return now - Math.min(this.seenAt, this.#silentSince ?? now) > ms;
  }

  bye(code: ByeCode, why: string): void {
    this.end(code, why);
    for (const response of this.#answers) if (response.socket) this.#reset(response.socket);
  }

  end(code: number, why: string): void {
    if (this.bidden) return;
    this.bidden = { code, why, at: performance.now() };
    this.#abort.abort();
    this.channel.leave();
  }
}
