import { entity } from '../../kernel/read/entity.ts';

/** A center that comes to be: the link to set it up, and how far that is. */
export const CenterSetUp = entity('CenterSetUp', 'center_set_up');
