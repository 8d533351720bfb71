import { findRow } from '../../kernel/db/find-rows.ts';
import { Final } from '../../kernel/jobs/final.ts';
import { type Job, type JobContext, job } from '../../kernel/jobs/job.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { damageOf, writeBackup } from './backup-file.ts';
import { BACK_UP, VERIFY_BACKUP } from './backup-tasks.ts';

type Changes = Parameters<typeof updateRows<'center_backup'>>[3];

/** Notes how a backup stands, and tells those of home who look. */
const note = (job: JobContext, id: number, center: number, set: Changes): Promise<void> =>
  job.transaction(async (ctx) => {
    await updateRows(ctx, 'center_backup', { id }, set);
    ctx.publish({ kind: 'centres', ids: [center] });
  });

const reasonOf = (error: unknown): 'no-room' | 'broken' =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC' ? 'no-room' : 'broken';

/**
 * Makes a backup and reads it again. One whose process died is made anew under the same name; one that failed is begun by a
 * person, who sees why.
 */
export const backUp = async (
  job: JobContext,
  { backup: id }: { readonly backup: number },
  write = writeBackup,
): Promise<void> => {
  const row = await job.transaction((ctx) =>
    findRow(ctx, 'center_backup', { id, status: ['waiting', 'running'] }, ['backed_centre_id', 'file']),
  );
  if (!row) return;
  const { backed_centre_id: center, file } = row;
  const where = { home: job.centre, center, file };
  const at = job.now();
  await note(job, id, center, { status: 'running', started_at: at });
  try {
    const { manifest, bytes, sha256 } = await write(job.app.pools, where, at);
    const damage = await damageOf(where, sha256);
    const finished_at = job.now();
    if (damage) return await note(job, id, center, { status: 'failed', reason: 'damaged', finished_at });
    const tables = Object.values(manifest.tables);
    await note(job, id, center, {
      ...{ status: 'done', finished_at, verified_at: finished_at, bytes: String(bytes), sha256 },
      table_count: tables.length,
      row_count: String(tables.reduce((sum, { rows }) => sum + rows, 0)),
      file_count: Object.keys(manifest.files).length,
    });
  } catch (error) {
    await note(job, id, center, { status: 'failed', reason: reasonOf(error), finished_at: job.now() });
    throw new Final(`The backup ${id} failed.`, { cause: error });
  }
};

const verify = async (job: JobContext, { backup: id }: { readonly backup: number }): Promise<void> => {
  const row = await job.transaction((ctx) =>
    findRow(ctx, 'center_backup', { id, status: 'done' }, ['backed_centre_id', 'file', 'sha256']),
  );
  if (!row?.sha256) return;
  const { backed_centre_id: center, file, sha256 } = row;
  const damage = await damageOf({ home: job.centre, center, file }, sha256);
  await note(job, id, center, damage ? { damage } : { damage, verified_at: job.now() });
};

/** The jobs of backups. */
export const backupJobs: readonly Job[] = [
  job(BACK_UP, { steps: (job, given) => backUp(job, given) }),
  job(VERIFY_BACKUP, { steps: verify }),
];
