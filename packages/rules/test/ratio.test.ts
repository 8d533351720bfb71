import { describe, expect, test } from 'vitest';
import { monthsOld, needsOf } from '../src/ratio/needs.ts';
import { ratioRule, ratioRules } from '../src/ratio/rule-sets.ts';

/** `{ 14: 3 }`: three children of 14 months. */
type Ages = Readonly<Record<number, number>>;
const agesOf = (ages: Ages): number[] =>
  Object.entries(ages).flatMap(([months, count]) => Array<number>(count).fill(Number(months)));
const look = (key: string, ages: Ages, staff: number, more: object = {}) => {
  const rule = ratioRule(key);
  if (!rule) throw new Error(`No rule ${key}.`);
  return needsOf(rule, { ages: agesOf(ages), staff, ownPerStaff: null, capacity: null, ...more });
};

// rule, ages, staff that are enough, and what one fewer (or one child more than the group) breaks
const rows: [string, string, Ages, number][] = [
  ['us-fl-402.305', 'infants 1:4', { 11: 8 }, 2],
  ['us-fl-402.305', 'ones 1:6', { 12: 6 }, 1],
  ['us-fl-402.305', 'twos 1:11', { 24: 12 }, 2],
  ['us-fl-402.305', 'threes 1:15', { 36: 15 }, 1],
  ['us-fl-402.305', 'fours 1:20', { 48: 21 }, 2],
  ['us-fl-402.305', 'five and older 1:25', { 60: 50 }, 2],
  ['us-fl-402.305', 'from two on the most children decide', { 36: 7, 48: 4 }, 1],
  ['us-fl-402.305', 'more fours than threes: 1:20', { 36: 7, 48: 13 }, 1],
  ['us-fl-402.305', 'as many threes as fours: the stricter', { 36: 8, 48: 8 }, 2],
  ['us-fl-402.305', 'one under two: the youngest', { 20: 1, 48: 12 }, 3],
  ['us-tx-746', '0 to 11 months 1:4', { 3: 4 }, 1],
  ['us-tx-746', '12 to 17 months 1:5', { 17: 6 }, 2],
  ['us-tx-746', '18 to 23 months 1:9', { 18: 9 }, 1],
  ['us-tx-746', 'twos 1:11', { 24: 12 }, 2],
  ['us-tx-746', 'threes 1:15', { 40: 15 }, 1],
  ['us-tx-746', 'fours 1:18', { 50: 19 }, 2],
  ['us-tx-746', 'fives 1:22', { 60: 22 }, 1],
  ['us-tx-746', 'six to thirteen 1:26', { 80: 26 }, 1],
  ['us-ca-title-22', 'infants 1:4', { 23: 5 }, 2],
  ['us-ca-title-22', 'preschool 1:12', { 24: 12 }, 1],
  ['us-ca-title-22', 'school age 1:14', { 72: 14 }, 1],
  ['us-ca-title-22', 'mixed: the youngest', { 71: 1, 90: 12 }, 2],
  ['us-ca-title-22-toddler', 'infants 1:4', { 17: 4 }, 1],
  ['us-ca-title-22-toddler', 'toddlers 1:6', { 18: 7 }, 2],
  ['us-ca-title-22-toddler', 'preschool 1:12', { 30: 12 }, 1],
  ['us-ca-title-22-toddler', 'school age 1:14', { 72: 15 }, 2],
  ['us-ca-title-5', 'infants 1:3', { 17: 4 }, 2],
  ['us-ca-title-5', 'toddlers 1:4', { 18: 8 }, 2],
  ['us-ca-title-5', 'preschool 1:8', { 36: 24 }, 3],
  ['us-ca-title-5', 'kindergarten on 1:14', { 72: 14 }, 1],
  ['us-ca-title-5', 'mixed: each its part, 3/3 + 4/8', { 12: 3, 40: 4 }, 2],
  ['us-ca-title-5', 'three parts of a third are one adult', { 12: 3 }, 1],
  ['us-mo-500.112', 'birth to two 1:4', { 23: 8 }, 2],
  ['us-mo-500.112', 'twos alone 1:8', { 24: 8 }, 1],
  ['us-mo-500.112', 'threes and fours 1:10', { 36: 10 }, 1],
  ['us-mo-500.112', 'fives and older 1:16', { 60: 16 }, 1],
  ['us-mo-500.112', 'up to four twos among older ones 1:10', { 30: 4, 40: 6 }, 1],
  ['us-mo-500.112', 'five twos among older ones 1:8', { 30: 5, 40: 5 }, 2],
  ['us-mo-500.112', 'one of 20 months among them: the youngest', { 20: 1, 30: 2, 40: 5 }, 2],
  ['naeyc-2018', 'infants 1:4', { 8: 8 }, 2],
  ['naeyc-2018', 'toddlers 1:6, from 12 months', { 13: 6 }, 1],
  ['naeyc-2018', 'preschool 1:10, from 30 months', { 31: 10 }, 1],
  ['naeyc-2018', 'kindergarten 1:12', { 62: 12 }, 1],
  ['naeyc-2018', 'school age 1:15', { 80: 15 }, 1],
  ['naeyc-2018', 'mixed: the youngest category', { 20: 1, 40: 9 }, 2],
];
test.each(rows)('%s: %s', (key, _, ages, enough) => {
  expect(look(key, ages, enough)).toMatchObject({ needed: enough, broken: null });
  expect(look(key, ages, enough - 1)).toMatchObject({ needed: enough, broken: 'staff' });
});

