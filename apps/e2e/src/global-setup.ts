import { openFilledData } from './filled-data.ts';

/** Before the first worker of a run; what it answers runs after the last. */
export default openFilledData;
