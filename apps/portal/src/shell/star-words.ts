import { defineWords } from '@nestling/ui/words.ts';

/** The words of the menu of starred pages, which comes after the page. */
export const starWords = defineWords({
  en: {
    star: 'Star this page',
    unstar: 'Remove star',
    starred: 'Starred',
    starsFull: 'You already have 10 starred pages.',
    starsFullDetail: 'Remove a star first, then add this one.',
    pageStars: 'Starred pages',
  },
  es: () => import('./star-words.es.ts'),
});
