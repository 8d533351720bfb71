import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { datetime, described, fields, ident, int, nested, one, orNull, raw, text } from '../../kernel/read/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { User } from '../../model/user/entity.ts';
import { ImportBatch } from './imports.entities.ts';
import { batchesOfOwnLocations } from './imports.reach.ts';

fields(ImportBatch, {
  id: ident(),
  kind: described('onboarding, brightwheel, procare or procare_staff.', text()),
  state: described('saved, or undone where it was taken back.', text()),
  file: orNull.text(),
  location_id: orNull.ident(),
  location: one(Location, 'location_id'),
  created_by: one(User, 'created_by'),
  created_at: datetime(),
  rows: described('Rows that were sent.', int('row_count')),
  added: described('Records that were made.', int()),
  changed: int(),
  same: described('Rows that brought nothing new.', int()),
  failed: described('Rows that were left out for what is wrong with them.', int()),
  waiting: described(
    'Rows that its job has still to write.',
    raw(
      'Int',
      ImportBatch,
      (batch) => sql`(select count(*)::int from import_row r where r.batch_id = ${col(batch, 'id')})`,
    ),
  ),
  undone_at: orNull.datetime(),
  undone_by: one(User, 'undone_by'),
});
nested(ImportBatch, batchesOfOwnLocations);
