import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../location/reach.ts';
import { ofOwnStudents } from '../student/reach.ts';
import { isPersonOfOwnLocations } from '../user/reach.ts';
import { Closure, Schedule, ScheduleDate } from './entity.ts';

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

/** Schedules people go by: their own, and (for who manages them) shared ones of own locations. */
export const schedulesOfPeople = scope(
  Schedule,
  'schedules of own people',
  (who, as) => sql`case when ${col(as, 'student_id')} is not null then ${ofOwnStudents(who, col(as, 'student_id'))}
    when ${col(as, 'user_id')} is not null then ${col(as, 'user_id')} = ${who.user}
      or ${allows(who.role, 'manager')} and ${isPersonOfOwnLocations(who, col(as, 'user_id'))}
    else ${col(as, 'location_id')} is null or ${inOwnLocations(who, col(as, 'location_id'))} end`,
);

export const changeableDates = scope(ScheduleDate, 'dates of schedules of own locations', (who, as) =>
  allows(who.role, 'kvsupport')
    ? sql`true`
    : sql`exists (select 1 from schedule s where s.id = ${col(as, 'schedule_id')}
        and ${inOwnLocations(who, sql`s.location_id`)})`,
);

export const datesSeen = scope(ScheduleDate, 'dates of any schedule that is seen', () => sql`true`);

/** Closed days are no secret to those who come there. */
export const closuresSeen = scope(
  Closure,
  'closed days of own locations and of the whole centre',
  (who, as) => sql`(${col(as, 'location_id')} is null or ${inOwnLocations(who, col(as, 'location_id'))})`,
);

/** Those a caller may change; a closure of all locations takes support or above. */
export const changeableClosures = scope(Closure, 'closed days of own locations', (who, as) =>
  allows(who.role, 'kvsupport') ? sql`true` : inOwnLocations(who, col(as, 'location_id')),
);
