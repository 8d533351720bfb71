import { TextInput } from '@mantine/core';
import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import { readDecimal } from './decimal.ts';
import type { FieldProps } from './field-props.ts';
import { useTyped } from './typed.ts';
import { fieldWords } from './words.ts';

const figures = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/**
 * An amount in whole US cents; `null` when empty, which is not the same as 0. "12.5", "12,50", "$1,250" and "1.250,00"
 * are read; left, the field says "1,250.00". `min` and `max` are cents too; the largest `max` is what a call can carry.
 */
export const MoneyField = ({
  value = null,
  onChange,
  onBlur,
  error,
  min = 0,
  max = 2_147_483_647,
  ...rest
}: FieldProps<number | null> & { readonly min?: number; readonly max?: number }) => {
  const t = useWords(fieldWords);
  const problemOf = (cents: number | null): string | null => {
    if (cents === null) return null;
    if (Number.isNaN(cents)) return t('notMoney');
    if (cents < min) return t('atLeast', { min: money(min) });
    return cents > max ? t('atMost', { max: money(max) }) : null;
  };
  const typed = useTyped({
    value,
    onChange,
    read: (text) => {
      const cents = readDecimal(text, 2);
      return { value: Number.isNaN(cents) ? null : cents, problem: problemOf(cents) };
    },
    write: (cents: number | null) => (cents === null ? '' : figures.format(cents / 100)),
  });
  return (
    <TextInput
      {...rest}
      ref={typed.ref}
      inputMode="decimal"
      autoComplete="off"
      leftSection="$"
      leftSectionPointerEvents="none"
      value={typed.text}
      error={error ?? typed.problem}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onInvalid={typed.show}
      onBlur={(event) => {
        typed.leave();
        onBlur?.(event);
      }}
    />
  );
};
