import { defineWords } from '@nestling/ui/words.ts';

/** The words of the day by email. */
export const reportWords = defineWords({
  en: {
    title: 'Daily report',
    help: 'Your child’s day in one email, with photos.',
    send: 'Email me a daily report',
    at: 'Send it at',
  },
  es: () => import('./report-words.es.ts'),
  pets: { help: 'Your pet’s day in one email, with photos.' },
});
