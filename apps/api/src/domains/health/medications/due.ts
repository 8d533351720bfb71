import { clockAt, minutesOf } from '../../../kernel/lib/local-time.ts';

/** What was signed, as far as it says when a dose may be given. */
export interface Plan {
  /** 'HH:MM'; none: as needed. */
  readonly times: readonly string[];
  readonly least_minutes: number | null;
  readonly most_a_day: number | null;
}
/** A dose that was dealt with today: given, refused, missed or spilled. */
export interface Dealt {
  readonly kind: string;
  readonly at: Date;
  readonly due: string | null;
}

/** A planned dose may be given so many minutes before its time. */
export const WINDOW_MINUTES = 60;

/** A planned dose nobody wrote of is late so many minutes after its time, where its location says nothing else. */
export const USUAL_GRACE = 60;

/** Of a planned time whether it is dealt with: spilled is not, another dose is prepared. */
const isAnswered = (time: string, dealt: readonly Dealt[]): boolean =>
  dealt.some(({ kind, due }) => due === time && kind !== 'spilled');

/** The planned time a dose is for that is given at a minute: the first one open whose hour has come, else the next open one. */
export const dueAt = ({ times }: Plan, dealt: readonly Dealt[], clock: string): string | null => {
  const open = times.filter((time) => !isAnswered(time, dealt));
  const come = open.filter((time) => minutesOf(time) - WINDOW_MINUTES <= minutesOf(clock));
  return come[0] ?? open[0] ?? null;
};

/** When the next one may be given at the earliest, by the distance that was signed; null: at once. */
export const earliestAfter = ({ least_minutes }: Plan, last: Date | null): Date | null =>
  least_minutes !== null && last !== null ? new Date(last.getTime() + least_minutes * 60_000) : null;

export const givenOf = (dealt: readonly Dealt[]): readonly Dealt[] => dealt.filter(({ kind }) => kind === 'given');

/** Doses of a day at most: as signed, else one for each planned time. */
export const mostOf = ({ most_a_day, times }: Plan): number => most_a_day ?? times.length;

export interface Due {
  /** The planned minute, null as needed. */
  readonly due: string | null;
  /** late, now, later, needed (may be given when needed) or wait (as needed, but not yet). */
  readonly state: 'late' | 'now' | 'later' | 'needed' | 'wait';
  /** The earliest instant of the next one, where it must wait. */
  readonly from: Date | null;
}

/** An instant at a place, and how many minutes after its time a dose is late there. */
export interface When {
  readonly now: Date;
  readonly zone: string;
  readonly grace: number;
}

/** What is to be given of one medicine on a day, as it stands at an instant. `last`: when it was given last, on any day. */
export const dueOf = (
  plan: Plan,
  dealt: readonly Dealt[],
  { now, zone, last, grace }: When & { readonly last: Date | null },
): readonly Due[] => {
  const from = earliestAfter(plan, last);
  const waits = from !== null && from > now ? from : null;
  if (plan.times.length === 0) {
    if (givenOf(dealt).length >= mostOf(plan)) return [{ due: null, state: 'wait', from: null }];
    return [{ due: null, state: waits ? 'wait' : 'needed', from: waits }];
  }
  const minute = minutesOf(clockAt(now.getTime(), zone));
  return plan.times
    .filter((time) => !isAnswered(time, dealt))
    .map((due) => {
      const behind = minute - minutesOf(due);
      const state = behind > grace ? 'late' : behind >= -WINDOW_MINUTES ? 'now' : 'later';
      return { due, state, from: waits };
    });
};

/** A child's stay of a day: since when it has been there, and when it left; null: it is there. */
export interface Stay {
  readonly came: Date;
  readonly left: Date | null;
}

/** Whether a child was there between the planned minute of a dose and the end of its grace. */
export const wasThere = (due: string, { came, left }: Stay, { now, zone, grace }: When): boolean => {
  const planned = now.getTime() - (minutesOf(clockAt(now.getTime(), zone)) - minutesOf(due)) * 60_000;
  return came.getTime() <= planned + grace * 60_000 && (left === null || left.getTime() >= planned);
};
