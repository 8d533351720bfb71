import { TextInput } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { ColourField } from '@nestling/kit/field/ColourField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { Word, WordList } from '../lists.ts';
import { tagWords } from '../words.ts';
import { tagColours } from './colours.ts';

/** Adds a word to a list, or changes one for everybody who carries it. */
export const WordPanel = ({ list, word, onClose }: { list: WordList; word: Word | null; onClose: () => void }) => {
  const t = useWords(tagWords);
  const coloured = list.name === 'tags';
  const form = useCallForm({
    add: list.add,
    change: list.change,
    record: word,
    values: { name: word?.name, color_code: word?.color_code },
    args: ({ name, color_code }) => ({ name, ...(coloured ? { color_code } : {}) }),
    onSaved: onClose,
  });
  const { field } = form;
  const named = form.values.name.trim();
  return (
    <FormPanel
      form={form}
      title={word ? t('edit', { name: word.name }) : t(`add_${list.name}`)}
      onClose={onClose}
      submit={word ? t('save') : named ? t('addNamed', { name: named }) : t(`add_${list.name}`)}
    >
      <TextInput autoComplete="off" {...field('name', t('name'))} />
      {coloured ? <ColourField suggested={tagColours} {...field('color_code', t('colour'))} /> : null}
    </FormPanel>
  );
};
