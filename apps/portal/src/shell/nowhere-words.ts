import { defineWords } from '@nestling/ui/words.ts';

/** What is said while a centre has no location. */
export const nowhereWords = defineWords({
  en: {
    title: 'Add your first location',
    text: 'Rooms, people and cameras belong to a location. Set-up takes you through everything you need.',
    steps: 'Start setup',
    homeTitle: 'You run the platform here',
    homeText:
      'Centers, those who pay for them and requests for a demo are in the menu. This center needs no location of its own.',
    centers: 'See centers',
    customers: 'See customers',
    wait: 'You don’t have a location yet',
    waitText: 'A manager can add you to one. It will show up here.',
  },
  es: () => import('./nowhere-words.es.ts'),
});
