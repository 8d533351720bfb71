import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './CodeField.module.css';
import { bareCode } from './CodeField.tsx';

/** The six digits of an authenticator app; sent by themselves once they are there. */
export const AppCode = ({
  label,
  value,
  error,
  onChange,
  onWhole,
}: {
  label: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  onWhole: (code: string) => void;
}) => {
  const field = useRef<HTMLInputElement>(null);
  // The field is why the page is there; after a wrong code the next one is typed over it.
  useEffect(() => {
    field.current?.focus();
    if (error) field.current?.select();
  }, [error]);
  return (
    <TextInput
      ref={field}
      classNames={{ input: classes.code ?? '' }}
      label={label}
      value={value}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      size="lg"
      onChange={(event) => {
        const typed = event.currentTarget.value;
        onChange(typed);
        if (/^\d{6}$/.test(bareCode(typed))) onWhole(bareCode(typed));
      }}
    />
  );
};
