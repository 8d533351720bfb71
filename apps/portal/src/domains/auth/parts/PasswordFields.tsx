import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { passwordLength, weaknessOf } from '@nestling/rules/passwords.ts';
import type { Say } from '@nestling/ui/words.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { passwordWords } from '../password-words.ts';

/** The part of a form's values that holds a new password. */
export type NewPassword = { readonly password: string; readonly password_confirmation: string };

/** What is wrong with a new password, as the server will see it; `about` are words its owner is known by. */
export const passwordProblem = (
  t: Say<typeof passwordWords.en>,
  password: string,
  about: readonly string[] = [],
): string | null => {
  const weakness = weaknessOf(password, about);
  if (weakness === null) return null;
  if (weakness === 'TOO_SHORT') return t('tooShort', { min: passwordLength.min });
  if (weakness === 'TOO_LONG') return t('tooLong', { max: passwordLength.max });
  return t(weakness === 'COMMON' ? 'common' : 'holdsName');
};

/** A new password, typed twice, with its rule beside it; shown on demand, and Caps Lock is told. */
export const PasswordFields = <V extends NewPassword>({ fields }: { fields: UseFormReturnType<V> }) => {
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
        label={t('password')}
        description={caps ? t('capsLock') : t('rule', { min: passwordLength.min })}
        {...fields.getInputProps('password')}
      />
      <PasswordInput {...shared} label={t('again')} {...fields.getInputProps('password_confirmation')} />
    </>
  );
};
