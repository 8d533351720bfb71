import { type Address, inLanguage } from '@nestling/rules/forms/blocks.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { LineField } from './fields/LineField.tsx';
import classes from './fill.module.css';
import { Options } from './Options.tsx';
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
  const { label, help } = inLanguage(block, language);
  const address = typeof value === 'object' && 'line' in value ? value : none;
  const set = (key: keyof Address, text: string) => {
    const next = { ...address, [key]: text };
    onChange(Object.values(next).every((part) => part === '') ? undefined : next);
  };
  return (
    <Options label={label} help={help} required={required} error={error}>
      <div className={classes.address}>
        {parts.map(({ key, words, complete }) => (
          <LineField
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
    </Options>
  );
};
