import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UserError } from '../../../kernel/call/refusals.ts';
import {
  type Exception,
  isPlanned,
  keepCycle,
  movedSeries,
  type Piece,
  type Plan,
  piecesOf,
  readPlan,
} from '../roster/plan.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DAY_MS = 86_400_000;
const MONDAY = Date.UTC(2026, 1, 2);
const SPAN = 70;
const day = (n: number): string => new Date(MONDAY + n * DAY_MS).toISOString().slice(0, 10);

/** As a person would say it: n is the number of a day, counted from a Monday. */
const comes = (plan: Plan, n: number): boolean => {
  if (day(n) < plan.start_date || (plan.end_date !== null && day(n) > plan.end_date)) return false;
  if (plan.days.includes(day(n))) return true;
  const first = Math.round((Date.parse(plan.start_date) - MONDAY) / DAY_MS);
  const skipped = plan.type === 'biweekly' && (Math.floor(n / 7) - Math.floor(first / 7)) % 2 !== 0;
  return !skipped && plan.days.includes(WEEKDAYS[n % 7] ?? '');
};

/** What the rows of the table say of a day: the same question the database asks. */
const held = (pieces: readonly Piece[], n: number): Piece[] => {
  const week = Math.floor((MONDAY + n * DAY_MS - Date.UTC(2001, 0, 1)) / (7 * DAY_MS)) % 2;
  return pieces.filter(
    ({ weekday, from, to, weeks }) =>
      weekday === (n % 7) + 1 &&
      from <= day(n) &&
      (to === null || day(n) <= to) &&
      (weeks === '[0,2)' || weeks === `[${week},${week + 1})`),
  );
};

const date = fc.integer({ min: 0, max: SPAN - 1 });
const plans: fc.Arbitrary<Plan> = fc
  .record({
    type: fc.constantFrom('weekly' as const, 'biweekly' as const, 'custom' as const),
    weekdays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
    dates: fc.uniqueArray(date, { minLength: 1, maxLength: 6 }),
    start: date,
    length: fc.option(fc.integer({ min: 0, max: SPAN })),
  })
  .map(({ type, weekdays, dates, start, length }) => ({
    ...{ type, start_time: '08:00', end_time: '16:00', room_id: null },
    days: type === 'custom' ? dates.map(day) : weekdays,
    start_date: day(start),
    end_date: length === null ? null : day(start + length),
  }));
const exceptions: fc.Arbitrary<Exception[]> = fc.uniqueArray(
  fc.record({ date: date.map(day), minutes: fc.option(fc.constant([540, 600] as const)), room_id: fc.constant(7) }),
  { selector: (each) => each.date, maxLength: 12 },
);

const RUNS = Number(process.env.PLAN_RUNS ?? 300);

test('repeats and days that go otherwise are kept as they are said, one row for each planned day', () => {
  fc.assert(
    fc.property(plans, exceptions, (plan, others) => {
      const pieces = piecesOf(plan, others);
      for (let n = 0; n < SPAN; n += 1) {
        const planned = comes(plan, n);
        const [one, second] = held(pieces, n);
        if (isPlanned(plan, day(n)) !== planned || second || (one !== undefined) !== planned) return false;
        if (!one) continue;
        const other = others.find((each) => each.date === day(n));
        const minutes = other ? other.minutes : [480, 960];
        if (one.exception !== (other !== undefined) || String(one.minutes) !== String(minutes)) return false;
      }
      return true;
    }),
    { numRuns: RUNS },
  );
});

test('a plan that goes on from another day keeps the places of its weeks', () => {
  fc.assert(
    fc.property(plans, date, (plan, from) => {
      if (plan.type === 'custom' || day(from) < plan.start_date) return true;
      const next = { ...plan, start_date: keepCycle(plan, day(from)) };
      return Array.from({ length: SPAN - from }, (_, n) => from + n).every((n) => comes(plan, n) === comes(next, n));
    }),
    { numRuns: RUNS },
  );
});

test('a weekday of a repeat that is moved, and moved back, leaves all other days as they were', () => {
  fc.assert(
    fc.property(plans, exceptions, date, fc.integer({ min: 0, max: 6 }), (plan, others, from, weekday) => {
      const to = from - (from % 7) + weekday;
      const was = { plan, exceptions: others.filter((each) => isPlanned(plan, each.date)) };
      if (plan.type === 'custom' || !comes(plan, from) || others.some((each) => each.date === day(from))) return true;
      const times = { start_time: plan.start_time, end_time: plan.end_time, room_id: plan.room_id };
      const there = movedSeries(plan, was.exceptions, { date: day(from), to: day(to), ...times });
      if (there instanceof UserError) return to !== from && plan.days.includes(WEEKDAYS[to % 7] ?? '');
      const back = movedSeries(there.plan, there.exceptions, { date: day(to), to: day(from), ...times });
      if (back instanceof UserError) return false;
      const onDay = (now: typeof was | typeof there, n: number) => {
        const [one] = held(piecesOf(now.plan, now.exceptions), n);
        return one?.minutes ? String(one.minutes) : null;
      };
      return Array.from({ length: SPAN }, (_, n) => n)
        .filter((n) => n >= Math.min(from, to))
        .every((n) => {
          const moved = n % 7 === to % 7 ? onDay(was, n - to + from) : n % 7 === from % 7 ? null : onDay(was, n);
          return onDay(there, n) === moved && onDay(back, n) === onDay(was, n);
        });
    }),
    { numRuns: RUNS },
  );
});

test('days are told as words or dates, one text or several', () => {
  const given = {
    type: 'weekly',
    start_date: '2026-03-11',
    end_date: null,
    start_time: '08:00',
    end_time: '24:00',
    room_id: null,
  };
  expect(readPlan({ ...given, days: ['friday monday'] })).toMatchObject({ days: ['Monday', 'Friday'] });
  expect(readPlan({ ...given, days: ['Monday', 'friday'], repeat: false })).toMatchObject({
    ...{ type: 'once', days: ['2026-03-13', '2026-03-16'], start_date: '2026-03-13', end_date: '2026-03-16' },
  });
  expect(readPlan({ ...given, type: 'once', days: [] })).toMatchObject({ days: ['2026-03-11'] });
  expect(readPlan({ ...given, type: 'custom', days: ['Monday'] })).toMatchObject({ type: 'custom', days: ['Monday'] });
  expect(readPlan({ ...given, type: 'once', days: ['Monday'], end_date: '2026-03-12' })).toMatchObject({
    fieldErrors: [{ field: 'days', code: 'NO_DAY' }],
  });
});
