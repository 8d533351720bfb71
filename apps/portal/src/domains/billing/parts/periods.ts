import { defineWords, useWords } from '@nestling/ui/words.ts';
import { keyIn } from './state.tsx';

const periodWords = defineWords({
  en: {
    weekly: 'a week',
    biweekly: 'every two weeks',
    monthly: 'a month',
    daily: 'a day attended',
    hourly: 'an hour',
    session: 'a session',
  },
  es: () => import('./periods.es.ts'),
});

/** How often a plan is billed, and by what. */
export const periods = ['monthly', 'weekly', 'biweekly', 'daily', 'hourly', 'session'] as const;

/** What a period is called behind an amount: "$1,200.00 a month". */
export const usePeriodWord = () => {
  const t = useWords(periodWords);
  return (period: string): string => {
    const known = keyIn(periodWords.en, period);
    return known ? t(known) : period;
  };
};
