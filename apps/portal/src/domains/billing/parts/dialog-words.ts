import { defineWords } from '@nestling/ui/words.ts';

/** Words of every dialog of billing. */
export const dialogWords = defineWords({
  en: { cancel: 'Cancel' },
  es: { cancel: 'Cancelar' },
});
