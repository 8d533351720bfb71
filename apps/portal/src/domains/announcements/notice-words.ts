import { defineWords } from '@nestling/ui/words.ts';

/** The words around announcements as they are read: on first pages, which do without those of the office. */
export const noticeWords = defineWords({
  en: { heading: 'Announcements' },
  es: () => import('./notice-words.es.ts'),
});
