import type { Selectable } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { type Given, type Ground, nth } from '../../centres/test/centres.factory.ts';

/** The id of a time zone by its name in the zone database; added when it is not there. */
export const aTimezone = async ({ db }: Ground, value = 'America/New_York'): Promise<number> => {
  const known = await db.selectFrom('timezone').select('id').where('value', '=', value).executeTakeFirst();
  if (known) return known.id;
  const id = 1000 + nth();
  await db.insertInto('timezone').values({ id, name: value, value }).execute();
  return id;
};

/** A location with its settings; `zone` is the name of its time zone. */
export const aLocation = async (
  at: Ground,
  given: Given<'location'> & { zone?: string; settings?: Given<'location_setting'> } = {},
): Promise<Selectable<DB['location']>> => {
  const { zone, settings, ...columns } = given;
  const location = await at.db
    .insertInto('location')
    .values({
      centre_id: at.centre,
      name: `Location ${nth()}`,
      timezone_id: columns.timezone_id ?? (await aTimezone(at, zone)),
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await at.db
    .insertInto('location_setting')
    .values({ centre_id: at.centre, location_id: location.id, ...settings })
    .execute();
  await at.db.insertInto('checkin_setting').values({ centre_id: at.centre, location_id: location.id }).execute();
  return location;
};
