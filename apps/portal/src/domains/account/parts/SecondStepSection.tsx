import { Button } from '@mantine/core';
import { removeAuthenticatorApp } from '@nestling/contract/operations/auth.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { RecoveryCodes } from '../../auth/parts/RecoveryCodes.tsx';
import { factorWords } from '../factor-words.ts';
import { RenewCodesDocument } from '../renewCodes.graphql.ts';
import type { SecondFactorsQuery } from '../secondFactors.graphql.ts';
import dialogClasses from './AppDialog.module.css';
import { AppDialog } from './AppDialog.tsx';
import classes from './SecondStepSection.module.css';
import { SureField } from './SureField.tsx';

export type Factors = NonNullable<SecondFactorsQuery['getSecondFactors']>;

/** The code beside the password: set up, recovery codes, turned off. `name` is the username, for the printed codes. */
export const SecondStepSection = ({ factors, name }: { factors: Factors; name: string }) => {
  const t = useWords(factorWords);
  const [open, setOpen] = useState<'app' | 'codes' | 'off' | null>(null);
  const close = () => setOpen(null);
  const { app, required, recovery_left, passkeys } = factors;
  const mustStay = required && passkeys.length === 0;
  return (
    <Section
      title={t('title')}
      help={app ? t('onHelp') : required ? t('offRequired') : t('offHelp')}
      action={
        app ? <Badge kind="good">{t('on')}</Badge> : <Badge kind={required ? 'wait' : 'neutral'}>{t('off')}</Badge>
      }
    >
      {app ? (
        <>
          <p className={classes.left}>{t('codesLeft', { count: recovery_left })}</p>
          <div className={classes.actions}>
            <Button variant="default" onClick={() => setOpen('codes')}>
              {t('newCodes')}
            </Button>
            <Button variant="default" disabled={mustStay} onClick={() => setOpen('off')}>
              {t('turnOff')}
            </Button>
          </div>
          {mustStay ? <p className={classes.quiet}>{t('cannotTurnOff')}</p> : null}
        </>
      ) : (
        <Button onClick={() => setOpen('app')}>{t('setUp')}</Button>
      )}
      {open === 'app' ? <AppDialog name={name} onClose={close} /> : null}
      {open === 'codes' ? <NewCodes name={name} onClose={close} /> : null}
      {open === 'off' ? <TurnOff onClose={close} /> : null}
    </Section>
  );
};

const NewCodes = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const t = useWords(factorWords);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useCallForm({
    call: RenewCodesDocument,
    values: { password: '' },
    secret: ['password'],
    say: () => null,
    onSaved: ({ renewRecoveryCodes }) => setCodes(renewRecoveryCodes?.recovery_codes ?? []),
  });
  if (codes)
    return (
      <Dialog label={t('keepTitle')} onClose={() => undefined}>
        <h2 className={dialogClasses.title}>{t('keepTitle')}</h2>
        <RecoveryCodes codes={codes} name={name} onKept={onClose} />
      </Dialog>
    );
  return (
    <FormDialog
      form={form}
      title={t('newCodesTitle')}
      says={t('newCodesText')}
      submit={t('newCodes')}
      onClose={onClose}
    >
      <SureField form={form} />
    </FormDialog>
  );
};

const TurnOff = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(factorWords);
  const form = useCallForm({
    call: removeAuthenticatorApp,
    values: { password: '' },
    secret: ['password'],
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('turnOffTitle')}
      says={t('turnOffText')}
      submit={t('turnOff')}
      danger
      onClose={onClose}
    >
      <SureField form={form} />
    </FormDialog>
  );
};
