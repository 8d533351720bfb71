import { Seeded } from '@nestling/testing/seeded.ts';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { clockAt, dayAt, instantsOf } from '../../../kernel/lib/local-time.ts';

/** Zones that turn by an hour, by half an hour, at midnight, in the other half of the year, and never. */
const zones = [
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Europe/London',
  'Asia/Kathmandu',
  'UTC',
] as const;
const HOUR_MS = 3_600_000;

/** Instants around each turn of a zone's clocks in 2026, and others. */
const instants = (zone: string, dice: Seeded): number[] => {
  const turns: number[] = [];
  let at: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`2026-01-01T00:00[${zone}]`);
  for (let i = 0; i < 3 && at; i += 1) {
    at = at.getTimeZoneTransition('next');
    if (at) turns.push(at.epochMilliseconds);
  }
  const near = turns.flatMap((turn) =>
    [-2, -1, 0, 1, 2].map((hours) => turn + hours * HOUR_MS + dice.between(0, 59) * 60_000),
  );
  const far = Array.from({ length: 10 }, () => Date.UTC(2026, 0, 1) + dice.between(0, 525_599) * 60_000);
  return [...turns, ...near, ...far];
};

test.each(zones)('the clock of %s is read as Temporal reads it, both ways', (zone) => {
  const dice = new Seeded(7);
  for (const at of instants(zone, dice)) {
    const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
    const [date, time] = [local.toPlainDate().toString(), local.toPlainTime().toString({ smallestUnit: 'minute' })];
    expect([dayAt(at, zone), clockAt(at, zone)]).toEqual([date, time]);
    const plain = Temporal.PlainDateTime.from(`${date}T${time}`);
    // What the clock shows, and an hour on: that may be a minute the clocks jump over.
    for (const asked of [plain, plain.add({ hours: 1 })]) {
      const meant = (['earlier', 'later'] as const)
        .map((disambiguation) => asked.toZonedDateTime(zone, { disambiguation }))
        .filter((zoned) => zoned.toPlainDateTime().equals(asked))
        .map(({ epochMilliseconds }) => epochMilliseconds);
      const [day, clock] = [asked.toPlainDate().toString(), asked.toPlainTime().toString({ smallestUnit: 'minute' })];
      expect(instantsOf(day, clock, zone)).toEqual([...new Set(meant)]);
    }
  }
});

test('a clock that was asked on more days than it keeps still tells each', () => {
  const noons = Array.from({ length: 1_100 }, (_, day) => Date.UTC(2024, 0, 1 + day, 12, 0, 59));
  const summer = (at: number) => {
    const year = new Date(at).getUTCFullYear();
    const sunday = (month: number, nth: number) =>
      1 + ((7 - new Date(Date.UTC(year, month, 1)).getUTCDay()) % 7) + nth * 7;
    return at >= Date.UTC(year, 2, sunday(2, 1), 7) && at < Date.UTC(year, 10, sunday(10, 0), 6);
  };
  const wrong = [...noons, ...noons.toReversed()].filter(
    (at) => clockAt(at, 'America/New_York') !== (summer(at) ? '08:00' : '07:00'),
  );
  expect(wrong).toEqual([]);
});
