import type { FocusEventHandler, ReactNode } from 'react';

/** What every field takes: `{...form.fields.getInputProps('name')}` gives value, change, leaving and error. */
export type FieldProps<V> = {
  readonly label: ReactNode;
  /** Left out it is the empty one: forms give it always. */
  readonly value?: V;
  readonly onChange: (value: V) => void;
  readonly onBlur?: FocusEventHandler<HTMLElement> | undefined;
  readonly error?: ReactNode;
  /** Help under the field. */
  readonly description?: ReactNode;
  readonly placeholder?: string;
  readonly withAsterisk?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly className?: string | undefined;
  readonly name?: string;
};
