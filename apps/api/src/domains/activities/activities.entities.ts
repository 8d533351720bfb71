import { entity } from '../../kernel/read/entity.ts';

/** One thing staff wrote down of a day, with whom of the children it was. */
export const Activity = entity('Activity', 'activity');
