import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { type Block, inLanguage } from '@nestling/rules/forms/blocks.ts';
import { useSpeech } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import { AddressQuestion } from './AddressQuestion.tsx';
import { Choices } from './Choices.tsx';
import classes from './fill.module.css';
import { NumberQuestion } from './NumberQuestion.tsx';
import { optionWords, type QuestionProps } from './question-props.ts';
import { SignatureQuestion } from './SignatureQuestion.tsx';

const kinds = { email: 'email', phone: 'tel', date: 'date', time: 'time' } as const;
const completes = { email: 'email', phone: 'tel' } as const;

/** One question of a form, as its block says; what only shows something is drawn by `Shown`. */
export const Question = (props: QuestionProps) => {
  const { block, required, value, onChange, onLeave, error } = props;
  const { language } = useSpeech();
  const { label, help } = inLanguage(block, language);
  const common = {
    id: `q-${block.id}`,
    label,
    description: help || undefined,
    withAsterisk: required,
    error,
    onBlur: onLeave,
    'aria-required': required,
  };
  const text = typeof value === 'string' ? value : '';
  const type = (next: string) => onChange(next === '' ? undefined : next);
  switch (block.type) {
    case 'textarea':
      return (
        <Textarea
          {...common}
          autosize
          minRows={3}
          maxRows={14}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
      );
    case 'email':
    case 'phone':
      return (
        <TextInput
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
        <TextInput
          {...common}
          type={kinds[block.type]}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
      );
    case 'number':
      return <NumberQuestion {...props} common={common} />;
    case 'select':
    case 'rating':
      return <Choices {...props} />;
    case 'checkbox':
      return (
        <Checkbox.Group
          label={label}
          description={help || undefined}
          withAsterisk={required}
          error={error}
          value={Array.isArray(value) ? [...value] : []}
          onChange={(next) => onChange(next.length > 0 ? next : undefined)}
        >
          {(block.options ?? []).map((option, at) => (
            <Checkbox
              key={option.id}
              id={at === 0 ? common.id : `${common.id}-${option.id}`}
              className={classes.option}
              value={option.id}
              label={optionWords(option, language)}
            />
          ))}
        </Checkbox.Group>
      );
    case 'address':
      return <AddressQuestion {...props} />;
    case 'signature':
    case 'initials':
      return <SignatureQuestion {...props} />;
    default:
      return <TextInput {...common} value={text} onChange={(event) => type(event.currentTarget.value)} />;
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
