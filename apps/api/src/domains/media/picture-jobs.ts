import { sql } from 'kysely';
import { removeParts } from '../../files/parts.ts';
import { fileOf, SIZES, type Size } from '../../files/picture-address.ts';
import { removeFile, removeStrays } from '../../files/store.ts';
import { uploadFile } from '../../files/upload-address.ts';
import type { ConnectionPools } from '../../kernel/db/connection-pools.ts';
import { inCentre } from '../../kernel/db/in-centre.ts';
import type { Job, Work } from '../../kernel/events/jobs.ts';
import { removeForgotten } from './unused.ts';
import { makeVideo } from './video/make.ts';
import { removeForgottenVideos } from './video/unused-videos.ts';

const DAY_MS = 86_400_000;
const sizes = Object.keys(SIZES).filter((name): name is Size => Object.hasOwn(SIZES, name));

type OfKeys = Pick<Job, 'centre' | 'payload'>;

const keysOf = ({ payload }: OfKeys): readonly string[] =>
  Array.isArray(payload.keys) ? payload.keys.map(String) : [];

/** The files of pictures whose rows are gone; it may run twice. */
const remove = async (job: OfKeys): Promise<void> => {
  for (const key of keysOf(job)) for (const size of sizes) await removeFile(job.centre, fileOf(key, size));
};

/** Files that were put into the store and never confirmed. */
const forgetUploads = async (job: OfKeys): Promise<void> => {
  for (const key of keysOf(job)) {
    await removeFile(job.centre, uploadFile(key));
    await removeParts(job.centre, key);
  }
};

/** Files of videos whose rows are gone. */
const removeVideos = async ({ centre, payload }: OfKeys): Promise<void> => {
  for (const file of Array.isArray(payload.files) ? payload.files.map(String) : []) await removeFile(centre, file);
};

/** Takes away what uploads have left behind: pictures nobody put anywhere within a day, and files without a row. */
export const sweepPictures = async (pools: ConnectionPools, centre: number, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - DAY_MS);
  const known = await inCentre(pools, centre, async (db) => {
    await db.deleteFrom('library_image').where('centre_id', '=', centre).where('deleted_at', '<', before).execute();
    await db.deleteFrom('tiny_link').where('centre_id', '=', centre).where('expires_at', '<', now).execute();
    await db.deleteFrom('stored_file').where('centre_id', '=', centre).where('created_at', '<', before).execute();
    await removeForgottenVideos(db, centre, before);
    await removeForgotten(db, centre, before);
    const rows = await db.selectFrom('picture').select('key').where('centre_id', '=', centre).execute();
    const videos = await db.selectFrom('incident_video').select('file').where('centre_id', '=', centre).execute();
    const ours = await db.selectFrom('video').select(['key', 'upload']).where('centre_id', '=', centre).execute();
    const { rows: kept } = await sql<{ stored: string }>`
      select stored from file_version where centre_id = ${centre} and stored is not null
      union all select stored from student_document where centre_id = ${centre} and stored is not null
      union all select stored from form_paper where centre_id = ${centre}
      union all select stored from form_entry_file where centre_id = ${centre}`.execute(db);
    return new Set([
      ...rows.map(({ key }) => key),
      ...videos.map(({ file }) => file),
      ...kept.map(({ stored }) => stored),
      ...ours.flatMap(({ key, upload }) => [`${key}.mp4`, `${key}.webm`, upload]),
    ]);
  });
  await removeStrays(centre, before, (name) => known.has(name) || known.has(name.replace(/-[a-z]+\.webp$/, '')));
};

/** The jobs of this domain, by name. */
export const pictureJobs = {
  'picture.remove': remove,
  'upload.forget': forgetUploads,
  'video.make': makeVideo,
  'video.remove': removeVideos,
} as const satisfies Record<string, Work>;
