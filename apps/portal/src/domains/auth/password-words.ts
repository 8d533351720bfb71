import { defineWords } from '@nestling/ui/words.ts';

/** The words of choosing a password. */
export const passwordWords = defineWords({
  en: {
    password: 'New password',
    again: 'Confirm new password',
    rule: 'At least {min} characters. A short sentence is easy to remember and hard to guess.',
    show: 'Show password',
    capsLock: 'Caps Lock is on.',
    tooShort: 'Use at least {min} characters.',
    tooLong: 'Use at most {max} characters.',
    common: 'This password is easy to guess. Choose another one.',
    holdsName: 'Don’t use your name or email in your password.',
    differs: 'The passwords don’t match. Type the same one again.',
  },
  es: () => import('./password-words.es.ts'),
});
