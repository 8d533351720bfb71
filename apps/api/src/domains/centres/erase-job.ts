import { sql } from 'kysely';
import { tablesToErase } from '../../archives/center-tables.ts';
import { removeStrays } from '../../files/store.ts';
import { REMOVE_FILES } from '../../files/upload-tasks.ts';
import { findRow, findRows } from '../../kernel/db/find-rows.ts';
import { notNull } from '../../kernel/db/where.ts';
import { type Job, type JobContext, job } from '../../kernel/jobs/job.ts';
import { Center } from './centers.entities.ts';
import { ERASE_CENTER } from './erase-task.ts';

/** Rows of one statement: some tables have a hundred keys that are looked for. */
const STEP = 200;
/** So often all tables are gone through: what one round could not take goes in the next. */
const ROUNDS = 20;
/** After every moment a file was written at. */
const EVER = new Date('9999-12-31');

/** Erases what a table has of a center, step by step. Answers how many rows that were, and whether others hold some. */
const eraseTable = async (job: JobContext, center: number, table: string): Promise<{ gone: number; held: boolean }> => {
  for (let gone = 0; ; ) {
    const taken = await job.transaction(async ({ db }) => {
      const { rows } = await sql<{ taken: number }>`select erase_rows(${center}, ${table}, ${STEP}) as taken`.execute(
        db,
      );
      return rows[0]?.taken ?? 0;
    });
    if (taken < 0) return { gone, held: true };
    gone += taken;
    if (taken < STEP) return { gone, held: false };
  }
};

const eraseRows = async (job: JobContext, center: number): Promise<void> => {
  const tables = await job.transaction(({ db }) => tablesToErase(db));
  for (let round = 0; round < ROUNDS; round += 1) {
    let [gone, held] = [0, false];
    for (const table of tables) {
      const one = await eraseTable(job, center, table);
      gone += one.gone;
      held ||= one.held;
    }
    // What is taken away may leave rows behind, such as what was counted: until a round finds nothing.
    if (gone === 0 && !held) return;
    if (gone === 0) break;
  }
  throw new Error(`Rows of center ${center} hold each other.`);
};

/** Everything a center has in the store, drafts included, whenever it was written. */
const eraseFiles = (center: number): Promise<void> => removeStrays(center, EVER, () => false);

/**
 * Erases a center: its jobs, files and backups, its rows in every table, and at last its own, in the same step in which home
 * notes who it was and the hash of its last good backup. One that was killed goes on; one whose center was switched on again
 * ends without a word.
 */
export const eraseCenter = async (job: JobContext, { center }: { readonly center: number }): Promise<void> => {
  const row = await job.transaction((ctx) =>
    findRow(ctx, 'centre', { id: center, status: 'inactive', erasing_at: notNull }, ['name', 'slug']),
  );
  if (row) {
    await job.transaction(({ db }) => sql`select erase_jobs(${center})`.execute(db));
    await eraseFiles(center);
    await eraseRows(job, center);
    await job.transaction(async (ctx) => {
      const backups = await findRows(ctx, 'center_backup', { backed_centre_id: center }, ['id', 'file', 'sha256']);
      const last = backups.filter(({ sha256 }) => sha256 !== null).toSorted((a, b) => b.id - a.id)[0];
      if (backups.length > 0) ctx.enqueue(REMOVE_FILES, { files: backups.map(({ file }) => file) });
      await sql`select erase_center(${center})`.execute(ctx.db);
      ctx.audit({
        entity: Center,
        id: center,
        before: { ...row },
        after: { erased: true, sha256: last?.sha256 ?? null },
      });
      ctx.publish({ kind: 'centres', ids: [center] });
    });
  }
  // A file that came while the rows went; after a kill those alone may be left.
  const stands = await job.transaction((ctx) => findRow(ctx, 'centre', { id: center }, ['id']));
  if (!stands) await eraseFiles(center);
};

/** The job of erasing. */
export const erasingJobs: readonly Job[] = [job(ERASE_CENTER, { steps: eraseCenter })];
