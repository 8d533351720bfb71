import { Select } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useQuery } from 'urql';
import { href } from '../../../addresses.ts';
import { PeopleToLookAtDocument } from '../choose.graphql.ts';
import { permissionWords } from '../words.ts';
import classes from './reach.module.css';

/** Finds a contact or a member of the team, and opens what it sees. */
export const ChoosePerson = ({ chosen }: { chosen: { readonly id: string; readonly name: string } | null }) => {
  const t = useWords(permissionWords);
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const asked = search === chosen?.name ? '' : search;
  const [{ data }] = useQuery({ query: PeopleToLookAtDocument, variables: { search: asked || null } });
  const found = new Map(
    [...(data?.users.data ?? []), ...(data?.getTeamList.data ?? [])].map(({ id, full_name }) => [id, full_name]),
  );
  if (chosen) found.set(chosen.id, chosen.name);
  return (
    <Select
      className={classes.whose}
      label={t('whose')}
      description={t('whoseHelp')}
      searchable
      allowDeselect={false}
      data={[...found].map(([value, label]) => ({ value, label }))}
      // The server has searched, also by what the label does not show.
      filter={({ options }) => options}
      searchValue={search}
      onSearchChange={setSearch}
      value={chosen?.id ?? null}
      onChange={(userId) => {
        if (userId) void navigate({ href: href('permissions.person', { userId }) });
      }}
    />
  );
};
