import { col } from '../../kernel/db/tables.ts';
import { datetime, fields, ident, nested, one, orNull, text } from '../../kernel/read/entity.ts';
import { scope } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { DoorAlert } from './door-alerts.entities.ts';

export const alertsOfOwn = scope(DoorAlert, 'alerts of own doors', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);

fields(DoorAlert, {
  id: ident(),
  location: one(Location, 'location_id'),
  user: one(User, 'user_id'),
  student: one(Student, 'student_id'),
  kind: text(),
  at: datetime(),
  told_at: datetime(),
  seen_by: one(User, 'seen_by'),
  seen_at: orNull.datetime(),
});
nested(DoorAlert, alertsOfOwn);
