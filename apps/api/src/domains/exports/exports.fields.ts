import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import {
  datetime,
  described,
  fields,
  flag,
  ident,
  int,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { User } from '../../model/user/entity.ts';
import { CenterExport } from './exports.entities.ts';
import { exportsOfCenter } from './exports.reach.ts';

fields(CenterExport, {
  id: ident(),
  status: described('waiting, running, done, failed, over (its week has passed) or withdrawn.', text()),
  sealed: described('Whether a passphrase opens it.', flag()),
  started_at: orNull.datetime(),
  finished_at: orNull.datetime(),
  ends_at: described('Until when it can be downloaded.', orNull.datetime()),
  bytes: described(
    'Of the file.',
    raw('Float', CenterExport, (as) => sql`${col(as, 'bytes')}::float8`),
  ),
  table_count: described('So many tables there are; null until it has begun.', orNull.int()),
  done_count: described('So many of them are written.', int()),
  row_count: described(
    'So many rows it holds.',
    raw('Float', CenterExport, (as) => sql`${col(as, 'row_count')}::float8`),
  ),
  file_count: described('So many files it holds.', orNull.int()),
  sha256: described('Of the file as it is downloaded, in hex.', orNull.text()),
  reason: described('Why it failed: no-room, damaged or broken.', orNull.text()),
  created_at: datetime(),
  created_by: described('Who asked for it.', one(User, 'created_by')),
});
nested(CenterExport, exportsOfCenter);
