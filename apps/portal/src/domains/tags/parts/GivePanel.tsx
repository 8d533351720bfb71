import { Button, MultiSelect } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
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
  const give = useAction(list.give, { ownErrors: true });
  const [search, setSearch] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const { data } = useAsk(StudentsToGiveDocument, { location, search: search || null }, { keep: ['search'] });
  const form = useRecordForm({
    name: `${list.name}:give:${word.id}`,
    initial: { students: none },
    validate: { students: (value) => (value.length > 0 ? null : t('needStudents')) },
    save: ({ students }) => give.run({ words: [word.id], students }),
    onSaved: onClose,
  });
  const { fields } = form;
  const { students } = fields.getValues();
  const found = data?.students.data ?? [];
  const names = new Map([...known, ...found.map((one) => [one.id, one.full_name] as const)]);
  return (
    <SidePanel title={t('giveNamed', { name: word.name })} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ students: t('giveWhom') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {students.length > 0 ? t('giveNow', { count: students.length }) : t('give')}
          </Button>
        }
      >
        <MultiSelect
          label={t('giveWhom')}
          description={t('giveHelp')}
          searchable
          hidePickedOptions
          data={[...names].map(([value, label]) => ({ value, label }))}
          // The server has searched, also by what the label does not show.
          filter={({ options }) => (search ? options.filter((one) => isFound(one, found)) : options)}
          searchValue={search}
          onSearchChange={setSearch}
          {...fields.getInputProps('students')}
          value={students}
          onChange={(next) => {
            setKnown(new Map([...names].filter(([id]) => next.includes(id))));
            fields.setFieldValue('students', next);
          }}
        />
      </FormBody>
    </SidePanel>
  );
};

const isFound = (option: object, found: readonly { readonly id: string }[]): boolean =>
  'value' in option && found.some(({ id }) => id === option.value);
