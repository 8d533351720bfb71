import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import type { FieldsOf } from '@nestling/kit/call-form.ts';
import { passwordLength, weaknessOf } from '@nestling/rules/passwords.ts';
import type { Say } from '@nestling/ui/words.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { passwordWords } from '../password-words.ts';

const problemOf = (t: Say<typeof passwordWords.en>, password: string, about: readonly string[]): string | null => {
  const weakness = weaknessOf(password, about);
  if (weakness === null) return null;
  if (weakness === 'TOO_SHORT') return t('tooShort', { min: passwordLength.min });
  if (weakness === 'TOO_LONG') return t('tooLong', { max: passwordLength.max });
  return t(weakness === 'COMMON' ? 'common' : 'holdsName');
};

/**
 * What a form checks of a new password, as the server will: how strong it is, and that it was typed alike twice.
 * @param about words its owner is known by
 */
export const usePasswordChecks = <V extends { readonly password: string }>(
  about: (values: V) => readonly string[] = () => [],
) => {
  const t = useWords(passwordWords);
  return {
    password: (password: string, values: V) => problemOf(t, password, about(values)),
    password_confirmation: (again: string, { password }: V) => (again === password ? null : t('differs')),
  };
};

/** A new password, typed twice, with its rule beside it; shown on demand, and Caps Lock is told. */
export const PasswordFields = ({
  form: { field },
}: {
  form: FieldsOf<'password' | 'password_confirmation', string>;
}) => {
  const t = useWords(passwordWords);
  const [caps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  const shared: PasswordInputProps = {
    autoComplete: 'new-password',
    onKeyUp: watchCaps,
    size: 'lg',
    visibilityToggleIcon: ({ reveal }: { reveal: boolean }) =>
      reveal ? <IconEyeOff size={20} /> : <IconEye size={20} />,
    visibilityToggleButtonProps: { 'aria-label': t('show') },
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
  };
  return (
    <>
      <PasswordInput
        {...shared}
        {...field('password', t('password'), caps ? t('capsLock') : t('rule', { min: passwordLength.min }))}
        withAsterisk={false}
      />
      <PasswordInput {...shared} {...field('password_confirmation', t('again'))} withAsterisk={false} />
    </>
  );
};
