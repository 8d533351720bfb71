import { entity } from '../../kernel/entity.ts';

/** One thing staff wrote down of a day, with whom of the children it was. */
export const Activity = entity('Activity', 'activity');
