import { sql } from 'kysely';
import type { Reading } from '../model/site/page.ts';

/** Where a center is found. */
export interface Place {
  readonly name: string;
  /** In one line, as somebody typed it. */
  readonly address: string | null;
  readonly phone: string | null;
}
const MOST = 20;

/** Where a map of an address is found: nothing is fetched from there before somebody follows it. */
export const mapOf = (address: string): string => {
  const map = new URL('https://www.google.com/maps/search/?api=1');
  map.searchParams.set('query', address);
  return map.href;
};

/** The locations of a center that are in use. */
export const readPlaces = async ({ db }: Reading): Promise<readonly Place[]> => {
  const { rows } = await sql<Place>`select l.name, l.address, l.phone from location l where l.active
    order by l.id limit ${MOST}`.execute(db);
  return rows;
};
