import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import type { ComponentProps } from 'react';
import type { QuestionProps } from './question-props.ts';

/** Larger than what is asked for anywhere; what a question allows is said by the rules of the form. */
const LARGEST = 100_000_000_000;

/** A number; what is none stays in the field with its error, and the form is not sent on. */
export const NumberQuestion = ({
  value,
  onChange,
  common,
}: QuestionProps & { readonly common: Omit<ComponentProps<typeof NumberField>, 'value' | 'onChange'> }) => (
  <NumberField
    {...common}
    decimals={4}
    min={-LARGEST}
    max={LARGEST}
    value={typeof value === 'number' ? value : null}
    onChange={(number) => onChange(number ?? undefined)}
  />
);
