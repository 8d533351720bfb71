import type { IncomingMessage } from 'node:http';
import { type Agent, request } from 'node:https';
import { AddressRefused } from '../../../kernel/lib/guarded-lookup.ts';
import { wrongWithUrl } from './receiver.ts';
import { readRetryAfter } from './schedule.ts';

/** What became of one try: `trouble` null means that it has arrived. */
export interface Tried {
  readonly trouble: 'refused' | 'unreachable' | 'timeout' | 'redirect' | 'answer' | null;
  readonly status: number | null;
  /** Bytes of the answer that were read, of which none is kept; null without an answer. */
  readonly length: number | null;
  readonly ms: number;
  readonly retryAfterMs: number | null;
}

export interface ToPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly agent: Agent;
  readonly now: Date;
}

/** A try takes no longer, however the answer trickles. */
const LONGEST_MS = 15_000;
/** More of an answer is not read: the line is cut. */
const MOST_BYTES = 64 * 1024;

const statusTrouble = (status: number): Tried['trouble'] => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'answer';
};

/** Posts to an address once. Never throws; its host is checked anew, and its name where the line is dialed. */
export const post = ({ url, headers, body, agent, now }: ToPost): Promise<Tried> =>
  new Promise((done) => {
    const from = performance.now();
    let length = 0;
    let answer: IncomingMessage | undefined;
    const end = (trouble: Tried['trouble']) =>
      done({
        trouble,
        status: answer?.statusCode ?? null,
        length: answer ? length : null,
        ms: Math.round(performance.now() - from),
        retryAfterMs: answer ? readRetryAfter(answer.headers['retry-after'], now) : null,
      });
    if (wrongWithUrl(url) !== null) return end('refused');
    const late = AbortSignal.timeout(LONGEST_MS);
    const sent = request(url, { method: 'POST', headers, agent, signal: late });
    const failed = (error: Error): void => {
      if (answer) end(statusTrouble(answer.statusCode ?? 0));
      else if (late.aborted) end('timeout');
      else end(error instanceof AddressRefused ? 'refused' : 'unreachable');
    };
    sent.on('error', failed);
    sent.on('response', (response) => {
      answer = response;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        // What was answered is known by its first line; the rest is nobody's.
        if (length > MOST_BYTES) sent.destroy();
      });
      response.on('error', failed);
      response.on('close', () => end(statusTrouble(response.statusCode ?? 0)));
    });
    sent.end(body);
  });
