import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { videoFile } from './video-file.ts';

/** SQL: some record names the video `v`. Whatever begins to hold videos is added here. */
const isUsed: Sql = sql`exists (select 1 from activity y where y.centre_id = v.centre_id and y.video = v.key)`;

interface Gone {
  readonly key: string;
  readonly type: string;
  readonly upload: string | null;
}

/** The names in the store of what belongs to a video. */
const filesOf = ({ key, type, upload }: Gone): string[] => [videoFile(key, type), ...(upload ? [upload] : [])];

/** Removes a video of the caller's that no record names; its file goes by a job. */
export const removeUnusedVideo = async (ctx: Ctx, key: string): Promise<void> => {
  const { rows } = await sql<Gone>`delete from video v where v.centre_id = ${ctx.who.centre} and v.key = ${key}
      and v.uploaded_by = ${ctx.who.user} and not ${isUsed} returning v.key, v.type, v.upload`.execute(ctx.db);
  const [gone] = rows;
  if (gone) ctx.job('video.remove', { files: filesOf(gone) });
};

/** Removes the rows of videos that were uploaded before a moment and that nothing names. */
export const removeForgottenVideos = async (db: Kysely<DB>, centre: number, before: Date): Promise<void> => {
  await sql`delete from video v where v.centre_id = ${centre} and v.created_at < ${before}::timestamptz
    and not ${isUsed}`.execute(db);
};
