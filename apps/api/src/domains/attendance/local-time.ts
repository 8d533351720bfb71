import { Temporal } from 'temporal-polyfill';

/**
 * The instants (ms, UTC) a local date and minute can mean: none where the clocks jump over it, two where it comes
 * twice, in their order.
 */
export const instantsOf = (date: string, time: string, zone: string): readonly number[] => {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  const meant = (['earlier', 'later'] as const)
    .map((disambiguation) => local.toZonedDateTime(zone, { disambiguation }))
    .filter((zoned) => zoned.toPlainDateTime().equals(local))
    .map((zoned) => zoned.epochMilliseconds);
  return [...new Set(meant)];
};

/** How far a clock at the door may be ahead of the server's. */
export const AHEAD_MS = 60_000;

export type Stated = { readonly at: number } | { readonly problem: 'NO_SUCH_TIME' | 'FUTURE' };

/** The instant somebody means by a stated minute: of two the latest that is not in the future. */
export const statedAt = (date: string, time: string, zone: string, now: number): Stated => {
  const meant = instantsOf(date, time, zone);
  if (meant.length === 0) return { problem: 'NO_SUCH_TIME' };
  const past = meant.filter((at) => at <= now + AHEAD_MS);
  const latest = past.at(-1);
  return latest === undefined ? { problem: 'FUTURE' } : { at: latest };
};

/** The local day of an instant, 'YYYY-MM-DD'. */
export const dayAt = (at: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();

/** The local minute of an instant, 'HH:mm'. */
export const clockAt = (at: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });

/** First and last instant of a local day (the last belongs to the next one): 23, 24 or 25 hours apart. */
export const boundsOf = (date: string, zone: string): { readonly from: number; readonly to: number } => {
  const day = Temporal.PlainDate.from(date);
  const start = (of: Temporal.PlainDate) => of.toZonedDateTime(zone).epochMilliseconds;
  return { from: start(day), to: start(day.add({ days: 1 })) };
};

/** The day so many days after another one. */
export const addDays = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

/** How many days lie between two. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;
