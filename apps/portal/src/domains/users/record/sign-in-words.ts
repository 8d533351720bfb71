import { defineWords } from '@nestling/ui/words.ts';

/** The words about when and from which devices somebody signed in, and what is waiting for a contact. */
export const signInWords = defineWords({
  en: {
    signIns: 'Sign-ins',
    none: 'Hasn’t signed in yet.',
    unknownDevice: 'Unknown device',
    signedIn: 'Signed in',
    lastUsed: 'Last used',
    ended: 'Ended',
    logout: 'signed out',
    reuse: 'ended: session key reused',
    password: 'ended by a new password',
    revoked: 'signed out elsewhere',
    inactive: 'ended: account deactivated',
    goesOn: 'open',
    notifications_one: '{count} unread notification',
    notifications_other: '{count} unread notifications',
    questions_one: '{count} pickup missing details',
    questions_other: '{count} pickups missing details',
    device: 'Device',
    address: 'IP address',
  },
  es: () => import('./sign-in-words.es.ts'),
});
