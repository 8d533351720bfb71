import { entity } from '../../kernel/read/entity.ts';

/** Something a role may be given beside its place on the ladder, by its name. */
export const Permission = entity('Permission', 'permission');
