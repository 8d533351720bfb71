import { entity } from '../../kernel/read/entity.ts';

/** One thing a person is told in the portal. */
export const Notification = entity('Notification', 'notification');
