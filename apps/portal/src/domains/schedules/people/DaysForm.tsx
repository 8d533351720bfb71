import { Button, TextInput } from '@mantine/core';
import type { FieldsOf } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import type { RecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import classes from './plans.module.css';
import { plannedWords } from './words.ts';

/** Asks for days to be away and why, as families and staff tell them; reasons that are usual are a press away. */
export const DaysForm = <V extends Record<string, unknown>>({
  form,
  title,
  today,
  reasons = [],
  act,
  onClose,
  children,
}: {
  form: RecordForm<V> & FieldsOf<'start_date' | 'end_date' | 'reason', string>;
  title: string;
  today: string;
  reasons?: readonly string[];
  /** The word on the button. */
  act: string;
  onClose: () => void;
  /** What is asked before the days. */
  children?: ReactNode;
}) => {
  const t = useWords(plannedWords);
  const { field, set, values } = form;
  const { start_date, end_date } = values;
  const { onChange: _, ...start } = field('start_date', t('starts'));
  return (
    <FormDialog form={form} title={title} submit={act} onClose={onClose}>
      {children}
      <div className={classes.pair}>
        <DateField
          {...start}
          min={today}
          onChange={(day) => {
            set('start_date', day);
            if (end_date === start_date || end_date < day) set('end_date', day);
          }}
        />
        <DateField {...field('end_date', t('ends'))} min={start_date || undefined} />
      </div>
      {reasons.length > 0 ? (
        <div className={classes.foot}>
          {reasons.map((reason) => (
            <Button
              key={reason}
              size="compact-sm"
              variant={values.reason === reason ? 'light' : 'default'}
              onClick={() => set('reason', reason)}
            >
              {reason}
            </Button>
          ))}
        </div>
      ) : null}
      <TextInput {...field('reason', t('reason'))} />
    </FormDialog>
  );
};
