import { defineWords } from '@nestling/ui/words.ts';

/** The words of putting cameras into the order families see them in. */
export const orderWords = defineWords({
  en: {
    order: 'Order',
    title: 'Camera order',
    help: 'Families see the cameras in this order. Drag one, or use the arrow keys.',
    place: '{name}, place {place} of {all}',
    saved: 'Order saved',
    none: 'This location has no cameras yet.',
  },
  es: () => import('./words.es.ts'),
});
