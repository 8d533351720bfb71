import { Button } from '@mantine/core';
import type { Ended } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { WeekField } from '../parts/WeekField.tsx';
import { useWeekProblems } from '../use-week-problems.ts';
import { datesOf, type Week } from '../week.ts';
import { ownHoursWords } from './words.ts';

/** Gives a child or a contact hours of its own, in place of those it had. */
export const OwnHoursPanel = ({
  draft,
  name,
  week,
  save,
  onClose,
}: {
  /** Names the draft. */
  draft: string;
  name: string;
  week: Week;
  save: (dates: ReturnType<typeof datesOf>) => Promise<Ended<object> | null>;
  onClose: () => void;
}) => {
  const t = useWords(ownHoursWords);
  const [tried, setTried] = useState(false);
  const wrong = useWeekProblems();
  const form = useRecordForm({
    name: draft,
    initial: { scheduledates: week },
    validate: {
      scheduledates: (value) => {
        const problem = wrong.ofWeek(value);
        if (problem) setTried(true);
        return problem;
      },
    },
    save: ({ scheduledates }) => save(datesOf(scheduledates)),
    onSaved: onClose,
  });
  const { scheduledates } = form.fields.getValues();
  return (
    <SidePanel title={t('edit', { name })} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ scheduledates: t('hours') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        }
      >
        <p>{t('help')}</p>
        <WeekField
          value={scheduledates}
          onChange={(next) => form.fields.setFieldValue('scheduledates', next)}
          problems={tried ? wrong.byDay(scheduledates) : {}}
        />
      </FormBody>
    </SidePanel>
  );
};
