import { activeCentres } from '../../../kernel/active-centres.ts';
import { inCentre } from '../../../kernel/in-centre.ts';
import type { Work } from '../../../kernel/jobs.ts';
import { lookForForgotten } from './look.ts';

const look: Work = async ({ house }) => {
  for (const centre of await activeCentres(house.wire))
    await inCentre(house.wire, centre, (db) => lookForForgotten(db, centre, house.clock.now()));
};

/** The jobs of this part, by name. */
export const forgottenJobs = { forgotten_look: look } as const satisfies Record<string, Work>;
/** When they run: six times an hour. */
export const forgottenTimes = ['*/10 * * * * forgotten_look'];
