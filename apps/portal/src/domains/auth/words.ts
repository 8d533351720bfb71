import { defineWords } from '@nestling/ui/words.ts';

/** The words of signing in. */
export const authWords = defineWords({
  en: {
    welcome: 'Good to see you',
    lead: 'Sign in to see how the day is going.',
    username: 'Username or email',
    password: 'Password',
    keep: 'Keep me signed in on this device',
    signIn: 'Sign in',
    show: 'Show password',
    capsLock: 'Caps Lock is on.',
    needUsername: 'Enter your username or email.',
    needPassword: 'Enter your password.',
    unreachable: 'We can’t reach the server. Check your connection and try again.',
    forgot: 'Forgot it?',
    firstTime: 'First time here?',
    useCode: 'Use your sign-up code',
    notConfirmed: 'Email not confirmed yet?',
    sendCode: 'Send code again',
    actTitle: 'Sign in as {name}',
    actText:
      'You’ll see what {name} sees for up to 30 minutes. You can look, but not change anything. Everything is logged under your name.',
    actReason: 'Why?',
    actReasonHelp: 'This shows in the activity log.',
    act: 'Sign in as {name}',
    actingAs: 'You’re signed in as {name} until {time}. You can look, but not change anything.',
    stopActing: 'Back to my account',
    stopFailed: 'That didn’t work. Try again in a moment.',
  },
  es: () => import('./words.es.ts'),
});
