import { type Job, job } from '../../kernel/jobs/job.ts';
import { chaseExpiring } from './chase.ts';

/** Each hour, as days begin at another time in each zone; each step is told once. */
const chase = job('file.chase', { each: 'centre', every: '37 * * * *', run: chaseExpiring });

/** The jobs of this domain. */
export const fileJobs: readonly Job[] = [chase];
