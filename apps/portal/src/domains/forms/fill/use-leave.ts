import { useEffect, useRef } from 'react';

/**
 * Tells that a field was left, once no button is pressed any more: a sentence that appears under a field while one is
 * pressed would push the button away from under the finger.
 */
export const useLeave = (leave: (block: string) => void): ((block: string) => void) => {
  const pressed = useRef(false);
  const waiting = useRef<string | null>(null);
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
      // After the click that follows.
      setTimeout(() => {
        if (waiting.current !== null) latest.current(waiting.current);
        waiting.current = null;
      });
    };
    addEventListener('pointerdown', down, true);
    addEventListener('pointerup', up, true);
    addEventListener('pointercancel', up, true);
    return () => {
      removeEventListener('pointerdown', down, true);
      removeEventListener('pointerup', up, true);
      removeEventListener('pointercancel', up, true);
    };
  }, []);
  return (block) => {
    if (pressed.current) waiting.current = block;
    else latest.current(block);
  };
};
