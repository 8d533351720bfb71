import { useNumber } from '@nestling/kit/field/use-number.ts';
import type { Said } from './fields/Field.tsx';
import { LineField } from './fields/LineField.tsx';
import type { QuestionProps } from './question-props.ts';

/** Larger than what is asked for anywhere; what a question allows is said by the rules of the form. */
const LARGEST = 100_000_000_000;
const range = { decimals: 4, min: -LARGEST, max: LARGEST } as const;

/** A number; what is none stays in the field with its error, and the form is not sent on. */
export const NumberQuestion = ({
  value,
  onChange,
  onBlur,
  error,
  ...said
}: Said & Pick<QuestionProps, 'value' | 'onChange'> & { readonly id: string; readonly onBlur: () => void }) => {
  const { input, problem, leave } = useNumber(
    { value: typeof value === 'number' ? value : null, onChange: (number) => onChange(number ?? undefined) },
    range,
  );
  return (
    <LineField
      {...said}
      {...input}
      error={error ?? problem}
      onBlur={() => {
        leave();
        onBlur();
      }}
    />
  );
};
