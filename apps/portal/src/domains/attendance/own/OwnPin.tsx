import { Button } from '@mantine/core';
import { saveUserCheckInPin } from '@nestling/contract/operations/users.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DigitsField } from '@nestling/kit/field/DigitsField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPassword } from '@tabler/icons-react';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import { ownWords } from './words.ts';

/** A way for families to choose the PIN they enter at the door's tablet. */
export const OwnPin = () => {
  const t = useWords(ownWords);
  const may = useMay();
  const [open, setOpen] = useState(false);
  // Always so of families; staff whom the center has taken it from are not offered it.
  if (!may('manage_contacts') || !may('manage_team')) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconPassword size={20} />} onClick={() => setOpen(true)}>
        {t('pin')}
      </Button>
      {open ? <PinForm onClose={() => setOpen(false)} /> : null}
    </>
  );
};

const PinForm = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(ownWords);
  const { id } = usePerson();
  const form = useCallForm({
    call: saveUserCheckInPin,
    fixed: { id },
    values: { check_in_pin: '' },
    secret: ['check_in_pin'],
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('pin')} says={t('pinText')} onClose={onClose}>
      <DigitsField maxLength={6} {...form.field('check_in_pin', t('newPin'), t('pinHelp'))} />
    </FormDialog>
  );
};
