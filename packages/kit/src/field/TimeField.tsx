import { TextInput } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { useRef, useState } from 'react';
import type { FieldProps, Sized } from './field-props.ts';
import { fieldWords } from './words.ts';

/**
 * A time of day: 'HH:mm', '' when empty; the browser's own field, in its reader's order. Half a time keeps the form from
 * being sent, and says so once the field is left.
 * @param step minutes between the times its arrows lead to
 */
export const TimeField = ({
  value = '',
  onChange,
  onBlur,
  error,
  step,
  ...rest
}: FieldProps<string> & Sized & { readonly step?: number }) => {
  const t = useWords(fieldWords);
  const ref = useRef<HTMLInputElement>(null);
  const [half, setHalf] = useState(false);
  // The browser tells no change while a part is missing; it is asked when the field is left.
  const look = () => setHalf(ref.current?.validity.badInput ?? false);
  return (
    <TextInput
      {...rest}
      ref={ref}
      type="time"
      step={step === undefined ? undefined : step * 60}
      value={value}
      error={error ?? (half ? t('notTime') : null)}
      onChange={(event) => {
        setHalf(false);
        // Some browsers add the seconds of a time they were given with them.
        onChange(event.currentTarget.value.slice(0, 5));
      }}
      onInvalid={look}
      onBlur={(event) => {
        look();
        onBlur?.(event);
      }}
    />
  );
};
