import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { RichText } from '@nestling/kit/rich/RichText.tsx';
import { type ComponentType, useState } from 'react';
import type { BlockFieldProps } from './block-set.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** What was emptied is not there, where it need not be. */
const orNone = (value: string, { field }: BlockFieldProps): string | undefined =>
  value === '' && field.optional ? undefined : value;
const shared = ({ id, label, description, error, field }: BlockFieldProps) => ({
  id,
  label,
  description,
  error,
  ...(field.most === undefined ? {} : { maxLength: field.most }),
});

const Line = (props: BlockFieldProps) => (
  <TextInput
    {...shared(props)}
    value={textOf(props.value)}
    onChange={(event) => props.onChange(orNone(event.currentTarget.value, props), 'typed')}
  />
);

const Link = (props: BlockFieldProps) => (
  <TextInput
    {...shared(props)}
    inputMode="url"
    placeholder="https://"
    value={textOf(props.value)}
    onChange={(event) => props.onChange(orNone(event.currentTarget.value, props), 'typed')}
  />
);

const Area = (props: BlockFieldProps) => (
  <Textarea
    {...shared(props)}
    withAsterisk={!props.field.optional}
    autosize
    minRows={1}
    maxRows={12}
    value={textOf(props.value)}
    onChange={(event) => props.onChange(orNone(event.currentTarget.value, props), 'typed')}
  />
);

const Html = ({ label, description, error, value, onChange }: BlockFieldProps) => (
  <RichText
    label={label}
    description={description}
    error={error}
    value={textOf(value)}
    onChange={(html) => onChange(html, 'typed')}
  />
);

/** Those that are offered, and what stands there by now. */
const choicesOf = (offered: readonly (string | number)[] = [], now: unknown): readonly (string | number)[] =>
  (typeof now === 'string' || typeof now === 'number') && !offered.includes(now) ? [...offered, now] : offered;

const Choice = ({ id, label, description, error, field, value, onChange, choiceName }: BlockFieldProps) => (
  <NativeSelect
    id={id}
    label={label}
    description={description}
    error={error}
    value={String(value)}
    data={choicesOf(field.choices, value).map((one) => ({ value: String(one), label: choiceName(one) }))}
    onChange={(event) => {
      const text = event.currentTarget.value;
      onChange(
        choicesOf(field.choices, value).find((one) => String(one) === text),
        'chosen',
      );
    }}
  />
);

const Numeral = ({ id, label, description, error, field, value, onChange }: BlockFieldProps) => {
  const { least, most, optional } = field;
  const kept = typeof value === 'number' ? value : null;
  // On the way to another number stand none and wrong ones: they are shown, and the block keeps what it had.
  const [typed, setTyped] = useState({ over: kept, number: kept });
  const change = (number: number | null) => {
    const right = number === null ? optional : number >= (least ?? number) && number <= (most ?? number);
    setTyped({ over: right ? number : kept, number });
    if (right) onChange(number ?? undefined, 'typed');
  };
  return (
    <NumberField
      id={id}
      label={label}
      description={description}
      error={error}
      {...(least === undefined ? {} : { min: least })}
      {...(most === undefined ? {} : { max: most })}
      value={typed.over === kept ? typed.number : kept}
      onChange={change}
    />
  );
};

const Whole = (props: BlockFieldProps) => (props.field.choices ? <Choice {...props} /> : <Numeral {...props} />);

const Flag = ({ id, label, description, error, field, value, onChange }: BlockFieldProps) => (
  <Checkbox
    id={id}
    label={label}
    description={description}
    error={error}
    checked={value === true}
    onChange={(event) => onChange(event.currentTarget.checked || (field.optional ? undefined : false), 'chosen')}
  />
);

/** The parts the editor has for fields, by their `as`; a field of another kind is drawn by a part of its set, or not. */
export const builtIn: Readonly<Record<string, ComponentType<BlockFieldProps>>> = {
  line: Line,
  link: Link,
  area: Area,
  html: Html,
  choice: Choice,
  number: Whole,
  flag: Flag,
};
