import { Button, PasswordInput } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DigitsField } from '@nestling/kit/field/DigitsField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { endConfirming } from '../../../session/confirm.ts';
import { ConfirmIdentityDocument } from '../confirmIdentity.graphql.ts';
import { factorWords } from '../factor-words.ts';
import { SecondFactorsDocument } from '../secondFactors.graphql.ts';

/** Asks for the password, or a code of the app, before a change of who signs in goes on. */
const ConfirmIdentity = () => {
  const t = useWords(factorWords);
  const [byCode, setByCode] = useState(false);
  // A code is offered to whoever has an app that makes one.
  const { data } = useAsk(SecondFactorsDocument, {});
  const form = useCallForm({
    call: ConfirmIdentityDocument,
    values: { password: '', code: '' },
    secret: ['password', 'code'],
    needs: () => [byCode ? 'code' : 'password'],
    args: ({ password, code }) => (byCode ? { code } : { password }),
    quiet: true,
    say: () => null,
    onSaved: () => endConfirming(true),
  });
  const { field } = form;
  return (
    <FormDialog
      form={form}
      title={t('confirmTitle')}
      says={t('confirmText')}
      submit={t('goOn')}
      onClose={() => endConfirming(false)}
    >
      {byCode ? (
        <DigitsField size="lg" once data-autofocus {...field('code', t('code'))} />
      ) : (
        <PasswordInput size="lg" autoComplete="current-password" data-autofocus {...field('password', t('password'))} />
      )}
      {data?.getSecondFactors?.app ? (
        <Button variant="subtle" onClick={() => setByCode(!byCode)}>
          {t(byCode ? 'confirmByPassword' : 'confirmByCode')}
        </Button>
      ) : null}
    </FormDialog>
  );
};

export default ConfirmIdentity;
