import { sql } from 'kysely';
import { col } from '../../../kernel/db/tables.ts';
import { datetime, fields, ident, nested, one, orNull, raw } from '../../../kernel/read/entity.ts';
import { scope } from '../../../kernel/read/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { inOwnLocations } from '../../../model/location/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { ForgottenCheckout } from './forgotten.entities.ts';

export const forgottenAtOwn = scope(ForgottenCheckout, 'forgotten check-outs of own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);

fields(ForgottenCheckout, {
  id: ident(),
  location: one(Location, 'location_id'),
  student: one(Student, 'student_id'),
  came_at: raw(
    'DateTime',
    ForgottenCheckout,
    (at) => sql`(select a.checked_in_at from attendance a where a.id = ${col(at, 'attendance_id')})`,
  ),
  found_at: datetime(),
  proposed_at: datetime(),
  said_at: orNull.datetime(),
  said_by: one(User, 'said_by'),
  said_on: orNull.datetime(),
  said_note: orNull.text(),
});
nested(ForgottenCheckout, forgottenAtOwn);
