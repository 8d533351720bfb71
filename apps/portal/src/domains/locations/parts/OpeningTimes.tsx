import { Button } from '@mantine/core';
import { updateLocation } from '@nestling/contract/operations/locations.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { WhoMay } from '../../permissions/parts/WhoMay.tsx';
import { WeekField } from '../../schedules/parts/WeekField.tsx';
import { datesOf, dayName, problemOf, type Week, weekdays, weekOf } from '../../schedules/week.ts';
import type { PlaceQuery } from '../places.graphql.ts';
import { placeWords } from '../words.ts';
import classes from './places.module.css';

type Place = NonNullable<PlaceQuery['location']>;

/** When a location is open; cameras that go by these hours follow. */
export const OpeningTimes = ({ place }: { place: Place }) => {
  const [saved, setSaved] = useState(0);
  return (
    <WhoMay permission="edit_settings">
      <Form key={saved} place={place} onSaved={() => setSaved(saved + 1)} />
    </WhoMay>
  );
};

const Form = ({ place, onSaved }: { place: Place; onSaved: () => void }) => {
  const t = useWords(placeWords);
  const { language } = useSpeech();
  const save = useAction(updateLocation, { ownErrors: true });
  const wrongDays = (week: Week) =>
    weekdays.filter((day) => problemOf(week[day]) !== null).map((day) => [day, t('badHours')] as const);
  const form = useRecordForm({
    name: `location:${place.id}:hours`,
    initial: { schedule: weekOf(place.schedule?.scheduledates ?? []) },
    validate: {
      schedule: (week) => {
        const [first] = wrongDays(week);
        return first ? t('badHoursOf', { day: dayName(first[0], language, 'long') }) : null;
      },
    },
    save: ({ schedule }) => save.run({ id: place.id, schedule: datesOf(schedule), schedule_changed: true }),
    onSaved,
  });
  const { schedule } = form.fields.getValues();
  return (
    <section className={classes.section}>
      <p className={classes.quiet}>{t('hoursHelp')}</p>
      <FormBody
        form={form}
        labels={{ schedule: t('hours') }}
        actions={
          <Button type="submit" loading={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
        }
      >
        <WeekField
          value={schedule}
          onChange={(week) => form.fields.setFieldValue('schedule', week)}
          problems={form.problems.length > 0 ? Object.fromEntries(wrongDays(schedule)) : {}}
        />
      </FormBody>
    </section>
  );
};
