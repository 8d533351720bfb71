/** One event of one shift, as the log keeps it. Instants are ms, UTC, whole minutes as stated. */
export interface ShiftEvent {
  /** Grows with the order in which the server took them. */
  readonly id: number;
  readonly kind: 'in' | 'move' | 'break' | 'back' | 'out' | 'correct' | 'remove';
  readonly at: number;
  /** Where one goes to: with `in`, `move` and `back`. */
  readonly room: number | null;
  /** What a correction sets instead; `break` in minutes replaces the breaks that were clocked. */
  readonly change: {
    readonly in?: number | undefined;
    readonly out?: number | undefined;
    readonly break?: number | undefined;
  } | null;
}

/** Time in a room, or a break where `room` is null; `to` null: still so. */
export interface Stretch {
  readonly room: number | null;
  readonly from: number;
  readonly to: number | null;
}
export interface Shift {
  readonly from: number;
  readonly to: number | null;
  readonly stretches: readonly Stretch[];
  /** Minutes of break somebody stated instead of those clocked. */
  readonly breakStated: number | null;
}

interface Entry {
  readonly at: number;
  readonly room: number | null;
}

/** A corrected time cuts or stretches the first and the last stretch. */
const stretchesOf = (entries: readonly Entry[], from: number, to: number | null): Stretch[] => {
  const end = to ?? Number.POSITIVE_INFINITY;
  const within = (at: number) => Math.min(Math.max(at, from), end);
  const all = entries.map(({ at, room }, i) => {
    const next = entries[i + 1];
    return { room, from: i === 0 ? from : within(at), to: next ? within(next.at) : to };
  });
  return all.filter((one) => one.from !== one.to || from === to);
};

/** The shift that its events add up to, in the server's order; null when it was removed. */
export const shiftOf = (events: readonly ShiftEvent[]): Shift | null => {
  const byId = new Map(events.map((event) => [event.id, event]));
  let from: number | null = null;
  let to: number | null = null;
  let breakStated: number | null = null;
  const entries: Entry[] = [];
  for (const { kind, at, room, change } of [...byId.values()].sort((a, b) => a.id - b.id)) {
    if (kind === 'remove') return null;
    if (kind === 'in') from = at;
    if (kind === 'in' || kind === 'move' || kind === 'back') entries.push({ at, room });
    if (kind === 'break') entries.push({ at, room: null });
    if (kind === 'out') to = at;
    from = change?.in ?? from;
    to = change?.out ?? to;
    breakStated = change?.break ?? breakStated;
  }
  return from === null ? null : { from, to, stretches: stretchesOf(entries, from, to), breakStated };
};

const MINUTE_MS = 60_000;
const minutes = (ms: number): number => Math.max(0, Math.floor(ms / MINUTE_MS));

/** Whole minutes of break, and of work without them, until `now` where the shift goes on. */
export const worked = (shift: Shift, now: number): { readonly break: number; readonly work: number } => {
  const end = shift.to ?? Math.max(now, shift.from);
  const clocked = shift.stretches
    .filter(({ room }) => room === null)
    .reduce((sum, { from, to }) => sum + minutes((to ?? end) - from), 0);
  const all = minutes(end - shift.from);
  const rest = Math.min(shift.breakStated ?? clocked, all);
  return { break: rest, work: all - rest };
};

/** What somebody should look at. */
export type Concern = 'missed_break' | 'overlong' | 'forgotten_out';

/** After so many minutes of work a break of half an hour is due; so long is a shift at most before it is asked about. */
const BREAK_AFTER = 6 * 60;
const BREAK_LEAST = 30;
const LONGEST = 12 * 60;

/** What is odd about a shift at the moment `now`: no break in more than six hours of work, over twelve hours, or left open. */
export const concernsOf = (shift: Shift, now: number): Concern[] => {
  const { break: rest, work } = worked(shift, now);
  const length = minutes((shift.to ?? now) - shift.from);
  const found: Concern[] = [];
  if (work > BREAK_AFTER && rest < BREAK_LEAST) found.push('missed_break');
  if (length > LONGEST) found.push(shift.to === null ? 'forgotten_out' : 'overlong');
  return found;
};
