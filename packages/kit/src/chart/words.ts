import { defineWords } from '@nestling/ui/words.ts';

export const chartWords = defineWords({
  en: { none: 'There are no numbers for this yet.', showTable: 'Show as a table', hideTable: 'Hide the table' },
  es: { none: 'Todavía no hay cifras.', showTable: 'Ver como tabla', hideTable: 'Ocultar la tabla' },
});
