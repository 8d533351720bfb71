import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';

/** An event of a location, all day unless told. */
export const anEvent = (at: TestTenant, given: Given<'calendar_event'> & { location_id: number }) =>
  at.db
    .insertInto('calendar_event')
    .values({
      centre_id: at.centre,
      name: `Event ${nth()}`,
      date: '2026-03-12',
      updated_at: new Date('2026-03-11T15:00:00Z'),
      ...given,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
