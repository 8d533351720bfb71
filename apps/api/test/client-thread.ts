import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { isObject } from '@nestling/rules/json.ts';
import { type Answer, ASKED, send } from './harness/client.ts';

/**
 * A client in a thread of its own: what it costs to send a request and to read the answer is then no part of what the
 * thread of the server does. Of an answer it hands back what a call was refused with, or asks to have confirmed.
 */
interface Sent {
  readonly id: number;
  readonly way: { readonly port: number; readonly host: string; readonly timeoutMs: number };
  readonly path: string;
  readonly options: { method?: string; headers?: Readonly<Record<string, string>>; body?: string };
}
interface Got {
  readonly id: number;
  readonly answer: Answer | null;
  readonly trouble: string;
}

/** The longest a call may take by the clock, on a machine that does much else. */
const PATIENCE_MS = 120_000;

const isSent = (message: unknown): message is Sent => isObject(message) && 'options' in message;
const isGot = (message: unknown): message is Got => isObject(message) && 'answer' in message;

/** The answer without its records. */
const bare = (body: unknown): unknown => {
  if (!isObject(body)) return body;
  const data = isObject(body.data) ? Object.entries(body.data) : [];
  return {
    ...body,
    data: Object.fromEntries(
      data.map(([name, value]) => [name, isObject(value) && ASKED in value ? { [ASKED]: value[ASKED] } : null]),
    ),
  };
};

if (!isMainThread) {
  parentPort?.on('message', async (message: unknown) => {
    if (!isSent(message)) return;
    const { id, way, path, options } = message;
    const got = await send(way, path, options).then(
      (answer) => ({ id, answer: { ...answer, body: bare(answer.body) }, trouble: '' }),
      (error: unknown) => ({ id, answer: null, trouble: String(error) }),
    );
    parentPort?.postMessage(got);
  });
}

export class ClientThread {
  private readonly worker = new Worker(new URL(import.meta.url));
  private readonly waiting = new Map<number, (got: Got) => void>();
  private sent = 0;

  constructor() {
    this.worker.on('message', (message: unknown) => {
      if (isGot(message)) this.waiting.get(message.id)?.(message);
    });
  }

  readonly send: typeof send = async ({ port, host }, path, options = {}) => {
    this.sent += 1;
    const message: Sent = { id: this.sent, way: { port, host, timeoutMs: PATIENCE_MS }, path, options };
    const { answer, trouble } = await new Promise<Got>((resolve) => {
      this.waiting.set(message.id, resolve);
      this.worker.postMessage(message);
    });
    this.waiting.delete(message.id);
    if (!answer) throw new Error(trouble);
    return answer;
  };

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}
