import { defineWords } from '@nestling/ui/words.ts';

/** The words of the family's start page. */
export const homeWords = defineWords({
  en: {
    morning: 'Good morning, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
    failed: 'We couldn’t load this',
    tryAgain: 'Try again',
  },
  es: {
    morning: 'Buenos días, {name}',
    afternoon: 'Buenas tardes, {name}',
    evening: 'Buenas noches, {name}',
    failed: 'No pudimos cargar esto',
    tryAgain: 'Reintentar',
  },
});
