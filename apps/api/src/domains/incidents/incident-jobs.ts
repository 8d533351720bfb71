import { type Job, job } from '../../kernel/jobs/job.ts';
import { TAKE_CUT } from '../cameras/cameras.door.ts';
import { expireClips, takeCut } from './taken.ts';

/** Each hour: clips are kept for whole days. */
const expire = job('incident.expire', { each: 'centre', every: '23 * * * *', queue: 'slow', steps: expireClips });

/** The jobs of this domain. */
export const incidentJobs: readonly Job[] = [job(TAKE_CUT, { steps: takeCut }), expire];
