import { MultiSelect } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { Word, WordList } from '../lists.ts';
import { StudentsToGiveDocument } from '../studentsToGive.graphql.ts';
import { tagWords } from '../words.ts';

const none: string[] = [];

/** Gives a word to several students of the location; what they carry already stays. */
export const GivePanel = ({
  list,
  word,
  location,
  onClose,
}: {
  list: WordList;
  word: Word;
  location: string;
  onClose: () => void;
}) => {
  const t = useWords(tagWords);
  const [search, setSearch] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const { data } = useAsk(StudentsToGiveDocument, { location, search: search || null }, { keep: ['search'] });
  const form = useCallForm({
    call: list.give,
    name: `${list.name}:give:${word.id}`,
    fixed: { words: [word.id] },
    values: { students: none },
    needs: () => ['students'],
    onSaved: onClose,
  });
  const { field } = form;
  const { students } = form.values;
  const found = data?.students.data ?? [];
  const names = new Map([...known, ...found.map((one) => [one.id, one.full_name] as const)]);
  return (
    <FormPanel
      form={form}
      title={t('giveNamed', { name: word.name })}
      onClose={onClose}
      submit={students.length > 0 ? t('giveNow', { count: students.length }) : t('give')}
    >
      <MultiSelect
        searchable
        hidePickedOptions
        data={[...names].map(([value, label]) => ({ value, label }))}
        filter={({ options }) => (search ? options.filter((one) => isFound(one, found)) : options)}
        searchValue={search}
        onSearchChange={setSearch}
        {...field('students', t('giveWhom'), t('giveHelp'))}
        value={students}
        onChange={(next) => {
          setKnown(new Map([...names].filter(([id]) => next.includes(id))));
          form.set('students', next);
        }}
      />
    </FormPanel>
  );
};

const isFound = (option: object, found: readonly { readonly id: string }[]): boolean =>
  'value' in option && found.some(({ id }) => id === option.value);
