import { defineWords } from '@nestling/ui/words.ts';

/** The words of two weeks of sleep and food. */
export const twoWeekWords = defineWords({
  en: {
    title: 'Two weeks',
    show: 'Show sleep and food over two weeks',
    hide: 'Hide sleep and food',
    sleep: 'Sleep',
    asleep: 'Asleep',
    food: 'Food',
    meals: 'Meals',
    bottles: 'Bottles',
    ounces: 'Bottles, oz',
    day: 'Day',
    hours: '{hours} h {minutes} min',
  },
  es: () => import('./two-week-words.es.ts'),
});
