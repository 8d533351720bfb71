import { defineWords } from '@nestling/ui/words.ts';

/** The words of choosing and cutting a picture. */
export const pictureWords = defineWords({
  en: {
    change: 'Change the photo of {name}',
    add: 'Add a photo of {name}',
    title: 'Photo of {name}',
    choose: 'Choose a photo',
    another: 'Choose another',
    drop: 'Or drop one here. JPEG, PNG, WebP or HEIC; location data is removed.',
    unreadable: 'Your browser can’t read this file. Choose a JPEG, PNG or WebP.',
    tooHeavy: 'This file is {size} MB. Choose a photo up to 25 MB.',
    tooLarge: 'This photo is too large. Choose a smaller one.',
    tooManyPixels:
      'This photo is {width} × {height} pixels, which is too many. The maximum is 50 million, such as 8,000 × 6,000.',
    tooSmall: 'This image is too small. It needs at least 16 pixels on each side.',
    cut: 'Move the photo until the face is in the circle. The arrow keys work too.',
    zoom: 'Zoom',
    left: 'Turn left',
    right: 'Turn right',
    remove: 'Remove the photo',
    save: 'Save',
    cancel: 'Cancel',
    failed: 'The photo couldn’t be sent. Check your connection and try again.',
  },
  es: () => import('./words.es.ts'),
});
