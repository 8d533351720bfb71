import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { AppCode } from '../../auth/parts/AppCode.tsx';
import { NewApp } from '../../auth/parts/NewApp.tsx';
import { RecoveryCodes } from '../../auth/parts/RecoveryCodes.tsx';
import { BeginAppDocument } from '../beginApp.graphql.ts';
import { ConfirmAppDocument } from '../confirmApp.graphql.ts';
import { factorWords } from '../factor-words.ts';
import classes from './AppDialog.module.css';
import { SureField } from './SureField.tsx';

type Made = { readonly secret: string; readonly uri: string };

/** Setting an authenticator app up: the password, the key with its first code, and the recovery codes. */
export const AppDialog = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const t = useWords(factorWords);
  const [made, setMade] = useState<Made | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes)
    return (
      // The codes are shown this once: only the button under them closes the dialog then.
      <Dialog label={t('keepTitle')} onClose={() => undefined}>
        <h2 className={classes.title}>{t('keepTitle')}</h2>
        <RecoveryCodes codes={codes} name={name} onKept={onClose} />
      </Dialog>
    );
  return made ? (
    <FirstCode made={made} onCodes={setCodes} onClose={onClose} />
  ) : (
    <Begin onMade={setMade} onClose={onClose} />
  );
};

const Begin = ({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) => {
  const t = useWords(factorWords);
  const form = useCallForm({
    call: BeginAppDocument,
    values: { password: '' },
    secret: ['password'],
    say: () => null,
    quiet: true,
    onSaved: ({ beginAuthenticatorApp: one }) => {
      if (one?.app_secret && one.app_uri) onMade({ secret: one.app_secret, uri: one.app_uri });
    },
  });
  return (
    <FormDialog form={form} title={t('setUpTitle')} submit={t('goOn')} onClose={onClose}>
      <SureField form={form} />
    </FormDialog>
  );
};

const FirstCode = ({
  made: { secret, uri },
  onCodes,
  onClose,
}: {
  made: Made;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}) => {
  const t = useWords(factorWords);
  const form = useCallForm({
    call: ConfirmAppDocument,
    values: { code: '' },
    secret: ['code'],
    onSaved: ({ confirmAuthenticatorApp: one }) => onCodes(one?.recovery_codes ?? []),
  });
  return (
    <FormDialog form={form} title={t('setUpTitle')} submit={t('goOn')} onClose={onClose}>
      <NewApp secret={secret} uri={uri} />
      <AppCode {...form.field('code', t('code'))} onWhole={form.submit} />
    </FormDialog>
  );
};
