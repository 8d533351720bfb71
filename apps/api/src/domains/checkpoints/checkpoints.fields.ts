import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import {
  date,
  datetime,
  described,
  fields,
  ident,
  int,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { LearningFramework } from '../../model/learning/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { User } from '../../model/user/entity.ts';
import { Checkpoint } from './checkpoints.entities.ts';
import { ownCheckpoints } from './checkpoints.reach.ts';

fields(Checkpoint, {
  id: ident(),
  name: text(),
  location: one(Location, 'location_id'),
  framework: one(LearningFramework, 'framework_id'),
  start_date: date(),
  end_date: date(),
  expected: described('Pieces of evidence that are expected of each child in each domain.', int()),
  closed_at: described('Nothing of it is changed from then on; null while it is open.', orNull.datetime()),
  closed_by: one(User, 'closed_by'),
  levels: described(
    'How many levels are settled.',
    raw(
      'Int',
      Checkpoint,
      (as) => sql`(select count(*)::int from learning_checkpoint_level l where l.checkpoint_id = ${col(as, 'id')})`,
    ),
  ),
  updated_at: datetime(),
});
nested(Checkpoint, ownCheckpoints);
