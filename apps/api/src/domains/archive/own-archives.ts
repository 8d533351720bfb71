import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { putFile } from '../../files/store.ts';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { task } from '../../kernel/jobs/task.ts';
import { saysPets } from '../../kernel/lib/pets-words.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { gather } from './gather.ts';
import { pack } from './pack.ts';

export const DAY_MS = 86_400_000;
/** How long it can be fetched; the nightly sweep takes the file later. */
const KEPT_MS = DAY_MS;

/** Puts an archive together; in `language` where the account has chosen none. */
export const MAKE = task(
  'archive.make',
  { id: z.number(), language: z.enum(['en', 'es']) },
  { queue: 'slow', attempts: 5 },
);

/** Puts an archive together: read in one transaction, so that its parts fit each other. */
const make = job(MAKE, {
  steps: async (job, { id, language: asking }) => {
    const { centre } = job;
    const at = job.now();
    const read = await job.transaction(async ({ db }) => {
      const asked = await db
        .selectFrom('family_archive as f')
        .innerJoin('app_user as u', (on) => on.onRef('u.id', '=', 'f.user_id'))
        .innerJoin('centre as c', 'c.id', 'f.centre_id')
        .select(['f.user_id', 'u.language', 'c.name'])
        .where('f.id', '=', id)
        .where('f.state', '=', 'waiting')
        .executeTakeFirst();
      if (!asked) return null;
      const wanted = asked.language ?? asking;
      const language = wanted === 'es' ? 'es' : 'en';
      const pets = await saysPets(db, centre);
      return {
        asked,
        language,
        pets,
        gathered: await gather(db, { centre, user: asked.user_id, language, pets }),
      } as const;
    });
    if (!read) return;
    const { asked, language, pets, gathered } = read;
    const zip = await pack(gathered, { centre, centreName: asked.name, language, pets, at });
    const file = `z${randomBytes(16).toString('base64url')}.zip`;
    await putFile(centre, file, zip);
    await job.transaction(({ db }) =>
      updateRows(
        { db },
        'family_archive',
        { id },
        { state: 'ready', file, bytes: zip.length, ends_at: new Date(at.getTime() + KEPT_MS) },
      ),
    );
  },
});

/** The jobs of this domain. */
export const archiveJobs: readonly Job[] = [make];
