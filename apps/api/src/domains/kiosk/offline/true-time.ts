import type { Act } from '@nestling/rules/kiosk/act.ts';

/** The moment a tablet spoke to the server, by both clocks (ms). */
export interface Contact {
  readonly received: number;
  readonly device_now: number;
  readonly boot: string;
  readonly uptime: number;
}

/** More than this between two clocks is worth telling. */
export const CLOCK_TOLERANCE_MS = 2 * 60_000;
const near = (a: number, b: number): boolean => Math.abs(a - b) <= CLOCK_TOLERANCE_MS;

/**
 * When an act was done, by the server's clock. A wrong clock is put right by its error when the two last spoke before
 * the act, and by its error now. Where these differ the clock was set meanwhile: what the page's own count of
 * milliseconds bears out is taken (it can only lag, while the tablet sleeps). Never before `floor`, at which the tablet
 * had not done it yet, and never after it was received; `doubt` when that had to be put right.
 */
export const trueTime = (
  act: Act,
  contact: Contact,
  floor: number,
): { readonly at: number; readonly doubt: boolean } => {
  const { received, device_now, boot, uptime } = contact;
  const byNow = act.device_at - (device_now - received);
  const byThen = act.error_ms === null ? byNow : act.device_at - act.error_ms;
  const ticked = act.boot === boot ? received - Math.max(0, uptime - act.uptime) : null;
  const guess = ((): { at: number; doubt: boolean } => {
    if (near(byThen, byNow)) return { at: byThen, doubt: false };
    if (ticked === null) return { at: byThen, doubt: true };
    if (near(byThen, ticked)) return { at: byThen, doubt: false };
    if (near(byNow, ticked)) return { at: byNow, doubt: false };
    return { at: ticked, doubt: true };
  })();
  const at = Math.min(Math.max(guess.at, floor), received);
  return { at, doubt: guess.doubt || !near(at, guess.at) };
};
