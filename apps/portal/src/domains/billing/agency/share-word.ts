import { useWords } from '@nestling/ui/words.ts';
import { keyIn } from '../parts/state.tsx';
import { agencyWords } from './words.ts';

const words = { daily: 'daily', weekly: 'weekly', biweekly: 'biweekly', monthly: 'monthly' } as const;

/** What an agency pays for each time. */
export const sharePeriods = ['monthly', 'biweekly', 'weekly', 'daily'] as const;

/** What such a period is called. */
export const useShareWord = () => {
  const t = useWords(agencyWords);
  return (period: string): string => {
    const known = keyIn(words, period);
    return known ? t(words[known]) : period;
  };
};
