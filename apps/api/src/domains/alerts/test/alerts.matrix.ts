import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { anAlert, anOptOut, aReply, aText } from './alerts.factory.ts';

type Caller = { id: number } | null;
const office = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;

/** An alert to the contact of a place, marked where the caller may not read it. */
const made = (w: World, where: Where, to?: number, held = false) => {
  const { tenant, location, contact, mark } = w.at(where);
  const hidden = where === 'elsewhere' || where === 'foreign';
  return anAlert(tenant, {
    user_id: to ?? contact,
    location_id: location,
    message: hidden ? `${mark} alert` : 'Common alert',
    held,
  });
};
/** The same words go to the same people once. */
let sent = 0;
const words = (): string => {
  sent += 1;
  return `Common alert ${sent}`;
};
const alert = (from: object, outside: 'error' | 'null') =>
  ({ args: async (w: World, where: Where) => ({ id: (await made(w, where)).id }), from, outside }) as const;
const toMe = async (w: World, where: Where, caller: Caller) => {
  const mine = where === 'own' && caller ? caller.id : undefined;
  return { id: (await made(w, where, mine)).id };
};
const out = (channel: 'mail' | 'text') =>
  ({
    args: async (w: World, where: Where) => {
      const { tenant, contact } = w.at(where);
      return { id: (await anOptOut(tenant, { channel, user_id: contact })).id, reason: 'asked by phone' };
    },
    from: office,
    outside: 'error',
  }) as const;

export const matrix: Matrix = {
  allAlert: { args: (w, where) => ({ location: w.at(where).location, first: 20 }), from: staff, outside: 'refused' },
  alert: alert(staff, 'null'),
  createAlert: {
    args: (w, where) => ({ message: words(), students: [w.at(where).student], urgent: true }),
    from: staff,
    outside: 'error',
  },
  createAlertProgram: {
    args: (w, where) => ({ message: words(), programs: [w.at(where).room], urgent: true }),
    from: staff,
    outside: 'error',
  },
  cancelAlert: {
    args: async (w, where) => ({ id: (await made(w, where, undefined, true)).id }),
    from: staff,
    outside: 'error',
  },
  cancelInstantSms: {
    args: async (w, where) => ({ id: (await aText(w.at(where).tenant, { location_id: w.at(where).location })).id }),
    from: staff,
    outside: 'error',
  },
  retryAlert: alert(staff, 'error'),
  deleteAlert: alert(office, 'error'),
  getUserAlerts: { args: () => ({ first: 20 }) },
  markAlertSeen: { args: toMe, from: { own: 'user' }, outside: 'error' },
  getAlertWays: { args: (w, where) => ({ location: w.at(where).location }), from: office, outside: 'refused' },
  saveAlertWays: {
    args: (w, where) => ({ location: w.at(where).location, mail_after: 0, text_after: 3 }),
    from: office,
    outside: 'error',
  },
  getUserListAlertCount: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  createInstantSms: {
    args: async (w, where) => {
      const { tenant, contact, student } = w.at(where);
      await tenant.db.updateTable('app_user').set({ phone: '+12075550142' }).where('id', '=', contact).execute();
      await tenant.db.updateTable('guardian_link').set({ alert: true }).where('student_id', '=', student).execute();
      return { message: 'Common text', students: [student] };
    },
    from: staff,
    outside: 'error',
  },
  sendSmsToUser: {
    args: async (w, where) => {
      const { tenant, contact } = w.at(where);
      await tenant.db.updateTable('app_user').set({ phone: '+12075550142' }).where('id', '=', contact).execute();
      return { user_id: contact, message: 'Common text' };
    },
    from: staff,
    outside: 'error',
  },
  generateSmsStudent: {
    args: (w, where) => ({ students: [w.at(where).student] }),
    from: staff,
    outside: 'refused',
  },
  getInstantSms: {
    args: (w, where) => ({ location: w.at(where).location, first: 20 }),
    from: staff,
    outside: 'refused',
  },
  smsResponse: {
    args: (w, where) => ({ location: w.at(where).location, first: 20 }),
    from: office,
    outside: 'refused',
  },
  decideSmsResponse: {
    args: async (w, where) => {
      const { tenant, contact } = w.at(where);
      return { id: (await aReply(tenant, { user_id: contact })).id, stop: false };
    },
    from: office,
    outside: 'error',
  },
  unsubscribedEmails: { args: () => ({ first: 20 }) },
  unsubscribedSms: { args: () => ({ first: 20 }) },
  deleteUnsubscribedEmail: out('mail'),
  deleteUnsubscribedSms: out('text'),
  getUnsubscribeLink: { args: () => ({ token: 'nobody-was-sent-this-token' }) },
  unsubscribe: { args: () => ({ token: 'nobody-was-sent-this-token' }), status: 'Error' },
  subscribeAgain: { args: () => ({ token: 'nobody-was-sent-this-token' }), status: 'Error' },
};
