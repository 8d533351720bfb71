import { setImmediate } from 'node:timers/promises';

/** Others come in after so many ms. */
const TURN_MS = 10;

/** Of a long piece of work: what it awaits between its steps, and by which others come in when it has held the thread for long. */
export const turnsOf = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
};
