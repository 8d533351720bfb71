import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

/** A text that narrows down what stands beneath it as one types. It is no field of a form: nothing of it is saved. */
export const FindField = ({
  label,
  placeholder,
  value,
  onChange,
  onEnter,
  'data-autofocus': first,
}: {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Takes what was found first. */
  readonly onEnter?: () => void;
  readonly 'data-autofocus'?: boolean;
}) => (
  <TextInput
    label={label}
    placeholder={placeholder}
    autoComplete="off"
    leftSection={<IconSearch size={18} />}
    leftSectionPointerEvents="none"
    data-autofocus={first}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    onKeyDown={(event) => {
      if (event.key === 'Enter') onEnter?.();
    }}
  />
);
