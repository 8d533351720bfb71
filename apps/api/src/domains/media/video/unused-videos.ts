import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { REMOVE_FILES } from '../../../files/upload-tasks.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { isHeld } from '../../../kernel/files/held-files.ts';
import { videoFile } from './video-file.ts';

/** SQL: some record holds the video `v`. */
const isUsed = (now: Date) => isHeld('video', sql`v.centre_id`, sql`v.key`, now);

interface Gone {
  readonly key: string;
  readonly type: string;
  readonly upload: string | null;
}

/** The names in the store of what belongs to a video. */
const filesOf = ({ key, type, upload }: Gone): string[] => [videoFile(key, type), ...(upload ? [upload] : [])];

/** Removes a video of the caller's that no record names; its file goes by a job. */
export const removeUnusedVideo = async (ctx: Ctx, key: string): Promise<void> => {
  const { rows } = await sql<Gone>`delete from video v where v.key = ${key}
      and v.uploaded_by = ${ctx.who.user} and not ${isUsed(ctx.now())} returning v.key, v.type, v.upload`.execute(
    ctx.db,
  );
  const [gone] = rows;
  if (gone) ctx.enqueue(REMOVE_FILES, { files: filesOf(gone) });
};

/** Removes the rows of videos that were uploaded before a moment and that nothing names. */
export const removeForgottenVideos = async (db: Kysely<DB>, before: Date, now: Date): Promise<void> => {
  await sql`delete from video v where v.created_at < ${before}::timestamptz
    and not ${isUsed(now)}`.execute(db);
};
