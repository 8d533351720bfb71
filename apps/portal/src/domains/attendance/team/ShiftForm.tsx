import { Button, TextInput } from '@mantine/core';
import { updateTeamAttendance } from '@nestling/contract/operations/attendance.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import classes from '../day/day.module.css';
import { teamWords } from './words.ts';

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
  const form = useCallForm({
    call: updateTeamAttendance,
    fixed: { id: shift.id },
    values: {
      start_time: shift.start_time,
      end_time: shift.end_time,
      break_time: shift.break_time ?? 0,
      note: '',
    },
    needs: () => ['start_time', 'break_time', 'note'],
    // What stays as it was is not corrected.
    args: ({ start_time, end_time, break_time, note }) => ({
      note,
      ...(start_time === shift.start_time ? {} : { start_time }),
      ...(end_time === shift.end_time ? {} : { end_time }),
      ...(break_time === (shift.break_time ?? 0) ? {} : { break_time }),
    }),
    onSaved: onDone,
  });
  const { field } = form;
  return (
    <FormBody
      form={form}
      actions={
        <>
          <Button variant="default" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={classes.row}>
        <TimeField {...field('start_time', t('from'))} />
        <TimeField {...field('end_time', t('to'))} />
        <NumberField {...field('break_time', t('breakMinutes'))} />
      </div>
      <TextInput {...field('note', t('reason'), t('previous'))} />
    </FormBody>
  );
};
