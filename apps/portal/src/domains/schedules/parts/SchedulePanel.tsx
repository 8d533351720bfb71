import { Button, TextInput } from '@mantine/core';
import { createSchedule, updateSchedule } from '@nestling/contract/operations/schedules.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
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
  const create = useAction(createSchedule, { ownErrors: true });
  const update = useAction(updateSchedule, { ownErrors: true });

  const wrong = useWeekProblems();
  const form = useRecordForm({
    name: begun.id ? `schedule:${begun.id}` : `schedule:new:${location}`,
    initial: { name: begun.name, scheduledates: begun.week },
    validate: {
      name: (value) => (value.trim() ? null : t('needName')),
      scheduledates: (value) => {
        const problem = wrong.ofWeek(value);
        if (problem) setTried(true);
        return problem;
      },
    },
    save: ({ name, scheduledates }): Promise<Ended<object> | null> => {
      const given = { name, scheduledates: datesOf(scheduledates) };
      return begun.id ? update.run({ id: begun.id, ...given }) : create.run({ ...given, location_id: location });
    },
    onSaved: onClose,
  });
  const { fields } = form;
  const { name, scheduledates } = fields.getValues();
  return (
    <SidePanel title={begun.id ? t('edit', { name: begun.name }) : t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name'), scheduledates: t('hours') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {begun.id ? t('save') : name.trim() ? t('addNamed', { name: name.trim() }) : t('add')}
          </Button>
        }
      >
        <TextInput label={t('name')} description={t('nameHelp')} withAsterisk {...fields.getInputProps('name')} />
        <WeekField
          value={scheduledates}
          onChange={(week) => fields.setFieldValue('scheduledates', week)}
          problems={tried ? wrong.byDay(scheduledates) : {}}
        />
        {begun.cameras > 0 ? <p>{t('touches', { count: begun.cameras })}</p> : null}
      </FormBody>
    </SidePanel>
  );
};
