import { TextInput } from '@mantine/core';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldProps, Sized } from './field-props.ts';
import { fieldWords } from './words.ts';

/**
 * A day of the calendar: 'YYYY-MM-DD', '' when empty; the browser's own field, in its reader's order.
 * @param min earliest day, `max` latest day, both included; half a date or one outside keeps the form from being sent
 */
export const DateField = ({
  value = '',
  onChange,
  onBlur,
  error,
  min = '1900-01-01',
  max = '2199-12-31',
  ...rest
}: FieldProps<string> & Sized & { readonly min?: string | undefined; readonly max?: string | undefined }) => {
  const t = useWords(fieldWords);
  const { language } = useSpeech();
  const ref = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [half, setHalf] = useState(false);
  const outside =
    value === ''
      ? null
      : value < min
        ? t('notBefore', { day: dateWords(min, language) })
        : value > max
          ? t('notAfter', { day: dateWords(max, language) })
          : null;
  const problem = half ? t('notDate') : outside;
  useLayoutEffect(() => ref.current?.setCustomValidity(outside ?? ''), [outside]);
  // The browser tells no change while a part is missing; it is asked when the field is left.
  const look = () => {
    setHalf(ref.current?.validity.badInput ?? false);
    setShown(true);
  };
  return (
    <TextInput
      {...rest}
      ref={ref}
      type="date"
      min={min}
      max={max}
      value={value}
      error={error ?? (shown ? problem : null)}
      onChange={(event) => {
        setHalf(false);
        onChange(event.currentTarget.value);
      }}
      onInvalid={look}
      onBlur={(event) => {
        look();
        onBlur?.(event);
      }}
    />
  );
};
