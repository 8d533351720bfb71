import { centreOfSid } from '../ticket.ts';
import type { Verdict } from '../views.ts';

/** What a gateway is told of a view that may go on: until when, and why it ends then. */
export const leaseOf = ({ sid, until, untilWhy = 'schedule' }: Verdict) => ({
  sid,
  until: until?.getTime() ?? null,
  why: untilWhy,
});

/** The centres that views belong to. */
export const centresOf = (sids: readonly string[]): Set<number> =>
  new Set(sids.map(centreOfSid).filter((centre) => centre !== null));
