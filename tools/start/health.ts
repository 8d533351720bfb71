import { connect } from 'node:net';

/** Null when it serves, else what it says is missing. */
export type Health = () => Promise<string | null>;

/** Health of a program with `GET /health`: 200, or 503 with reasons. */
export const httpHealth =
  (url: string): Health =>
  async () => {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) });
      const body = await answer.text();
      return answer.ok ? null : body.slice(0, 300);
    } catch {
      return 'it does not answer yet';
    }
  };

/** Health of a program that speaks no HTTP: it takes connections. */
export const portHealth =
  (port: number): Health =>
  () =>
    new Promise((answer) => {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.once('connect', () => {
        socket.destroy();
        answer(null);
      });
      socket.once('error', () => answer('it does not answer yet'));
    });

const patience = 20_000;

/** Waits until it serves; says every 20 s what is missing. Ends early, unserved, once `given` answers true. */
export const untilServes = async (
  health: Health,
  given: () => boolean,
  say: (why: string) => void,
): Promise<boolean> => {
  let toldAt = Date.now();
  while (!given()) {
    const why = await health();
    if (why === null) return true;
    if (Date.now() - toldAt > patience) {
      say(why);
      toldAt = Date.now();
    }
    await new Promise((wake) => setTimeout(wake, 50));
  }
  return false;
};
