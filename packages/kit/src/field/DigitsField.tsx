import { TextInput } from '@mantine/core';
import type { Ref } from 'react';
import type { FieldProps, Sized } from './field-props.ts';

/**
 * A PIN or a code of digits: a text, for "0042" is not 42. Spaces and dashes that came with a pasted one are left out.
 * @param maxLength digits that are taken; more are left out
 * @param once true for a code from a message or an app, which the device may offer
 */
export const DigitsField = ({
  value = '',
  onChange,
  maxLength = 30,
  once = false,
  inputClass,
  ...rest
}: FieldProps<string> &
  Sized & {
    readonly maxLength?: number;
    readonly once?: boolean;
    readonly ref?: Ref<HTMLInputElement>;
    readonly inputClass?: string | undefined;
    readonly 'data-autofocus'?: boolean;
  }) => (
  <TextInput
    {...rest}
    {...(inputClass ? { classNames: { input: inputClass } } : {})}
    value={value}
    inputMode="numeric"
    autoComplete={once ? 'one-time-code' : 'off'}
    spellCheck={false}
    onChange={(event) => onChange(event.currentTarget.value.replace(/[\s-]/g, '').slice(0, maxLength))}
  />
);
