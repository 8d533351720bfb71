import { defineWords } from '@nestling/ui/words.ts';

/** The words of entries that wait on this device for the line. */
export const keptWords = defineWords({
  en: {
    kept: 'Saved on this device',
    keptText: 'No connection. It will be sent when you’re back online.',
    waiting_one: '{count} entry will be sent when back online',
    waiting_other: '{count} entries will be sent when back online',
    notTaken: 'Not saved: {why}',
    changeOf: 'Change: {what}',
    discard: 'Discard',
  },
  es: () => import('./kept-words.es.ts'),
});
