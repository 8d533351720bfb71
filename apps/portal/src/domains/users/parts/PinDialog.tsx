import { Button } from '@mantine/core';
import { saveUserCheckInPin } from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DigitsField } from '@nestling/kit/field/DigitsField.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { MakePinDocument } from '../door.graphql.ts';
import { doorWords } from '../door-words.ts';
import classes from './dialog.module.css';

/** Gives somebody a PIN for the door: one that is made and shown this once, or one they have chosen. */
const PinDialog = ({
  person: { id, full_name: name },
  onClose,
}: {
  person: { readonly id: string; readonly full_name: string };
  onClose: () => void;
}) => {
  const t = useWords(doorWords);
  const [made, setMade] = useState<string | null>(null);
  const make = useAction(MakePinDocument, { say: () => null });
  const form = useCallForm({
    call: saveUserCheckInPin,
    fixed: { id },
    values: { check_in_pin: '' },
    secret: ['check_in_pin'],
    validate: { check_in_pin: (pin) => (/^\d{4,6}$/.test(pin) ? null : t('needPin')) },
    onSaved: onClose,
  });
  const makeOne = async () => {
    const ended = await make.run({ id });
    if (ended?.kind === 'done') setMade(ended.data.generateUserCheckInPin?.check_in_pin ?? null);
  };
  if (made !== null)
    return (
      <Dialog label={t('pin')} onClose={onClose}>
        <div className={classes.dialog}>
          <h2>{t('made', { name })}</h2>
          <output className={classes.pin} aria-label={t('pin')}>
            {made}
          </output>
          <p className={classes.quiet}>{t('once', { name })}</p>
          <div className={classes.acts}>
            <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
              {t('print')}
            </Button>
            <Button onClick={onClose}>{t('done')}</Button>
          </div>
        </div>
      </Dialog>
    );
  return (
    <FormDialog form={form} title={t('pin')} says={t('pinText', { name })} onClose={onClose}>
      <Button loading={make.busy} onClick={() => void makeOne()}>
        {t('make')}
      </Button>
      <DigitsField maxLength={6} {...form.field('check_in_pin', t('own'), t('ownHelp'))} />
    </FormDialog>
  );
};

export default PinDialog;
