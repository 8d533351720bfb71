import { sql } from 'kysely';
import { col, type Sql } from '../../kernel/db/tables.ts';
import { datetime, described, fields, ident, nested, one, orNull, raw, text } from '../../kernel/read/entity.ts';
import { scope } from '../../kernel/read/reach.ts';
import { User } from '../../model/user/entity.ts';
import { CenterBackup, CenterDatabase } from './backups.entities.ts';
import { isHome } from './whose.ts';

/** The backups of all centers but the platform's own, from home: elsewhere there are none. */
export const backupsFromHome = scope(CenterBackup, 'backups, from home', (who) => isHome(who));
/** The data of all centers but the platform's own, from home. */
export const databasesFromHome = scope(
  CenterDatabase,
  'databases of centers, from home',
  (who, as) => sql`(not ${col(as, 'is_platform')} and ${isHome(who)})`,
);

/** SQL: of the newest backup of a center, or of its newest good one, a column. */
export const ofNewest = (center: Sql, column: 'status' | 'finished_at' | 'bytes', good = false): Sql =>
  sql`(select b.${sql.ref(column)} from center_backup b where b.backed_centre_id = ${center}
    ${good ? sql`and b.status = 'done' and b.damage is null` : sql``} order by b.id desc limit 1)`;

fields(CenterBackup, {
  id: ident(),
  kind: described('backup or snapshot.', text()),
  name: described('What somebody called it.', orNull.text()),
  status: described('waiting, running, done or failed.', text()),
  started_at: orNull.datetime(),
  finished_at: orNull.datetime(),
  bytes: described(
    'Of the file as it is stored, sealed.',
    raw('Float', CenterBackup, (as) => sql`${col(as, 'bytes')}::float8`),
  ),
  table_count: described('So many tables it holds, those without a row of the center among them.', orNull.int()),
  row_count: described(
    'So many rows it holds.',
    raw('Float', CenterBackup, (as) => sql`${col(as, 'row_count')}::float8`),
  ),
  file_count: described('So many files it holds.', orNull.int()),
  sha256: described('Of the file as it is stored, in hex.', orNull.text()),
  reason: described('Why it failed: no-room, damaged or broken.', orNull.text()),
  verified_at: described('When it was last read again and found whole.', orNull.datetime()),
  damage: described('What was wrong when it was last read again: gone, checksum or seal.', orNull.text()),
  created_at: datetime(),
  created_by: described('Who asked for it; null for the system.', one(User, 'created_by')),
});
nested(CenterBackup, backupsFromHome);

fields(CenterDatabase, {
  id: ident(),
  name: described('Of the center.', text()),
  database_name: described('How its data are called.', orNull.text()),
  server: described(
    'The database of Postgres they lie in.',
    raw('String', CenterDatabase, () => sql`current_database()::text`),
  ),
  status: described('Of the center: active, inactive or suspended.', text()),
  out_of_service_at: described('When it was taken out of service; null while it is in service.', orNull.datetime()),
  erasing_at: described('When somebody had its data erased, which a job is at; null otherwise.', orNull.datetime()),
  size: described(
    'Bytes of its last good backup, rows and files together, sealed; null before the first one.',
    raw('Float', CenterDatabase, (as) => sql`${ofNewest(col(as, 'id'), 'bytes', true)}::float8`),
  ),
  last_backup_at: described(
    'When its last good backup was finished.',
    raw('DateTime', CenterDatabase, (as) => ofNewest(col(as, 'id'), 'finished_at', true)),
  ),
  backup: described(
    'How its newest backup stands: waiting, running, done or failed; null where there is none.',
    raw('String', CenterDatabase, (as) => ofNewest(col(as, 'id'), 'status')),
  ),
});
nested(CenterDatabase, databasesFromHome);
