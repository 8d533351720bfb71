import { sql } from 'kysely';
import { CannotRestore } from '../../archives/restore/cannot-restore.ts';
import { removeFile } from '../../files/store.ts';
import { REMOVE_FILES } from '../../files/upload-tasks.ts';
import type { WorkContext } from '../../kernel/call/context.ts';
import { findRow, findRows } from '../../kernel/db/find-rows.ts';
import { Final } from '../../kernel/jobs/final.ts';
import { type Job, type JobContext, job } from '../../kernel/jobs/job.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { roleOf } from '../../model/user/role-of.ts';
import { MAKE_EXPORT } from './export-tasks.ts';
import { meaningsOfColumns } from './meanings.ts';
import { openPassphrase } from './passphrase.ts';
import { writeExport } from './write-export.ts';

const DAY_MS = 86_400_000;
/** How long it can be downloaded. */
const KEPT_MS = 7 * DAY_MS;
/** So often at most is told how far it is, in milliseconds. */
const TOLD_EVERY = 1_000;

type Changes = Parameters<typeof updateRows<'center_export'>>[3];

const note = (job: JobContext, id: number, set: Changes): Promise<void> =>
  job.transaction(async (ctx) => {
    await updateRows(ctx, 'center_export', { id }, set);
    ctx.publish({ kind: 'export', ids: [id] });
  });

/** Whether whoever asked still runs the center. */
const isStillAdmin = async ({ db }: WorkContext, user: number | null): Promise<boolean> => {
  const { rows } = await sql`select 1 from app_user where id = ${user} and status = 'active' and deleted_at is null
    and ${roleOf('app_user')} = 'admin'`.execute(db);
  return rows.length > 0;
};

const reasonOf = (error: unknown): 'no-room' | 'damaged' | 'broken' => {
  if (error instanceof CannotRestore) return 'damaged';
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC' ? 'no-room' : 'broken';
};

/**
 * Makes an export and reads it again. One whose process died is made anew under the same name; one whose author lost the role
 * meanwhile is withdrawn; one that failed is asked for again by a person, who sees why.
 */
export const makeExport = async (
  job: JobContext,
  { export: id }: { readonly export: number },
  write = writeExport,
): Promise<void> => {
  const row = await job.transaction((ctx) =>
    findRow(ctx, 'center_export', { id, status: ['waiting', 'running'] }, ['file', 'passphrase_sealed', 'created_by']),
  );
  if (!row?.file) return;
  const { file, passphrase_sealed: sealed, created_by: author } = row;
  const withdrawn = async (): Promise<boolean> => {
    if (await job.transaction((ctx) => isStillAdmin(ctx, author))) return false;
    await removeFile(job.centre, file);
    await note(job, id, { status: 'withdrawn', file: null, passphrase_sealed: null, finished_at: job.now() });
    return true;
  };
  if (await withdrawn()) return;
  await note(job, id, { status: 'running', started_at: job.now(), done_count: 0 });
  let toldAt = 0;
  try {
    const { manifest, bytes, sha256 } = await write(job.app.pools, {
      ...{ center: job.centre, file, meanings: meaningsOfColumns(), at: job.now() },
      passphrase: sealed && openPassphrase(job.centre, file, sealed),
      onTable: async (done_count, table_count) => {
        if (performance.now() - toldAt < TOLD_EVERY && done_count < table_count) return;
        toldAt = performance.now();
        await note(job, id, { done_count, table_count });
      },
    });
    if (await withdrawn()) return;
    const at = job.now();
    await note(job, id, {
      ...{ status: 'done', finished_at: at, ends_at: new Date(at.getTime() + KEPT_MS), passphrase_sealed: null },
      ...{ bytes: String(bytes), sha256, file_count: Object.keys(manifest.files).length },
      row_count: String(Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0)),
    });
  } catch (error) {
    await removeFile(job.centre, file);
    const failed = { status: 'failed', reason: reasonOf(error), file: null, passphrase_sealed: null } as const;
    await note(job, id, { ...failed, finished_at: job.now() });
    throw new Final(`The export ${id} failed.`, { cause: error });
  }
};

/** Takes away what is over, and what somebody asked for who no longer runs the center. */
const endExports = async (ctx: WorkContext): Promise<void> => {
  for (const { id, file, ends_at, created_by } of await findRows(ctx, 'center_export', { status: 'done' })) {
    const over = ends_at !== null && ends_at <= ctx.now();
    if (!(over || !(await isStillAdmin(ctx, created_by)))) continue;
    if (file !== null) ctx.enqueue(REMOVE_FILES, { files: [file] });
    await updateRows(ctx, 'center_export', { id }, { status: over ? 'over' : 'withdrawn', file: null });
    ctx.publish({ kind: 'export', ids: [id] });
  }
};

/** The jobs of exports. */
export const exportJobs: readonly Job[] = [
  job(MAKE_EXPORT, { steps: (job, given) => makeExport(job, given) }),
  job('export.end', { each: 'centre', closed: true, every: '23 * * * *', run: endExports }),
];
