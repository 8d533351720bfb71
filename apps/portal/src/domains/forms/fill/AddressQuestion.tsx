import { TextInput } from '@mantine/core';
import { type Address, inLanguage } from '@nestling/rules/forms/blocks.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useId } from 'react';
import classes from './fill.module.css';
import type { QuestionProps } from './question-props.ts';
import { fillWords } from './words.ts';

const none: Address = { line: '', city: '', state: '', zip: '' };
const parts = [
  { key: 'line', words: 'street', complete: 'street-address' },
  { key: 'city', words: 'city', complete: 'address-level2' },
  { key: 'state', words: 'state', complete: 'address-level1' },
  { key: 'zip', words: 'zip', complete: 'postal-code' },
] as const;

/** An address in its four parts. */
export const AddressQuestion = ({ block, required, value, onChange, onLeave, error }: QuestionProps) => {
  const t = useWords(fillWords);
  const { language } = useSpeech();
  const id = useId();
  const { label, help } = inLanguage(block, language);
  const address = typeof value === 'object' && 'line' in value ? value : none;
  const set = (key: keyof Address, text: string) => {
    const next = { ...address, [key]: text };
    onChange(Object.values(next).every((part) => part === '') ? undefined : next);
  };
  return (
    <fieldset className={classes.choices} aria-describedby={id} aria-invalid={error !== undefined}>
      <legend className={classes.legend}>
        {label}
        {required ? (
          <span className={classes.asterisk} aria-hidden="true">
            {' '}
            *
          </span>
        ) : null}
      </legend>
      {help ? <p className={classes.help}>{help}</p> : null}
      <div className={classes.address}>
        {parts.map(({ key, words, complete }) => (
          <TextInput
            key={key}
            id={key === 'line' ? `q-${block.id}` : undefined}
            className={classes[key]}
            label={t(words)}
            autoComplete={complete}
            value={address[key]}
            onChange={(event) => set(key, event.currentTarget.value)}
            onBlur={key === 'zip' ? onLeave : undefined}
          />
        ))}
      </div>
      <p id={id} className={classes.error}>
        {error}
      </p>
    </fieldset>
  );
};
