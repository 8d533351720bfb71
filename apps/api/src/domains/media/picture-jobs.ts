import { sql } from 'kysely';
import { removeParts } from '../../files/parts.ts';
import { fileOf, SIZES, type Size } from '../../files/pictures.ts';
import { removeFile, removeStrays } from '../../files/store.ts';
import { uploadFile } from '../../files/upload-address.ts';
import { FORGET_ATTACHMENTS, FORGET_UPLOADS, REMOVE_FILES } from '../../files/upload-tasks.ts';
import { below } from '../../kernel/db/where.ts';
import { allHeld, isHeld } from '../../kernel/files/held-files.ts';
import { notHeld } from '../../kernel/files/not-held.ts';
import { type Job, type JobContext, job } from '../../kernel/jobs/job.ts';
import { deleteRows } from '../../kernel/write/write-rows.ts';
import { MAKE_VIDEO, REMOVE_PICTURES } from './picture-tasks.ts';
import { removeForgotten, removeUnused } from './unused.ts';
import { makeVideo } from './video/make.ts';
import { removeForgottenVideos } from './video/unused-videos.ts';

const DAY_MS = 86_400_000;
const sizes = Object.keys(SIZES).filter((name): name is Size => Object.hasOwn(SIZES, name));

const remove = job(REMOVE_PICTURES, {
  steps: async ({ centre }, { keys }) => {
    for (const key of keys) for (const size of [...sizes, 'half'] as const) await removeFile(centre, fileOf(key, size));
  },
});

const removeNotHeld = async (job: JobContext, files: readonly string[]) => {
  const gone = await job.transaction(({ db, now }) => notHeld(db, job.centre, files, now()));
  for (const file of gone) await removeFile(job.centre, file);
};

const forgetUploads = job(FORGET_UPLOADS, {
  steps: async (job, { keys }) => {
    await removeNotHeld(job, keys.map(uploadFile));
    for (const key of keys) await removeParts(job.centre, key);
  },
});

const forgetAttachments = job(FORGET_ATTACHMENTS, {
  run: async (ctx, { keys }) => {
    await removeUnused(ctx, keys, {});
    const held = isHeld('attachment', sql`${ctx.who.centre}::int`, sql`stored_file.key`, ctx.now());
    const gone = await deleteRows(ctx, 'stored_file', [{ key: keys }, sql`not ${held}`], ['key', 'type']);
    if (gone.length > 0) ctx.enqueue(REMOVE_FILES, { files: gone.map(({ key, type }) => `${key}.${type}`) });
  },
});

const removeFiles = job(REMOVE_FILES, { steps: (job, { files }) => removeNotHeld(job, files) });

/** Takes away what uploads have left behind: what no record holds after a day, and files without a row. */
export const sweepFiles = async (job: Pick<JobContext, 'centre' | 'now' | 'transaction'>): Promise<void> => {
  const { centre } = job;
  const now = job.now();
  const before = new Date(now.getTime() - DAY_MS);
  const known = await job.transaction(async ({ db }) => {
    await deleteRows({ db }, 'library_image', { deleted_at: below(before) });
    await deleteRows({ db }, 'tiny_link', { expires_at: below(now) });
    await sql`delete from stored_file f where f.created_at < ${before}::timestamptz
      and not ${isHeld('attachment', sql`f.centre_id`, sql`f.key`, now)}`.execute(db);
    await removeForgottenVideos(db, before, now);
    await removeForgotten(db, centre, before, now);
    const { rows } = await sql<{ name: string }>`
      select key as name from picture
      union all select key || replace(type, 'video/', '.') from video
      union all select key || '.' || type from stored_file
      union all select key from (${allHeld('file', centre, now)}) f
      union all select key || '.bin' from (${allHeld('upload', centre, now)}) u`.execute(db);
    return new Set(rows.map(({ name }) => name));
  });
  await removeStrays(centre, before, (name) => known.has(name) || known.has(name.replace(/-[a-z]+\.webp$/, '')));
};

const sweep = job('file.sweep', {
  each: 'centre',
  closed: true,
  every: '17 3 * * *',
  queue: 'slow',
  steps: sweepFiles,
});

/** The jobs of this domain. */
export const pictureJobs: readonly Job[] = [
  remove,
  forgetUploads,
  forgetAttachments,
  removeFiles,
  job(MAKE_VIDEO, { steps: makeVideo }),
  sweep,
];
