import { TextInput } from '@mantine/core';
import type { FieldProps, Sized } from './field-props.ts';
import { type NumberRange, useNumber } from './use-number.ts';

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
  decimals,
  min,
  max,
  step,
  unit,
  ...rest
}: FieldProps<number | null> & Sized & NumberRange & { readonly unit?: string }) => {
  const { input, problem, leave } = useNumber(
    { value, onChange, readOnly: rest.readOnly },
    { decimals, min, max, step },
  );
  return (
    <TextInput
      {...rest}
      {...input}
      rightSection={unit}
      rightSectionWidth={unit ? 24 + unit.length * 8 : undefined}
      rightSectionPointerEvents="none"
      error={error ?? problem}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
    />
  );
};
