import { defineWords } from '@nestling/ui/words.ts';

/** The words of a contact who checks its own children in or out. */
export const ownWords = defineWords({
  en: {
    none: 'No one to check in',
    noneText: 'Children show up here once they’re enrolled and linked to you.',
    atTheDoor:
      'At {place}, check in at the front door: enter your PIN on the tablet or scan its QR code with your phone.',
    pin: 'Set your door PIN',
    pinText: 'You enter it on the tablet at the front door. Only you know it; setting a new one replaces the old.',
    newPin: 'New PIN',
    pinHelp: 'Four to six digits, not all the same or in a row like 123456.',
    scanned: 'You scanned the code at the front door. Check in below before it expires.',
    sign: 'A signature is required. Please sign, then try again.',
  },
  es: () => import('./words.es.ts'),
  pets: { noneText: 'Pets show up here once they’re enrolled and linked to you.' },
});
