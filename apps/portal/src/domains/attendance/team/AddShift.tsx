import { Button, Select, TextInput } from '@mantine/core';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
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
  const add = useAction(PunchDocument, { ownErrors: true });
  const form = useRecordForm({
    name: `shift:new:${user}:${date}`,
    initial: { program_id: room ?? rooms[0]?.id ?? '', time: '', end_time: '', break: '0' },
    validate: {
      time: (value) => (value ? null : t('needTime')),
      end_time: (value) => (value ? null : t('needTime')),
      break: (value) => (/^\d{1,4}$/.test(value.trim()) ? null : t('wholeNumber')),
    },
    save: ({ program_id, time, end_time, break: rest }): Promise<Ended<object> | null> =>
      add.run({ room: program_id, action: 'in', team: [user], date, time, end_time, break: Number(rest) }),
    onSaved: onDone,
  });
  const { fields } = form;
  return (
    <FormBody
      form={form}
      labels={{ program_id: t('room'), time: t('from'), end_time: t('to'), break: t('breakMinutes') }}
      actions={
        <>
          <Button type="submit" loading={form.busy}>
            {t('add')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Select
        label={t('room')}
        allowDeselect={false}
        data={rooms.map(({ id, name }) => ({ value: id, label: name }))}
        {...fields.getInputProps('program_id')}
      />
      <div className={classes.row}>
        <TextInput type="time" label={t('from')} withAsterisk {...fields.getInputProps('time')} />
        <TextInput type="time" label={t('to')} withAsterisk {...fields.getInputProps('end_time')} />
        <TextInput inputMode="numeric" label={t('breakMinutes')} {...fields.getInputProps('break')} />
      </div>
    </FormBody>
  );
};
