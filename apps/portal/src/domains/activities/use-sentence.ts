import { isObject } from '@nestling/rules/json.ts';
import { clockWords } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { ActivityEntryFragment } from './activities.graphql.ts';
import { sentenceWords } from './sentence-words.ts';

type Row = Pick<ActivityEntryFragment, 'type' | 'details' | 'time' | 'students'>;

const amounts = ['none', 'some', 'most', 'all'] as const;

/** Says an entry in one sentence with its child; null for what has no sentence of its own. */
export const useSentence = () => {
  const t = useWords(sentenceWords);
  return ({ type, details, time, students }: Row): string | null => {
    const who = students.map(({ fname }) => fname).join(', ');
    const held = isObject(details) ? details : {};
    if (type === 'nap') {
      const to = typeof held.end_time === 'string' ? clockWords(held.end_time) : null;
      return to ? t('napped', { who, from: clockWords(time), to }) : t('naps', { who });
    }
    const amount = amounts.find((one) => one === held.amount);
    if (type === 'meal' && amount && typeof held.food === 'string' && held.food !== '') {
      const food = held.food.charAt(0).toLowerCase() + held.food.slice(1);
      return t(`ate_${amount}`, { who, food });
    }
    if (type === 'potty' && held.type === 'both') return t('potty_both', { who });
    return null;
  };
};
