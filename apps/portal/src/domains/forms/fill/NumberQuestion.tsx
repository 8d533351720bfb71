import { TextInput } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import type { QuestionProps } from './question-props.ts';

const read = (text: string): number | null => {
  const trimmed = text.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : null;
};

/** A number; what is none stays in the field as text, which the rules then refuse. */
export const NumberQuestion = ({
  value,
  onChange,
  common,
}: QuestionProps & { readonly common: ComponentProps<typeof TextInput> }) => {
  const [typed, setTyped] = useState(() => (value === undefined ? '' : String(value)));
  return (
    <TextInput
      {...common}
      inputMode="decimal"
      value={typed}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(text.trim() === '' ? undefined : (read(text) ?? text));
      }}
    />
  );
};
