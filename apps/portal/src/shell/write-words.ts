import { defineWords } from '@nestling/ui/words.ts';

/** The words of the ways to write to somebody, on their record. */
export const messageWords = defineWords({
  en: { message: 'Message', messages: 'Messages', instant: 'Text message or alert' },
  es: () => import('./write-words.es.ts'),
});
