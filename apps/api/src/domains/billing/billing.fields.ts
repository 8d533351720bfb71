import { sql } from 'kysely';
import { atLeast, fields, ident, many, nested, one, orNull, raw, text } from '../../kernel/entity.ts';
import { col } from '../../kernel/tables.ts';
import { Location } from '../locations/locations.entities.ts';
import { Room } from '../rooms/rooms.entities.ts';
import { BillingProgram } from './billing.entities.ts';
import { programsOfOwnLocations } from './billing.reach.ts';

fields(BillingProgram, {
  id: ident(),
  name: text(),
  color_code: orNull.text(),
  location_id: ident(),
  location: one(Location, 'location_id'),
  start_date: orNull.date(),
  end_date: orNull.date(),
  rooms: many(
    Room,
    BillingProgram,
    (room, program) => sql`${col(room, 'deleted_at')} is null and exists (select 1 from billing_program_room pr
      where pr.centre_id = ${col(program, 'centre_id')} and pr.billing_program_id = ${col(program, 'id')}
        and pr.room_id = ${col(room, 'id')})`,
    ['sort', 'name'],
  ),
  student_count: atLeast(
    'manager',
    raw(
      'Int',
      BillingProgram,
      (program) => sql`(select count(*)::int from student st where st.centre_id = ${col(program, 'centre_id')}
        and st.billing_program_id = ${col(program, 'id')} and st.archived_at is null)`,
    ),
  ),
});
nested(BillingProgram, programsOfOwnLocations);
