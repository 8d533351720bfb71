import { defineWords } from '@nestling/ui/words.ts';

/** The words of the newsletters families read. */
export const familyLetterWords = defineWords({
  en: {
    empty: 'No newsletters yet',
    emptyText: 'Newsletters from your center will show up here.',
    location: 'Location',
    close: 'Back to all newsletters',
  },
  es: {
    empty: 'Aún no hay boletines',
    emptyText: 'Los boletines de su centro aparecerán aquí.',
    location: 'Sede',
    close: 'Volver a todos los boletines',
  },
});