test.each<[string, Ages, number | null]>([
  ['us-fl-402.305', { 60: 90 }, null],
  ['us-tx-746', { 5: 1 }, 10],
  ['us-tx-746', { 13: 1 }, 13],
  ['us-tx-746', { 19: 1 }, 18],
  ['us-tx-746', { 25: 1 }, 22],
  ['us-tx-746', { 37: 1 }, 30],
  ['us-tx-746', { 49: 1 }, 35],
  ['us-ca-title-22', { 40: 90 }, null],
  ['us-ca-title-22-toddler', { 20: 1 }, 12],
  ['us-mo-500.112', { 10: 1 }, 8],
  ['us-mo-500.112', { 25: 1 }, 16],
  ['us-mo-500.112', { 40: 1 }, 20],
  ['us-mo-500.112', { 61: 1 }, 32],
  ['naeyc-2018', { 5: 1 }, 8],
  ['naeyc-2018', { 20: 1 }, 12],
  ['naeyc-2018', { 40: 1 }, 20],
  ['naeyc-2018', { 61: 1 }, 24],
  ['naeyc-2018', { 80: 1 }, 30],
])('%s: the group of %o', (key, ages, group) => {
  expect(look(key, ages, 99).group).toBe(group);
  if (group === null) return;
  const [age] = Object.keys(ages);
  expect(look(key, { [Number(age)]: group }, 99).broken).toBeNull();
  expect(look(key, { [Number(age)]: group + 1 }, 99).broken).toBe('group');
});

test('qualified teachers are counted where the rule asks for them', () => {
  expect(look('us-ca-title-5', { 12: 18 }, 6)).toMatchObject({ needed: 6, teachers: 1, broken: null });
  expect(look('us-ca-title-5', { 12: 19 }, 7).teachers).toBe(2);
  expect(look('us-fl-402.305', { 12: 18 }, 3).teachers).toBeNull();
});

test('in Texas older children may be grouped otherwise at the edges of the day', () => {
  expect(look('us-tx-746', { 20: 16 }, 1, { atEdge: true })).toMatchObject({ needed: 1, broken: null, group: 16 });
  expect(look('us-tx-746', { 20: 16 }, 1)).toMatchObject({ needed: 2, broken: 'staff' });
  expect(look('us-tx-746', { 17: 1, 20: 9 }, 1, { atEdge: true })).toMatchObject({ needed: 2, broken: 'staff' });
});

