import { Button, TextInput } from '@mantine/core';
import { resetSecondFactors } from '@nestling/contract/operations/auth.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type FormEvent, useState } from 'react';
import { factorWords } from '../factor-words.ts';
import dialogClasses from './AppDialog.module.css';
import classes from './SureForm.module.css';

/** Takes the second step off the account of somebody who has lost phone and codes, with the reason. */
const ResetFactors = ({
  person,
  onClose,
}: {
  person: { readonly id: string; readonly full_name: string };
  onClose: () => void;
}) => {
  const t = useWords(factorWords);
  const reset = useAction(resetSecondFactors, { ownErrors: true });
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const title = t('resetTitle', { name: person.full_name });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length < 3) return setProblem(t('needReason'));
    const ended = await reset.run({ id: person.id, reason: reason.trim() });
    if (ended && ended.kind !== 'done') setProblem(ended.message);
    if (ended?.kind === 'done') onClose();
  };
  return (
    <Dialog label={title} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <h2 className={dialogClasses.title}>{title}</h2>
        <p>{t('resetText')}</p>
        <TextInput
          label={t('reason')}
          description={t('reasonHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={500}
          size="lg"
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
          <Button type="submit" color="red" loading={reset.busy}>
            {t('resetDo')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

export default ResetFactors;
