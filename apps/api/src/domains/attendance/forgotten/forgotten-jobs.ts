import { type Job, job } from '../../../kernel/jobs/job.ts';
import { lookForForgotten } from './find-forgotten.ts';

/** Asks after children nobody checked out. */
const look = job('forgotten.look', {
  each: 'centre',
  every: '*/10 * * * *',
  run: ({ db, who, now }) => lookForForgotten(db, who.centre, now()),
});

/** The jobs of this part. */
export const forgottenJobs: readonly Job[] = [look];
