import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type FormEvent, useState } from 'react';
import { endConfirming } from '../../../session/confirm.ts';
import { ConfirmIdentityDocument } from '../confirmIdentity.graphql.ts';
import { factorWords } from '../factor-words.ts';
import dialogClasses from './AppDialog.module.css';
import classes from './SureForm.module.css';

/** Asks for the password, or a code of the app, before a change of who signs in goes on. */
const ConfirmIdentity = () => {
  const t = useWords(factorWords);
  const [byCode, setByCode] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = useAction(ConfirmIdentityDocument, { ownErrors: true, quiet: true, say: () => null });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!typed) return setProblem(t(byCode ? 'needStep' : 'needPassword'));
    const ended = await confirm.run(byCode ? { code: typed } : { password: typed });
    if (ended?.kind === 'done') endConfirming(true);
    else setProblem(ended?.message ?? null);
  };
  const field = {
    size: 'lg',
    value: typed,
    error: problem,
    'data-autofocus': true,
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped(event.currentTarget.value);
      setProblem(null);
    },
  } as const;
  const other = () => {
    setByCode(!byCode);
    setTyped('');
    setProblem(null);
  };
  return (
    <Dialog label={t('confirmTitle')} onClose={() => endConfirming(false)}>
      <h2 className={dialogClasses.title}>{t('confirmTitle')}</h2>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('confirmText')}</p>
        {byCode ? (
          <TextInput {...field} label={t('code')} inputMode="numeric" autoComplete="one-time-code" />
        ) : (
          <PasswordInput {...field} label={t('password')} autoComplete="current-password" />
        )}
        <Button variant="subtle" onClick={other}>
          {t(byCode ? 'confirmByPassword' : 'confirmByCode')}
        </Button>
        <div className={classes.actions}>
          <Button variant="default" onClick={() => endConfirming(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={confirm.busy}>
            {t('goOn')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

export default ConfirmIdentity;
