import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { type Client, documentOf } from './client.ts';
import { widen } from './widen.ts';

/** What a subscriber hears, in order. */
export interface Heard {
  readonly values: unknown[];
  readonly errors: unknown[];
  /** Settles when so many values have come; rejects after `ms`. */
  until(count: number, ms?: number): Promise<readonly unknown[]>;
  /** Settles when the server has ended it or closed the socket. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Subscribes over a WebSocket of its own (graphql-transport-ws), as the portal does. Settles once connected. */
export const subscribe = async (
  client: Client,
  name: string,
  args: Readonly<Record<string, unknown>>,
  selection: string,
): Promise<Heard> => {
  const { way } = client;
  const { authorization } = await way.headers();
  class Socket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { host: way.host } });
    }
  }
  const values: unknown[] = [];
  const errors: unknown[] = [];
  const waiting = new Set<() => void>();
  const connection = createClient({
    url: `ws://127.0.0.1:${way.port}/graphql`,
    webSocketImpl: Socket,
    lazy: true,
    retryAttempts: 0,
    connectionParams: authorization === undefined ? {} : { authorization },
  });
  const connectedOnce = new Promise<void>((resolve) => connection.on('connected', () => resolve()));
  const asked = documentOf(way.schema, name, args, selection);
  const widened = way.seen ? widen(way.schema, asked.query) : null;
  const ended = new Promise<void>((resolve) => {
    connection.subscribe(widened ? { ...asked, query: widened.query } : asked, {
      next: ({ data, errors: failed }) => {
        if (failed) errors.push(...failed);
        else if (data) way.seen?.note(name, args, data[name]);
        const value = (data && widened ? widened.narrow(data) : data)?.[name];
        if (value !== undefined && value !== null) values.push(value);
        for (const wake of waiting) wake();
      },
      error: (error) => {
        errors.push(...(Array.isArray(error) ? error : [error]));
        resolve();
      },
      complete: () => resolve(),
    });
  });
  const until = (count: number, ms = 3_000) =>
    new Promise<readonly unknown[]>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Heard ${values.length} of ${count}.`)), ms);
      const look = () => {
        if (values.length < count) return;
        clearTimeout(timer);
        waiting.delete(look);
        resolve(values.slice(0, count));
      };
      waiting.add(look);
      look();
    });
  await Promise.race([connectedOnce, ended]);
  return { values, errors, until, ended, stop: async () => connection.dispose() };
};
