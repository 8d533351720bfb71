import { defineWords } from '@nestling/ui/words.ts';

/** How lines of invoices are worked out. */
export const workingWords = defineWords({
  en: {
    part: '{count} of {of} days at {amount}',
    days_one: '{count} day at {amount}',
    days_other: '{count} days at {amount}',
    visits_one: '{count} visit at {amount}',
    visits_other: '{count} visits at {amount}',
    hours: '{hours} h {minutes} min at {amount} an hour',
    stay: '{count} min',
    tax: '{percent}% of {of}',
    taxWithin: '{of} includes {tax} tax ({percent}%)',
    once: 'this once, instead of {amount}',
    closed_one: '{count} day closed',
    closed_other: '{count} days closed',
    yours: 'your share of {amount}',
  },
  es: () => import('./working-words.es.ts'),
});
