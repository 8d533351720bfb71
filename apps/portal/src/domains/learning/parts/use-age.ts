import { useWords } from '@nestling/ui/words.ts';
import { learningWords } from '../words.ts';

/** Whole months as people say them: years and months. */
export const useAge = () => {
  const t = useWords(learningWords);
  return (age: number): string => {
    const [years, months] = [Math.floor(age / 12), age % 12];
    const said = [
      years > 0 ? t('years', { count: years }) : '',
      months > 0 || years === 0 ? t('months', { count: months }) : '',
    ];
    return said.filter(Boolean).join(' ');
  };
};
