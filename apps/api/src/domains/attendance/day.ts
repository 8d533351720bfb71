/** One event of one stay, as the log keeps it. Instants are ms, UTC; `at` is the stated minute (a move's: its instant). */
export interface StayEvent {
  /** Grows with the order in which the server took them. */
  readonly id: number;
  readonly kind: 'in' | 'move' | 'out' | 'correct' | 'remove';
  readonly at: number;
  readonly room: number | null;
  /** The event a correction takes back. */
  readonly undoes: number | null;
  /** What a correction sets instead. */
  readonly change: { readonly in?: number | undefined; readonly out?: number | undefined } | null;
}

/** A room in the course of a stay; `to` null: still there. */
export interface RoomStay {
  readonly room: number;
  readonly from: number;
  readonly to: number | null;
}
export interface Stay {
  readonly from: number;
  readonly to: number | null;
  readonly rooms: readonly RoomStay[];
}

interface Entry {
  readonly at: number;
  readonly room: number | null;
}

/** Each event once, in the server's order, without those that were taken back. */
const standing = (events: readonly StayEvent[]): StayEvent[] => {
  const undone = new Set(events.map((event) => event.undoes));
  const byId = new Map(events.map((event) => [event.id, event]));
  return [...byId.values()].filter(({ id }) => !undone.has(id)).sort((a, b) => a.id - b.id);
};

const roomsOf = (entries: readonly Entry[], from: number, to: number | null): RoomStay[] => {
  const end = to ?? Number.POSITIVE_INFINITY;
  const within = (at: number) => Math.min(Math.max(at, from), end);
  const rooms = entries.map(({ at, room }, i) => {
    const next = entries[i + 1];
    return { room, from: i === 0 ? from : within(at), to: next ? within(next.at) : to };
  });
  return rooms.flatMap(({ room, from: entered, to: left }) =>
    room === null || (entered === left && from !== to) ? [] : [{ room, from: entered, to: left }],
  );
};

/**
 * The stay that its events add up to; null when it was taken back or removed. Replayed in any order and any number of
 * times, the same events make the same stay. A corrected time cuts or stretches the first and the last room.
 */
export const stayOf = (events: readonly StayEvent[]): Stay | null => {
  let from: number | null = null;
  let to: number | null = null;
  const entries: Entry[] = [];
  for (const { kind, at, room, change } of standing(events)) {
    if (kind === 'remove') return null;
    if (kind === 'in') from = at;
    if (kind === 'in' || kind === 'move') entries.push({ at, room });
    if (kind === 'out') to = at;
    if (kind === 'correct') {
      from = change?.in ?? from;
      to = change?.out ?? to;
    }
  }
  return from === null || entries.length === 0 ? null : { from, to, rooms: roomsOf(entries, from, to) };
};

/** How a day stands at a moment. */
export interface Day {
  readonly state: 'in' | 'out' | 'none';
  /** When it came to be so; null for 'none'. */
  readonly since: number | null;
  /** Whole minutes of presence within the day, until the moment. */
  readonly minutes: number;
}

const MINUTE_MS = 60_000;

/** A day (`from` to `to`, as its location counts days) of one student at the moment `now`, from all its stays. */
export const dayOf = (
  stays: readonly Pick<Stay, 'from' | 'to'>[],
  day: { readonly from: number; readonly to: number },
  now: number,
): Day => {
  const end = Math.min(day.to, Math.max(now, day.from));
  const ms = stays.map(({ from, to }) => Math.max(0, Math.min(to ?? end, end) - Math.max(from, day.from)));
  const minutes = Math.floor(ms.reduce((sum, each) => sum + each, 0) / MINUTE_MS);
  const here = stays.filter(({ from, to }) => from < day.to && (to ?? Number.POSITIVE_INFINITY) >= day.from);
  const latest = here.reduce<Pick<Stay, 'from' | 'to'> | null>((a, b) => (a && a.from > b.from ? a : b), null);
  if (latest === null) return { state: 'none', since: null, minutes };
  return latest.to === null || latest.to > end
    ? { state: 'in', since: latest.from, minutes }
    : { state: 'out', since: latest.to, minutes };
};
