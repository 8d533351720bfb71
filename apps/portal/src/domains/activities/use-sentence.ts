import { isObject } from '@nestling/rules/json.ts';
import { clockWords } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { ActivityEntryFragment } from './activities.graphql.ts';
import { sentenceWords } from './sentence-words.ts';

type Row = Pick<ActivityEntryFragment, 'type' | 'details' | 'time' | 'students'>;

const amounts = ['none', 'some', 'most', 'all'] as const;
const results = ['wet', 'soiled', 'both', 'dry', 'tried'] as const;

/** "1:01–2:16 PM" of '13:01' and '14:16'; both halves say theirs where they differ: "11:50 AM–1:10 PM". */
export const clockSpan = (from: string | null, to: string): string => {
  const [begin, end] = [clockWords(from), clockWords(to)];
  const half = end.slice(-3);
  return `${begin.endsWith(half) ? begin.slice(0, -3) : begin}–${end}`;
};

/** Says an entry in one sentence, with its child where `named`; null for what has no sentence of its own. */
export const useSentence = () => {
  const t = useWords(sentenceWords);
  return ({ type, details, time, students }: Row, named = true): string | null => {
    const who = students.map(({ fname }) => fname).join(', ');
    const held = isObject(details) ? details : {};
    if (type === 'nap') {
      const span = typeof held.end_time === 'string' ? clockSpan(time, held.end_time) : null;
      if (span) return named ? t('named_napped', { who, span }) : t('napped', { span });
      return named ? t('named_naps', { who }) : t('naps');
    }
    const amount = amounts.find((one) => one === held.amount);
    if (type === 'meal' && amount) {
      const said = typeof held.food === 'string' && held.food !== '' ? held.food : t('meal');
      const food = said.charAt(0).toLowerCase() + said.slice(1);
      return named ? t(`named_ate_${amount}`, { who, food }) : t(`ate_${amount}`, { food });
    }
    const result = results.find((one) => one === held.type);
    if ((type === 'potty' || type === 'diaper') && result) {
      const what = t(result);
      return named ? t(`named_${type}`, { who, what }) : t(type, { what });
    }
    if (type === 'bottle' && typeof held.amount === 'string' && held.amount !== '')
      return named ? t('named_drank', { who, amount: held.amount }) : t('drank', { amount: held.amount });
    return null;
  };
};
