import { sql } from 'kysely';
import { clock, fields, ident, many, nested, one, orNull, raw, text } from '../../kernel/entity.ts';
import { col } from '../../kernel/tables.ts';
import { Location } from '../locations/locations.entities.ts';
import { Schedule, ScheduleDate } from './schedules.entities.ts';
import { datesSeen, ownSchedules } from './schedules.reach.ts';

fields(ScheduleDate, { id: ident(), day: text(), start_time: clock(), end_time: clock() });
nested(ScheduleDate, datesSeen);

fields(Schedule, {
  id: ident(),
  name: text(),
  status: text(),
  location_id: orNull.ident(),
  location: one(Location, 'location_id'),
  scheduledates: many(
    ScheduleDate,
    Schedule,
    (date, schedule) => sql`${col(date, 'schedule_id')} = ${col(schedule, 'id')}`,
    ['start_time', 'id'],
  ),
  camera_count: raw(
    'Int',
    Schedule,
    (schedule) => sql`(select count(*)::int from camera c where c.centre_id = ${col(schedule, 'centre_id')}
      and c.schedule_id = ${col(schedule, 'id')} and c.deleted_at is null)`,
  ),
});
nested(Schedule, ownSchedules);
