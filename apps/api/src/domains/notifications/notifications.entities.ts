import { entity } from '../../kernel/entity.ts';

/** One thing a person is told in the portal. */
export const Notification = entity('Notification', 'notification');
