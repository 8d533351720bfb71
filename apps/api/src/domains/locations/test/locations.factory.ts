import type { Selectable } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

/** The id of a time zone by its name in the zone database; added when it is not there. */
export const aTimezone = async ({ db }: TestTenant, value = 'America/New_York'): Promise<number> => {
  const known = await db.selectFrom('timezone').select('id').where('value', '=', value).executeTakeFirst();
  if (known) return known.id;
  const id = 1000 + nth();
  await db.insertInto('timezone').values({ id, name: value, value }).execute();
  return id;
};

/** A location with its settings; `zone` is the name of its time zone. */
export const aLocation = async (
  at: TestTenant,
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

/** The one profile of a centre; made when there is none. */
export const aSchoolProfile = async ({ db, centre }: TestTenant): Promise<Selectable<DB['school_profile']>> => {
  const known = await db.selectFrom('school_profile').selectAll().where('centre_id', '=', centre).executeTakeFirst();
  if (known) return known;
  return db
    .insertInto('school_profile')
    .values({ centre_id: centre, school_name: `School ${nth()}`, updated_at: new Date() })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** A mailbox that waits to be verified. */
export const aNoticeAddress = (
  { db, centre }: TestTenant,
  location: number,
  given: Given<'notice_address'> = {},
): Promise<Selectable<DB['notice_address']>> => {
  const n = nth();
  return db
    .insertInto('notice_address')
    .values({
      centre_id: centre,
      location_id: location,
      email: `box${n}@example.com`,
      pin_time: `pin-${n}`,
      token_hash: Buffer.from(`${n}`),
      expires_at: new Date('2100-01-01'),
      created_at: new Date('2026-01-01'),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
