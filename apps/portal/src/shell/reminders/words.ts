import { defineWords } from '@nestling/ui/words.ts';

/** The words of the days on which something reminds by itself. */
export const reminderWords = defineWords({
  en: {
    remindFrom: 'Remind from',
    remindEvery: 'Every how many days',
    remindUntil: 'Remind until',
    remindAroundDue: 'Remind around the due date',
    remindedOn: 'Reminded {date}',
    reminded: 'Last reminded',
  },
  es: () => import('./words.es.ts'),
});
