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

/** Says how a room stands; the smaller of both limits counts. A room that is empty needs nobody. */
export const standingOf = ({ children, staff, capacity, max_ratio }: RoomNow): Standing => {
  const byStaff = max_ratio === null ? null : staff * max_ratio;
  if (byStaff === null && capacity === null) return { kind: 'unlimited', most: null };
  if (staff === 0 && children === 0 && capacity === null) return { kind: 'unstaffed', most: null };
  const most = Math.min(byStaff ?? Number.POSITIVE_INFINITY, capacity ?? Number.POSITIVE_INFINITY);
  if (capacity !== null && children > capacity) return { kind: 'over', most, over: children - capacity };
  if (max_ratio !== null && children > most)
    return { kind: 'short', most, short: Math.max(1, Math.ceil(children / max_ratio) - staff) };
  return { kind: children === most ? 'full' : 'open', most, free: most - children };
};
