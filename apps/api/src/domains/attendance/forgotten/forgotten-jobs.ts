import { inCentre } from '../../../kernel/db/in-centre.ts';
import type { Work } from '../../../kernel/events/jobs.ts';
import { activeCentres } from '../../../kernel/lib/active-centres.ts';
import { lookForForgotten } from './find-forgotten.ts';

const look: Work = async ({ appContext }) => {
  for (const centre of await activeCentres(appContext.pools))
    await inCentre(appContext.pools, centre, (db) => lookForForgotten(db, centre, appContext.clock.now()));
};

/** The jobs of this part, by name. */
export const forgottenJobs = { forgotten_look: look } as const satisfies Record<string, Work>;
/** When they run: six times an hour. */
export const forgottenTimes = ['*/10 * * * * forgotten_look'];
