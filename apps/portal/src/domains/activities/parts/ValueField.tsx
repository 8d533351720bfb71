import { Textarea, TextInput } from '@mantine/core';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import type { ValueForm } from '@nestling/rules/activity-kinds.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { Suspense } from 'react';
import { useKindWords } from '../use-kind-words.ts';
import classes from './EntryForm.module.css';
import { MeasureField } from './MeasureField.tsx';

const SkillPicker = lazy(() => import('../../learning/parts/SkillPicker.tsx'));

/** Something the kind holds: words to press, or a line to type. */
export const ValueField = ({
  name,
  form,
  value,
  medications,
  problem,
  onChange,
}: {
  name: string;
  form: ValueForm;
  value: unknown;
  medications: readonly { id: string; name: string }[];
  problem: string | undefined;
  onChange: (value: unknown) => void;
}) => {
  const { fieldName, valueName } = useKindWords();
  const label = fieldName(name);
  const text = typeof value === 'string' ? value : '';
  const press = (choices: readonly { id: string; name: string }[], pressed: readonly string[], many: boolean) => (
    <fieldset className={classes.choices}>
      <legend className={classes.label}>{label}</legend>
      {choices.map((choice) => {
        const on = pressed.includes(choice.id);
        const next = on ? pressed.filter((one) => one !== choice.id) : [...pressed, choice.id];
        return (
          <button
            key={choice.id}
            type="button"
            className={classes.choice}
            aria-pressed={on}
            onClick={() => onChange(many ? next : on ? '' : choice.id)}
          >
            {choice.name}
          </button>
        );
      })}
      {problem ? <p className={classes.problem}>{problem}</p> : null}
    </fieldset>
  );
  const named = (words: readonly string[]) => words.map((word) => ({ id: word, name: valueName(word) }));
  switch (form.form) {
    case 'word':
      return press(named(form.of), [text], false);
    case 'words':
      return press(named(form.of), Array.isArray(value) ? value.map(String) : [], true);
    case 'medication':
      return medications.length > 0 ? press(medications, [text], false) : null;
    case 'skills':
      return (
        <Suspense>
          <SkillPicker
            label={label}
            value={Array.isArray(value) ? value.map(String) : []}
            error={problem}
            onChange={onChange}
          />
        </Suspense>
      );
    case 'clock':
      return <TimeField size="md" label={label} value={text} error={problem} onChange={onChange} />;
    case 'measure':
      return (
        <MeasureField
          label={label}
          units={form.units}
          most={form.most}
          value={text}
          problem={problem}
          onChange={onChange}
        />
      );
    case 'text':
      return form.most > 200 ? (
        <Textarea
          size="md"
          autosize
          minRows={2}
          label={label}
          value={text}
          maxLength={form.most}
          error={problem}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          size="md"
          label={label}
          value={text}
          maxLength={form.most}
          error={problem}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
};
