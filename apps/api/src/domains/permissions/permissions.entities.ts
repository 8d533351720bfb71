import { entity } from '../../kernel/read/entity.ts';

/** Something a role may be given beside its place on the ladder, by its name. */
export const Permission = entity('Permission', 'permission');
/** A line of the menu, and which roles see it. */
export const SidebarEntry = entity('SidebarEntry', 'sidebar_entry');
