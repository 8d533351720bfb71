import { useWords } from '@nestling/ui/words.ts';
import { keyIn } from '../parts/state.tsx';
import { priceWords } from './words.ts';

const words = {
  once: 'once',
  minute: 'minute',
  '5 minutes': 'minutes5',
  '10 minutes': 'minutes10',
  '15 minutes': 'minutes15',
  '30 minutes': 'minutes30',
  hour: 'hour',
} as const;

/** How long the stretches are that a variable charge counts. */
export const intervals = ['once', 'minute', '5 minutes', '10 minutes', '15 minutes', '30 minutes', 'hour'] as const;

/** What such a stretch is called. */
export const useIntervalWord = () => {
  const t = useWords(priceWords);
  return (interval: string): string => {
    const known = keyIn(words, interval);
    return known ? t(words[known]) : interval;
  };
};
