import { removeFile } from '../../files/store.ts';
import { inCentre } from '../../kernel/db/in-centre.ts';
import type { Job, Work } from '../../kernel/events/jobs.ts';
import { expireClips, takeCut } from './taken.ts';

const filesOf = ({ payload }: Pick<Job, 'payload'>): readonly string[] =>
  Array.isArray(payload.files) ? payload.files.map(String) : [];

/** The files of videos whose rows are gone; it may run twice. */
const remove: Work = async (job) => {
  for (const file of filesOf(job)) await removeFile(job.centre, file);
};

/** Uploads that no incident has taken. */
const forget: Work = async (job) => {
  const { centre, appContext } = job;
  const used = await inCentre(appContext.pools, centre, (db) =>
    db
      .selectFrom('incident_video')
      .select('file')
      .where('centre_id', '=', centre)
      .where('file', 'in', filesOf(job))
      .execute(),
  );
  const kept = new Set(used.map(({ file }) => file));
  for (const file of filesOf(job)) if (!kept.has(file)) await removeFile(centre, file);
};

/** The jobs of this domain, by name. */
export const incidentJobs = {
  'incident.remove': remove,
  'incident.forget': forget,
  incident_take: takeCut,
  incident_expire: expireClips,
} as const satisfies Record<string, Work>;

/** Each hour: clips are kept for whole days. */
export const incidentTimes = ['23 * * * * incident_expire'];
