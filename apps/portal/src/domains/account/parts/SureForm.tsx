import { Button, PasswordInput } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { factorWords } from '../factor-words.ts';
import classes from './SureForm.module.css';

/** What a try of the form answers: null when it went well, else the sentence that stands at the password. */
type Tried = Promise<string | null>;

/** Asks for the password again before something about signing in is changed. */
export const SureForm = ({
  text,
  send,
  label,
  danger = false,
  busy,
  onCancel,
  children,
}: {
  text?: string;
  send: (password: string) => Tried;
  label: string;
  danger?: boolean;
  busy: boolean;
  onCancel: () => void;
  children?: ReactNode;
}) => {
  const t = useWords(factorWords);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!password) return setProblem(t('needPassword'));
    setProblem(await send(password));
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {text ? <p>{text}</p> : null}
      {children}
      <PasswordInput
        label={t('password')}
        description={t('passwordHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="current-password"
        size="lg"
        value={password}
        error={problem}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={busy} {...(danger ? { color: 'red' } : {})}>
          {label}
        </Button>
      </div>
    </form>
  );
};
