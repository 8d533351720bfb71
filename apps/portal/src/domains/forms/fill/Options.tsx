import { type ReactNode, useId } from 'react';
import { Asterisk, type Said } from './fields/Field.tsx';
import classes from './fill.module.css';

/** Several inputs that answer one question: its name above them, its help, and what is wrong below. */
export const Options = ({
  label,
  help,
  required,
  error,
  onLeave,
  children,
}: Said & { readonly onLeave?: () => void; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <fieldset
      className={classes.choices}
      aria-invalid={error ? true : undefined}
      aria-describedby={[help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      onBlur={onLeave}
    >
      <legend className={classes.legend}>
        {label}
        {required ? <Asterisk /> : null}
      </legend>
      {help ? (
        <p id={`${id}-help`} className={classes.help}>
          {help}
        </p>
      ) : null}
      {children}
      {error ? (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
};
