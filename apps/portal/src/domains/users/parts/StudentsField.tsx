import { MultiSelect } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import type { FieldOf } from '@nestling/kit/call-form.ts';
import { useState } from 'react';
import { StudentsToGiveDocument } from '../../tags/studentsToGive.graphql.ts';

/** Picks the students of a contact by typing their names; whoever is picked stays in the list whatever is typed next. */
export const StudentsField = ({
  location,
  known: given = [],
  onChange,
  ...field
}: FieldOf<string[]> & {
  location: string;
  /** Those picked to begin with. */
  known?: readonly { readonly id: string; readonly full_name: string }[] | undefined;
}) => {
  const [search, setSearch] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(
    new Map(given.map(({ id, full_name }) => [id, full_name])),
  );
  const { data } = useAsk(StudentsToGiveDocument, { location, search: search || null }, { keep: ['search'] });
  const names = new Map([...known, ...(data?.students.data ?? []).map((one) => [one.id, one.full_name] as const)]);
  return (
    <MultiSelect
      {...field}
      searchable
      hidePickedOptions
      openOnFocus={false}
      data={[...names].map(([id, label]) => ({ value: id, label }))}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(next) => {
        setKnown(new Map([...names].filter(([id]) => next.includes(id))));
        onChange(next);
      }}
    />
  );
};
