import { Button, TextInput } from '@mantine/core';
import { saveUserCheckInPin } from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
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
  const save = useAction(saveUserCheckInPin, { ownErrors: true });
  const form = useRecordForm({
    name: `pin:${id}`,
    secret: ['check_in_pin'],
    initial: { check_in_pin: '' },
    validate: { check_in_pin: (value) => (/^\d{4,6}$/.test(value) ? null : t('needPin')) },
    save: async ({ check_in_pin }) => {
      const ended = await save.run({ id, check_in_pin });
      return ended?.kind === 'done' ? { ...ended, data: {} } : ended;
    },
    onSaved: onClose,
  });
  const makeOne = async () => {
    const ended = await make.run({ id });
    if (ended?.kind === 'done') setMade(ended.data.generateUserCheckInPin?.check_in_pin ?? null);
  };
  return (
    <Dialog label={t('pin')} onClose={onClose}>
      {made ? (
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
      ) : (
        <div className={classes.dialog}>
          <h2>{t('pin')}</h2>
          <p className={classes.quiet}>{t('pinText', { name })}</p>
          <Button loading={make.busy} onClick={() => void makeOne()}>
            {t('make')}
          </Button>
          <FormBody
            form={form}
            labels={{ check_in_pin: t('own') }}
            actions={
              <>
                <Button type="submit" variant="default" loading={form.busy}>
                  {t('save')}
                </Button>
                <Button variant="subtle" onClick={onClose}>
                  {t('cancel')}
                </Button>
              </>
            }
          >
            <TextInput
              label={t('own')}
              description={t('ownHelp')}
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
              {...form.fields.getInputProps('check_in_pin')}
            />
          </FormBody>
        </div>
      )}
    </Dialog>
  );
};

export default PinDialog;
