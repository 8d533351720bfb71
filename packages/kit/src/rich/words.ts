import { defineWords } from '@nestling/ui/words.ts';

/** What the buttons of the editor are called. */
export const richWords = defineWords({
  en: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    heading: 'Heading',
    subheading: 'Subheading',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    quote: 'Quote',
    link: 'Link',
    unlink: 'Remove link',
    undo: 'Undo',
    redo: 'Redo',
    address: 'Link address',
    newTab: 'Opens in a new tab',
    sameTab: 'Opens in this tab',
    save: 'Save',
  },
  es: () => import('./words.es.ts'),
});
