import { Button } from '@mantine/core';
import { updateLocation } from '@nestling/contract/operations/locations.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { WhoMay } from '../../permissions/parts/WhoMay.tsx';
import { WeekField } from '../../schedules/parts/WeekField.tsx';
import { datesOf, dayName, problemOf, type Week, weekdays, weekOf } from '../../schedules/week.ts';
import type { PlaceQuery } from '../places.graphql.ts';
import { placeWords } from '../words.ts';
import classes from './places.module.css';

type Place = NonNullable<PlaceQuery['location']>;

/** When a location is open; cameras that go by these hours follow. */
export const OpeningTimes = ({ place }: { place: Place }) => {
  return (
    <WhoMay permission="edit_settings">
      <Form place={place} />
    </WhoMay>
  );
};

const Form = ({ place }: { place: Place }) => {
  const t = useWords(placeWords);
  const { language } = useSpeech();
  const wrongDays = (week: Week) =>
    weekdays.filter((day) => problemOf(week[day]) !== null).map((day) => [day, t('badHours')] as const);
  const form = useCallForm({
    call: updateLocation,
    name: `location:${place.id}:hours`,
    fixed: { id: place.id, schedule_changed: true },
    values: { schedule: weekOf(place.schedule?.scheduledates ?? []) },
    validate: {
      schedule: (week) => {
        const [first] = wrongDays(week);
        return first ? t('badHoursOf', { day: dayName(first[0], language, 'long') }) : null;
      },
    },
    args: (_, { schedule }) => ({ schedule: datesOf(schedule) }),
    onSaved: () => {},
  });
  const { schedule } = form.values;
  return (
    <section className={classes.section}>
      <p className={classes.quiet}>{t('hoursHelp')}</p>
      <FormBody
        form={form}
        actions={
          <Button type="submit" loading={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
        }
      >
        <WeekField
          value={schedule}
          onChange={(week) => form.set('schedule', week)}
          problems={form.problems.length > 0 ? Object.fromEntries(wrongDays(schedule)) : {}}
        />
      </FormBody>
    </section>
  );
};
