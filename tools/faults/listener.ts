import { setTimeout as wait } from 'node:timers/promises';
import { documentOf } from '@nestling/api/harness/client.ts';
import type { Person } from '@nestling/api/harness/test-tenant.ts';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { z } from 'zod';

const Days = z.array(z.object({ student: z.object({ id: z.string() }), state: z.string() }));

/** A screen that shows who is in, as the portal's does: it reads anew whenever it is told, and when its line is back. */
export interface Listener {
  /** State by child, as the screen shows it. */
  shown(): string;
  /** What a fresh query answers now. */
  fresh(): Promise<string>;
  stop(): Promise<void>;
}

/** Opens the screen of a location's day. */
export const listen = async (who: Person, location: number, date: string): Promise<Listener> => {
  const { way } = who;
  let shown = '';
  let wanted = 0;
  let reading = false;
  let stopped = false;
  const fresh = async (): Promise<string> => {
    const answer = await who.call('getStudentAttendance', { location, date }, 'student { id } state');
    const days = Days.parse(answer).map(({ student, state }) => `${student.id} ${state}`);
    return days.sort().join(', ');
  };
  const read = async () => {
    wanted += 1;
    if (reading) return;
    reading = true;
    for (let seen = 0; seen !== wanted && !stopped; ) {
      const began = wanted;
      try {
        shown = await fresh();
        seen = began;
      } catch {
        await wait(80);
      }
    }
    reading = false;
  };
  class Socket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { host: way.host }, handshakeTimeout: 2_000 });
      // One that is given up while it still connects tells of it.
      this.on('error', () => undefined);
    }
  }
  const line = createClient({
    url: `ws://127.0.0.1:${way.port}/graphql`,
    webSocketImpl: Socket,
    // Opened by the subscription below; one that is not lazy opens itself again for ever, also after it was disposed of.
    lazy: true,
    keepAlive: 1_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => wait(Math.min(500, 60 * 1.5 ** retries)),
    connectionParams: async () => ({ ...(await way.headers()) }),
    on: {
      connected: () => void read(),
      // A line that is half-open says nothing: what is not answered in a second is taken for gone.
      ping: (received) => {
        if (!received) waiting = setTimeout(() => line.terminate(), 1_000);
      },
      pong: (received) => {
        if (received) clearTimeout(waiting);
      },
    },
  });
  let waiting: NodeJS.Timeout | undefined;
  const document = documentOf(way.schema, 'attendanceChanged', { location }, 'location');
  line.subscribe(document, { next: () => void read(), error: () => undefined, complete: () => undefined });
  await read();
  return {
    shown: () => shown,
    fresh,
    stop: async () => {
      stopped = true;
      clearTimeout(waiting);
      await line.dispose();
    },
  };
};
