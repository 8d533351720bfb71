import type pg from 'pg';
import { zonesOfCountries } from './zones-of-countries.ts';

/** Ids up to here are those of the list below. */
const FIRST_OF_OTHERS = 24;

/** The zones that were there first, as people call them; their ids stay. `value` is the name of the zone database. */
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

interface Zone {
  readonly name: string;
  readonly value: string;
  readonly country: string | null;
}

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** "Paris (France)", "Vincennes, Indiana (United States)" of a zone of a country. */
const nameOf = (value: string, country: string): string => {
  const places = value.split('/').slice(1).reverse();
  return `${places.join(', ').replaceAll('_', ' ')} (${regions.of(country)})`;
};

/** Every zone a location can have, those above first. */
const all = (): Zone[] => {
  const countryOf = new Map(
    Object.entries(zonesOfCountries).flatMap(([country, values]) =>
      values.split(' ').map((value) => [value, country] as const),
    ),
  );
  const first = zones.map(([, name, value]) => ({ name, value, country: countryOf.get(value) ?? null }));
  const others = [...countryOf]
    .filter(([value]) => !first.some((zone) => zone.value === value))
    .map(([value, country]) => ({ name: nameOf(value, country), value, country }));
  return [...first, ...others];
};

/**
 * Writes the list. A zone that stands already keeps its id; one this Postgres does not know is left out, since a
 * location's day is computed there.
 */
export const seedTimezones = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ value: string }>(
    "select value from timezone where country is not null or value = 'UTC'",
  );
  const stand = new Set(rows.map(({ value }) => value));
  const missing = all().filter(({ value }) => !stand.has(value));
  if (missing.length === 0) return;
  const lists = [
    missing.map(({ name }) => name),
    missing.map(({ value }) => value),
    missing.map(({ country }) => country),
  ];
  await client.query(
    `update timezone set country = one.country
    from unnest($1::text[], $2::text[], $3::text[]) as one (name, value, country)
    where timezone.value = one.value`,
    lists,
  );
  // Two processes may start at once: whoever comes second finds them all written.
  await client.query(
    `insert into timezone (id, name, value, country)
    select coalesce(first.id, base.last + row_number() over (partition by first.id is null order by one.at)),
      one.name, one.value, one.country
    from unnest($1::text[], $2::text[], $3::text[]) with ordinality as one (name, value, country, at)
    join pg_timezone_names known on known.name = one.value
    left join unnest($4::int[], $5::text[]) as first (id, value) on first.value = one.value
    cross join (select greatest(max(id), ${FIRST_OF_OTHERS}) as last from timezone) base
    order by one.at
    on conflict do nothing`,
    [...lists, zones.map(([id]) => id), zones.map(([, , value]) => value)],
  );
};

/** Id of a zone by its name in the zone database. */
export const zoneId = (value: string): number => {
  const found = zones.find((zone) => zone[2] === value);
  if (!found) throw new Error(`No time zone ${value} in the list.`);
  return found[0];
};
