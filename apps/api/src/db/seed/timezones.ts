import type pg from 'pg';

/** Time zones a location can have, as people call them. `value` is the name of the zone database. */
const zones: readonly (readonly [number, string, string])[] = [
  [1, 'Eastern Time (New York)', 'America/New_York'],
  [2, 'Central Time (Chicago)', 'America/Chicago'],
  [3, 'Mountain Time (Denver)', 'America/Denver'],
  [4, 'Mountain Time without daylight saving (Phoenix)', 'America/Phoenix'],
  [5, 'Pacific Time (Los Angeles)', 'America/Los_Angeles'],
  [6, 'Alaska Time (Anchorage)', 'America/Anchorage'],
  [7, 'Hawaii Time (Honolulu)', 'Pacific/Honolulu'],
  [8, 'Atlantic Time (Halifax)', 'America/Halifax'],
  [9, 'Newfoundland Time (St. John’s)', 'America/St_Johns'],
  [10, 'Puerto Rico (San Juan)', 'America/Puerto_Rico'],
  [11, 'Mexico City', 'America/Mexico_City'],
  [12, 'Bogotá', 'America/Bogota'],
  [13, 'Buenos Aires', 'America/Argentina/Buenos_Aires'],
  [14, 'Santiago', 'America/Santiago'],
  [15, 'São Paulo', 'America/Sao_Paulo'],
  [16, 'London', 'Europe/London'],
  [17, 'Dublin', 'Europe/Dublin'],
  [18, 'Madrid', 'Europe/Madrid'],
  [19, 'Berlin', 'Europe/Berlin'],
  [20, 'Sydney', 'Australia/Sydney'],
  [21, 'Adelaide', 'Australia/Adelaide'],
  [22, 'Auckland', 'Pacific/Auckland'],
  [23, 'Kolkata', 'Asia/Kolkata'],
  [24, 'UTC', 'UTC'],
];

/** Writes the list; a zone that stands already keeps its id. */
export const seedTimezones = async (client: pg.ClientBase): Promise<void> => {
  for (const zone of zones) {
    await client.query('insert into timezone (id, name, value) values ($1, $2, $3) on conflict (id) do nothing', [
      ...zone,
    ]);
  }
};

/** Id of a zone by its name in the zone database. */
export const zoneId = (value: string): number => {
  const found = zones.find((zone) => zone[2] === value);
  if (!found) throw new Error(`No time zone ${value} in the list.`);
  return found[0];
};
