import { Button, TextInput } from '@mantine/core';
import type { FieldProps } from './field/field-props.ts';
import classes from './ReasonField.module.css';

/** Why something is done: usual reasons to press, and a line for one's own. */
export const ReasonField = ({
  usual,
  value = '',
  onChange,
  ...rest
}: FieldProps<string> & { readonly usual: readonly string[]; readonly maxLength?: number }) => (
  <>
    <div className={classes.usual}>
      {usual.map((one) => (
        <Button key={one} variant={value === one ? 'light' : 'default'} onClick={() => onChange(one)}>
          {one}
        </Button>
      ))}
    </div>
    <TextInput {...rest} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
  </>
);
