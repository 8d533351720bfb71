import { MultiSelect } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { LearningSkillsDocument } from '../learning.graphql.ts';

const SHOWN = 50;

/** Several skills of all frameworks, found by their words or codes; those that were chosen keep their names. */
const SkillPicker = ({
  label,
  value,
  known = [],
  error,
  onChange,
}: {
  label: ReactNode;
  value: readonly string[];
  /** Names of those that are chosen at first. */
  known?: readonly { readonly id: string; readonly name: string }[];
  error?: ReactNode;
  onChange: (value: string[]) => void;
}) => {
  const [search, setSearch] = useState('');
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map(known.map(({ id, name }) => [id, name])));
  const { data } = useAsk(LearningSkillsDocument, { search: search || null, first: SHOWN }, { keep: ['search'] });
  const found = (data?.learningSkills.data ?? []).map(({ id, name, code }) => ({
    value: id,
    label: code ? `${code} ${name}` : name,
  }));
  const kept = value
    .filter((id) => !found.some((one) => one.value === id))
    .map((id) => ({ value: id, label: names.get(id) ?? id }));
  return (
    <MultiSelect
      searchable
      label={label}
      error={error}
      data={[...found, ...kept]}
      value={[...value]}
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      onChange={(next) => {
        setNames(new Map([...names, ...found.map(({ value: id, label: name }): [string, string] => [id, name])]));
        onChange(next);
      }}
    />
  );
};

export default SkillPicker;
