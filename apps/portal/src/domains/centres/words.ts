import { defineWords } from '@nestling/ui/words.ts';

/** The words of setting an empty system up. */
export const setUpWords = defineWords({
  en: {
    title: 'Set up your center',
    lead: 'No one uses this system yet. You need a set-up code: the console where you started it names the file with the code.',
    code: 'Set-up code',
    codeHelp: 'Four groups of five characters.',
    centreTitle: 'The center',
    centre: 'Center name',
    theme: 'Who you care for',
    nestling: 'Children',
    pets: 'Pets',
    you: 'Administrator (you)',
    fname: 'First name',
    lname: 'Last name',
    email: 'Email',
    username: 'Username',
    usernameHelp: 'You’ll sign in with this.',
    save: 'Create center',
    ready: 'Your center is ready',
    readyLead: '{centre} and your account {username} are ready. Sign in to add locations, rooms and people.',
    signIn: 'Sign in',
    away: 'The server isn’t responding. Try again.',
  },
  es: () => import('./words.es.ts'),
});
