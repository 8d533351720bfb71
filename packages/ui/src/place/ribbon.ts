/** One stay in a room; minutes since the location's midnight. `to` null means still there. */
export type Stay = {
  readonly from: number;
  readonly to: number | null;
  readonly room: string;
  readonly colour: string;
};

/** A piece of the ribbon in percent of its width. */
export type Piece = { readonly left: number; readonly width: number; readonly stay: Stay };

/** Opening hours in minutes since the location's midnight. */
export type Hours = { readonly opens: number; readonly closes: number };

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Where a minute lies on the ribbon, 0–100; outside the opening hours it is drawn at the edge. */
export const along = (minute: number, { opens, closes }: Hours): number =>
  closes > opens ? clamp(((minute - opens) / (closes - opens)) * 100, 0, 100) : 0;

/** Stays cut to the opening hours; one still open runs to `now`. Stays wholly outside are left out. */
export const piecesOf = (stays: readonly Stay[], hours: Hours, now: number): Piece[] =>
  stays.flatMap((stay) => {
    const left = along(stay.from, hours);
    const width = along(stay.to ?? now, hours) - left;
    return width > 0 ? [{ left, width, stay }] : [];
  });

/** The full hours written under the ribbon, two hours apart, so that the last still has room. */
export const marksOf = (hours: Hours): number[] => {
  const first = Math.ceil(hours.opens / 60) * 60;
  const marks: number[] = [];
  for (let at = first; at <= hours.closes - 30; at += 120) marks.push(at);
  return marks;
};

/** "7 AM", "9", "1 PM": the half of the day stands on the first mark and where it changes. */
export const markWords = (minute: number, before: number | undefined): string => {
  const half = minute >= 720 ? 'PM' : 'AM';
  const hour = Math.floor(minute / 60) % 12 || 12;
  const changed = before === undefined || before >= 720 !== minute >= 720;
  return changed ? `${hour} ${half}` : String(hour);
};
