import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { IconAlertCircleFilled, IconEye, IconEyeOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { href } from '../../../addresses.ts';
import { sentenceOf } from '../../../graphql/post.ts';
import { type SecondStep, signIn } from '../../../session/session.ts';
import { authWords } from '../words.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import classes from './SignInForm.module.css';

type Problem = { readonly field: 'username' | 'password' | null; readonly text: string };

/**
 * Name and password; Enter signs in. What the server answers stands above the button, and the password is kept.
 * `onStep` is told of a second step, and of the name that was typed.
 */
export const SignInForm = ({
  onSignedIn,
  onStep,
}: {
  onSignedIn: () => void;
  onStep: (step: SecondStep, name: string) => void;
}) => {
  const t = useWords(authWords);
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const keep = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [caps, setCaps] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const check = (): Problem | null => {
    if (!name.current?.value.trim()) return { field: 'username', text: t('needUsername') };
    if (!password.current?.value) return { field: 'password', text: t('needPassword') };
    return null;
  };

  const remember = () => keep.current?.checked ?? false;

  /** Null when it is over: signed in, or handed on to the second step. */
  const send = async (): Promise<Problem | null> => {
    const username = name.current?.value.trim() ?? '';
    try {
      const unfinished = await signIn(username, password.current?.value ?? '', remember());
      if (unfinished === null) onSignedIn();
      else if (unfinished.step) onStep(unfinished.step, username);
      else return { field: null, text: unfinished.said };
      return null;
    } catch (error) {
      return { field: null, text: sentenceOf(error) ?? t('unreachable') };
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = check();
    setBusy(true);
    const found = missing ?? (await send());
    setBusy(false);
    setProblem(found);
    if (!found) return;
    const field = found.field === 'username' ? name : password;
    field.current?.focus();
    if (!found.field) password.current?.select();
  };

  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  const errorOf = (field: Problem['field']) => (problem?.field === field ? problem.text : undefined);

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        ref={name}
        name="username"
        label={t('username')}
        error={errorOf('username')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        size="lg"
      />
      <div className={classes.password}>
        <PasswordInput
          ref={password}
          name="password"
          label={t('password')}
          error={errorOf('password')}
          description={caps ? t('capsLock') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="current-password"
          onKeyUp={watchCaps}
          onBlur={() => setCaps(false)}
          visibilityToggleIcon={({ reveal }) => (reveal ? <IconEyeOff size={20} /> : <IconEye size={20} />)}
          visibilityToggleButtonProps={{ 'aria-label': t('show') }}
          size="lg"
        />
        <Link className={classes.forgot} to={href('auth.forgot')}>
          {t('forgot')}
        </Link>
      </div>
      <Checkbox ref={keep} name="remember" defaultChecked label={t('keep')} size="md" />
      {problem && !problem.field ? (
        <p className={classes.problem} role="alert">
          <IconAlertCircleFilled size={20} />
          {problem.text}
        </p>
      ) : null}
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t('signIn')}
      </Button>
      <PasskeyButton remember={remember} onSignedIn={onSignedIn} />
    </form>
  );
};