describe('what the centre itself has set', () => {
  test('may only be stricter', () => {
    expect(look('us-fl-402.305', { 36: 12 }, 1, { ownPerStaff: 10 })).toMatchObject({
      needed: 2,
      perStaff: 10,
      most: 10,
    });
    expect(look('us-fl-402.305', { 36: 16 }, 1, { ownPerStaff: 30 })).toMatchObject({
      needed: 2,
      perStaff: 15,
      most: 15,
    });
    expect(look('us-tx-746', { 5: 9 }, 9, { capacity: 8 })).toMatchObject({ group: 8, broken: 'group' });
    expect(look('us-tx-746', { 5: 9 }, 9, { capacity: 40 })).toMatchObject({ group: 10, broken: null });
  });
  test('stands by itself where no rule was chosen', () => {
    const room = { ages: [10, 40, null], staff: 1, ownPerStaff: 2, capacity: null };
    expect(needsOf(null, room)).toMatchObject({ needed: 2, most: 2, broken: 'staff', unknown: 1 });
    expect(needsOf(null, { ...room, ownPerStaff: null })).toMatchObject({ needed: 0, most: null, broken: null });
  });
});

test('an empty room needs nobody and is told no age', () => {
  expect(look('us-tx-746', {}, 0, { capacity: 10 })).toMatchObject({
    needed: 0,
    perStaff: null,
    most: 10,
    broken: null,
  });
});

test('a child whose age is not known counts as the youngest', () => {
  const ages = [40, 40, 40, 40, null];
  expect(
    needsOf(ratioRule('us-mo-500.112') ?? null, { ages, staff: 1, ownPerStaff: null, capacity: null }),
  ).toMatchObject({
    needed: 2,
    unknown: 1,
    broken: 'staff',
  });
});

test.each([
  ['2024-03-15', '2026-03-14', 23],
  ['2024-03-15', '2026-03-15', 24],
  ['2024-08-31', '2024-09-30', 1],
  ['2024-08-31', '2025-02-27', 5],
  ['2024-08-31', '2025-02-28', 6],
  ['2024-02-29', '2025-02-28', 12],
  ['2026-03-11', '2026-03-11', 0],
])('born %s, on %s: %i months', (born, on, months) => expect(monthsOld(born, on)).toBe(months));

test('every rule says where it stands and when somebody looked', () => {
  expect(new Set(ratioRules.map(({ key }) => key)).size).toBe(ratioRules.length);
  for (const { bands, citation, source, verified } of ratioRules) {
    expect(citation.length).toBeGreaterThan(5);
    expect(source).toMatch(/^https:\/\//);
    expect(verified).toMatch(/^\d{4}-\d\d-\d\d$/);
    // From birth on without a gap.
    expect(bands[0]?.from).toBe(0);
    for (const [i, band] of bands.entries()) expect(bands[i + 1]?.from ?? band.to).toBeLessThanOrEqual(band.to);
  }
});

test('more staff never breaks a ratio, and more children never mend one', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const youngest = ratioRules.filter(({ mixed }) => mixed.method !== 'majority');
  for (let run = 0; run < 20_000; run += 1) {
    const rule = youngest[random(youngest.length)] ?? null;
    const ages = Array.from({ length: random(24) }, () => random(160));
    const room = { ages, staff: random(6), ownPerStaff: random(3) ? null : 1 + random(12), capacity: null };
    const { needed, broken } = needsOf(rule, room);
    expect(needsOf(rule, { ...room, staff: Math.max(needed, room.staff) }).broken).not.toBe('staff');
    const more = needsOf(rule, { ...room, ages: [...ages, ages[random(ages.length)] ?? 30] });
    expect(more.needed).toBeGreaterThanOrEqual(needed);
    if (broken === 'group') expect(more.broken).not.toBeNull();
  }
});
