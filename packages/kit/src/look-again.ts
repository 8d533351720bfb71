import { useEffect } from 'react';
import type { UseQueryExecute } from 'urql';

/** Asks a query anew every so often (ms), for what changes without anybody doing anything. */
export const useLookAgain = (ask: UseQueryExecute, everyMs: number): void => {
  useEffect(() => {
    const timer = setInterval(() => ask({ requestPolicy: 'network-only' }), everyMs);
    return () => clearInterval(timer);
  }, [ask, everyMs]);
};
