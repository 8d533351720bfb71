import { defineWords } from '@nestling/ui/words.ts';

/** Words of what is done with bills to come. */
export const upcomingWords = defineWords({
  en: {
    skip: 'Skip this bill',
    skipOf: 'Skip {name}, {day}?',
    skipSays: 'No invoice is made for this period. Undo it until the day it would be made.',
    changeOnce: 'Change the amount once',
    amountOf: '{name}, {day}: this once',
    amountSays: 'The plan costs this amount for one period. Discounts still apply; later bills are as before.',
    addLine: 'Add a line',
    lineOf: 'Add a line to {name}, {day}',
    lineSays: 'This line is on this invoice only. A negative amount lowers it.',
    lineName: 'What it is for',
    amount: 'Amount',
    amountHelp: 'Negative to lower the bill.',
    reason: 'Reason',
    familySees: 'Shown on the invoice.',
    officeOnly: 'For the office.',
    save: 'Save',
    createNow: 'Create the invoice now',
    undoSkip: 'Undo the skip',
    undo: 'Undo: {name}',
  },
  es: () => import('./upcoming-words.es.ts'),
});
