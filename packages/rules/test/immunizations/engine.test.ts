import { expect, test } from 'vitest';
import { counted, type Dose, isUnprotected, standings, type Vaccinations } from '../../src/immunizations/evaluate.ts';
import { everySet, requirementKeys, requirementsOf } from '../../src/immunizations/requirements.ts';
import { type Series, seriesNames, seriesRules } from '../../src/immunizations/series.ts';
import { dayNumber, dayText, monthsAfter } from '../../src/immunizations/span.ts';
import { vaccineOf, vaccines } from '../../src/immunizations/vaccines.ts';

const dose = (date: string, code: string, until?: string): Dose => {
  const vaccine = vaccineOf(code);
  return { date, series: vaccine?.series ?? [], live: vaccine?.live === true, until: until ?? null };
};
const child = (born: string | null, ...doses: Dose[]): Vaccinations => ({ born, doses, exemptions: [] });
const of = (series: Series, record: Vaccinations, today: string, key = 'CA') =>
  standings(record, requirementsOf(key, today), today).find((one) => one.series === series);
const shift = (day: string, days: number) => dayText(dayNumber(day) + days);

test('a combination fills each of its series, and a code is known however it is written', () => {
  expect(vaccineOf('110')?.series).toEqual(['dtap', 'hepb', 'polio']);
  expect(vaccineOf(' 3 ')?.series).toEqual(['mmr']);
  expect(vaccineOf('rabies')?.series).toEqual(['rabies']);
  expect(vaccineOf('999')).toBeUndefined();
  expect(vaccineOf(null)).toBeUndefined();
});

test('each vaccine and each series says where it stands, and no code stands twice', () => {
  expect(new Set(vaccines.map(({ code }) => code)).size).toBe(vaccines.length);
  for (const { source, series } of vaccines) {
    expect(source.length).toBeGreaterThan(20);
    for (const one of series) expect(seriesNames).toContain(one);
  }
  for (const name of seriesNames) expect(seriesRules[name].source).toMatch(/ACIP|AAHA/);
});

test('a dose four days early counts, five days early does not', () => {
  const early = (days: number) => counted('mmr', child('2024-01-01', dose(shift('2025-01-01', -days), '03')));
  expect(early(4).valid).toHaveLength(1);
  expect(early(5)).toMatchObject({ valid: [], early: ['2024-12-27'] });
  const second = (gap: number) =>
    counted('hepb', child('2024-01-01', dose('2024-01-01', '08'), dose(shift('2024-01-01', gap), '08'))).valid.length;
  expect([second(23), second(24)]).toEqual([1, 2]);
});

test('live vaccines lie on one day or 28 days apart, without the grace; the nasal one too, the injected one not', () => {
  const second = (gap: number, first = '03') => {
    const doses = [dose('2024-02-01', first), dose(shift('2024-02-01', gap), '21')];
    return counted('varicella', child('2023-01-01', ...doses)).valid.length;
  };
  expect([second(0), second(27), second(28)]).toEqual([1, 0, 1]);
  expect([second(10, '149'), second(10, '150')]).toEqual([0, 1]);
});

test('the fourth DTaP is accepted from 12 months and 4 after the third, and asked for later', () => {
  const three = [dose('2024-03-01', '20'), dose('2024-05-01', '20'), dose('2024-07-01', '20')];
  const next = of('dtap', child('2024-01-01', ...three), '2025-01-10');
  expect(next).toMatchObject({ valid: 3, state: 'current', next: '2025-04-01', by: '2025-07-01' });
  expect(counted('dtap', child('2024-01-01', ...three, dose('2025-01-02', '20'))).valid).toHaveLength(4);
  expect(counted('dtap', child('2024-01-01', ...three, dose('2024-10-20', '20'))).valid).toHaveLength(3);
});

test('what is asked for is current, due, overdue, or waits for its interval', () => {
  const born = '2025-01-01';
  expect(of('dtap', child(born), '2025-01-15')).toMatchObject({ asked: 0, state: 'current', by: '2025-03-01' });
  expect(of('dtap', child(born), '2025-02-15')).toMatchObject({ state: 'due', next: '2025-02-12' });
  expect(of('dtap', child(born), '2025-03-02')).toMatchObject({ asked: 1, state: 'overdue', by: '2025-03-01' });
  const begun = child(born, dose('2025-05-01', '20'));
  expect(of('dtap', begun, '2025-05-10')).toMatchObject({ state: 'due', next: '2025-05-29', by: '2025-05-29' });
  expect(of('dtap', child(null), '2025-05-10')).toMatchObject({ state: 'unknown' });
});

test('an exemption frees until its day, and from staying home only a titre does', () => {
  const born = '2024-01-01';
  const free = (kind: 'medical' | 'titre', until: string | null) => ({
    ...child(born),
    exemptions: [{ series: 'mmr', kind, until }],
  });
  expect(of('mmr', free('medical', '2025-06-01'), '2025-06-01')).toMatchObject({
    state: 'exempt',
    exemption: 'medical',
  });
  expect(of('mmr', free('medical', '2025-06-01'), '2025-06-02')).toMatchObject({ state: 'overdue' });
  expect(isUnprotected(free('medical', null), 'mmr', '2025-06-01')).toBe(true);
  expect(isUnprotected(free('titre', null), 'mmr', '2025-06-01')).toBe(false);
  expect(isUnprotected(free('titre', '2025-05-31'), 'mmr', '2025-06-01')).toBe(true);
});

