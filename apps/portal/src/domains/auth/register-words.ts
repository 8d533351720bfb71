import { defineWords } from '@nestling/ui/words.ts';

/** The words of signing up. */
export const registerWords = defineWords({
  en: {
    title: 'Create your account',
    lead: 'With the sign-up code your center gave you.',
    leadOf: 'For families of {location}.',
    code: 'Sign-up code',
    codeHelp: 'On your center’s letter or poster.',
    needCode: 'Enter the sign-up code.',
    unknownCode: 'No location uses this code, or sign-up is closed. Ask your center.',
    next: 'Next',
    fname: 'First name',
    middle: 'Middle name',
    lname: 'Last name',
    lnameHelp: 'Leave blank if you have only one name.',
    optional: '{label} (optional)',
    email: 'Email',
    takenEmail: 'This email already has an account. Sign in, or reset your password.',
    phone: 'Phone',
    username: 'Username',
    submit: 'Create account',
  },
  es: () => import('./register-words.es.ts'),
});
