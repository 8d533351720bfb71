import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { FieldProps } from './field-props.ts';
import classes from './Toggles.module.css';

/**
 * Several of a few choices, all of them in sight: days of the week, what a contact may do. Each is a box a finger hits;
 * for more than a dozen take a `MultiSelect`.
 * @param choices in the order they are shown; the value keeps that order
 */
export const Toggles = <V extends string>({
  label,
  description,
  value = [],
  onChange,
  error,
  withAsterisk,
  disabled,
  choices,
}: FieldProps<readonly V[]> & {
  readonly choices: readonly { readonly value: V; readonly label: ReactNode }[];
}) => {
  const id = useId();
  const toggle = (one: V, on: boolean) =>
    onChange(choices.map((choice) => choice.value).filter((other) => (other === one ? on : value.includes(other))));
  return (
    <fieldset
      className={classes.field}
      aria-describedby={error || description ? id : undefined}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
    >
      <Input.Label component="legend" labelElement="div" required={withAsterisk ?? false}>
        {label}
      </Input.Label>
      <div className={classes.boxes}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.box}>
            <input
              type="checkbox"
              checked={value.includes(choice.value)}
              onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error ? (
        <Input.Error id={id}>{error}</Input.Error>
      ) : description ? (
        <Input.Description id={id}>{description}</Input.Description>
      ) : null}
    </fieldset>
  );
};