test("a pet's vaccine runs out, and one without any is overdue though its age is not known", () => {
  const dog = (until: string) => of('rabies', child(null, dose('2024-01-01', 'RABIES', until)), '2026-01-01', 'PETS');
  expect(dog('2026-12-31')).toMatchObject({ state: 'current', next: '2026-12-31' });
  expect(dog('2026-01-31')).toMatchObject({ state: 'expiring' });
  expect(dog('2025-12-31')).toMatchObject({ state: 'expired' });
  expect(of('rabies', child(null, dose('2025-01-02', 'RABIES')), '2026-01-01', 'PETS')?.state).toBe('expiring');
  expect(of('dhpp', child(null), '2026-01-01', 'PETS')?.state).toBe('overdue');
});

test('California asks for one Hib from the first birthday on, whatever came before, until five', () => {
  const before = child('2024-01-01', dose('2024-03-05', '48'), dose('2024-05-05', '48'));
  expect(of('hib', before, '2025-06-01')?.state).toBe('overdue');
  expect(of('hib', child('2024-01-01', dose('2025-03-01', '48')), '2025-06-01')?.state).toBe('complete');
  expect(of('hib', before, '2028-12-31')?.state).toBe('overdue');
  expect(of('hib', before, '2029-01-01')?.state).toBe('complete');
});

/** What each set asks of a child at an age, as its source says: [months, doses by series]. */
const written: Readonly<Record<string, readonly (readonly [age: number, doses: Partial<Record<Series, number>>])[]>> = {
  US: [
    [3, { dtap: 1, polio: 1, hib: 1, pcv: 1, hepb: 1, mmr: 0 }],
    [7, { dtap: 3, polio: 2, hib: 2, pcv: 3, hepb: 2 }],
    [19, { dtap: 4, polio: 3, hib: 3, pcv: 4, hepb: 3, mmr: 1, varicella: 1, hepa: 0 }],
    [24, { hepa: 1 }],
    [84, { dtap: 5, polio: 4, mmr: 2, varicella: 2, hib: 0 }],
  ],
  CA: [
    [2, { polio: 1, dtap: 1, hepb: 1, hib: 1 }],
    [4, { polio: 2, dtap: 2, hepb: 2, hib: 2 }],
    [6, { polio: 2, dtap: 3, hepb: 2, hib: 2, mmr: 0 }],
    [15, { polio: 3, dtap: 3, hepb: 2, hib: 1, mmr: 1, varicella: 1 }],
    [18, { polio: 3, dtap: 4, hepb: 3, hib: 1, mmr: 1, varicella: 1 }],
  ],
  TX: [
    [2, { polio: 0, dtap: 0 }],
    [3, { polio: 1, dtap: 1, hib: 1, hepb: 1, pcv: 1 }],
    [5, { polio: 2, dtap: 2, hib: 2, hepb: 2, pcv: 2 }],
    [7, { dtap: 3, polio: 2, hib: 2, hepb: 2 }],
    [16, { dtap: 3, polio: 2, hepb: 2, mmr: 1, varicella: 0 }],
    [19, { dtap: 4, polio: 3, hepb: 3, mmr: 1, varicella: 1 }],
    [25, { hepa: 1 }],
    [43, { hepa: 2 }],
  ],
  WA: [
    [3, { dtap: 1, polio: 1, hib: 1, pcv: 1, hepb: 1 }],
    [7, { dtap: 3, polio: 2, hepb: 2, pcv: 3 }],
    [16, { mmr: 1, varicella: 1, pcv: 4 }],
    [19, { dtap: 4, polio: 3, hepb: 3 }],
    [43, { hepa: 0 }],
  ],
  PETS: [[4, { rabies: 1, dhpp: 1, bordetella: 1 }]],
};

test.each(Object.entries(written))('the set of %s asks for what its source says', (key, ages) => {
  const born = '2022-03-15';
  for (const [age, doses] of ages) {
    const today = dayText(monthsAfter(born, age));
    const set = requirementsOf(key, '2026-03-11');
    const found = new Map(standings(child(born), set, today).map((one) => [one.series, one.asked]));
    for (const series of seriesNames)
      if (doses[series] !== undefined)
        expect([age, series, found.get(series) ?? 0]).toEqual([age, series, doses[series]]);
  }
});

test('every set says where it stands; before its day, and of other states, nothing is known', () => {
  for (const { key, source, since } of everySet()) {
    expect(requirementKeys).toContain(key);
    expect(source.length).toBeGreaterThan(30);
    expect(requirementsOf(key, since)?.key).toBe(key);
    expect(requirementsOf(key, shift(since, -1))).toBeNull();
    expect(written[key]).toBeDefined();
  }
  expect(requirementsOf('ME', '2026-03-11')).toBeNull();
  expect(requirementsOf(null, '2026-03-11')).toBeNull();
  expect(standings(child('2024-01-01'), null, '2026-03-11')).toEqual([]);
});

test('a month later is the end of a shorter month', () => {
  expect(dayText(monthsAfter('2024-01-31', 1))).toBe('2024-02-29');
  expect(dayText(monthsAfter('2024-02-29', 12))).toBe('2025-02-28');
  expect(dayText(monthsAfter('2024-11-30', 3))).toBe('2025-02-28');
});
