import type { ReactNode } from 'react';
import classes from './fields.module.css';

/** What a field of a form says: its name, help, whether it must be answered, and what is wrong. */
export type Said = {
  readonly label: string;
  readonly help?: string | undefined;
  readonly required?: boolean | undefined;
  readonly error?: ReactNode;
};

/** The attributes that tell a screen reader what stands around an input. */
export const about = (id: string, { help, required, error }: Said) => ({
  'aria-required': required,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});

/** The sign of what must be answered. */
export const Asterisk = () => (
  <span className={classes.asterisk} aria-hidden="true">
    {' '}
    *
  </span>
);

/** A label above an input, its help and what is wrong below it. */
export const Field = ({
  id,
  label,
  help,
  required,
  error,
  className = '',
  children,
}: Said & { readonly id: string; readonly className?: string | undefined; readonly children: ReactNode }) => (
  <div className={`${classes.field} ${className}`}>
    <label className={classes.label} htmlFor={id}>
      {label}
      {required ? <Asterisk /> : null}
    </label>
    {children}
    {help ? (
      <p id={`${id}-help`} className={classes.help}>
        {help}
      </p>
    ) : null}
    {error ? (
      <p id={`${id}-error`} className={classes.error}>
        {error}
      </p>
    ) : null}
  </div>
);
