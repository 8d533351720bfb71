import { waitAfter } from '@nestling/rules/back-off.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** How long it waits after each try that failed; there is none after the last. */
const WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;
/** A receiver may ask for so much patience, and no more. */
const MOST = 24 * HOUR;
/** Of an address nothing has come to for so long, nobody looks any more. */
export const GIVEN_UP_MS = 72 * HOUR;

/** When a delivery is tried again whose try number `step` (1 is the first) has just failed; null: that was the last one. */
export const nextTry = (now: Date, step: number, retryAfterMs: number | null): Date | null => {
  const wait = WAITS[step - 1];
  if (wait === undefined) return null;
  const jittered = waitAfter(1, { firstMs: wait, spread: 0.1 });
  return new Date(now.getTime() + Math.max(jittered, Math.min(retryAfterMs ?? 0, MOST)));
};

/** Answers by which a receiver, or what stands before it, says that it is too much. */
const TOO_MUCH = new Set([429, 502, 504]);
export const isTooMuch = (status: number | null): boolean => status !== null && TOO_MUCH.has(status);

/** Until when an address is left alone that has said so `times` in a row. */
export const heldUntil = (now: Date, times: number, retryAfterMs: number | null): Date =>
  new Date(
    now.getTime() +
      Math.max(
        waitAfter(times, { firstMs: 5 * SECOND, longestMs: 15 * MINUTE, spread: 0.1 }),
        Math.min(retryAfterMs ?? 0, MOST),
      ),
  );

/** What `Retry-After` says (RFC 9110, 10.2.3), in ms from now; null where it says nothing that can be meant. */
export const readRetryAfter = (text: string | undefined, now: Date): number | null => {
  if (text === undefined || text.length > 40) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
  const until = Date.parse(text);
  return Number.isNaN(until) ? null : Math.max(0, until - now.getTime());
};
