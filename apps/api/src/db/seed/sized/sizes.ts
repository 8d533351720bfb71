/** How much is seeded. `small` is the demo alone; the others are added to it. */
export type Size = 'small' | 'medium' | 'large';

/** A centre to make. `places` holds the number of students of each of its locations. */
export interface CentrePlan {
  readonly slug: string;
  readonly name: string;
  readonly seed: number;
  readonly places: readonly number[];
  /** Days of attendance before today. */
  readonly days: number;
}

const QUARTER = 92;
const YEAR = 365;

const ordinary = (slug: string, name: string, count: number, days: number): CentrePlan[] =>
  Array.from({ length: count }, (_, i) => ({
    slug: `${slug}-${i + 1}`,
    name: `${name} ${i + 1}`,
    seed: i + 1,
    places: [120, 80],
    days,
  }));

/** One of 10,000 students: 500 on its largest location, 476 down to 284 on the others. */
const chain: CentrePlan = {
  slug: 'evergreen',
  name: 'Evergreen Schools',
  seed: 10_000,
  places: [500, ...Array.from({ length: 25 }, (_, i) => 380 + 8 * (12 - i))],
  days: YEAR,
};

/** The centres of a size, the largest first. */
export const plansOf = (size: Size): CentrePlan[] => {
  if (size === 'small') return [];
  if (size === 'medium') return ordinary('willow', 'Willow Kids', 5, QUARTER);
  return [chain, ...ordinary('cedar', 'Cedar House', 50, YEAR)];
};
