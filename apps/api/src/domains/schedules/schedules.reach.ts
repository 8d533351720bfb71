import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { scope } from '../../kernel/reach.ts';
import { col } from '../../kernel/tables.ts';
import { inOwnLocations } from '../locations/locations.reach.ts';
import { Schedule, ScheduleDate } from './schedules.entities.ts';

/** Schedules of own locations, and those of the whole centre (without a location), which every manager may use. */
export const ownSchedules = scope(
  Schedule,
  'schedules of own locations or of the whole centre',
  (who, as) => sql`(${col(as, 'location_id')} is null or ${inOwnLocations(who, col(as, 'location_id'))})`,
);

/** Those a caller may change: a schedule of the whole centre touches every location, so it takes support or above. */
export const changeableSchedules = scope(Schedule, 'schedules of own locations', (who, as) =>
  allows(who.role, 'kvsupport') ? sql`true` : sql`${inOwnLocations(who, col(as, 'location_id'))}`,
);

export const changeableDates = scope(ScheduleDate, 'dates of schedules of own locations', (who, as) =>
  allows(who.role, 'kvsupport')
    ? sql`true`
    : sql`exists (select 1 from schedule s where s.centre_id = ${who.centre} and s.id = ${col(as, 'schedule_id')}
        and ${inOwnLocations(who, sql`s.location_id`)})`,
);

export const datesSeen = scope(ScheduleDate, 'dates of any schedule that is seen', () => sql`true`);
