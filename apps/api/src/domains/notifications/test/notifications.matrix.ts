import type { Matrix } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { aNotification } from './notifications.factory.ts';

/** One of the contact there; nobody but the person itself is served. */
const ofContact = async (world: World, where: Where) => {
  const { tenant, contact, mark } = world.at(where);
  const facts = JSON.stringify({ name: mark });
  return { id: (await aNotification(tenant, { user_id: contact, facts })).id };
};
const nobodyElse = { args: ofContact, from: {}, outside: 'error' } as const;

export const matrix: Matrix = {
  notificationsShort: { args: () => ({}) },
  notificationsLong: { args: () => ({ first: 20 }) },
  markSeenNotification: nobodyElse,
  markSeenNotificationAll: { args: () => ({}) },
  deleteNotification: nobodyElse,
  notificationAdded: { args: () => ({}) },
  getNoticeChoices: { args: () => ({}) },
  saveNoticeChoice: { args: () => ({ kind: 'nonsense', on: false }), status: 'Error' },
  getPushChoices: { args: () => ({}) },
  savePushChoice: { args: () => ({ kind: 'nonsense', way: 'off' }), status: 'Error' },
  savePushHours: { args: () => ({ digest_at: '18:00' }) },
};
