import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { dayName, problemOf, type Week, type Weekday, weekdays } from './week.ts';
import { scheduleWords } from './words.ts';

/** What is wrong with the hours of a week, in words: of each day, and the first of the whole. */
export const useWeekProblems = () => {
  const t = useWords(scheduleWords);
  const { language } = useSpeech();
  const ofDay = (week: Week, day: Weekday): string | null => {
    const problem = problemOf(week[day]);
    const name = dayName(day, language, 'long');
    return problem === null ? null : t(problem === 'empty' ? 'empty_hours' : problem, { day: name });
  };
  const ofWeek = (week: Week): string | null => {
    if (weekdays.every((day) => week[day].length === 0)) return t('needHours');
    return weekdays.map((day) => ofDay(week, day)).find((problem) => problem !== null) ?? null;
  };
  const byDay = (week: Week): { readonly [day in Weekday]?: string } =>
    Object.fromEntries(weekdays.flatMap((day) => [[day, ofDay(week, day)]]).filter(([, wrong]) => wrong));
  return { ofWeek, byDay };
};
