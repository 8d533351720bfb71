import { sql } from 'kysely';
import { removeFile } from '../../files/store.ts';
import { inCentre } from '../../kernel/db/in-centre.ts';
import type { Job, Work } from '../../kernel/events/jobs.ts';
import { chaseExpiring } from './chase.ts';

const filesOf = ({ payload }: Pick<Job, 'payload'>): readonly string[] =>
  Array.isArray(payload.files) ? payload.files.map(String) : [];

/** The files whose records are gone; it may run twice. */
const remove: Work = async (job) => {
  for (const file of filesOf(job)) await removeFile(job.centre, file);
};

/** Uploads that no record has taken. */
const forget: Work = async (job) => {
  const { centre, appContext } = job;
  const files = [...filesOf(job)];
  const used = await inCentre(appContext.pools, centre, async (db) => {
    const { rows } = await sql<{ stored: string }>`
      select stored from file_version where centre_id = ${centre} and stored = any(${files}::text[])
      union all select stored from student_document where centre_id = ${centre} and stored = any(${files}::text[])`.execute(
      db,
    );
    return new Set(rows.map(({ stored }) => stored));
  });
  for (const file of files) if (!used.has(file)) await removeFile(centre, file);
};

/** The jobs of this domain, by name. */
export const fileJobs = {
  'file.remove': remove,
  'file.forget': forget,
  file_chase: ({ appContext }) => chaseExpiring(appContext),
} as const satisfies Record<string, Work>;
/** Each hour, as days begin at another time in each zone; each step is told once. */
export const fileTimes = ['37 * * * * file_chase'];
