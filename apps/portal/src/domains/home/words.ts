import { defineWords } from '@nestling/ui/words.ts';

/** The words of the family's start page. */
export const homeWords = defineWords({
  en: {
    morning: 'Good morning, {name}',
    afternoon: 'Good afternoon, {name}',
    evening: 'Good evening, {name}',
    failed: 'This could not be read',
    tryAgain: 'Try again',
  },
  es: {
    morning: 'Buenos días, {name}',
    afternoon: 'Buenas tardes, {name}',
    evening: 'Buenas noches, {name}',
    failed: 'No se pudo leer',
    tryAgain: 'Reintentar',
  },
});
