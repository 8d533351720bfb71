import { defineWords } from '@nestling/ui/words.ts';

/** The words around the help of a screen. */
export const helpWords = defineWords({
  en: {
    help: 'Help for this page',
    about: 'Help: {page}',
    none: 'There is no help for this page yet. Tell us what you are looking for.',
    keys: 'Keys',
    find: 'Find anything',
    close: 'Close what is open',
    add: 'New',
    next: 'Next',
    before: 'Previous',
    write: 'Write an answer',
    report: 'Report a problem',
  },
  es: () => import('./words.es.ts'),
});

/** What a key may do. */
export type HelpKey = 'find' | 'help' | 'close' | 'add' | 'next' | 'before' | 'write';
