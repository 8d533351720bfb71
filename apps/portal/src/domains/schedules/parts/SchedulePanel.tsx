import { Button, TextInput } from '@mantine/core';
import { createSchedule, updateSchedule } from '@nestling/contract/operations/schedules.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { datesOf, dayName, problemOf, type Week, type Weekday, weekdays, weekOf } from '../week.ts';
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
  const { language } = useSpeech();
  const [tried, setTried] = useState(false);
  const create = useAction(createSchedule, { ownErrors: true });
  const update = useAction(updateSchedule, { ownErrors: true });

  const wrongDay = (week: Week, day: Weekday): string | null => {
    const problem = problemOf(week[day]);
    const name = dayName(day, language, 'long');
    return problem === null ? null : t(problem === 'empty' ? 'empty_hours' : problem, { day: name });
  };
  const wrongWeek = (week: Week): string | null => {
    if (weekdays.every((day) => week[day].length === 0)) return t('needHours');
    return weekdays.map((day) => wrongDay(week, day)).find((problem) => problem !== null) ?? null;
  };
  const form = useRecordForm({
    name: begun.id ? `schedule:${begun.id}` : `schedule:new:${location}`,
    initial: { name: begun.name, scheduledates: begun.week },
    validate: {
      name: (value) => (value.trim() ? null : t('needName')),
      scheduledates: (value) => {
        const wrong = wrongWeek(value);
        if (wrong) setTried(true);
        return wrong;
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
  const problems = tried
    ? Object.fromEntries(weekdays.flatMap((day) => [[day, wrongDay(scheduledates, day)]]).filter(([, wrong]) => wrong))
    : {};
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
          problems={problems}
        />
        {begun.cameras > 0 ? <p>{t('touches', { count: begun.cameras })}</p> : null}
      </FormBody>
    </SidePanel>
  );
};
