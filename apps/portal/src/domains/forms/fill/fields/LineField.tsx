import { type ComponentProps, useId } from 'react';
import { about, Field, type Said } from './Field.tsx';
import classes from './fields.module.css';

/** A line of text, or what the browser has for a day, a time, an address of mail. */
export const LineField = ({
  id,
  label,
  help,
  required,
  error,
  className,
  inputClass = '',
  ...input
}: Said & Omit<ComponentProps<'input'>, 'required'> & { readonly inputClass?: string | undefined }) => {
  const made = useId();
  const said = { label, help, required, error };
  const own = id ?? made;
  return (
    <Field id={own} {...said} className={className}>
      <input type="text" {...input} id={own} className={`${classes.input} ${inputClass}`} {...about(own, said)} />
    </Field>
  );
};
