import { connect } from 'node:net';

/** How a program does: whether it answers at all, and what it says it lacks; null when it serves. */
export type Condition = { answers: boolean; lacks: string | null };
export type Health = () => Promise<Condition>;

const silent: Condition = { answers: false, lacks: 'it does not answer yet' };
const serves: Condition = { answers: true, lacks: null };

/** A machine that is busy lets even a program wait that does well. */
const answersWithin = 15_000;

/** Health of a program with `GET /health`: 200, or 503 with reasons. */
export const httpHealth =
  (url: string): Health =>
  async () => {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(answersWithin) });
      const body = await answer.text();
      return answer.ok ? serves : { answers: true, lacks: body.slice(0, 300) };
    } catch {
      return silent;
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
        answer(serves);
      });
      socket.once('error', () => answer(silent));
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
    const { lacks } = await health();
    if (lacks === null) return true;
    if (Date.now() - toldAt > patience) {
      say(lacks);
      toldAt = Date.now();
    }
    await new Promise((wake) => setTimeout(wake, 50));
  }
  return false;
};
