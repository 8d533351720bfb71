import { defineWords } from '@nestling/ui/words.ts';

/** The words of the newsletters families read. */
export const familyLetterWords = defineWords({
  en: {
    empty: 'No newsletters yet',
    emptyText: 'Newsletters from your center will show up here.',
    location: 'Location',
    close: 'Back to all newsletters',
  },
  es: () => import('./family-words.es.ts'),
});
