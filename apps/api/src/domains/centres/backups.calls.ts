import './backups.fields.ts';
import { sql } from 'kysely';
import { downloadAddress } from '../../files/address.ts';
import { REMOVE_FILES } from '../../files/upload-tasks.ts';
import { type Calls, declined, list, message, out, outcome, paged, query, rows } from '../../kernel/call/call.ts';
import { id } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { matching } from '../../kernel/db/where.ts';
import { eachWord, likeWord } from '../../kernel/read/search.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { resource } from '../../kernel/write/resource.ts';
import { mustBeConfirmed } from '../auth/auth.door.ts';
import { VERIFY_BACKUP } from './backup-tasks.ts';
import { CenterBackup, CenterDatabase } from './backups.entities.ts';
import { backupsFromHome, databasesFromHome, ofNewest } from './backups.fields.ts';
import { databasesInput, snapshotForm } from './backups.inputs.ts';
import { beginBackup } from './begin-backup.ts';
import { centersBy } from './center.ts';
import { Center } from './centers.entities.ts';
import { centersOf } from './whose.ts';

// Two who begin one at once: the index lets one of them through.
constraint('center_backup_running', 'id', 'RUNNING', message('centres.backupBegins'));

const databaseSorts = sorts(CenterDatabase, {
  name: [() => sql`lower(centre.name)`],
  database: ['database_name'],
  last: [() => ofNewest(sql`centre.id`, 'finished_at', true)],
  size: [() => ofNewest(sql`centre.id`, 'bytes', true)],
});

const limit = { times: 60, seconds: 3600, by: 'user' } as const;
const backups = resource(CenterBackup, {
  as: 'backup',
  rule: 'kvsupport',
  permission: null,
  because: 'the data of centers are the work of the platform, and no center takes it from those who do it',
  reach: backupsFromHome,
  gone: message('centres.backupGone'),
  changed: ({ backed_centre_id }) => ({ kind: 'centres', ids: [backed_centre_id] }),
});

/** Backups of single centers, made while they work. */
export const backupCalls: Calls = {
  getAwsCenterDatabases: query({
    rule: 'kvsupport',
    about:
      'Lists the data of the centers with their last good backup and its size, by the name of the center; outside of the platform’s own center there are none. A page size that is not a positive integer is refused.',
    reach: { rows: databasesFromHome },
    input: { ...databasesInput, sort: databaseSorts.input },
    answer: paged(CenterDatabase),
    run: (_, { search, state, sort }) =>
      rows(CenterDatabase, {
        order: databaseSorts.order(sort, [() => sql`lower(centre.name)`]),
        where: () => [
          state && sql`coalesce(${ofNewest(sql`centre.id`, 'status')}, 'none') = ${state}`,
          search?.trim() &&
            eachWord(
              search,
              (word) => sql`(folded(centre.name) ${likeWord(word)} or centre.database_name ${likeWord(word)})`,
            ),
        ],
      }),
  }),
  getAwsCenterDatabaseBackups: query({
    rule: 'kvsupport',
    about:
      'Lists the backups and snapshots of a center, the newest first; an id outside of the caller’s reach is refused.',
    reach: { id: centersOf('getAwsCenterDatabaseBackups'), rows: backupsFromHome },
    input: { id: id(Center) },
    answer: list(CenterBackup),
    run: (_, given) =>
      rows(CenterBackup, {
        order: ['-id'],
        limit: 200,
        where: () => [matching(CenterBackup, { backed_centre_id: given.id })],
      }),
  }),
  backupAwsCenterDatabase: centersBy('backupAwsCenterDatabase').act({
    about:
      'Begins a backup of a center, of its rows as they are in one moment and its files, sealed and read again when it is written; one under way gets Error.',
    limit,
    answer: outcome(),
    run: (ctx, center) => beginBackup(ctx, center, { kind: 'backup' }),
    says: ({ name }) => message('centres.backupBegun', { name }),
  }),
  snapshotAwsCenterDatabase: centersBy('snapshotAwsCenterDatabase').act({
    about:
      'Begins a snapshot of a center: a backup that somebody gives a name to; a backup or snapshot under way gets Error.',
    limit,
    input: snapshotForm,
    answer: outcome(),
    run: (ctx, center, { name }) => beginBackup(ctx, center, { kind: 'snapshot', name }),
    says: ({ name }) => message('centres.backupBegun', { name }),
  }),
  downloadCenterBackup: backups.act({
    about:
      'Answers where a good backup is downloaded, sealed as it is stored, for 15 minutes and by the caller alone, who has just typed the password again. It is written into the trail; one that is not done gets Error.',
    limit,
    secret: true,
    answer: outcome({ url: out.text }),
    changesNothing: 'who took a backup away stands in the trail',
    from: ['done'],
    run: async (ctx, { id: backup, file, kind }) => {
      const stopped = await mustBeConfirmed(ctx);
      if (stopped) return stopped;
      const name = `${kind}-${backup}.sealed`;
      return { notes: { downloaded: true }, gives: { url: downloadAddress(ctx, file, name, 'unchanged') } };
    },
    says: message('centres.backupReady'),
  }),
  verifyCenterBackup: backups.act({
    about: 'Has a backup read again from its first byte to its last; one that is not done gets Error.',
    limit,
    from: ['done'],
    changesNothing: 'a job reads it, and notes what it finds',
    run: (ctx, { id: backup }) => ctx.enqueue(VERIFY_BACKUP, { backup }, { key: String(backup) }),
    says: message('centres.backupRead'),
  }),
  deleteCenterBackup: backups.remove({
    about: 'Deletes a backup with its file; one under way gets Error.',
    answer: outcome(),
    run: (ctx, { status, file }) => {
      if (status === 'waiting' || status === 'running')
        return declined(message('centres.backupUnderWay'), { field: 'id', code: 'RUNNING' });
      ctx.enqueue(REMOVE_FILES, { files: [file] });
      return undefined;
    },
    says: message('centres.backupDeleted'),
  }),
};
