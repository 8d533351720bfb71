import { defineWords } from '@nestling/ui/words.ts';

/** The words of naps that have not ended, and of writing the same again. */
export const asleepWords = defineWords({
  en: {
    asleep: 'Asleep now',
    since_one: 'Since {time}, {count} minute',
    since_other: 'Since {time}, {count} minutes',
    awake: 'Woke up',
    again: 'Same again: {what}',
  },
  es: {
    asleep: 'Durmiendo ahora',
    since_one: 'Desde las {time}, {count} minuto',
    since_other: 'Desde las {time}, {count} minutos',
    awake: 'Despertó',
    again: 'Lo mismo: {what}',
  },
});
