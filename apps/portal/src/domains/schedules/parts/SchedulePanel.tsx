import { TextInput } from '@mantine/core';
import { createSchedule, updateSchedule } from '@nestling/contract/operations/schedules.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useWeekProblems } from '../use-week-problems.ts';
import { datesOf, type Week, weekOf } from '../week.ts';
import { scheduleWords } from '../words.ts';
import { WeekField } from './WeekField.tsx';

/** What a panel begins with: a schedule to change, or another one to make a copy of (its id is null then). */
export type Begun = {
  readonly id: string | null;
  readonly name: string;
  readonly week: Week;
  readonly cameras: number;
};

/** A new schedule without any hours. */
export const emptySchedule: Begun = { id: null, name: '', week: weekOf([]), cameras: 0 };

/** Adds a schedule or changes one, for every camera that goes by it. */
export const SchedulePanel = ({
  location,
  begun,
  onClose,
}: {
  location: string;
  begun: Begun;
  onClose: () => void;
}) => {
  const t = useWords(scheduleWords);
  const [tried, setTried] = useState(false);

  const wrong = useWeekProblems();
  const form = useCallForm({
    add: createSchedule,
    change: updateSchedule,
    record: begun.id ? { id: begun.id } : null,
    fixed: { location_id: location },
    values: { name: begun.name, scheduledates: begun.week },
    validate: {
      scheduledates: (value) => {
        const problem = wrong.ofWeek(value);
        if (problem) setTried(true);
        return problem;
      },
    },
    args: ({ name }, { scheduledates }) => ({ name, scheduledates: datesOf(scheduledates) }),
    onSaved: onClose,
  });
  const { field } = form;
  const { name, scheduledates } = form.values;
  return (
    <FormPanel
      form={form}
      title={begun.id ? t('edit', { name: begun.name }) : t('add')}
      onClose={onClose}
      submit={begun.id ? t('save') : name.trim() ? t('addNamed', { name: name.trim() }) : t('add')}
    >
      <TextInput {...field('name', t('name'), t('nameHelp'))} />
      <WeekField
        value={scheduledates}
        onChange={(week) => form.set('scheduledates', week)}
        problems={tried ? wrong.byDay(scheduledates) : {}}
      />
      {begun.cameras > 0 ? <p>{t('touches', { count: begun.cameras })}</p> : null}
    </FormPanel>
  );
};
