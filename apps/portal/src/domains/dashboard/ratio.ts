import type { DashboardRatioQuery } from './ratio.graphql.ts';

/** A room as it stands now. */
export type RoomNow = DashboardRatioQuery['getRoomRatio'][number];

/** How a room stands against what its staff may look after and what it holds. */
export type Standing =
  | { readonly kind: 'open' | 'full'; readonly most: number; readonly free: number }
  /** `short` teachers are missing for the children there. */
  | { readonly kind: 'short'; readonly most: number; readonly short: number }
  /** The room itself holds fewer, whoever looks after them. */
  | { readonly kind: 'over'; readonly most: number; readonly over: number }
  | { readonly kind: 'unlimited' | 'unstaffed'; readonly most: null };

/**
 * Says how a room stands by the rule its location is held to, as the server works it out for the children who are there;
 * the smaller of all limits counts. A room that is empty needs nobody, and children are never without anybody.
 */
export const standingOf = ({ children, staff, capacity, most, needed, broken, exceeded }: RoomNow): Standing => {
  if (broken === 'group') {
    const holds = capacity !== null && children > capacity ? capacity : (most ?? 0);
    return { kind: 'over', most: holds, over: children - holds };
  }
  if (exceeded) return { kind: 'short', most: most ?? 0, short: Math.max(1, needed - staff) };
  if (most === null) return { kind: 'unlimited', most };
  if (staff === 0 && children === 0 && capacity === null) return { kind: 'unstaffed', most: null };
  return { kind: children >= most ? 'full' : 'open', most, free: Math.max(0, most - children) };
};
