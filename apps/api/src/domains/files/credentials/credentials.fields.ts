import { sql } from 'kysely';
import { col } from '../../../kernel/db/tables.ts';
import {
  computed,
  date,
  datetime,
  described,
  fields,
  ident,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../../kernel/read/entity.ts';
import { StaffCredential } from '../../../model/credential/entity.ts';
import { ownCredentials } from '../../../model/credential/reach.ts';
import { User } from '../../../model/user/entity.ts';
import { kindOf } from '../stored.ts';

fields(StaffCredential, {
  id: ident(),
  user: described('Of whom it is.', one(User, 'user_id')),
  kind: described(
    'cpr, first_aid, background_check, health, orientation, training, education, license or other.',
    text(),
  ),
  name: text(),
  issued_on: date(),
  expires_on: described('Its last day; null where it holds for good.', orNull.date()),
  minutes: described('How long a training took.', orNull.int()),
  note: orNull.text(),
  status: described('waiting, approved or rejected.', text()),
  review_note: described('Why it was sent back.', orNull.text()),
  path: described('The name of its file, as it was uploaded.', orNull.text('original')),
  file_kind: computed('String', StaffCredential, ['stored', 'picture', 'original'], kindOf),
  mine: described(
    'Whether it is of the caller.',
    raw('Boolean', StaffCredential, (as, who) => sql`${col(as, 'user_id')} = ${who.user}`),
  ),
  created_by: one(User, 'created_by'),
  created_at: datetime(),
  updated_at: datetime(),
  approved_by: one(User, 'approved_by'),
  approved_at: orNull.datetime(),
});
nested(StaffCredential, ownCredentials);
