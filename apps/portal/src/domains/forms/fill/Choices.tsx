import { inLanguage } from '@nestling/rules/forms/blocks.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useId } from 'react';
import classes from './fill.module.css';
import { Options } from './Options.tsx';
import { optionWords, type QuestionProps } from './question-props.ts';
import { fillWords } from './words.ts';

const stars = [1, 2, 3, 4, 5];

/** One of several options, or one to five stars: the browser's own radio buttons, with arrow keys. */
export const Choices = ({ block, required, value, onChange, onLeave, error }: QuestionProps) => {
  const t = useWords(fillWords);
  const { language } = useSpeech();
  const name = useId();
  const { label, help } = inLanguage(block, language);
  const rating = block.type === 'rating';
  const options = rating
    ? stars.map((count) => ({ id: String(count), words: t('star', { count }) }))
    : (block.options ?? []).map((option) => ({ id: option.id, words: optionWords(option, language) }));
  const chosen = value === undefined ? '' : String(value);
  return (
    <Options label={label} help={help} required={required} error={error} onLeave={onLeave}>
      <div className={classes.options} data-rating={rating}>
        {options.map(({ id, words }, at) => (
          <label key={id} className={classes.choice} data-chosen={chosen === id}>
            <input
              type="radio"
              id={at === 0 ? `q-${block.id}` : undefined}
              name={name}
              value={id}
              required={required}
              checked={chosen === id}
              onChange={() => onChange(rating ? Number(id) : id)}
            />
            {words}
          </label>
        ))}
        {!required && chosen !== '' ? (
          <button type="button" className={classes.link} onClick={() => onChange(undefined)}>
            {t('clear')}
          </button>
        ) : null}
      </div>
    </Options>
  );
};
