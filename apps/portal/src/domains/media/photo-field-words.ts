import { defineWords } from '@nestling/ui/words.ts';

/** The words of the field of a photo. */
export const photoFieldWords = defineWords({
  en: {
    addPhoto: 'Add a photo',
    takePhoto: 'Take or choose a photo',
    anotherPhoto: 'Another photo',
    removePhoto: 'Remove the photo',
    noPhoto: 'The photo couldn’t be sent. Try again.',
    photoHeld: 'Families can see it once it’s approved.',
  },
  es: () => import('./photo-field-words.es.ts'),
});
