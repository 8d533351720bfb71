import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

/** An announcement for everybody at a location, as it lies in the database. */
export const anAnnouncement = async (
  at: TestTenant,
  { location_id, ...given }: Given<'announcement'> & { location_id: number },
) => {
  const now = new Date('2026-03-11T14:50:00Z');
  const row = await at.db
    .insertInto('announcement')
    .values({ centre_id: at.centre, message: `Announcement ${nth()}`, created_at: now, updated_at: now, ...given })
    .returning(['id', 'message'])
    .executeTakeFirstOrThrow();
  await at.db
    .insertInto('announcement_location')
    .values({ centre_id: at.centre, announcement_id: row.id, location_id })
    .execute();
  return row;
};
