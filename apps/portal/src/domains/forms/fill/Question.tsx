import { type Block, inLanguage } from '@nestling/rules/forms/blocks.ts';
import { useSpeech } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import { AddressQuestion } from './AddressQuestion.tsx';
import { Choices } from './Choices.tsx';
import { LineField } from './fields/LineField.tsx';
import { TextField } from './fields/TextField.tsx';
import { Tick } from './fields/Tick.tsx';
import classes from './fill.module.css';
import { NumberQuestion } from './NumberQuestion.tsx';
import { Options } from './Options.tsx';
import { optionWords, type QuestionProps } from './question-props.ts';
import { SignatureQuestion } from './SignatureQuestion.tsx';

const kinds = { email: 'email', phone: 'tel', date: 'date', time: 'time' } as const;
const completes = { email: 'email', phone: 'tel' } as const;

/** One question of a form, as its block says; what only shows something is drawn by `Shown`. */
export const Question = (props: QuestionProps) => {
  const { block, required, value, onChange, onLeave, error } = props;
  const { language } = useSpeech();
  const { label, help } = inLanguage(block, language);
  const common = { id: `q-${block.id}`, label, help: help || undefined, required, error, onBlur: onLeave };
  const text = typeof value === 'string' ? value : '';
  const type = (next: string) => onChange(next === '' ? undefined : next);
  switch (block.type) {
    case 'textarea':
      return <TextField {...common} value={text} onChange={(event) => type(event.currentTarget.value)} />;
    case 'email':
    case 'phone':
      return (
        <LineField
          {...common}
          type={kinds[block.type]}
          autoComplete={completes[block.type]}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
      );
    case 'date':
    case 'time':
      return (
        <LineField
          {...common}
          type={kinds[block.type]}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
      );
    case 'number':
      return <NumberQuestion {...common} value={value} onChange={onChange} />;
    case 'select':
    case 'rating':
      return <Choices {...props} />;
    case 'checkbox': {
      const chosen: readonly string[] = Array.isArray(value) ? value : [];
      const turn = (option: string, on: boolean) => {
        const next = on ? [...chosen, option] : chosen.filter((one) => one !== option);
        onChange(next.length > 0 ? next : undefined);
      };
      return (
        <Options label={label} help={help} required={required} error={error}>
          {(block.options ?? []).map((option, at) => (
            <Tick
              key={option.id}
              id={at === 0 ? common.id : `${common.id}-${option.id}`}
              label={optionWords(option, language)}
              checked={chosen.includes(option.id)}
              onChange={(on) => turn(option.id, on)}
            />
          ))}
        </Options>
      );
    }
    case 'address':
      return <AddressQuestion {...props} />;
    case 'signature':
    case 'initials':
      return <SignatureQuestion {...props} />;
    default:
      return <LineField {...common} value={text} onChange={(event) => type(event.currentTarget.value)} />;
  }
};

/** A block that shows something: a heading, or a paragraph whose empty lines part it. */
export const Shown = ({ block }: { block: Block }): ReactNode => {
  const { language } = useSpeech();
  const { label, help } = inLanguage(block, language);
  if (block.type === 'heading')
    return (
      <div>
        <h3 className={classes.heading}>{label}</h3>
        {help ? <p className={classes.help}>{help}</p> : null}
      </div>
    );
  return <p className={classes.paragraph}>{label}</p>;
};
