import { Button } from '@mantine/core';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import type { FieldProps } from '@nestling/kit/field/field-props.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import classes from './ReminderDays.module.css';
import { reminderWords } from './words.ts';

/** The days of reminders: from, every so many days, until. */
export interface Days {
  readonly remind_from: string;
  readonly remind_every: number | null;
  readonly remind_until: string;
}

/** Every third day, from a week before something is due to two weeks after. */
const around = (due: string): Days => ({
  remind_from: addDays(due, -7),
  remind_every: 3,
  remind_until: addDays(due, 14),
});

/**
 * Until when a form or a file is wanted, and when it reminds by itself whoever still owes it.
 * @param help says whom it reminds, and how
 * @param onAround takes the days that are proposed around the due date
 */
export const ReminderDays = ({
  due,
  from,
  every,
  until,
  help,
  onAround,
}: {
  readonly due: FieldProps<string>;
  readonly from: FieldProps<string>;
  readonly every: FieldProps<number | null>;
  readonly until: FieldProps<string>;
  readonly help: string;
  readonly onAround: (days: Days) => void;
}) => {
  const t = useWords(reminderWords);
  const day = due.value;
  const isSilent = !from.value && !every.value && !until.value;
  return (
    <>
      <DateField {...due} />
      <div className={classes.days}>
        <DateField {...from} />
        <NumberField {...every} min={1} max={90} />
        <DateField {...until} />
      </div>
      <p className={classes.help}>{help}</p>
      {day && isSilent ? (
        <Row>
          <Button variant="default" onClick={() => onAround(around(day))}>
            {t('remindAroundDue')}
          </Button>
        </Row>
      ) : null}
    </>
  );
};
