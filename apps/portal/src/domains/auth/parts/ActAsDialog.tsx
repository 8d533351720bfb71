import { Button, TextInput } from '@mantine/core';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { landing } from '../../../guard.ts';
import { actAs, currentSession } from '../../../session/session.ts';
import { authWords } from '../words.ts';
import classes from './ActAsDialog.module.css';

/** An admin goes on as somebody else, after saying why. */
export const ActAsDialog = ({
  person,
  onClose,
}: {
  person: { readonly id: string; readonly full_name: string };
  onClose: () => void;
}) => {
  const t = useWords(authWords);
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const name = person.full_name;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason.trim()) return setProblem(t('needReason'));
    setBusy(true);
    const declined = await actAs(person.id, reason.trim()).catch(() => t('unreachable'));
    setBusy(false);
    if (declined !== null) return setProblem(declined);
    void navigate({ href: landing(currentSession().person?.role ?? 'guest') });
  };
  return (
    <Dialog label={t('actTitle', { name })} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <h2 className={classes.title}>{t('actTitle', { name })}</h2>
        <p>{t('actText', { name })}</p>
        <TextInput
          label={t('actReason')}
          description={t('actReasonHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={500}
          value={reason}
          error={problem}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('act', { name })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
