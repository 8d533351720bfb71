import { defineWords } from '@nestling/ui/words.ts';

/** What signing out says of what is still on this device. */
export const signOutWords = defineWords({
  en: {
    title: 'Some things haven’t been sent yet',
    chat_one: '{count} message hasn’t been sent.',
    chat_other: '{count} messages haven’t been sent.',
    entries_one: '{count} entry hasn’t been sent.',
    entries_other: '{count} entries haven’t been sent.',
    files_one: '{count} photo or video hasn’t been sent.',
    files_other: '{count} photos or videos haven’t been sent.',
    text: 'If you sign out, they stay locked on this device for {days} days. Only you can open them, and they’re sent when you sign in here again.',
    shared: 'Not your device? Forget it, and everything you left here is deleted for good.',
    stay: 'Stay signed in',
    forget: 'Forget this device',
    out: 'Sign out',
  },
  es: () => import('./sign-out-words.es.ts'),
});
