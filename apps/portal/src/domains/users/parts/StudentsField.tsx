import { MultiSelect } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { type ReactNode, useState } from 'react';
import { StudentsToGiveDocument } from '../../tags/studentsToGive.graphql.ts';
import { peopleWords } from '../words.ts';

/** Picks the students of a contact by typing their names; whoever is picked stays in the list whatever is typed next. */
export const StudentsField = ({
  location,
  value,
  known: given = [],
  error,
  onChange,
}: {
  location: string;
  value: string[];
  /** Those picked to begin with. */
  known?: readonly { readonly id: string; readonly full_name: string }[] | undefined;
  error?: ReactNode;
  onChange: (next: string[]) => void;
}) => {
  const t = useWords(peopleWords);
  const [search, setSearch] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(
    new Map(given.map(({ id, full_name }) => [id, full_name])),
  );
  const { data } = useAsk(StudentsToGiveDocument, { location, search: search || null }, { keep: ['search'] });
  const names = new Map([...known, ...(data?.students.data ?? []).map((one) => [one.id, one.full_name] as const)]);
  return (
    <MultiSelect
      label={t('students')}
      description={t('studentsHelp')}
      searchable
      hidePickedOptions
      openOnFocus={false}
      data={[...names].map(([id, label]) => ({ value: id, label }))}
      searchValue={search}
      onSearchChange={setSearch}
      error={error}
      value={value}
      onChange={(next) => {
        setKnown(new Map([...names].filter(([id]) => next.includes(id))));
        onChange(next);
      }}
    />
  );
};
