import { defineWords } from '@nestling/ui/words.ts';

/** Words of one's own e-mail and phone. */
export const addressWords = defineWords({
  en: {
    title: 'Email and phone',
    help: 'We’ll send a code to confirm the new one. Until then, your current one stays active.',
    email: 'New email',
    changeEmail: 'Change email',
    sendCode: 'Send code',
    waits: '{email} isn’t confirmed yet',
    again: 'Send again',
    withdraw: 'Withdraw',
    code: 'Code',
    confirm: 'Confirm',
    cancel: 'Cancel',
    phone: 'Phone',
    phoneHelp: 'With area code, such as (207) 555-0142.',
    verifyPhone: 'Confirm phone number',
    phoneWaits: 'A code was sent to {phone}',
    newTitle: 'Use this email?',
    newLead: 'Your account will use this address instead of the old one.',
    newButton: 'Use this address',
    doneTitle: 'Email changed',
    home: 'Go to Home',
  },
  es: () => import('./address-words.es.ts'),
});
