import { Button, Select } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import classes from '../day/day.module.css';
import { PunchDocument } from './punch.graphql.ts';
import { teamWords } from './words.ts';

/** Adds a whole shift that nobody clocked. */
export const AddShift = ({
  user,
  date,
  rooms,
  room,
  onDone,
}: {
  user: string;
  date: string;
  rooms: readonly { readonly id: string; readonly name: string }[];
  /** Where the person usually works. */
  room: string | undefined;
  onDone: () => void;
}) => {
  const t = useWords(teamWords);
  const form = useCallForm({
    call: PunchDocument,
    name: `shift:new:${user}:${date}`,
    fixed: { action: 'in', team: [user], date },
    values: { room: room ?? rooms[0]?.id, time: '', end_time: '', break: 0 },
    needs: () => ['end_time', 'break'],
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
            {t('add')}
          </Button>
        </>
      }
    >
      <Select
        allowDeselect={false}
        data={rooms.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('room', t('room'))}
      />
      <div className={classes.row}>
        <TimeField {...field('time', t('from'))} />
        <TimeField {...field('end_time', t('to'))} />
        <NumberField {...field('break', t('breakMinutes'))} />
      </div>
    </FormBody>
  );
};
