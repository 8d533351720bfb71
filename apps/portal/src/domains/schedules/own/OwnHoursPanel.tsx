import type { Call } from '@nestling/contract/limits.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { WeekField } from '../parts/WeekField.tsx';
import { useWeekProblems } from '../use-week-problems.ts';
import { datesOf, type Week } from '../week.ts';
import { ownHoursWords } from './words.ts';

/** Sets the hours of a child, or of a contact. */
export type HoursCall = Call<
  object,
  { user_id: string; student_id: string; scheduledates: ReturnType<typeof datesOf> }
>;

/** Gives a child or a contact hours of its own, in place of those it had. */
export const OwnHoursPanel = ({
  draft,
  name,
  week,
  call,
  of,
  onClose,
}: {
  /** Names the draft. */
  draft: string;
  name: string;
  week: Week;
  call: HoursCall;
  /** Whose hours they are. */
  of: string;
  onClose: () => void;
}) => {
  const t = useWords(ownHoursWords);
  const [tried, setTried] = useState(false);
  const wrong = useWeekProblems();
  const form = useCallForm({
    call,
    name: draft,
    fixed: { user_id: of, student_id: of },
    values: { scheduledates: week },
    validate: {
      scheduledates: (value) => {
        const problem = wrong.ofWeek(value);
        if (problem) setTried(true);
        return problem;
      },
    },
    args: (_, { scheduledates }) => ({ scheduledates: datesOf(scheduledates) }),
    onSaved: onClose,
  });
  const { scheduledates } = form.values;
  return (
    <FormPanel form={form} title={t('edit', { name })} onClose={onClose}>
      <p>{t('help')}</p>
      <WeekField
        value={scheduledates}
        onChange={(next) => form.set('scheduledates', next)}
        problems={tried ? wrong.byDay(scheduledates) : {}}
      />
    </FormPanel>
  );
};
