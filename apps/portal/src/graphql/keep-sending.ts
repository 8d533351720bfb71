import { whenLineIsBack } from './socket.ts';

/** After a broken line it is tried again so late. */
const AGAIN_MS = 8_000;

/**
 * Sends what waits on this device, one after the other: now when the answer is called, when the line is back, and a while
 * after it could not be sent.
 * @param step sends the next one; 'later' when there was no getting through, 'idle' when nothing waits
 */
export const keepSending = (step: () => Promise<'sent' | 'later' | 'idle'>): (() => void) => {
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    clearTimeout(timer);
    try {
      let how = await step();
      while (how === 'sent') how = await step();
      if (how === 'later') timer = setTimeout(() => void run(), AGAIN_MS);
    } finally {
      running = false;
    }
  };
  addEventListener('online', () => void run());
  whenLineIsBack(() => void run());
  return () => void run();
};
