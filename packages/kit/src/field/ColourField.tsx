import { Input } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { useId } from 'react';
import classes from './ColourField.module.css';
import type { FieldProps } from './field-props.ts';
import { fieldWords } from './words.ts';

/**
 * A colour, '#rrggbb', '' for none: one of a few, or any other.
 * @param suggested the few, such as those nothing else has; eight at most are shown
 */
export const ColourField = ({
  label,
  description,
  value = '',
  onChange,
  error,
  withAsterisk,
  suggested,
}: FieldProps<string> & { readonly suggested: readonly string[] }) => {
  const t = useWords(fieldWords);
  const id = useId();
  const shown = [...new Set([...(value ? [value] : []), ...suggested])].slice(0, 8);
  return (
    <fieldset className={classes.field} aria-describedby={error || description ? id : undefined}>
      <Input.Label component="legend" labelElement="div" required={withAsterisk ?? false}>
        {label}
      </Input.Label>
      <div className={classes.swatches}>
        {shown.map((colour) => (
          <button
            key={colour}
            type="button"
            className={classes.swatch}
            style={{ background: colour }}
            aria-label={colour}
            aria-pressed={colour === value}
            onClick={() => onChange(colour)}
          />
        ))}
        <input
          type="color"
          className={classes.own}
          aria-label={t('ownColour')}
          title={t('ownColour')}
          value={value || '#857d8a'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {error ? (
        <Input.Error id={id}>{error}</Input.Error>
      ) : description ? (
        <Input.Description id={id}>{description}</Input.Description>
      ) : null}
    </fieldset>
  );
};
