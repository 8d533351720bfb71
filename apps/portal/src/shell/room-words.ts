import { defineWords } from '@nestling/ui/words.ts';

/** What a room is called where something is narrowed to one. */
export const roomWords = defineWords({
  en: { room: 'Room' },
  es: () => import('./room-words.es.ts'),
});
