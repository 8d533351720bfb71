import { defineWords } from '@nestling/ui/words.ts';

export const chartWords = defineWords({
  en: { none: 'No data yet.', showTable: 'Show as a table', hideTable: 'Hide the table' },
  es: () => import('./words.es.ts'),
});
