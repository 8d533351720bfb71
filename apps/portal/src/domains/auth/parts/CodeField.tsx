import { TextInput } from '@mantine/core';
import type { FieldOf } from '@nestling/kit/call-form.ts';
import classes from './CodeField.module.css';

/** A code from a message, as typed or pasted: mail programs add spaces and dashes that are not part of it. */
export const bareCode = (text: string): string => text.replace(/[\s-]/g, '');

/** The field for a code from a message; a pasted one may come with spaces. */
export const CodeField = ({ numeric = false, ...field }: FieldOf<string> & { numeric?: boolean }) => (
  <TextInput
    classNames={{ input: classes.code ?? '' }}
    inputMode={numeric ? 'numeric' : 'text'}
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    size="lg"
    {...field}
    withAsterisk={false}
    onChange={(event) => field.onChange(bareCode(event.currentTarget.value))}
  />
);
