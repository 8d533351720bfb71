import { defineWords } from '../words.ts';

/** The words of the dialogs and notices; those of deletion are given by the product's documents. */
export const overlayWords = defineWords({
  en: {
    deleteTitle: 'Delete this?',
    deleteText: 'This can’t be undone.',
    delete: 'Delete',
    cancel: 'Cancel',
    close: 'Close',
    undo: 'Undo',
    notices: 'Notices',
  },
  es: () => import('./words.es.ts'),
});
