import { Checkbox, Select } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { choicesOf, idsOf } from '@nestling/kit/field/choices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useLocations } from '../../../shell/location.ts';
import { RosterChoicesDocument } from '../roster/choices.graphql.ts';
import { TransferStudentsDocument } from './family.graphql.ts';
import classes from './family.module.css';
import { LeftStudents } from './LeftStudents.tsx';
import { MovedAllergies, type MovedStudent } from './MovedAllergies.tsx';
import { useChunks } from './use-chunks.ts';
import { familyWords } from './words.ts';

/** Moves students to another location: where to, with whom, and who could not be moved and why. */
export const TransferDialog = ({
  students,
  from,
  onClose,
  onDone,
}: {
  students: readonly MovedStudent[];
  from: string;
  onClose: () => void;
  onDone: () => void;
}) => {
  const t = useWords(familyWords);
  const places = useLocations().filter(({ id }) => id !== from);
  const chunks = useChunks(TransferStudentsDocument);
  const count = students.length;
  const form = useCallForm({
    call: TransferStudentsDocument,
    name: 'students:transfer',
    fixed: { students: idsOf(students) },
    values: { location: places[0]?.id, room: null, users: true },
    save: async (_, { location, room, users }) => {
      const left = await chunks.run(idsOf(students), (some) => ({
        students: some,
        location: location ?? '',
        room: room ?? '',
        users,
      }));
      return left.length > 0
        ? { kind: 'declined', message: '', fieldErrors: [] }
        : { kind: 'done', message: '', data: { transferStudents: null } };
    },
    onSaved: onDone,
  });
  const { field, values } = form;
  const location = values.location ?? '';
  const { data } = useAsk(RosterChoicesDocument, { location }, { pause: location === '' });
  return (
    <FormDialog
      form={form}
      title={t('transferTitle', { count })}
      says={t('transferText')}
      submit={t('transferDo')}
      cancel={t(chunks.left.length > 0 ? 'close' : 'cancel')}
      onClose={onClose}
    >
      <MovedAllergies students={students} />
      <Select
        allowDeselect={false}
        data={choicesOf(places)}
        {...field('location', t('location'))}
        onChange={(value) => {
          form.set('location', value);
          form.set('room', null);
        }}
      />
      <Select allowDeselect={false} data={choicesOf(data?.location_programs)} {...field('room', t('room'))} />
      <Checkbox {...field('users', t('withContacts'))} />
      {form.busy && count > 200 ? (
        <label className={classes.section}>
          {t('progress', { done: chunks.done, count })}
          <progress value={chunks.done} max={count} />
        </label>
      ) : null}
      <LeftStudents title={t('someLeft')} students={students} left={chunks.left} />
    </FormDialog>
  );
};
