import { defineWords } from '@nestling/ui/words.ts';

/** What the button of a question says, by what is asked. */
export const confirmWords = defineWords({
  en: {
    cancel: 'Cancel',
    goOn: 'Continue',
    LETTER: 'Send',
    ALERT: 'Send alert',
    TEXT: 'Send texts',
    MISSING: 'End anyway',
    RATIO: 'Continue anyway',
    ALLERGEN: 'Save anyway',
    CHARGE: 'Charge cards',
    REFUND: 'Refund',
    CREDIT: 'Keep as credit',
    KEEP: 'Keep deposit',
    AGAIN: 'Bill it again',
    BILLS: 'Continue',
    PRICE: 'Change price',
    PUBLISH: 'Publish',
    ELSEWHERE: 'Add domain',
    IMPORT: 'Import',
  },
  es: () => import('./confirm-words.es.ts'),
});
