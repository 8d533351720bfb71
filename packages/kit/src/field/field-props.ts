import type { FocusEventHandler, ReactNode } from 'react';

/** What every field takes: `{...form.fields.getInputProps('name')}` gives value, change, leaving and error. */
export type FieldProps<V> = {
  /** Left out where `aria-label` names the field, as in a row of several. */
  readonly label?: ReactNode;
  readonly 'aria-label'?: string;
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
  readonly id?: string;
  /** Where the help stands; above the input where left out. */
  readonly inputWrapperOrder?: ('label' | 'input' | 'description' | 'error')[];
};

/** How large a field of one line is. */
export type Sized = { readonly size?: 'xs' | 'md' | 'lg' };
