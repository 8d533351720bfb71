import { date, datetime, described, fields, ident, nested, one, orNull, text } from '../../kernel/read/entity.ts';
import { through } from '../../kernel/read/through.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { CalendarEvent } from './calendar.entities.ts';
import { eventRooms } from './calendar.links.ts';
import { eventsOfOwnLocations } from './calendar.reach.ts';

fields(CalendarEvent, {
  id: ident(),
  name: text(),
  details: orNull.text(),
  date: date(),
  start_time: described('By the clock of the location; null: all day.', orNull.clock()),
  end_time: orNull.clock(),
  recursive_id: described('The series it belongs to.', orNull.int()),
  reminder_minutes: described(
    'How long before it those concerned are reminded; of a whole day, before 8 AM. Null: not at all.',
    orNull.int(),
  ),
  rule: described('How its series was made, as RFC 5545 writes it.', orNull.text()),
  updated_at: datetime(),
  location: one(Location, 'location_id'),
  programs: through(eventRooms, Room, CalendarEvent, ['sort', 'name']),
});
nested(CalendarEvent, eventsOfOwnLocations);
