import { TextInput } from '@mantine/core';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { KeyboardEvent } from 'react';
import { readDecimal } from './decimal.ts';
import type { FieldProps, Sized } from './field-props.ts';
import { useTyped } from './typed.ts';
import { fieldWords } from './words.ts';

/**
 * A number: whole, or with up to `decimals` digits behind the point; `null` when empty. Arrow keys change it by `step`.
 * What is no number, or lies outside of `min` and `max`, stays in the field with its error, and `FormBody` sends no form.
 * @param unit stands behind the number, such as "min" or "%"
 */
export const NumberField = ({
  value = null,
  onChange,
  onBlur,
  error,
  decimals = 0,
  min = 0,
  max = 2_147_483_647,
  step = 1,
  unit,
  ...rest
}: FieldProps<number | null> &
  Sized & {
    readonly decimals?: number;
    readonly min?: number;
    readonly max?: number;
    readonly step?: number;
    readonly unit?: string;
  }) => {
  const t = useWords(fieldWords);
  const { language } = useSpeech();
  const scale = 10 ** decimals;
  const write = (number: number | null): string =>
    number === null ? '' : number.toLocaleString('en-US', { maximumFractionDigits: decimals });
  const problemOf = (number: number | null): string | null => {
    if (number === null) return null;
    if (Number.isNaN(number)) return t(decimals > 0 ? 'notDecimal' : 'notNumber');
    if (number < min) return t('atLeast', { min: min.toLocaleString(language) });
    return number > max ? t('atMost', { max: max.toLocaleString(language) }) : null;
  };
  const read = (text: string) => {
    const scaled = readDecimal(text, decimals);
    const number = scaled === null ? null : scaled / scale;
    return { value: Number.isNaN(number) ? null : number, problem: problemOf(number) };
  };
  const typed = useTyped({ value, onChange, read, write });
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined || rest.readOnly) return;
    event.preventDefault();
    const next = Math.round(((read(typed.text).value ?? 0) + by) * scale) / scale;
    typed.type(write(Math.min(max, Math.max(min, next))));
  };
  return (
    <TextInput
      {...rest}
      ref={typed.ref}
      inputMode={decimals > 0 ? 'decimal' : min < 0 ? 'text' : 'numeric'}
      autoComplete="off"
      rightSection={unit}
      rightSectionWidth={unit ? 24 + unit.length * 8 : undefined}
      rightSectionPointerEvents="none"
      value={typed.text}
      error={error ?? typed.problem}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onKeyDown={press}
      onInvalid={typed.show}
      onBlur={(event) => {
        typed.leave();
        onBlur?.(event);
      }}
    />
  );
};
