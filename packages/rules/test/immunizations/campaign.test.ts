import { expect, test } from 'vitest';
import { counted, type Dose, standings, type Vaccinations } from '../../src/immunizations/evaluate.ts';
import { everySet } from '../../src/immunizations/requirements.ts';
import { seriesNames } from '../../src/immunizations/series.ts';
import { dayNumber, dayText } from '../../src/immunizations/span.ts';
import { vaccines } from '../../src/immunizations/vaccines.ts';
import { plainly, plainValid } from './plain.ts';

/** Records in CI; the whole campaign is IMMUNIZATION_RECORDS=100000. */
const RECORDS = Number(process.env.IMMUNIZATION_RECORDS ?? 3_000);

let seed = 20_260_311;
const random = (most: number): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return (seed >>> 8) % most;
};
const pick = <V>(of: readonly V[]): V => {
  const found = of[random(of.length)];
  if (found === undefined) throw new Error('Nothing to choose of.');
  return found;
};

/** Doses around the ages children get them at, a few days early or late, and some at any time. */
const aDose = (birth: number): Dose => {
  const { series, live } = pick(vaccines);
  const usual = pick([0, 28, 42, 70, 98, 168, 182, 365, 396, 456, 548, 1460]);
  const day = birth + (random(3) === 0 ? random(2200) : usual + random(13) - 6);
  const until = random(3) === 0 ? dayText(day + random(1200)) : null;
  return { date: dayText(day), series, live: live === true, until };
};
const aRecord = (): { record: Vaccinations; today: string } => {
  const birth = dayNumber('2018-01-01') + random(2500);
  const doses = Array.from({ length: random(15) }, () => aDose(birth));
  // One day, one dose of a series: a second one is the same line of the card.
  const seen = new Set<string>();
  const once = doses.filter(({ date, series }) => {
    const keys = series.map((one) => `${date} ${one}`);
    if (keys.some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
  const exemptions =
    random(8) === 0
      ? [
          {
            series: pick(seriesNames),
            kind: 'medical' as const,
            until: random(2) === 0 ? null : dayText(birth + random(2600)),
          },
        ]
      : [];
  const born = random(12) === 0 ? null : dayText(birth);
  return { record: { born, doses: once, exemptions }, today: dayText(birth + random(2700)) };
};

test('the engine and the rules said plainly agree on random records', { timeout: 600_000 }, () => {
  const differences: unknown[] = [];
  for (let round = 0; round < RECORDS && differences.length < 3; round += 1) {
    const { record, today } = aRecord();
    const set = random(9) === 0 ? null : pick(everySet());
    const found = new Map(standings(record, set, today).map((one) => [one.series, one]));
    for (const series of seriesNames) {
      const one = found.get(series);
      const said = one ? `${one.state} ${one.next ?? '-'} ${one.by ?? '-'}` : '';
      const valid = counted(series, record).valid.map(({ date }) => date);
      const expected = plainly(series, record, set, today);
      if (said !== expected || valid.join() !== plainValid(series, record).join())
        differences.push({ series, set: set?.key, today, record, said, expected, valid });
    }
  }
  expect(differences).toEqual([]);
});
