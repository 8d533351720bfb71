import { defineWords } from '@nestling/ui/words.ts';

/** What all reports say. */
export const reportWords = defineWords({
  en: {
    from: 'From',
    to: 'To',
    day: 'Day',
    before: 'Previous period',
    after: 'Next period',
    thisWeek: 'This week',
    lastWeek: 'Last week',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    choose: 'Choose a period',
    export: 'Export',
    making: 'Creating file…',
    print: 'Print',
    keep: 'Save and email…',
  },
  es: () => import('./words.es.ts'),
});
