import { addDays } from '@nestling/ui/format/day.ts';
import { dateWords, stated } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { familyBillingWords } from './words.ts';

/** The day of the viewer, and the one after it, 'YYYY-MM-DD'. */
export const dayFromNow = (days: number): string => addDays(stated(Date.now()).date, days);

/** "Due tomorrow", "Due Nov 27, 2026", "Was due Nov 1, 2026". */
export const useDueWords = () => {
  const t = useWords(familyBillingWords);
  const { language } = useSpeech();
  return (day: string): string => {
    const today = dayFromNow(0);
    if (day === today) return t('dueToday');
    if (day === dayFromNow(1)) return t('dueTomorrow');
    return day < today ? t('wasDue', { day: dateWords(day, language) }) : t('dueOn', { day: dateWords(day, language) });
  };
};
