import { defineWords } from '@nestling/ui/words.ts';

/** The words of a form behind a public link. */
export const publicWords = defineWords({
  en: {
    send: 'Send',
    thanks: 'Thank you',
    sent: 'Your answers were sent.',
    another: 'Fill it in again',
    closed: 'This form is not open',
    closedText: 'The link has expired, or the form is full. Ask the center for a new one.',
    failedTitle: 'Something went wrong',
    failed: 'We couldn’t reach the center. Check your connection and try again.',
    again: 'Try again',
  },
  es: () => import('./public-words.es.ts'),
});
