import { entity } from '../../kernel/read/entity.ts';

/** The page of a shared tablet at the door of a location. */
export const TimeclockLink = entity('TimeclockLink', 'timeclock_link');
