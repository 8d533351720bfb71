import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

interface Line {
  readonly port: number;
  readonly token: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

/** Opens a line of its own to the api, as a portal does, and hears what a subscription tells; call the answer to end it. */
export const subscribe = async (
  { port, token, query, variables }: Line,
  heard: (data: unknown) => void,
): Promise<() => void> => {
  const connection = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string[]) {
        super(url, protocols, { headers: { host: 'localhost' } });
      }
    },
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  const connected = new Promise<void>((up) => connection.on('connected', () => up()));
  connection.subscribe(
    { query, variables },
    {
      next: ({ data }) => heard(data),
      error: (error) => console.error('a line was refused', error),
      complete: () => undefined,
    },
  );
  await connected;
  return () => connection.dispose();
};
