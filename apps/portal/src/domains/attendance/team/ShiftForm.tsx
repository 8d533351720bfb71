import { Button, TextInput } from '@mantine/core';
import { updateTeamAttendance } from '@nestling/contract/operations/attendance.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import classes from '../day/day.module.css';
import { teamWords } from './words.ts';

const isCount = (text: string): boolean => /^\d{1,4}$/.test(text.trim());

/** Corrects the times and the break of a shift; the reason is read by whoever worked it. */
export const ShiftForm = ({
  shift,
  onDone,
}: {
  shift: {
    readonly id: string;
    readonly start_time: string | null;
    readonly end_time: string | null;
    readonly break_time: number | null;
  };
  onDone: () => void;
}) => {
  const t = useWords(teamWords);
  const correct = useAction(updateTeamAttendance, { ownErrors: true });
  const before = {
    start_time: shift.start_time ?? '',
    end_time: shift.end_time ?? '',
    break_time: String(shift.break_time ?? 0),
  };
  const form = useRecordForm({
    name: `shift:${shift.id}`,
    initial: { ...before, note: '' },
    validate: {
      start_time: (value) => (value ? null : t('needTime')),
      break_time: (value) => (isCount(value) ? null : t('wholeNumber')),
      note: (value) => (value.trim() ? null : t('needReason')),
    },
    save: ({ start_time, end_time, break_time, note }): Promise<Ended<object> | null> =>
      correct.run({
        id: shift.id,
        start_time: start_time === before.start_time ? null : start_time,
        end_time: end_time === '' || end_time === before.end_time ? null : end_time,
        break_time: break_time === before.break_time ? null : Number(break_time),
        note: note.trim(),
      }),
    onSaved: onDone,
  });
  const { fields } = form;
  return (
    <FormBody
      form={form}
      labels={{ start_time: t('from'), end_time: t('to'), break_time: t('breakMinutes'), note: t('reason') }}
      actions={
        <>
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className={classes.row}>
        <TextInput type="time" label={t('from')} {...fields.getInputProps('start_time')} />
        <TextInput type="time" label={t('to')} {...fields.getInputProps('end_time')} />
        <TextInput inputMode="numeric" label={t('breakMinutes')} {...fields.getInputProps('break_time')} />
      </div>
      <TextInput
        label={t('reason')}
        description={t('previous')}
        withAsterisk
        maxLength={200}
        {...fields.getInputProps('note')}
      />
    </FormBody>
  );
};
