import { defineWords } from '@nestling/ui/words.ts';

/** What is said while a centre has no location. */
export const nowhereWords = defineWords({
  en: {
    title: 'Add your first location',
    text: 'Rooms, people and cameras belong to a location. Set-up takes you through everything you need.',
    steps: 'Start setup',
    wait: 'You don’t have a location yet',
    waitText: 'A manager can add you to one. It will show up here.',
  },
  es: () => import('./nowhere-words.es.ts'),
});
