import { Button, Select, TextInput } from '@mantine/core';
import type { Ended } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import classes from './plans.module.css';
import { plannedWords } from './words.ts';

export type DaysGiven = {
  readonly kind: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly reason: string;
};

/** Asks for days to be away and why, as families and staff tell them; reasons that are usual are a press away. */
export const DaysForm = ({
  name,
  title,
  today,
  kinds,
  reasons = [],
  act,
  save,
  onClose,
}: {
  /** Names the draft. */
  name: string;
  title: string;
  today: string;
  /** What to choose between; one alone is not asked. */
  kinds: readonly { readonly value: string; readonly label: string }[];
  reasons?: readonly string[];
  /** The word on the button. */
  act: string;
  save: (days: DaysGiven) => Promise<Ended<object> | null>;
  onClose: () => void;
}) => {
  const t = useWords(plannedWords);
  const form = useRecordForm({
    name,
    initial: { kind: kinds[0]?.value ?? '', start_date: today, end_date: today, reason: '' },
    save,
    onSaved: onClose,
  });
  const { fields } = form;
  const { start_date, end_date } = fields.getValues();
  const start = fields.getInputProps('start_date');
  return (
    <Dialog label={title} onClose={onClose}>
      <h2>{title}</h2>
      <FormBody
        form={form}
        labels={{ kind: t('kind'), start_date: t('starts'), end_date: t('ends'), reason: t('reason') }}
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={form.busy}>
              {act}
            </Button>
          </>
        }
      >
        <div className={classes.form}>
          {kinds.length > 1 ? (
            <Select label={t('kind')} data={[...kinds]} allowDeselect={false} {...fields.getInputProps('kind')} />
          ) : null}
          <div className={classes.pair}>
            <TextInput
              type="date"
              label={t('starts')}
              withAsterisk
              min={today}
              {...start}
              onChange={(event) => {
                const day = event.currentTarget.value;
                fields.setFieldValue('start_date', day);
                if (end_date === start_date || end_date < day) fields.setFieldValue('end_date', day);
              }}
            />
            <TextInput
              type="date"
              label={t('ends')}
              withAsterisk
              min={start_date}
              {...fields.getInputProps('end_date')}
            />
          </div>
          {reasons.length > 0 ? (
            <div className={classes.foot}>
              {reasons.map((reason) => (
                <Button
                  key={reason}
                  size="compact-sm"
                  variant={fields.getValues().reason === reason ? 'light' : 'default'}
                  onClick={() => fields.setFieldValue('reason', reason)}
                >
                  {reason}
                </Button>
              ))}
            </div>
          ) : null}
          <TextInput label={t('reason')} maxLength={200} {...fields.getInputProps('reason')} />
        </div>
      </FormBody>
    </Dialog>
  );
};
