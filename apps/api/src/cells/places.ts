import type { Directory, Place } from './directory.ts';
import type { Side } from './side.ts';

/** The centers a cell serves, and the names each is reached at. */
export const placesOf = async ({ client }: Side): Promise<readonly Omit<Place, 'cell'>[]> => {
  const { rows } = await client.query<Omit<Place, 'cell'>>(
    `select c.id as center, c.name, array(select h.host from centre_host h where h.centre_id = c.id order by 1) as hosts
      from centre c where not exists (select from moved_center m where m.center_id = c.id) order by c.id`,
  );
  return rows;
};

/** Has the directory say what a cell serves. */
export const keepPlacesOf = async (directory: Directory, side: Side): Promise<void> =>
  directory.keepPlaces(side.name, await placesOf(side));
