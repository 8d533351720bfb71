import { Select } from '@mantine/core';
import { transferUsers } from '@nestling/contract/operations/students.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useCurrentLocation, useLocations } from '../../../shell/location.ts';
import { doorWords } from '../door-words.ts';

/** Moves a contact or somebody of the team from one location to another. */
const MoveDialog = ({
  person: { id, full_name: name },
  onClose,
}: {
  person: { readonly id: string; readonly full_name: string };
  onClose: () => void;
}) => {
  const t = useWords(doorWords);
  const places = choicesOf(useLocations());
  const current = useCurrentLocation()?.id ?? '';
  const form = useCallForm({
    call: transferUsers,
    fixed: { users: [id] },
    values: { from_location: current, location_id: places.find(({ value }) => value !== current)?.value },
    validate: { location_id: (to, { from_location }) => (to === from_location ? t('same') : null) },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('moveTitle', { name })}
      says={t('moveText')}
      submit={t('doMove', { name })}
      onClose={onClose}
    >
      <Select data={places} allowDeselect={false} {...form.field('from_location', t('from'))} />
      <Select data={places} allowDeselect={false} {...form.field('location_id', t('to'))} />
    </FormDialog>
  );
};

export default MoveDialog;
