import type { FieldProps } from '@nestling/kit/field/field-props.ts';
import { Toggles } from '@nestling/kit/field/Toggles.tsx';
import { weekdayWords } from '@nestling/ui/format/when.ts';
import { useSpeech } from '@nestling/ui/words.ts';

/** Weekdays as the calls name them; January 1st, 2024 was a Monday. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const dayOf = (at: number): string => `2024-01-0${at + 1}`;

/** Short names of weekdays, in their order: "Mon, Wed". */
export const useWeekdayWords = () => {
  const { language } = useSpeech();
  return (days: readonly string[]): string =>
    weekdays.flatMap((day, at) => (days.includes(day) ? [weekdayWords(dayOf(at), language, 'short')] : [])).join(', ');
};

/** Some days of the week; none means all of them. */
export const WeekdaysField = (field: FieldProps<readonly string[]>) => {
  const { language } = useSpeech();
  return (
    <Toggles<string>
      choices={weekdays.map((value, at) => ({ value, label: weekdayWords(dayOf(at), language, 'short') }))}
      {...field}
    />
  );
};
