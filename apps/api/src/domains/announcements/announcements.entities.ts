import { entity } from '../../kernel/read/entity.ts';

/** What a centre tells many at once. */
export const Announcement = entity('Announcement', 'announcement');
