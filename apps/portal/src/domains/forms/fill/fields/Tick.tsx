import type { ReactNode } from 'react';
import classes from './fields.module.css';

/** A box to tick, with its words beside it. */
export const Tick = ({
  id,
  label,
  checked,
  onChange,
  error,
}: {
  readonly id: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
}) => (
  <div>
    <label className={classes.tick} data-error={error !== undefined}>
      <input
        type="checkbox"
        id={id}
        checked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
    {error ? (
      <p id={`${id}-error`} className={classes.error}>
        {error}
      </p>
    ) : null}
  </div>
);
