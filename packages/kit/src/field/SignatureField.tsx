import { Button, Input } from '@mantine/core';
import { SignaturePad } from '@nestling/ui/pen/SignaturePad.tsx';
import { noStrokes, type PenStrokes } from '@nestling/ui/pen/Strokes.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useId } from 'react';
import type { FieldProps } from './field-props.ts';
import classes from './SignatureField.module.css';
import { fieldWords } from './words.ts';

/**
 * A signature drawn with a finger, a pen or the mouse; none is an empty list. It stands beside a name that is typed and counts
 * by itself, for whoever cannot draw.
 */
export const SignatureField = ({
  label,
  description,
  value = noStrokes,
  onChange,
  error,
  withAsterisk,
  disabled,
}: FieldProps<PenStrokes>) => {
  const t = useWords(fieldWords);
  const id = useId();
  const drawn = value.length > 0;
  return (
    <fieldset
      className={classes.field}
      aria-describedby={error || description ? id : undefined}
      disabled={disabled ?? false}
    >
      <Input.Label component="legend" labelElement="div" required={withAsterisk ?? false}>
        {label}
      </Input.Label>
      <SignaturePad
        strokes={value}
        onChange={disabled ? () => {} : onChange}
        label={t(drawn ? 'drawnSignature' : 'noSignature')}
      />
      {drawn && !disabled ? (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(noStrokes)}>
          {t('clearSignature')}
        </Button>
      ) : null}
      {error ? (
        <Input.Error id={id}>{error}</Input.Error>
      ) : description ? (
        <Input.Description id={id}>{description}</Input.Description>
      ) : null}
    </fieldset>
  );
};
