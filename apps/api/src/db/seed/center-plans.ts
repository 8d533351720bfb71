import type pg from 'pg';

/** What the platform of the demo sells: name, cents for each period, the period, what it is for, and what it contains. */
const plans = [
  [
    'Starter',
    4_900,
    'month',
    'For one location that begins.',
    ['1 location', 'Up to 40 children', 'Check-in, activities and messages'],
  ],
  [
    'Plus',
    12_900,
    'month',
    'For a center with cameras.',
    ['Up to 3 locations', 'Up to 200 children', 'Cameras for families', 'Billing and payments'],
  ],
  [
    'Plus, by the year',
    129_000,
    'year',
    'Twelve months for the price of ten.',
    ['Up to 3 locations', 'Up to 200 children', 'Cameras for families', 'Billing and payments'],
  ],
] as const;

/** Adds the plans of the demo and answers the id of the one its centers have. */
export const seedCenterPlans = async (client: pg.ClientBase): Promise<number> => {
  let had = 0;
  for (const [name, amount, period, description, features] of plans) {
    const { rows } = await client.query<{ id: number }>(
      `insert into centre_plan (name, amount, period, description, features) values ($1, $2, $3, $4, $5) returning id`,
      [name, amount, period, description, [...features]],
    );
    if (name === 'Plus') had = rows[0]?.id ?? 0;
  }
  return had;
};
