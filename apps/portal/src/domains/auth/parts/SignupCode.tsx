import { Button, TextInput } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { type FormEvent, useState } from 'react';
import { registerWords } from '../register-words.ts';
import classes from './SignInForm.module.css';

/** The code that leads to a location. `wrong` says what was the matter with the one tried last. */
export const SignupCode = ({
  code,
  wrong,
  onCode,
}: {
  code: string;
  wrong: string | null;
  onCode: (code: string) => void;
}) => {
  const t = useWords(registerWords);
  const [typed, setTyped] = useState(code);
  const [problem, setProblem] = useState(wrong);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return setProblem(t('needCode'));
    if (typed.trim() !== code) onCode(typed.trim());
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        label={t('code')}
        description={t('codeHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={problem}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(null);
        }}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        size="lg"
      />
      <Button type="submit" size="lg" fullWidth>
        {t('next')}
      </Button>
    </form>
  );
};
