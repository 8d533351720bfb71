import type { Tally } from '../db/session.ts';
import type { AppContext } from './app-context.ts';
import type { CallRecord, Ending } from './call-cost.ts';
import { isAway } from './errors.ts';
import { Refused } from './refusals.ts';
import type { RequestContext } from './request-context.ts';

const endingOf = (error: unknown): Ending => {
  if (error instanceof Refused) return error.code;
  return isAway(error) ? 'away' : 'failed';
};

const isDeclined = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'Error';

/** Begins to measure a call. To be told once how it ended. */
export const recordCall = (appContext: AppContext, requestContext: RequestContext, call: string) => {
  const from = performance.now();
  const tally: Tally = { statements: 0, rows: 0, messages: [] };
  const end = (ended: Ending): void => {
    const ms = performance.now() - from;
    const { messages = [], ...cost } = tally;
    const record: CallRecord = { call, role: requestContext.role, ended, ms, ...cost };
    const parent = requestContext.request.header('traceparent');
    appContext.observe?.(record, { from: performance.timeOrigin + from, messages, parent });
    requestContext.log.info({ ...record, ms: Math.round(ms * 10) / 10 }, 'call');
  };
  return {
    tally,
    answered: (answer: unknown): void => end(isDeclined(answer) ? 'declined' : 'done'),
    threw: (error: unknown): void => end(endingOf(error)),
  };
};
