import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf, clockAt, dayAt, instantsOf, statedAt } from '../../../kernel/lib/local-time.ts';
import { dayOf, type StayEvent, stayOf } from '../day.ts';

/** A slice; `npm run bench -- attendance-days` plays 100,000, with a seed to play them again. */
const numRuns = Number(process.env.DAY_RUNS ?? 500);
const seeded = process.env.DAY_SEED === undefined ? {} : { seed: Number(process.env.DAY_SEED) };
const MINUTE = 60_000;

/** Days with and without a change of the clocks, in zones of whole, half and quarter hours. */
const aDay = fc.constantFrom(
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['America/New_York', '2026-03-11'],
  ['Europe/Berlin', '2026-03-29'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Asia/Kathmandu', '2026-06-01'],
  ['America/St_Johns', '2026-11-01'],
  ['Asia/Beirut', '2026-03-29'],
) as fc.Arbitrary<readonly [zone: string, date: string]>;

/** What people do at the door, with the minutes that pass before it. */
const act = fc.record({
  kind: fc.constantFrom('toggle', 'toggle', 'move', 'correctIn', 'correctOut', 'undo', 'remove'),
  after: fc.integer({ min: 0, max: 400 }),
  shift: fc.integer({ min: -200, max: 200 }),
  room: fc.integer({ min: 1, max: 3 }),
});

interface Room {
  at: number;
  room: number;
}
/** A stay as somebody with paper and pencil keeps it. */
interface Paper {
  from: number;
  to: number | null;
  rooms: Room[];
}

interface Told {
  readonly events: StayEvent[];
  /** The stay after each event, as kept by hand; null when there is none. */
  paper: Paper | null;
  closed: boolean;
}

/** Plays acts on one stay after the other: the log of each, and what paper says at the end. */
const play = (start: number, acts: readonly { kind: string; after: number; shift: number; room: number }[]): Told[] => {
  const stays: Told[] = [];
  let now = start;
  let id = 0;
  const before: { stay: Told; event: number; paper: Paper | null }[] = [];
  for (const { kind, after, shift, room } of acts) {
    now += after * MINUTE;
    const stay = stays.at(-1);
    const open = stay?.paper && stay.paper.to === null ? stay : undefined;
    const publish = (to: Told, event: Partial<StayEvent> & Pick<StayEvent, 'kind'>) => {
      id += 1;
      before.push({ stay: to, event: id, paper: structuredClone(to.paper) });
      to.events.push({ id, at: now, room: null, undoes: null, change: null, ...event });
    };
    if (kind === 'toggle' && !open) {
      const fresh: Told = { events: [], paper: null, closed: false };
      stays.push(fresh);
      publish(fresh, { kind: 'in', room });
      fresh.paper = { from: now, to: null, rooms: [{ at: now, room }] };
    } else if (kind === 'toggle' && open?.paper) {
      publish(open, { kind: 'out' });
      open.paper.to = now;
    } else if (kind === 'move' && open?.paper) {
      publish(open, { kind: 'move', room });
      open.paper.rooms.push({ at: now, room });
    } else if (kind === 'correctIn' && stay?.paper) {
      const at = Math.min(stay.paper.from + shift * MINUTE, stay.paper.to ?? now);
      publish(stay, { kind: 'correct', change: { in: at } });
      stay.paper.from = at;
    } else if (kind === 'correctOut' && stay?.paper && stay.paper.to !== null) {
      const at = Math.max(stay.paper.to + shift * MINUTE, stay.paper.from);
      publish(stay, { kind: 'correct', change: { out: at } });
      stay.paper.to = at;
    } else if (kind === 'undo' && stay?.paper) {
      const last = before.at(-1);
      const event = last?.stay.events.find((each) => each.id === last.event);
      if (!last || !event || (event.kind !== 'in' && event.kind !== 'out') || last.stay !== stay) continue;
      id += 1;
      stay.events.push({ id, kind: 'correct', at: now, room: null, undoes: event.id, change: null });
      stay.paper = last.paper;
      before.push({ stay, event: id, paper: null });
    } else if (kind === 'remove' && stay?.paper) {
      publish(stay, { kind: 'remove' });
      stay.paper = null;
    }
  }
  return stays;
};

/** Where the paper says the child was in the minute that begins at `at`; null: not here. */
const roomAt = ({ from, to, rooms }: Paper, at: number): number | null => {
  if (at < from || (to !== null && at >= to)) return null;
  const entered = rooms.filter((each, i) => i === 0 || each.at <= at);
  return entered.at(-1)?.room ?? null;
};

test(
  'the stays of random days are what paper and pencil say, minute by minute, in whatever order events come',
  () => {
    fc.assert(
      fc.property(
        aDay,
        fc.array(act, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: -300, max: 900 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        ([zone, date], acts, lead, chance) => {
          const { from, to } = boundsOf(date, zone);
          const told = play(from + lead * MINUTE, acts);
          const random = () => chance.next().value ?? 0.5;
          for (const { events, paper } of told) {
            // Lost answers make clients send again, lines make events late: the same log all the same.
            const replayed = [...events, ...events.filter(() => random() < 0.5)].sort(() => random() - 0.5);
            const stay = stayOf(replayed);
            expect(stay === null).toBe(paper === null);
            if (!stay || !paper) continue;
            expect([stay.from, stay.to]).toEqual([paper.from, paper.to]);
            const end = paper.to ?? paper.from + 600 * MINUTE;
            for (let at = paper.from - 5 * MINUTE; at < end + 5 * MINUTE; at += MINUTE) {
              const inside = stay.rooms.filter((each) => each.from <= at && at < (each.to ?? Number.POSITIVE_INFINITY));
              const room = inside[0]?.room ?? null;
              if (inside.length > 1 || room !== roomAt(paper, at))
                throw new Error(`At ${new Date(at).toISOString()} in ${room}, on paper ${roomAt(paper, at)}.`);
            }
          }
          const papers = told.flatMap(({ paper }) => paper ?? []);
          const now = from + 1_000 * MINUTE;
          let minutes = 0;
          for (let at = from; at < Math.min(now, to); at += MINUTE)
            if (papers.some((paper) => roomAt(paper, at) !== null)) minutes += 1;
          const overlap = papers.some((a, i) =>
            papers.some((b, j) => i < j && a.from < (b.to ?? now) && b.from < (a.to ?? now)),
          );
          // Corrections made by hand here may overlap; the database refuses those.
          if (!overlap) expect(dayOf(papers, { from, to }, now).minutes).toBe(minutes);
        },
      ),
      { numRuns, ...seeded },
    );
  },
  60_000 + numRuns * 10,
);

test('a day is 23, 24 or 25 hours, and one who is there all day is there for so long', () => {
  const hours = (date: string, zone: string) => {
    const { from, to } = boundsOf(date, zone);
    return dayOf([{ from: from - MINUTE, to: null }], { from, to }, to + MINUTE).minutes / 60;
  };
  expect(hours('2026-03-08', 'America/New_York')).toBe(23);
  expect(hours('2026-11-01', 'America/New_York')).toBe(25);
  expect(hours('2026-03-11', 'America/New_York')).toBe(24);
  expect(hours('2026-04-05', 'Australia/Lord_Howe')).toBe(24.5);
});

test('the state of a day at a moment', () => {
  const day = { from: 0, to: 1_440 * MINUTE };
  const stays = [
    { from: 100 * MINUTE, to: 200 * MINUTE },
    { from: 300 * MINUTE, to: null },
  ];
  expect(dayOf([], day, 500 * MINUTE)).toEqual({ state: 'none', since: null, minutes: 0 });
  expect(dayOf(stays.slice(0, 1), day, 500 * MINUTE)).toEqual({ state: 'out', since: 200 * MINUTE, minutes: 100 });
  expect(dayOf(stays, day, 500 * MINUTE)).toEqual({ state: 'in', since: 300 * MINUTE, minutes: 300 });
  expect(dayOf(stays, day, 2_000 * MINUTE)).toEqual({ state: 'in', since: 300 * MINUTE, minutes: 1_240 });
});

test('a stated minute is the instant that shows it, or none', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: 0, max: 1_439 }), ([zone, date], minute) => {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const meant = instantsOf(date, time, zone);
      expect(meant.map((at) => [dayAt(at, zone), clockAt(at, zone)])).toEqual(meant.map(() => [date, time]));
      const { from, to } = boundsOf(date, zone);
      // Looked for one minute after the other, without any rule.
      const shown: number[] = [];
      for (let at = from; at < to; at += MINUTE) if (clockAt(at, zone) === time) shown.push(at);
      expect(meant).toEqual(shown);
      for (const now of [from - MINUTE, from + 700 * MINUTE, to]) {
        const past = shown.filter((at) => at <= now + MINUTE);
        const stated = statedAt(date, time, zone, now);
        if (shown.length === 0) expect(stated).toEqual({ problem: 'NO_SUCH_TIME' });
        else if (past.length === 0) expect(stated).toEqual({ problem: 'FUTURE' });
        else expect(stated).toEqual({ at: past.at(-1) });
      }
    }),
    { numRuns: 25 },
  );
});
