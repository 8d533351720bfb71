/** What follows when the gateway says goodbye. */
export type Ending = 'retry' | 'stop' | 'idle';

/** No picture of these may stay, not even a blurred one. */
const BARE = new Set(['black_list', 'right_lost', 'blackout', 'signed_out', 'password']);

export const mayLeaveStill = (why: string): boolean => !BARE.has(why);

/**
 * 4401: the ticket came too late or twice, a fresh one may do. 4408: the gateway heard nothing from us; a paused view
 * ends, another opens again. Everything else the gateway means.
 */
export function endingOf(code: number, why: string): Ending {
  if (code === 4401) return 'retry';
  if (code === 4408) return why === 'paused' ? 'stop' : 'retry';
  return code === 4403 || code === 4410 || code === 4429 ? 'stop' : 'retry';
}

/** The gateway's reason as one word for the caller. */
export function whyOf(code: number, why: string): string {
  if (code === 4410) return 'camera_off';
  if (code === 4429) return 'limit';
  return why || 'stopped';
}
