import { DigitsField } from '@nestling/kit/field/DigitsField.tsx';
import type { FieldProps } from '@nestling/kit/field/field-props.ts';
import { useEffect, useRef } from 'react';
import classes from './CodeField.module.css';

/** The six digits of an authenticator app; sent by themselves once they are there. */
export const AppCode = ({ onWhole, ...field }: FieldProps<string> & { onWhole: (code: string) => void }) => {
  const ref = useRef<HTMLInputElement>(null);
  const { error, onChange } = field;
  // The field is why the page is there; after a wrong code the next one is typed over it.
  useEffect(() => {
    ref.current?.focus();
    if (error) ref.current?.select();
  }, [error]);
  return (
    <DigitsField
      {...field}
      ref={ref}
      inputClass={classes.code}
      once
      maxLength={6}
      size="lg"
      onChange={(code) => {
        onChange(code);
        if (/^\d{6}$/.test(code)) onWhole(code);
      }}
    />
  );
};
